import type { Database } from '../../db/database.ts';
import { isDatabaseDown } from '../../db/database-errors.ts';
import { storeBatches, type EventBatch, type LogPlace, type SentEvent } from './event-batches.repository.ts';
import { FenceLost } from './fence.ts';
import { mostAnnounced } from './run-announcements.ts';

/** Who reads logs in this process: see `RunFeed`. */
export interface Readers {
  readonly origin: string;
  publish(runId: string, lastSeq: number, events: readonly SentEvent[]): void;
}

/** Where a lane gets from what is to be stored. */
interface LaneSource {
  /** Takes what waits; null when nothing does. Throws what cannot be written. */
  take(): EventBatch | null;
  /** Called before anybody who waits for the write. */
  onStored(place: LogPlace): void;
}

/** One run's way into the log: its writes come one after the other. */
interface Lane {
  /**
   * Resolves when all that waits now is stored. Throws FenceLost, or what kept it from being stored. `isAwaited`: the work
   * stands still until then, so on a quiet database it waits for no round.
   */
  store(isAwaited?: boolean): Promise<void>;
  /** Resolves when nothing of the run is on its way. */
  idle(): Promise<void>;
}

/** Stores what the runs of this process say, that of many runs in one statement, and then gives it to their readers. */
export interface EventWriter {
  open(source: LaneSource): Lane;
}

/** Rounds begin so far apart at least; farther when they take longer, so that the database has as much time without. */
const leastGapMs = 20;
const mostGapMs = 250;
/** Characters; a longer batch goes alone, so that nobody waits for it. */
const longBatch = 65_536;

type Write = PromiseWithResolvers<void>;

interface OpenLane {
  readonly source: LaneSource;
  /** The write that waits for its round. */
  next: Write | null;
  /** The one that is on its way. */
  current: Write | null;
}

interface Turn {
  readonly lane: OpenLane;
  readonly write: Write;
  readonly batch: EventBatch;
}

export function createEventWriter(deps: { readonly db: Database; readonly readers: Readers }): EventWriter {
  const { db, readers } = deps;
  const waiting = new Set<OpenLane>();
  let timer: NodeJS.Timeout | undefined;
  let isWriting = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let gapMs = leastGapMs;

  const wake = (isAwaited = false) => {
    if (isWriting || waiting.size === 0) return;
    const isNow = isAwaited && gapMs === leastGapMs;
    if (timer && !isNow) return;
    clearTimeout(timer);
    const wait = isNow ? 0 : Math.max(0, startedAt + gapMs - performance.now());
    timer = setTimeout(() => void round(), wait);
  };

  /** Takes from the lanes that have something, and stores it together. */
  const round = async () => {
    timer = undefined;
    isWriting = true;
    startedAt = performance.now();
    try {
      const turns = [...waiting].flatMap((lane) => begin(lane) ?? []);
      for (const turn of turns) if (turn.batch.length > longBatch) void alone(turn);
      const short = turns.filter(({ batch }) => batch.length <= longBatch);
      for (let at = 0; at < short.length; at += mostAnnounced)
        await together(short.slice(at, at + mostAnnounced));
    } finally {
      gapMs = Math.min(mostGapMs, Math.max(leastGapMs, 2 * (performance.now() - startedAt)));
      isWriting = false;
      wake();
    }
  };

  const begin = (lane: OpenLane): Turn | null => {
    waiting.delete(lane);
    const write = lane.next;
    lane.next = null;
    try {
      const batch = lane.source.take();
      if (!batch || !write) {
        write?.resolve();
        return null;
      }
      lane.current = write;
      return { lane, write, batch };
    } catch (error) {
      write?.reject(error);
      return null;
    }
  };

  /** One that is held elsewhere, or whose fence may be lost, goes on alone; so does each when they cannot be stored at once. */
  const together = async (turns: readonly Turn[]): Promise<void> => {
    if (turns.length === 0) return;
    let places: Awaited<ReturnType<typeof storeBatches>> = new Map();
    try {
      const batches = turns.map(({ batch }) => batch);
      places = await storeBatches(db, batches, { origin: readers.origin });
    } catch (error) {
      if (isDatabaseDown(error) || turns.length === 1) return turns.forEach((turn) => fail(turn, error));
    }
    for (const turn of turns) {
      const place = places.get(turn.batch.fence.runId);
      if (place) settle(turn, place);
      else void alone(turn);
    }
  };

  const alone = async (turn: Turn): Promise<void> => {
    try {
      const places = await storeBatches(db, [turn.batch], { origin: readers.origin, waits: true });
      const place = places.get(turn.batch.fence.runId);
      if (place) settle(turn, place);
      else fail(turn, new FenceLost());
    } catch (error) {
      fail(turn, error);
    }
  };

  /** It is in the log: now readers may have it. */
  const settle = (turn: Turn, place: LogPlace) => {
    readers.publish(turn.batch.fence.runId, place.lastSeq, turn.batch.events);
    turn.lane.source.onStored(place);
    end(turn);
    turn.write.resolve();
  };

  const fail = (turn: Turn, error: unknown) => {
    end(turn);
    turn.write.reject(error);
  };

  const end = ({ lane }: Turn) => {
    lane.current = null;
    if (!lane.next) return;
    waiting.add(lane);
    wake();
  };

  return {
    open: (source) => {
      const lane: OpenLane = { source, next: null, current: null };
      return {
        store: (isAwaited) => {
          lane.next ??= Promise.withResolvers<void>();
          if (!lane.current) waiting.add(lane);
          wake(isAwaited);
          return lane.next.promise;
        },
        idle: async () => {
          while (lane.current) await lane.current.promise.catch(() => undefined);
        },
      };
    },
  };
}
