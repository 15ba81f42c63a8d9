import { expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { NewRunEvent } from '../../engines/run-history.ts';
import { createEventWriter } from './event-writer.ts';
import { fenceOf } from './fence.ts';
import { createRunLog } from './run-log.ts';
import { listEvents, listSteps } from './run-log.repository.ts';
import { takeQueued } from './run-line.repository.ts';
import { unclaimRun } from './runs.repository.ts';
import { readStream } from './testing/event-stream.ts';
import { noteStatements } from './testing/note-statements.ts';
import { createGate, endOfRun, logOf, startRun, until, writingStep } from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

const text = (piece: string): NewRunEvent => ({ type: 'text.delta', data: { part: 'answer', text: piece } });

/** Logs of claimed runs of different people over one writer. */
async function openLogs(count: number) {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const writer = createEventWriter({ db: server.db, readers: server.deps.runs.feed });
  const lost: unknown[] = [];
  const logs = [];
  for (let i = 0; i < count; i += 1) {
    const { token } = await server.signUp();
    const { runId } = await startRun(server, token);
    const [run] = await takeQueued(server.db, 'worker_1', 1, systemClock.now());
    if (run?.id !== runId) throw new Error('The run was not claimed.');
    const log = createRunLog({
      writer,
      clock: systemClock,
      fence: fenceOf(run),
      onLost: (error) => lost.push(error),
      onStopRequested: () => undefined,
    });
    const texts = async () =>
      (await listEvents(server.db, runId, 1)).map((event) =>
        event.type === 'text.delta' ? event.data.text : event.type,
      );
    logs.push({ runId, token, log, texts });
  }
  return { server, logs, lost };
}

it('what several runs say at once is one statement', async () => {
  const { server, logs } = await openLogs(3);
  const said = noteStatements(server);
  for (const { log } of logs) log.emit(text('One '));
  for (const { log } of logs) log.emit(text('two.'));
  await Promise.all(logs.map(({ log }) => log.flush()));
  expect(said.filter((one) => one.includes('run_events'))).toHaveLength(1);
  for (const { texts } of logs) expect(await texts()).toEqual(['One two.']);
});

it('a run whose row is held elsewhere waits alone, and the others are stored meanwhile', async () => {
  const { server, logs } = await openLogs(2);
  const [held, free] = logs;
  const blocker = await server.deps.pool.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from runs where id = $1 for update', [held?.runId]);
  for (const { log } of logs) log.emit(text('said'));
  const waiting = held?.log.flush();
  await free?.log.flush();
  expect([await free?.texts(), await held?.texts()]).toEqual([['said'], []]);
  await blocker.query('commit');
  blocker.release();
  await waiting;
  expect(await held?.texts()).toEqual(['said']);
});

it('a run that was taken over writes nothing, and the others of its statement are stored', async () => {
  const { server, logs, lost } = await openLogs(2);
  const [taken, own] = logs;
  await unclaimRun(server.db, taken?.runId ?? '', 'worker_1', false);
  for (const { log } of logs) log.emit(text('said'));
  await expect(taken?.log.flush()).rejects.toThrow('another attempt');
  await own?.log.flush();
  expect([await taken?.texts(), await own?.texts()]).toEqual([[], ['said']]);
  expect(lost).toHaveLength(1);
});

it('a step that cannot be stored takes nobody with it', async () => {
  const { server, logs, lost } = await openLogs(2);
  const [bad, good] = logs;
  const step = {
    stepId: 'one\0',
    stageId: 'work',
    tool: 'write',
    title: 'One',
    output: null,
    millicredits: 0,
  };
  const finished = {
    type: 'step.finished' as const,
    data: { step_id: 'one', summary: 'done', details: [], millicredits: 0 },
  };
  good?.log.emit(text('said'));
  await expect(bad?.log.checkpoint(step, finished)).rejects.toThrow();
  await good?.log.flush();
  expect([await good?.texts(), await bad?.texts()]).toEqual([['said'], []]);
  expect(await listSteps(server.db, bad?.runId ?? '')).toEqual([]);
  expect(lost).toHaveLength(1);
});

it('readers in the process get what was stored, to the byte, and nobody reads it back', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 100);
    await gate.pass(run.signal);
    for (let index = 0; index < 20; index += 1) await writingStep(run, `step ${index}`, `é${index}\0 `, 100);
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const readers = [await readStream(server, token, runId), await readStream(server, token, runId)];
  await until(() => readers.every((reader) => reader.events().some(({ type }) => type === 'step.finished')));
  const said = noteStatements(server);
  gate.open();
  for (const reader of readers) await reader.ended;
  expect(said.filter((one) => /select .* from "run_events"/.test(one))).toEqual([]);
  await endOfRun(server, token, runId);
  const log = await logOf(server, token, runId);
  for (const reader of readers)
    expect(reader.frames.map(({ data }) => JSON.stringify(data))).toEqual(
      log.map((event) => JSON.stringify(event)),
    );
});
