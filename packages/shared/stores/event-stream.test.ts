import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { readEventStream, type SseFrame } from '@loupe/shared/stores/event-stream';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';

let world: TestEnvironment;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
});

/** The frames by the pieces that completed them. */
async function piecesOf(...pieces: readonly Uint8Array[]): Promise<SseFrame[][]> {
  world.server.on('GET /stream', () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        pieces.forEach((piece) => controller.enqueue(piece));
        controller.close();
      },
    });
    return new Response(body);
  });
  const read: SseFrame[][] = [];
  const onPiece = (frames: readonly SseFrame[]) => {
    read.push(frames.map(({ event, data }) => ({ ...(event && { event }), data })));
    return false;
  };
  await readEventStream('/stream', new AbortController(), { onPiece });
  return read;
}

/** Takes nothing. */
const enough = { onPiece: () => true };
const framesOf = async (text: string) => (await piecesOf(new TextEncoder().encode(text))).flat();

describe('an event stream', () => {
  it('R7 is read frame by frame: their names, and their data over several lines', async () => {
    const text = ': heartbeat\n\nid: 7\nevent: run\ndata: {"seq":7}\n\ndata: a\ndata:b\ndata\nretry: 5\n\n';
    expect(await framesOf(text)).toEqual([{ event: 'run', data: '{"seq":7}' }, { data: 'a\nb\n' }]);
  });

  it('R7 gives nothing of a frame that was not finished, nor of one without data', async () => {
    expect(await framesOf('event: run\n\ndata: whole\n\ndata: half\n')).toEqual([{ data: 'whole' }]);
  });

  it('R7 may end its lines in any way and begin with a byte order mark', async () => {
    const frames = await framesOf('\uFEFFdata: a\r\n\r\ndata: b\r\rdata: c\n\nx');
    expect(frames).toEqual([{ data: 'a' }, { data: 'b' }, { data: 'c' }]);
  });

  it('R7 gives the frames of a piece together, and none for a heartbeat', async () => {
    const pieces = ['data: a\n\ndata: b\n\ndata:', ' c\n\n', ': heartbeat\n\n'];
    expect(await piecesOf(...pieces.map((piece) => new TextEncoder().encode(piece)))).toEqual([
      [{ data: 'a' }, { data: 'b' }],
      [{ data: 'c' }],
      [],
    ]);
  });

  it('R7 gives the same frames however its bytes are cut', async () => {
    const text =
      ':x\r\nid: 1\r\nevent: run\r\ndata: {"a":"ü\u2028"}\r\n\r\nid: 2\ndata: b\ndata: c\n\nevent: reset\rdata: {}\r\r.';
    const bytes = new TextEncoder().encode(text);
    const whole = await framesOf(text);
    expect(whole).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), bytes.length];
        const pieces = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
        expect((await piecesOf(...pieces)).flat()).toEqual(whole);
      }),
    );
  });

  it('R7 tells the status of an answer that is none', async () => {
    world.server.on('GET /stream', () => new Response('', { status: 404 }));
    expect(await readEventStream('/stream', new AbortController(), enough)).toBe(404);
  });
});
