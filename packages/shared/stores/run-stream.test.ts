import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { SILENCE_MS } from '@loupe/shared/stores/event-stream';
import { followRun, type RunStream } from '@loupe/shared/stores/run-stream';
import { $session, openSession, startSession } from '@loupe/shared/stores/session';
import { foldRun } from '../lib/run-reducer.ts';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';
import type { TestCall } from '../testing/test-server.ts';

const KEY = 'GET /runs/run_1/events';
const text = (seq: number, value: string) => ({
  seq,
  at: '',
  type: 'text.delta' as const,
  data: { part: 'report' as const, text: value },
});
const queued = (seq: number) => ({
  seq,
  at: '',
  type: 'run.queued' as const,
  data: { agent: 'chat', agent_title: 'Chat', max_credits: 5 },
});
const end = (seq: number) => ({
  seq,
  at: '',
  type: 'run.finished' as const,
  data: { status: 'done' as const, used_credits: 1, returned_credits: 2, message_id: null, error: null },
});
const waiting = (data: object) => `event: waiting\ndata: ${JSON.stringify(data)}\n\n`;
const frame = (event: { seq: number }) => `id: ${event.seq}\nevent: run\ndata: ${JSON.stringify(event)}\n\n`;

/** One answered connection: what is pushed is read, until closed. */
interface Line {
  readonly call: TestCall;
  send(...pieces: string[]): void;
  close(): void;
  breakOff(): void;
}

