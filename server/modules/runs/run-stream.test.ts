import { expect, it } from 'vitest';
import { readStream } from './testing/event-stream.ts';
import { createGate, endOfRun, logOf, startRun, until, writingStep } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

it('streams a run to its end: every event once, numbered, the same as the log', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    for (let index = 0; index < 12; index += 1) {
      await writingStep(run, `step ${index}`, `piece ${index} `, 100);
      if (index === 5) await gate.pass(run.signal);
    }
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const early = await readStream(server, token, runId);
  const sixthStep = () =>
    early.events().some((event) => event.type === 'step.finished' && event.data.step_id === 'step 5');
  await until(sixthStep);
  const late = await readStream(server, token, runId);
  const position = early.events().length - 3;
  const resumed = await readStream(server, token, runId, { after: position });
  const reconnected = await readStream(server, token, runId, { lastEventId: 2 });
  gate.open();
  await Promise.all([early, late, resumed, reconnected].map((reader) => reader.ended));
  const log = await logOf(server, token, runId);
  expect(early.events()).toEqual(log);
  expect(late.events()).toEqual(log);
  expect(resumed.events()).toEqual(log.slice(position));
  expect(reconnected.events()).toEqual(log.slice(2));
  expect(
    early.frames.every(
      (frame) => frame.event === 'run' && Number(frame.id) === (frame.data as { seq: number }).seq,
    ),
  ).toBe(true);
});

it('serves a finished run from any position, and ends', async () => {
  const server = await serverWith(async (run) => writingStep(run, 'one', 'Text', 100));
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const { last_seq: lastSeq } = await endOfRun(server, token, runId);
  const whole = await readStream(server, token, runId, { after: 0 });
  await whole.ended;
  expect(whole.events().map((event) => event.seq)).toEqual(
    Array.from({ length: lastSeq }, (_, index) => index + 1),
  );
  const tail = await readStream(server, token, runId, { after: lastSeq - 1 });
  await tail.ended;
  expect(tail.events().map((event) => event.type)).toEqual(['run.finished']);
});

it('tells a reader that is ahead of the log to start again instead of waiting for ever', async () => {
  const server = await serverWith(async (run) => writingStep(run, 'one', 'Text', 100));
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const reader = await readStream(server, token, runId, { after: 9_999 });
  await reader.ended;
  expect(reader.frames[0]).toEqual({ event: 'reset', id: null, data: { from: 0 } });
  expect(reader.events()[0]?.seq).toBe(1);
});

it('sends a heartbeat while nothing happens, and stops when the session ends', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => gate.pass(run.signal), { heartbeatMs: 120 });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const reader = await readStream(server, token, runId);
  await until(() => reader.comments.length >= 2);
  await server.api('POST /auth/logout', { token });
  await reader.ended;
  expect(reader.events().some((event) => event.type === 'run.finished')).toBe(false);
});

it('S1 ends the stream of a run that is never silent, too, when the session ends', async () => {
  const gate = createGate();
  const server = await serverWith(
    async (run) =>
      writingStep(run, 'one', 'Text', 100, async (step) => {
        for (let isOpen = false; !isOpen && !run.signal.aborted;) {
          step.write('answer', 'more ');
          isOpen = await Promise.race([
            gate.opened.then(() => true),
            server.deps.pool.query('select 1').then(() => false),
          ]);
        }
      }),
    { heartbeatMs: 600_000 },
  );
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const reader = await readStream(server, token, runId);
  await until(() => reader.events().filter((event) => event.type === 'text.delta').length > 2);
  await server.api('POST /auth/logout', { token });
  await reader.ended;
  expect(reader.events().some((event) => event.type === 'run.finished')).toBe(false);
  gate.open();
});

it('leaving does not stop a run, and a reader on another server process sees it all', async () => {
  const gate = createGate();
  const worker = await serverWith(async (run) => {
    await writingStep(run, 'one', 'One ', 100);
    await gate.pass(run.signal);
    await writingStep(run, 'two', 'two', 100);
  });
  const web = await serverWith(async () => undefined, { worksOnRuns: false, sharesDatabaseWith: worker });
  const { token } = await worker.signUp();
  const { runId } = await startRun(web, token);
  const leaving = await readStream(worker, token, runId);
  await until(() => leaving.events().some((event) => event.type === 'text.delta'));
  leaving.close();
  const reader = await readStream(web, token, runId);
  await until(() => reader.events().some((event) => event.type === 'text.delta'));
  gate.open();
  await reader.ended;
  expect(reader.events()).toEqual(await logOf(worker, token, runId));
  expect(reader.events().at(-1)?.data).toMatchObject({ status: 'done' });
});

it('wants a token, like everything of a person', async () => {
  const server = await serverWith(async () => undefined, { worksOnRuns: false });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const answer = await server.app.inject({ url: `/api/runs/${runId}/events` });
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    401,
    'session.missing',
  ]);
});
