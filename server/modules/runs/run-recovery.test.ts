import { expect, it } from 'vitest';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  createGate,
  creditsOf,
  endOfRun,
  logOf,
  scriptedAgent,
  startRun,
  until,
  writingStep,
} from './testing/scripted-agent.ts';
import { endedAfterEach } from './testing/scripted-server.ts';

const ended = endedAfterEach();

async function processWith(
  analyse: (run: AnalystRun) => Promise<void>,
  sharesDatabaseWith?: TestServer,
): Promise<TestServer> {
  return ended(
    await createTestServer({
      deps: { agents: [scriptedAgent(analyse)] },
      ...(sharesDatabaseWith && { sharesDatabaseWith }),
    }),
  );
}

const text = (events: Awaited<ReturnType<typeof logOf>>) =>
  events.reduce((whole, event) => {
    if (event.type === 'text.delta') return whole + event.data.text;
    return event.type === 'text.reset' ? whole.slice(0, event.data.length) : whole;
  }, '');

it('a run whose process died goes on from its last checkpoint in the next one, charged once', async () => {
  const hang = createGate();
  const done: string[] = [];
  const first = await processWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200, async () => void done.push('one'));
    await writingStep(run, 'two', 'Half of the sec', 3_000, async () => hang.pass());
  });
  await first.deps.runs.start({ worksOnRuns: true });
  const { token } = await first.signUp();
  const { chatId, runId } = await startRun(first, token);
  await until(() => hang.arrivals > 0);
  await until(async () => text(await logOf(first, token, runId)).endsWith('sec'));
  first.deps.runs.worker.abandon();

  const second = await processWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200, async () => void done.push('one again'));
    await writingStep(run, 'two', 'Second.', 3_000, async () => void done.push('two'));
  }, first);
  await second.deps.runs.start({ worksOnRuns: true });
  expect(await endOfRun(second, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
  expect(done).toEqual(['one', 'two']);
  const events = await logOf(second, token, runId);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
  expect(events.find((event) => event.type === 'text.reset')?.data).toEqual({ part: 'answer', length: 7 });
  expect(text(events)).toBe('First. Second.');
  const {
    data: { chat },
  } = await second.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.messages.map((message) => message.text)).toEqual(['Hello there', 'First. Second.']);
  expect(await creditsOf(second, token)).toEqual([492, 0, 8]);

  // The dead one comes back: whatever it does now, it writes nothing.
  hang.open();
  await until(() => first.deps.runs.worker.isIdle());
  expect(await logOf(second, token, runId)).toEqual(events);
  expect(await creditsOf(second, token)).toEqual([492, 0, 8]);
  const { rows } = await second.deps.pool.query(
    'select step_id, attempt from run_steps where run_id = $1 order by step_id',
    [runId],
  );
  expect(rows).toEqual([
    { step_id: 'one', attempt: 1 },
    { step_id: 'two', attempt: 2 },
  ]);
});

const source = (key: string) => ({
  key,
  kind: 'library' as const,
  title: key,
  locator: null,
  url: null,
  file_id: null,
  excerpt: key,
  fetched_at: '2026-01-01T00:00:00.000Z',
  is_sample: true,
});

