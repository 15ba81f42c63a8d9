import { randomBytes } from 'node:crypto';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { SentEvent } from './event-batches.repository.ts';
import type { Readers } from './event-writer.ts';
import { FrameTail, type Frame } from './frame-tail.ts';
import { readAnnouncement, runEventsChannel } from './run-announcements.ts';
import { listEvents } from './run-log.repository.ts';
import { asStored } from './stored-json.ts';

/**
 * Follows the logs that somebody in this process reads. A reader is only a position: it asks for what comes after it,
 * so a slow one costs nothing and holds up nobody.
 */
export interface RunFeed extends Readers {
  /** Names this feed to other processes. */
  readonly origin: string;
  /**
   * Gives the readers what is in the log, so that nobody reads it back: to the last of `events`, which has the number
   * `lastSeq`. For them it is what the database would have told.
   */
  publish(runId: string, lastSeq: number, events: readonly SentEvent[]): void;
  /** Opens a reader's interest in a run; call the answer when it leaves. */
  join(runId: string): () => void;
  /** The next frames after a position, at most a page; none when there is nothing newer. */
  read(runId: string, after: number): Promise<readonly Frame[]>;
  /** Resolves when something after the position was announced, after `timeoutMs`, or when the feed closes. */
  waitFor(runId: string, after: number, timeoutMs: number): Promise<void>;
  readonly isClosed: boolean;
  close(): void;
}

interface Channel {
  readers: number;
  head: number;
  /** Something may be there that nobody announced: in the beginning, after a gap, and after a long silence. */
  isUncertain: boolean;
  readonly tail: FrameTail;
  loading: Promise<void> | null;
  readonly waiters: Set<() => void>;
}

const pageSize = 500;
/** What this process has stored itself is published at once; only when that failed somebody has to look. */
const ownLateMs = 1_000;

export function createRunFeed(deps: {
  readonly db: Database;
  readonly notifications: Notifications;
}): RunFeed {
  const channels = new Map<string, Channel>();
  const origin = randomBytes(8).toString('hex');
  let isClosed = false;

  const wake = (channel: Channel) => {
    channel.waiters.forEach((waiter) => waiter());
  };
  const reach = (channel: Channel, seq: number) => {
    if (seq <= channel.head) return;
    channel.head = seq;
    wake(channel);
  };
  const stopListening = deps.notifications.listen(runEventsChannel, (payload) => {
    if (channels.size === 0) return;
    const { origin: from, places } = readAnnouncement(payload);
    for (const [runId, lastSeq] of places) {
      const channel = channels.get(runId);
      if (!channel || lastSeq <= channel.head) continue;
      if (from !== origin) reach(channel, lastSeq);
      else setTimeout(() => reach(channel, lastSeq), ownLateMs).unref();
    }
  });
  // After a gap nobody knows what was missed: every reader looks.
  const stopHearingGaps = deps.notifications.onGap(() => {
    for (const channel of channels.values()) channel.isUncertain = true;
    channels.forEach(wake);
  });

  const load = async (runId: string, after: number): Promise<Frame[]> =>
    (await listEvents(deps.db, runId, after, pageSize)).map(toFrame);

  /** Reads on from the newest kept frame, once for all who wait for it. */
  const extend = (runId: string, channel: Channel, after: number): Promise<void> => {
    const read = async () => {
      channel.isUncertain = false;
      try {
        const frames = await load(runId, after);
        // What was published meanwhile is newer, or the same.
        if ((channel.tail.newest ?? after) === after) channel.tail.add(frames);
        channel.head = Math.max(channel.head, frames.at(-1)?.seq ?? 0);
      } catch (error) {
        channel.isUncertain = true;
        throw error;
      } finally {
        channel.loading = null;
      }
    };
    channel.loading ??= read();
    return channel.loading;
  };

  const publish = (channel: Channel, lastSeq: number, events: readonly SentEvent[]) => {
    const first = lastSeq - events.length + 1;
    channel.tail.add(
      events.map(({ at, type, data }, index) =>
        toFrame({ seq: first + index, at, type, data: asStored(data) } as RunEvent),
      ),
    );
  };

  return {
    origin,
    publish: (runId, lastSeq, events) => {
      const channel = channels.get(runId);
      if (!channel) return;
      try {
        publish(channel, lastSeq, events);
      } catch {
        // It is stored all the same: they read it back.
      }
      reach(channel, lastSeq);
    },
    get isClosed() {
      return isClosed;
    },
    join: (runId) => {
      const channel = channels.get(runId) ?? {
        readers: 0,
        head: 0,
        isUncertain: true,
        tail: new FrameTail(),
        loading: null,
        waiters: new Set(),
      };
      channels.set(runId, channel);
      channel.readers += 1;
      return () => {
        channel.readers -= 1;
        if (channel.readers === 0) channels.delete(runId);
      };
    },
    read: async (runId, after) => {
      const channel = channels.get(runId);
      if (!channel) return await load(runId, after);
      const { newest } = channel.tail;
      const isMore = channel.isUncertain || channel.head > after;
      if (newest === undefined || (newest === after && isMore)) await extend(runId, channel, after);
      return channel.tail.after(after, pageSize) ?? (await load(runId, after));
    },
    waitFor: async (runId, after, timeoutMs) => {
      const channel = channels.get(runId);
      if (!channel || isClosed || channel.head > after) return;
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          channel.waiters.delete(done);
          resolve();
        };
        const timer = setTimeout(() => {
          channel.isUncertain = true;
          done();
        }, timeoutMs);
        channel.waiters.add(done);
      });
    },
    close: () => {
      isClosed = true;
      stopListening();
      stopHearingGaps();
      channels.forEach(wake);
    },
  };
}

function toFrame(event: RunEvent): Frame {
  return {
    seq: event.seq,
    isFinal: event.type === 'run.finished',
    text: `id: ${event.seq}\nevent: run\ndata: ${JSON.stringify(event)}\n\n`,
  };
}