describe('the stream of a run', () => {
  let world: TestEnvironment;
  let lines: Line[];
  let run: RunStream;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    openSession();
    startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
    lines = [];
    world.server.on(KEY, (call) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      writer.closed.catch(() => {});
      const encoder = new TextEncoder();
      lines.push({
        call,
        send: (...pieces) =>
          pieces.forEach((piece) => void writer.write(encoder.encode(piece)).catch(() => {})),
        close: () => void writer.close().catch(() => {}),
        breakOff: () => void writer.abort(new TypeError('Error in input stream')).catch(() => {}),
      });
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
    });
  });
  afterEach(() => run.stop());

  async function open(...known: Parameters<typeof followRun> extends [string, ...infer Rest] ? Rest : never) {
    run = followRun('run_1', ...known);
    await world.advance(0);
  }
  const report = () => run.$view.get().report;

  it('R7 folds events as they come, with the token in the header, until the final one', async () => {
    await open();
    expect(lines[0]!.call).toMatchObject({ query: { after: '0' } });
    expect(lines[0]!.call.headers.get('authorization')).toBe('Bearer secret');
    lines[0]!.send(frame(text(1, 'Hel')), ': heartbeat\n\n');
    await world.advance(0);
    expect([report(), run.$stream.get()]).toEqual(['Hel', 'live']);
    lines[0]!.send(frame(text(2, 'lo')), frame(end(3)));
    await world.advance(0);
    expect([report(), run.$stream.get(), run.$view.get().status]).toEqual(['Hello', 'ended', 'done']);
    await world.advance(600_000);
    expect(lines).toHaveLength(1);
    expect(world.pendingTimers()).toBe(0);
  });

  it('R7 goes on after the last position when the connection breaks, waiting longer each time', async () => {
    await open();
    lines[0]!.send(frame(text(1, 'a')));
    await world.advance(0);
    lines[0]!.close();
    await world.advance(0);
    expect(run.$stream.get()).toBe('retrying');
    await world.advance(500);
    expect(lines[1]!.call.query).toEqual({ after: '1' });
    lines[1]!.close();
    await world.advance(500);
    expect(lines).toHaveLength(2);
    await world.advance(500);
    expect(lines).toHaveLength(3);
    lines[2]!.send(frame(text(1, 'a')), frame(text(2, 'b')));
    await world.advance(0);
    expect(report()).toBe('ab');
  });

  it('R7 shows no interruption while the page is being left, and comes back when it stays after all', async () => {
    await open();
    const stay = world.beginLeaving();
    lines[0]!.breakOff();
    await world.advance(0);
    expect([run.$stream.get(), world.errors]).toEqual(['live', []]);
    stay();
    await world.advance(0);
    expect(run.$stream.get()).toBe('retrying');
    await world.advance(500);
    expect(lines).toHaveLength(2);
  });

  it('R7 comes back when neither events nor heartbeats are heard any more', async () => {
    await open();
    await world.advance(SILENCE_MS - 1);
    lines[0]!.send(': heartbeat\n\n');
    await world.advance(SILENCE_MS - 1);
    expect(lines).toHaveLength(1);
    await world.advance(1);
    await world.advance(500);
    expect(lines).toHaveLength(2);
  });

  it('H1 waits while offline and goes on at once when back', async () => {
    await open();
    lines[0]!.send(frame(text(1, 'a')));
    await world.advance(0);
    world.setOnline(false);
    await world.advance(600_000);
    expect([lines.length, run.$stream.get()]).toEqual([1, 'offline']);
    world.setOnline(true);
    await world.advance(0);
    expect(lines[1]!.call.query).toEqual({ after: '1' });
    expect(run.$stream.get()).toBe('live');
  });

  it('R7 starts from the beginning when the server says that the log does', async () => {
    await open();
    lines[0]!.send(frame(text(1, 'old')), frame(text(2, '!')));
    await world.advance(0);
    lines[0]!.send('event: reset\ndata: {"from":0}\n\n', frame(text(1, 'new')));
    await world.advance(0);
    expect([report(), run.$view.get().isGap]).toEqual(['new', false]);
  });

  it('R7 marks a gap that the server announces, and asks once again for one it does not', async () => {
    await open();
    lines[0]!.send('event: reset\ndata: {"from":4}\n\n', frame(text(5, 'e')));
    await world.advance(0);
    expect([report(), run.$view.get().isGap]).toEqual(['e', true]);
    lines[0]!.send(frame(text(7, 'g')));
    await world.advance(0);
    expect(lines[1]!.call.query).toEqual({ after: '5' });
    lines[1]!.send(frame(text(6, 'f')), frame(text(7, 'g')));
    await world.advance(0);
    expect(report()).toBe('efg');
  });

  it('R7 shows the place in line that the server tells of, until the run goes on', async () => {
    await open();
    lines[0]!.send(frame(queued(1)), waiting({ place: 3, about_s: 120 }));
    await world.advance(0);
    expect(run.$view.get()).toMatchObject({ status: 'queued', waiting: { place: 3, about_s: 120 } });
    lines[0]!.send(waiting({ place: 1, about_s: null }));
    await world.advance(0);
    expect(run.$view.get()).toMatchObject({ lastSeq: 1, waiting: { place: 1, about_s: null } });
    lines[0]!.send(frame(text(2, 'Hello')));
    await world.advance(0);
    expect(run.$view.get()).toMatchObject({ report: 'Hello', waiting: undefined });
  });

  it('R7 starts from what is known, and reads nothing of a run that is final', async () => {
    await open(foldRun([text(1, 'a')]));
    expect(lines[0]!.call.query).toEqual({ after: '1' });
    run.stop();
    await open(foldRun([end(1)]));
    expect([lines.length, run.$stream.get()]).toEqual([1, 'ended']);
  });

  it('R7 gives up on a run that is not there, and not on a server that is busy', async () => {
    world.server.refuse(KEY, 503, 'server.unavailable');
    await open();
    expect(run.$stream.get()).toBe('retrying');
    world.server.refuse(KEY, 404, 'run.not_found');
    await world.advance(500);
    expect(run.$stream.get()).toBe('failed');
  });

  it('H3 a 401 ends the session', async () => {
    world.server.refuse(KEY, 401, 'session.ended');
    await open();
    expect([$session.get(), run.$stream.get()]).toEqual([null, 'failed']);
  });

  it('R7 leaving the page stops the reading and leaves no timer behind', async () => {
    await open();
    run.stop();
    await world.advance(0);
    expect(lines[0]!.call.signal?.aborted).toBe(true);
    expect(world.pendingTimers()).toBe(0);
  });

  it('R7 frames that are broken or unknown do no harm', async () => {
    await open();
    lines[0]!.send(
      'event: run\ndata: {\n\nevent: run\ndata: 5\n\nevent: other\ndata: {"seq":1}\n\n',
      frame(text(1, 'a')),
    );
    await world.advance(0);
    expect(report()).toBe('a');
  });
});
