import { expect, it } from 'vitest';
import { foldRun } from '@loupe/shared/lib/run-reducer';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import {
  createGate,
  creditsOf,
  endOfRun,
  logOf,
  startRun,
  until,
  writingStep,
} from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

const annualReport = {
  key: 'annual-report',
  kind: 'file' as const,
  title: 'annual-report.md',
  locator: 'line 3',
  url: null,
  file_id: null,
  excerpt: 'Revenue was EUR 42 million in 2025.',
  fetched_at: '2026-03-02T09:00:00.000Z',
  is_sample: false,
};

it('Stop ends a queued run at once and returns everything; again is the same', async () => {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  for (const _ of [1, 2]) {
    const {
      data: { run },
    } = await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
    expect(run).toMatchObject({ status: 'stopped', used_credits: 0, answer_message_id: null });
  }
  expect((await logOf(server, token, runId)).map((event) => event.type)).toEqual([
    'run.queued',
    'run.finished',
  ]);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('Stop keeps what was written and charges the steps that were stored', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'Kept. ', 4_200);
    await writingStep(run, 'two', 'Half', 9_000, async (step) => gate.pass(step.signal));
  });
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await until(() => gate.arrivals > 0);
  const stops = await Promise.all(
    [1, 2].map(() => server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } })),
  );
  expect(stops.map((stop) => ['stopping', 'stopped'].includes(stop.data.run.status))).toEqual([true, true]);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'stopped', used_credits: 5 });
  const {
    data: { chat },
  } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.messages[1]?.text).toBe('Kept. Half');
  expect((await logOf(server, token, runId)).filter((event) => event.type === 'run.stopping')).toHaveLength(
    1,
  );
  expect(await creditsOf(server, token)).toEqual([495, 0, 5]);
});

it('Stop leaves the claims of what the analyst had written, each judged; of a sentence cut short there is none', async () => {
  const gate = createGate();
  const analyse = async (run: AnalystRun) => {
    await run.step({ id: 'one', tool: 'write', title: 'Write one' }, async (step) => {
      const n = step.addSource(annualReport);
      step.write('report', `# Verdane\n\nRevenue was EUR 42 million in 2025 [1](#source:${n}). `);
      step.write('report', `Revenue was EUR 43 million in 2025 [1](#source:${n}). `);
      return { output: null, summary: 'written', millicredits: 1_000 };
    });
    await run.step({ id: 'two', tool: 'write', title: 'Write two' }, async (step) => {
      step.write('report', 'Revenue was EUR 4');
      await gate.pass(step.signal);
      return { output: null, summary: 'written', millicredits: 9_000 };
    });
  };
  const server = await serverWith(analyse, { over: { outline: ['Summary'] } });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await until(() => gate.arrivals > 0);
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'stopped' });
  const { claims, report } = foldRun(await logOf(server, token, runId));
  expect(claims.map(({ text, supported, missing }) => ({ text, supported, missing }))).toEqual([
    { text: 'Revenue was EUR 42 million in 2025.', supported: true, missing: [] },
    { text: 'Revenue was EUR 43 million in 2025.', supported: false, missing: ['EUR 43 million'] },
  ]);
  for (const { text, start, end } of claims) expect(report.slice(start, end)).toContain(text.slice(0, -1));
});

it('a failure of ours returns the whole hold, visibly, and says what happened', async () => {
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'Lost. ', 4_200);
    throw new Error('a bug');
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'failed',
    used_credits: 0,
    error: { code: 'run.failed' },
    answer_message_id: null,
  });
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
  const { data: history } = await server.api('GET /billing/ledger', { token });
  expect(history.lines[0]).toMatchObject({
    kind: 'refund',
    credits: 0,
    balance_after: 500,
    title: 'Chat: could not be finished, nothing charged',
  });
  const { data: receipt } = await server.api('GET /billing/receipts/:run_id', {
    token,
    params: { run_id: runId },
  });
  expect(receipt).toMatchObject({ charged_credits: 0, returned_credits: 30, rounding_millicredits: 0 });
});

it.each([
  [
    'run.time_limit',
    { timeLimitMs: 150 },
    async (run: AnalystRun) => {
      await writingStep(run, 'one', 'Some. ', 1_000);
      await createGate().pass(run.signal);
    },
    1,
  ],
  [
    'run.step_limit',
    {},
    async (run: AnalystRun) => {
      for (let index = 0; index < 41; index += 1) await writingStep(run, `step ${index}`, '.', 100);
    },
    4,
  ],
  [
    'run.credit_cap',
    {},
    async (run: AnalystRun) => {
      for (let index = 0; index < 9; index += 1) await writingStep(run, `step ${index}`, '.', 20_000);
    },
    30,
  ],
] as const)(
  '%s ends the run; what was stored by then is kept and charged, never above the hold',
  async (code, options, analyse, credits) => {
    const server = await serverWith(analyse, options);
    const { token } = await server.signUp();
    const { runId } = await startRun(server, token);
    const run = await endOfRun(server, token, runId);
    expect(run).toMatchObject({ status: 'failed', error: { code }, used_credits: credits });
    expect(run.answer_message_id).not.toBeNull();
    expect(await creditsOf(server, token)).toEqual([500 - credits, 0, credits]);
  },
);

it('a second account sees nothing of the first: foreign ids answer like unknown ones', async () => {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const stranger = (await server.signUp()).token;
  const asked = async (chat_id: string, run_id: string) =>
    [
      await server.api('GET /chats/:chat_id', { token: stranger, params: { chat_id } }),
      await server.api('POST /chats/:chat_id', {
        token: stranger,
        params: { chat_id },
        body: { title: 'Mine' },
      }),
      await server.api('DELETE /chats/:chat_id', { token: stranger, params: { chat_id } }),
      await server.api('POST /chats/:chat_id/messages', {
        token: stranger,
        params: { chat_id },
        body: { text: 'Hi' },
        headers: { 'idempotency-key': 'x' },
      }),
      await server.api('GET /runs/:run_id', { token: stranger, params: { run_id } }),
      await server.api('POST /runs/:run_id/stop', { token: stranger, params: { run_id } }),
      await server.api('GET /runs/:run_id/log', { token: stranger, params: { run_id } }),
      await server.api('GET /billing/receipts/:run_id', { token: stranger, params: { run_id } }),
    ].map((answer) => [answer.status, answer.error.code, answer.sentence]);
  const foreign = await asked(chatId, runId);
  expect(foreign).toEqual(await asked('cht_none', 'run_none'));
  expect(foreign.every(([status]) => status === 404)).toBe(true);
  expect(
    (
      await server.app.inject({
        url: `/api/runs/${runId}/events`,
        headers: { authorization: `Bearer ${stranger}` },
      })
    ).statusCode,
  ).toBe(404);
  expect((await server.api('GET /chats', { token: stranger })).data.chats).toEqual([]);
  expect((await server.api('GET /runs', { token: stranger })).data.runs).toEqual([]);
});
