import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunWaiting } from '@loupe/shared/contract/runs';
import { isDatabaseDown } from '../../db/database-errors.ts';
import { drained, onGone } from '../../http/event-stream.ts';
import type { StreamPermission } from '../../http/stream-permission.ts';
import type { Frame } from './frame-tail.ts';
import type { RunFeed } from './run-feed.ts';
import type { Following, TellPlace } from './run-line.ts';

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
  readonly permission: StreamPermission;
  /** Tells where the run is while it is in line. */
  readonly followLine: (tell: TellPlace) => Following;
}

/** Streams a run's log after a position until its final event, the reader's leaving or the end of the process. */
export async function streamRun(response: ServerResponse, options: StreamOptions): Promise<void> {
  const { feed, runId, permission } = options;
  const leave = feed.join(runId);
  let isGone = false;
  let inLine: Following | null = null;
  onGone(response, () => {
    isGone = true;
    leave();
    inLine?.leave();
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
  let isEnded = false;
  while (isOpen() && !isEnded) {
    const frames = await readOrWait();
    const first = frames[0];
    const last = frames.at(-1);
    if (!isOpen()) break;
    if (!first || !last) {
      await waitOrBeat();
      continue;
    }
    const right = await permission.askAgain();
    if (right === 'ended' || !isOpen()) break;
    if (right === 'unknown') {
      await delay(retryMs);
      continue;
    }
    if (first.seq !== position + 1) await send(resetFrame(first.seq - 1));
    await send(frames.map((frame) => frame.text).join(''));
    position = last.seq;
    if (last.isFinal) break;
  }
  if (!isGone) response.end();

  /** While the database is away the reader stays; it is notified as soon as there is something to tell. */
  async function readOrWait(): Promise<readonly Frame[]> {
    for (;;) {
      try {
        const frames = await feed.read(runId, position);
        if (frames.length > 0) inLine?.moved();
        return frames;
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

  /** A place that cannot be sent now is old when it could be. */
  async function sendPlace(waiting: RunWaiting): Promise<void> {
    const at = position;
    const right = await permission.askAgain();
    if (right === 'granted' && isOpen() && position === at && !response.writableNeedDrain)
      response.write(placeFrame(waiting));
  }

  async function waitOrBeat(): Promise<void> {
    const started = performance.now();
    // Not before all that happened was read: what is sent of the line holds until the next event.
    inLine ??= options.followLine((waiting) => void sendPlace(waiting));
    await feed.waitFor(runId, position, options.heartbeatMs);
    if (!isOpen() || performance.now() - started < options.heartbeatMs - 50) return;
    isEnded = (await permission.ask()) === 'ended';
    if (!isEnded && isOpen()) await send(': still here\n\n');
  }
}

function placeFrame(waiting: RunWaiting): string {
  return `event: waiting\ndata: ${JSON.stringify(waiting)}\n\n`;
}

function resetFrame(from: number): string {
  return `event: reset\ndata: ${JSON.stringify({ from })}\n\n`;
}
