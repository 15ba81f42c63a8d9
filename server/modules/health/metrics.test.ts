import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createGate, endOfRun, startRun, until } from '../runs/testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from '../runs/testing/scripted-server.ts';
import { appError } from '../../errors/app-error.ts';
import { createMetrics, measureRequests } from './metrics.ts';

const serverWith = scriptedServers();

/** The value of a line of the Prometheus text. */
const valueOf = (text: string, line: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);

it('says how many runs wait and work, how long the first has waited, and how they ended', async () => {
  const gate = createGate();
  const worker = await serverWith(async (run) => {
    await gate.pass();
    await twoSteps(run);
  });
  const metrics = createMetrics(worker.deps);
  const idle = await metrics.metrics();
  expect(valueOf(idle, 'runs_active{state="waiting"}')).toBe('0');
  expect(valueOf(idle, 'run_oldest_waiting_seconds')).toBe('0');
  expect(idle).not.toContain('runs_ended_total{');

  const { token } = await worker.signUp();
  const { runId } = await startRun(worker, token);
  await until(async () => valueOf(await metrics.metrics(), 'runs_active{state="working"}') === '1');
  gate.open();
  await endOfRun(worker, token, runId);
  await until(async () => (await metrics.metrics()).includes('runs_ended_total{status="done",code=""} 1'));
});

it('says how long the first run has waited while no worker takes it', async () => {
  const web = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await web.signUp();
  await startRun(web, token);
  await web.deps.pool.query(`update runs set created_at = now() - interval '90 seconds'`);
  const text = await createMetrics(web.deps).metrics();
  expect(valueOf(text, 'runs_active{state="waiting"}')).toBe('1');
  expect(Number(valueOf(text, 'run_oldest_waiting_seconds'))).toBeGreaterThanOrEqual(90);
});

it('counts a run that fails under the code of its error', async () => {
  const worker = await serverWith(async () => {
    throw appError('model.unavailable');
  });
  const { token } = await worker.signUp();
  const { runId } = await startRun(worker, token);
  await endOfRun(worker, token, runId);
  const metrics = createMetrics(worker.deps);
  await until(async () =>
    (await metrics.metrics()).includes('runs_ended_total{status="failed",code="model.unavailable"} 1'),
  );
});

it.each(['grafana.json', 'alerts.yaml'])(
  'asks in deploy/%s only for metrics that there are',
  async (file) => {
    const server = await serverWith(twoSteps, { worksOnRuns: false });
    const metrics = createMetrics(server.deps);
    measureRequests(Fastify(), metrics);
    const known = new Set(metrics.getMetricsAsArray().map(({ name }) => name));
    const written = readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');
    const expressions = file.endsWith('.json')
      ? [...written.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, found]) => found ?? '')
      : [...written.matchAll(/expr: (.*)/g)].map(([, found]) => found ?? '');
    expect(expressions.length).toBeGreaterThan(5);
    const asked = expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []);
    const functions = new Set(['histogram_quantile']);
    const named = asked
      .filter((name) => !functions.has(name))
      .map((name) => name.replace(/^(http_request_duration_seconds)_(bucket|count)$/, '$1'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);
