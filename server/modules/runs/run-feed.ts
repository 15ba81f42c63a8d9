import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import { listEvents, runEventsChannel } from './run-log.repository.ts';

/** An event as it goes over the wire: written once for all its readers. */
export interface Frame {
  readonly seq: number;
  readonly isFinal: boolean;
  readonly text: string;
}

/**
 * Follows the logs that somebody in this process reads. A reader is only a position: it asks for what comes after it,
 * so a slow one costs nothing and holds up nobody.
 */
export interface RunFeed {
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
  /** Newest frames, dense. */
  frames: Frame[];
  loading: Promise<void> | null;
  readonly waiters: Set<() => void>;
}

const pageSize = 500;
const keptFrames = 1_000;
/** Of a log with long events fewer are kept; who is behind them reads from the database. */
const keptCharacters = 2_000_000;

export function createRunFeed(deps: {
  readonly db: Database;
  readonly notifications: Notifications;
}): RunFeed {
  const channels = new Map<string, Channel>();
  let isClosed = false;

  const wake = (channel: Channel) => {
    channel.waiters.forEach((waiter) => waiter());
  };
  const stopListening = deps.notifications.listen(runEventsChannel, (payload) => {
    const split = payload.lastIndexOf(':');
    const channel = channels.get(payload.slice(0, split));
    if (!channel) return;
    channel.head = Math.max(channel.head, Number(payload.slice(split + 1)));
    wake(channel);
  });
  // After a gap nobody knows what was missed: every reader looks.
  const stopHearingGaps = deps.notifications.onGap(() => channels.forEach(wake));

  const load = async (runId: string, after: number): Promise<Frame[]> =>
    (await listEvents(deps.db, runId, after, pageSize)).map(toFrame);

  /** Reads on from the newest kept frame, once for all who wait for it. */
  const extend = (runId: string, channel: Channel, after: number): Promise<void> => {
    const read = async () => {
      try {
        const frames = await load(runId, after);
        channel.frames = lastFrames([...channel.frames, ...frames]);
        channel.head = Math.max(channel.head, frames.at(-1)?.seq ?? 0);
      } finally {
        channel.loading = null;
      }
    };
    channel.loading ??= read();
    return channel.loading;
  };

  return {
    get isClosed() {
      return isClosed;
    },
    join: (runId) => {
      const channel = channels.get(runId) ?? {
        readers: 0,
        head: 0,
        frames: [],
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
      const newest = channel.frames.at(-1)?.seq;
      if (newest === undefined || newest === after) await extend(runId, channel, after);
      const oldest = channel.frames[0]?.seq;
      const isKept =
        oldest !== undefined && after >= oldest - 1 && after <= (channel.frames.at(-1)?.seq ?? 0);
      if (!isKept) return await load(runId, after);
      return channel.frames.slice(after - oldest + 1, after - oldest + 1 + pageSize);
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
        const timer = setTimeout(done, timeoutMs);
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

/** The end of a log that is worth keeping; always its last frame. */
function lastFrames(frames: readonly Frame[]): Frame[] {
  let first = frames.length;
  let characters = 0;
  while (first > 0 && frames.length - first < keptFrames) {
    characters += frames[first - 1]?.text.length ?? 0;
    if (characters > keptCharacters && first < frames.length) break;
    first -= 1;
  }
  return frames.slice(first);
}

function toFrame(event: RunEvent): Frame {
  return {
    seq: event.seq,
    isFinal: event.type === 'run.finished',
    text: `id: ${event.seq}\nevent: run\ndata: ${JSON.stringify(event)}\n\n`,
  };
}
