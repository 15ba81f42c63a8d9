import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseDown } from '../../db/database-errors.ts';
import { drained } from '../../http/event-stream.ts';
import type { Frame, RunFeed } from './run-feed.ts';

/** While the database is away. */
const retryMs = 250;

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
  /** Asked at every heartbeat, and before what is sent when that was a while ago: false ends the stream. */
  readonly mayGoOn: () => Promise<boolean>;
}

/** Cheap: a session is remembered for a while, and forgotten at once when it ends. */
const askedAgainMs = 1_000;

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

  let askedAt = performance.now();
  const mayGoOn = async () => {
    askedAt = performance.now();
    return await options.mayGoOn();
  };

  let position = options.after;
  if (position > options.lastSeq) {
    // The reader knows more than there is: it has to start again, not to wait for ever.
    position = 0;
    await send(resetFrame(0));
  }
  while (isOpen()) {
    const frames = await readOrWait();
    const first = frames[0];
    const last = frames.at(-1);
    if (!isOpen()) break;
    if (!first || !last) {
      await waitOrBeat();
      continue;
    }
    // A run that is never silent has no heartbeats.
    if (performance.now() - askedAt >= askedAgainMs && !(await mayGoOn())) break;
    if (first.seq !== position + 1) await send(resetFrame(first.seq - 1));
    await send(frames.map((frame) => frame.text).join(''));
    position = last.seq;
    if (last.isFinal) break;
  }
  if (!isGone) response.end();

  /** While the database is away the reader stays; it is told as soon as there is something to tell. */
  async function readOrWait(): Promise<readonly Frame[]> {
    for (;;) {
      try {
        return await feed.read(runId, position);
      } catch (error) {
        if (!isDatabaseDown(error)) {
          response.destroy();
          throw error;
        }
        await delay(retryMs);
        if (!isOpen()) return [];
      }
    }
  }

  async function waitOrBeat(): Promise<void> {
    const started = performance.now();
    await feed.waitFor(runId, position, options.heartbeatMs);
    if (!isOpen() || performance.now() - started < options.heartbeatMs - 50) return;
    if (!(await mayGoOn())) isGone = response.end().writableEnded;
    else await send(': still here\n\n');
  }
}

function resetFrame(from: number): string {
  return `event: reset\ndata: ${JSON.stringify({ from })}\n\n`;
}
