import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { scriptedAgent, startRun, until } from './modules/runs/testing/scripted-agent.ts';
import { twoSteps } from './modules/runs/testing/scripted-server.ts';
import type { AnalystRun } from './agents/agent-definition.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0).toReversed()) await server.close();
});

type Line = Record<string, unknown>;

/** A process with its log. */
async function process(options: Parameters<typeof createTestServer>[0], worksOnRuns: boolean) {
  const lines: Line[] = [];
  const log = pino(
    { level: 'info', base: undefined },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  const server = await createTestServer({ ...options, deps: { ...options?.deps, log } });
  open.push(server);
  await server.deps.runs.start({ worksOnRuns });
  return { server, lines };
}

async function webAndWorker(work: (run: AnalystRun) => Promise<void>) {
  const deps = { agents: [scriptedAgent(work)] };
  const web = await process({ deps }, false);
  const worker = await process({ deps, sharesDatabaseWith: web.server }, true);
  return { web, worker };
}

it('one id goes through the answer that a page gets, the log of the server, and the log of the worker in another process', async () => {
  const { web, worker } = await webAndWorker(twoSteps);
  const { token } = await web.server.signUp();
  const { runId, sent } = await startRun(web.server, token);
  const id = sent.raw.headers['x-request-id'];
  expect(id).toMatch(/^[\w-]{12}$/);
  const line = await until(() => worker.lines.find(({ msg }) => msg === 'run'));
  expect(line).toMatchObject({ reqId: id, run: runId, status: 'done', attempt: 1 });
  expect(web.lines.find(({ reqId }) => reqId === id)).toMatchObject({ msg: 'request', status: 201 });
});

it('the line about a run that failed has the id of the request that started it, with the reason', async () => {
  const { web, worker } = await webAndWorker(async () => {
    throw new Error('a fault of ours');
  });
  const { token } = await web.server.signUp();
  const { runId, sent } = await startRun(web.server, token);
  const line = await until(() => worker.lines.find(({ msg }) => msg === 'a run failed'));
  expect(line).toMatchObject({
    reqId: sent.raw.headers['x-request-id'],
    run: runId,
    err: { message: 'a fault of ours' },
  });
});

it('an error tells the same id in its body and in its header', async () => {
  const { server } = await process({}, false);
  const { raw } = await server.api('GET /me');
  expect(raw.statusCode).toBe(401);
  expect(raw.json()).toMatchObject({ request_id: raw.headers['x-request-id'] });
});
