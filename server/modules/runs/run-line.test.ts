import { expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { readStream, type StreamReader } from './testing/event-stream.ts';
import { endOfRun, startRun, until } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';
import { createTurnstile } from './testing/turnstile.ts';

const serverWith = scriptedServers();

interface Asked {
  readonly token: string;
  readonly runId: string;
}

/** Asks one after the other, each a little later than the one before, and lets them wait for a while. */
async function askInTurn(server: TestServer, questions: readonly (readonly [token: string, text: string])[]) {
  const asked = new Map<string, Asked>();
  for (const [token, text] of questions) {
    server.clock.advance(10);
    asked.set(text, { token, runId: (await startRun(server, token, { text })).runId });
  }
  server.clock.advance(2_000);
  return asked;
}

const waitingOf = async (server: TestServer, { token, runId }: Asked) =>
  (await server.api('GET /runs/:run_id', { token, params: { run_id: runId } })).data.run.waiting;

const told = (reader: StreamReader) =>
  reader.frames.flatMap(({ event, data }) => (event === 'waiting' ? [data] : []));

it('takes runs of accounts in turns: who asked for many waits behind who asked for one', async () => {
  const turnstile = createTurnstile();
  const server = await serverWith(turnstile.analyse, { slots: 1 });
  const [ada, ben, cem] = await Promise.all([1, 2, 3].map(async () => (await server.signUp()).token));
  const asked = await askInTurn(server, [
    [ada!, 'Ada 1'],
    [ada!, 'Ada 2'],
    [ada!, 'Ada 3'],
    [ben!, 'Ben 1'],
    [ben!, 'Ben 2'],
    [cem!, 'Cem 1'],
  ]);
  await turnstile.hasArrived('Ada 1');
  const order = ['Ada 1', 'Ben 1', 'Cem 1', 'Ada 2', 'Ben 2', 'Ada 3'];
  const places = await Promise.all(order.map((text) => waitingOf(server, asked.get(text)!)));
  expect(places.map((waiting) => waiting?.place)).toEqual([undefined, 1, 2, 3, 4, 5]);
  for (const [index, text] of order.entries()) {
    await turnstile.hasArrived(text);
    expect(turnstile.arrived).toEqual(order.slice(0, index + 1));
    server.clock.advance(1_000);
    turnstile.letThrough(text);
  }
  for (const { token, runId } of asked.values())
    expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
});

it('several processes take each run once, and share their slots between accounts', async () => {
  const turnstile = createTurnstile();
  const first = await serverWith(turnstile.analyse, { worksOnRuns: false });
  const [ada, ben] = await Promise.all([1, 2].map(async () => (await first.signUp()).token));
  const asked = await askInTurn(first, [
    [ada!, 'Ada 1'],
    [ada!, 'Ada 2'],
    [ada!, 'Ada 3'],
    [ben!, 'Ben 1'],
  ]);
  for (const _ of [1, 2]) await serverWith(turnstile.analyse, { sharesDatabaseWith: first, slots: 1 });
  await until(() => turnstile.arrived.length === 2);
  expect(turnstile.arrived.toSorted()).toEqual(['Ada 1', 'Ben 1']);
  for (const text of ['Ada 1', 'Ben 1', 'Ada 2', 'Ada 3']) {
    await turnstile.hasArrived(text);
    turnstile.letThrough(text);
  }
  for (const { token, runId } of asked.values()) await endOfRun(first, token, runId);
  expect(turnstile.arrived).toHaveLength(4);
});

it('tells who reads a run its place in line until it is taken, and who need not wait nothing', async () => {
  const turnstile = createTurnstile();
  const server = await serverWith(turnstile.analyse, { slots: 1 });
  const [ada, ben, cem] = await Promise.all([1, 2, 3].map(async () => (await server.signUp()).token));
  const asked = await askInTurn(server, [
    [ada!, 'Ada'],
    [ben!, 'Ben'],
    [cem!, 'Cem'],
  ]);
  await turnstile.hasArrived('Ada');
  const [adas, cems] = await Promise.all(
    ['Ada', 'Cem'].map((text) => readStream(server, asked.get(text)!.token, asked.get(text)!.runId)),
  );
  await until(() => told(cems!).length === 1);
  turnstile.letThrough('Ada');
  await until(() => told(cems!).length === 2);
  expect(told(cems!)).toEqual([
    { place: 2, about_s: null },
    { place: 1, about_s: null },
  ]);
  await turnstile.hasArrived('Ben');
  turnstile.letThrough('Ben');
  await turnstile.hasArrived('Cem');
  turnstile.letThrough('Cem');
  await Promise.all([adas!.ended, cems!.ended]);
  const kinds = cems!.frames.map(({ event, id, data }) =>
    event === 'run' ? [id, (data as { type: string }).type] : [id, event],
  );
  expect(kinds.slice(0, 4)).toEqual([
    ['1', 'run.queued'],
    [null, 'waiting'],
    [null, 'waiting'],
    ['2', 'run.started'],
  ]);
  expect([told(cems!).length, told(adas!)]).toEqual([2, []]);
});

it('says nothing of a place before a run has waited for a second', async () => {
  const turnstile = createTurnstile();
  const server = await serverWith(turnstile.analyse, { slots: 1 });
  const [ada, ben] = await Promise.all([1, 2].map(async () => (await server.signUp()).token));
  await startRun(server, ada!, { text: 'Ada' });
  await turnstile.hasArrived('Ada');
  const asked = { token: ben!, runId: (await startRun(server, ben!, { text: 'Ben' })).runId };
  server.clock.advance(900);
  expect(await waitingOf(server, asked)).toBeUndefined();
  server.clock.advance(100);
  expect(await waitingOf(server, asked)).toEqual({ place: 1, about_s: null });
  for (const text of ['Ada', 'Ben']) {
    await turnstile.hasArrived(text);
    turnstile.letThrough(text);
  }
  await endOfRun(server, ben!, asked.runId);
});

it('says the place of a run that was given back, to who reads it all along', async () => {
  const turnstile = createTurnstile();
  const first = await serverWith(turnstile.analyse, { slots: 1 });
  const reading = await serverWith(turnstile.analyse, { sharesDatabaseWith: first, worksOnRuns: false });
  const { token } = await first.signUp();
  const asked = await askInTurn(first, [[token, 'Ada']]);
  await turnstile.hasArrived('Ada');
  const reader = await readStream(reading, token, asked.get('Ada')!.runId);
  await until(() => reader.events().some(({ type }) => type === 'step.started'));
  expect(told(reader)).toEqual([]);
  await first.deps.runs.worker.stop();
  await until(() => told(reader).length === 1);
  expect(told(reader)).toEqual([{ place: 1, about_s: null }]);
  reader.close();
});

it('estimates the wait from how long runs of the same kind worked and what is in work, and not without ground', async () => {
  const turnstile = createTurnstile();
  const server = await serverWith(turnstile.analyse, { slots: 1 });
  const [ada, ben, cem] = await Promise.all([1, 2, 3].map(async () => (await server.signUp()).token));
  const work = async (text: string, seconds: number) => {
    const { runId } = await startRun(server, ada!, { text });
    await turnstile.hasArrived(text);
    server.clock.advance(seconds * 1_000);
    turnstile.letThrough(text);
    await endOfRun(server, ada!, runId);
  };
  for (const [index, seconds] of [90, 60, 58, 60].entries()) await work(`Before ${index}`, seconds);
  const none = await askInTurn(server, [
    [ada!, 'Fifth'],
    [ben!, 'Unknown'],
  ]);
  await turnstile.hasArrived('Fifth');
  expect(await waitingOf(server, none.get('Unknown')!)).toEqual({ place: 1, about_s: null });
  // What was in the way worked for 60 seconds.
  server.clock.advance(58_000);
  turnstile.letThrough('Fifth');
  await turnstile.hasArrived('Unknown');
  const asked = await askInTurn(server, [
    [ada!, 'Next'],
    [cem!, 'After it'],
  ]);
  // It has worked for two seconds of about sixty; durations are looked at once a minute.
  server.clock.advance(16_000);
  const another = await serverWith(turnstile.analyse, { sharesDatabaseWith: server, worksOnRuns: false });
  another.clock.set(server.clock.now());
  const read = async (text: string) => await waitingOf(another, asked.get(text)!);
  expect(await read('Next')).toEqual({ place: 1, about_s: 40 });
  expect(await read('After it')).toEqual({ place: 2, about_s: 120 });
  const { data } = await another.api('GET /runs', { token: cem! });
  expect(data.runs[0]).toMatchObject({ status: 'queued', waiting: { place: 2, about_s: 120 } });
  for (const text of ['Unknown', 'Next', 'After it']) {
    await turnstile.hasArrived(text);
    turnstile.letThrough(text);
  }
  for (const { token, runId } of asked.values()) await endOfRun(server, token, runId);
});

it('Stop ends a run that is in line at once, for nothing, and those behind it move up', async () => {
  const turnstile = createTurnstile();
  const server = await serverWith(turnstile.analyse, { slots: 1 });
  const [ada, ben, cem] = await Promise.all([1, 2, 3].map(async () => (await server.signUp()).token));
  const asked = await askInTurn(server, [
    [ada!, 'Ada'],
    [ben!, 'Ben'],
    [cem!, 'Cem'],
  ]);
  await turnstile.hasArrived('Ada');
  const reader = await readStream(server, cem!, asked.get('Cem')!.runId);
  await until(() => told(reader).length === 1);
  const { data } = await server.api('POST /runs/:run_id/stop', {
    token: ben!,
    params: { run_id: asked.get('Ben')!.runId },
  });
  expect(data.run).toMatchObject({ status: 'stopped', used_credits: 0 });
  expect(data.run.waiting).toBeUndefined();
  await until(() => told(reader).length === 2);
  expect(told(reader)).toMatchObject([{ place: 2 }, { place: 1 }]);
  reader.close();
  turnstile.letThrough('Ada');
  await turnstile.hasArrived('Cem');
  turnstile.letThrough('Cem');
  await endOfRun(server, cem!, asked.get('Cem')!.runId);
});
