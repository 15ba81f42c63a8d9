import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { NewRunEvent, StoredStep } from '../../engines/run-history.ts';
import type { RunRecord } from '../../engines/recorded-run.ts';
import { appendEvents, insertStep, type Fence, type TimedRunEvent } from './run-log.repository.ts';

/** Events wait at most this long before they are stored, and so seen. */
const batchMs = 25;

/** The log of one attempt. Once the fence is lost nothing more is written and `onLost` is called. */
export interface RunLog extends RunRecord {
  /** Stores what is buffered. */
  flush(): Promise<void>;
  /** What was not stored yet; for the transaction that ends the run. Nothing is taken after it. */
  takeRest(): Promise<TimedRunEvent[]>;
}

export interface RunLogOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly fence: Fence;
  readonly onLost: (error: unknown) => void;
  readonly onStopRequested: () => void;
}

/** An event that waits to be stored; the end of a step has the step's checkpoint with it. */
interface PendingEvent extends TimedRunEvent {
  readonly step?: StoredStep;
}

export class FenceLost extends Error {
  constructor() {
    super('another attempt has taken this run over');
    this.name = 'FenceLost';
  }
}

export function createRunLog(options: RunLogOptions): RunLog {
  const { db, clock, fence } = options;
  let pending: PendingEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastFlush = 0;
  let isTaken = false;
  let isClosed = false;
  let queue: Promise<void> = Promise.resolve();

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    // What cannot be stored must not look stored.
    if (isClosed) throw new FenceLost();
    const batch = mergeText(pending);
    pending = [];
    if (batch.length === 0) return;
    lastFlush = performance.now();
    const written = await store(batch);
    if (!written) throw new FenceLost();
    if (written.isStopRequested) options.onStopRequested();
  };

  /** Events and the checkpoints among them: all or nothing. */
  const store = async (batch: readonly PendingEvent[]) => {
    const steps = batch.flatMap(({ step }) => step ?? []);
    if (steps.length === 0) return await appendEvents(db, fence, batch);
    return await db.transaction(async (tx) => {
      const place = await appendEvents(tx, fence, batch);
      if (!place) return null;
      for (const step of steps) await insertStep(tx, fence.runId, fence.attempt, step, clock.now());
      return place;
    });
  };

  /** Batches are stored one after the other, so that numbers follow the order of events. */
  const enqueue = (): Promise<void> => {
    const turn = queue.then(write);
    queue = turn.catch((error: unknown) => {
      if (isClosed) return;
      isClosed = true;
      pending = [];
      options.onLost(error);
    });
    return turn;
  };

  return {
    emit: (event: NewRunEvent) => {
      if (isClosed || isTaken) return;
      pending.push({ at: clock.now(), event });
      if (timer) return;
      const wait = Math.max(0, batchMs - (performance.now() - lastFlush));
      timer = setTimeout(() => enqueue().catch(() => undefined), wait);
    },
    checkpoint: async (step, finished, ...events) => {
      if (isClosed || isTaken) throw new FenceLost();
      const at = clock.now();
      // The step travels with its event: whichever write takes the one stores the other.
      pending.push({ at, event: finished, step }, ...events.map((event) => ({ at, event })));
      await enqueue();
    },
    flush: () => enqueue(),
    takeRest: async () => {
      isTaken = true;
      clearTimeout(timer);
      // Every checkpoint has its write in the queue: what is left after it are events alone.
      await queue;
      isClosed = true;
      const rest = mergeText(pending);
      pending = [];
      return rest;
    },
  };
}

/** Neighbouring pieces of one text become one event. */
function mergeText(events: readonly PendingEvent[]): PendingEvent[] {
  const merged: PendingEvent[] = [];
  for (const item of events) {
    const last = merged.at(-1);
    if (
      item.event.type === 'text.delta' &&
      last?.event.type === 'text.delta' &&
      last.event.data.part === item.event.data.part
    ) {
      merged[merged.length - 1] = {
        at: last.at,
        event: {
          type: 'text.delta',
          data: { part: item.event.data.part, text: last.event.data.text + item.event.data.text },
        },
      };
    } else merged.push(item);
  }
  return merged;
}
