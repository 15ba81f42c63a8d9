import type { ServerResponse } from 'node:http';
import type { RunFeed } from './run-feed.ts';

export interface StreamOptions {
  readonly feed: RunFeed;
  readonly runId: string;
  /** Position the reader has already. */
  readonly after: number;
  /** Newest position when the reader came. */
  readonly lastSeq: number;
  readonly heartbeatMs: number;
  /** A reader that takes nothing for this long is let go; it can come back with its position. */
  readonly slowReaderMs: number;
  /** Asked at every heartbeat: false ends the stream. */
  readonly mayGoOn: () => Promise<boolean>;
}

/** Streams a run's log after a position until its final event, the reader's leaving or the end of the process. */
export async function streamRun(response: ServerResponse, options: StreamOptions): Promise<void> {
  const { feed, runId } = options;
  const leave = feed.join(runId);
  let isGone = false;
  response.once('close', () => {
    isGone = true;
    leave();
  });
  const isOpen = () => !isGone && !feed.isClosed;
  const send = async (text: string) => {
    if (!response.write(text)) await drained(response, options.slowReaderMs);
  };

  let position = options.after;
  if (position > options.lastSeq) {
    // The reader knows more than there is: it has to start again, not to wait for ever.
    position = 0;
    await send(resetFrame(0));
  }
  while (isOpen()) {
    const frames = await feed.read(runId, position);
    const first = frames[0];
    const last = frames.at(-1);
    if (!isOpen()) break;
    if (!first || !last) {
      await waitOrBeat();
      continue;
    }
    if (first.seq !== position + 1) await send(resetFrame(first.seq - 1));
    await send(frames.map((frame) => frame.text).join(''));
    position = last.seq;
    if (last.isFinal) break;
  }
  if (!isGone) response.end();

  async function waitOrBeat(): Promise<void> {
    const started = performance.now();
    await feed.waitFor(runId, position, options.heartbeatMs);
    if (!isOpen() || performance.now() - started < options.heartbeatMs - 50) return;
    if (!(await options.mayGoOn())) isGone = response.end().writableEnded;
    else await send(': still here\n\n');
  }
}

function resetFrame(from: number): string {
  return `event: reset\ndata: ${JSON.stringify({ from })}\n\n`;
}

async function drained(response: ServerResponse, timeoutMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => response.destroy(), timeoutMs);
    const done = () => {
      clearTimeout(timer);
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
  });
}