it('keeps numbers of sources over a restart: the same source is not numbered twice', async () => {
  const hang = createGate();
  const numbers: number[] = [];
  const analyse = (stops: boolean) => async (run: AnalystRun) => {
    await writingStep(run, 'one', 'a', 100, async (step) => void numbers.push(step.addSource(source('a'))));
    await writingStep(run, 'two', 'b', 100, async (step) => {
      numbers.push(step.addSource(source('b')));
      if (stops) await hang.pass();
      numbers.push(step.addSource(source('a')), step.addSource(source('c')));
    });
  };
  const first = await processWith(analyse(true));
  await first.deps.runs.start({ worksOnRuns: true });
  const { token } = await first.signUp();
  const { runId } = await startRun(first, token);
  await until(async () =>
    (await logOf(first, token, runId)).some(
      (event) => event.type === 'source.added' && event.data.source.n === 2,
    ),
  );
  first.deps.runs.worker.abandon();
  const second = await processWith(analyse(false), first);
  await second.deps.runs.start({ worksOnRuns: true });
  await endOfRun(second, token, runId);
  expect(numbers).toEqual([1, 2, 2, 1, 3]);
  const added = (await logOf(second, token, runId)).filter((event) => event.type === 'source.added');
  expect(added.map((event) => [event.data.source.n, event.data.source.title])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  hang.open();
});

it('a run that keeps killing its worker is given up after five, and its credits come back', async () => {
  const hang = createGate();
  const analyse = async (run: AnalystRun) => {
    await writingStep(run, 'one', 'Text', 1_000);
    await hang.pass();
  };
  const first = await processWith(analyse);
  const { token } = await first.signUp();
  await first.deps.runs.start({ worksOnRuns: false });
  const { runId } = await startRun(first, token);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const victim = await processWith(analyse, first);
    await victim.deps.runs.start({ worksOnRuns: true });
    await until(() => hang.arrivals === attempt);
    victim.deps.runs.worker.abandon();
  }
  const survivor = await processWith(analyse, first);
  await survivor.deps.runs.start({ worksOnRuns: true });
  expect(await endOfRun(survivor, token, runId)).toMatchObject({
    status: 'failed',
    error: { code: 'run.worker_lost' },
    used_credits: 0,
  });
  expect(await creditsOf(survivor, token)).toEqual([500, 0, 0]);
  hang.open();
});

it('a shutdown gives its runs back, and that does not count as a lost worker', async () => {
  const gate = createGate();
  const analyse = async (run: AnalystRun) => {
    await writingStep(run, 'one', 'First. ', 1_000);
    await gate.pass(run.signal);
    await writingStep(run, 'two', 'Second.', 1_000);
  };
  const first = await processWith(analyse);
  await first.deps.runs.start({ worksOnRuns: true });
  const { token } = await first.signUp();
  const { runId } = await startRun(first, token);
  await until(() => gate.arrivals > 0);
  await first.deps.runs.worker.stop();
  const {
    data: { run },
  } = await first.api('GET /runs/:run_id', { token, params: { run_id: runId } });
  expect(run.status).toBe('queued');
  gate.open();
  const second = await processWith(analyse, first);
  await second.deps.runs.start({ worksOnRuns: true });
  expect(await endOfRun(second, token, runId)).toMatchObject({ status: 'done', used_credits: 2 });
  const { rows } = await second.deps.pool.query('select lost_workers, attempt from runs where id = $1', [
    runId,
  ]);
  expect(rows).toEqual([{ lost_workers: 0, attempt: 2 }]);
});

it('Stop reaches a run that was given back: it ends at once with what was stored', async () => {
  const gate = createGate();
  const first = await processWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 1_000);
    await writingStep(run, 'two', 'Half', 1_000, async (step) => gate.pass(step.signal));
  });
  await first.deps.runs.start({ worksOnRuns: true });
  const { token } = await first.signUp();
  const { chatId, runId } = await startRun(first, token);
  await until(() => gate.arrivals > 0);
  await first.deps.runs.worker.stop();
  const {
    data: { run },
  } = await first.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  expect(run).toMatchObject({ status: 'stopped', used_credits: 1 });
  const {
    data: { chat },
  } = await first.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.messages[1]?.text).toBe('First.');
  expect(await creditsOf(first, token)).toEqual([499, 0, 1]);
});

it('a run goes on from its last checkpoint when the database cuts every connection in the middle of its work', async () => {
  const gate = createGate();
  const done: string[] = [];
  const server = await processWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200, async () => void done.push('one'));
    await writingStep(run, 'two', 'Second.', 3_000, async () => gate.pass());
  });
  await server.deps.runs.start({ worksOnRuns: true });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await until(() => gate.arrivals > 0);
  // Its answer may be lost with the connections.
  await server.deps.pool
    .query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    .catch(() => undefined);
  gate.open();
  // Whoever asks in the moment of the cut is asked to try again.
  await until(async () => {
    const asked = await server.deps.pool
      .query('select 1 from runs where id = $1 and finished_at is not null', [runId])
      .catch(() => null);
    return asked?.rowCount === 1;
  });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
  expect(done).toEqual(['one']);
  const events = await logOf(server, token, runId);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
  expect(text(events)).toBe('First. Second.');
  expect(await creditsOf(server, token)).toEqual([492, 0, 8]);
  const { rows } = await server.deps.pool.query('select lost_workers from runs where id = $1', [runId]);
  expect(rows).toEqual([{ lost_workers: 0 }]);
});
