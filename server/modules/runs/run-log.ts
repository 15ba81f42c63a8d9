import type { Clock } from '../../clock.ts';
import type { NewRunEvent } from '../../engines/run-history.ts';
import type { RunRecord } from '../../engines/recorded-run.ts';
import { batchOf, type Fence, type LogEntry, type TimedRunEvent } from './event-batches.repository.ts';
import type { EventWriter } from './event-writer.ts';
import { FenceLost } from './fence.ts';

/** The log of one attempt. Once the fence is lost nothing more is written and `onLost` is called. */
export interface RunLog extends RunRecord {
  /** Stores what is buffered. */
  flush(): Promise<void>;
  /** What was not stored yet; for the transaction that ends the run. Nothing is taken after it. */
  takeRest(): Promise<TimedRunEvent[]>;
}

export interface RunLogOptions {
  readonly writer: EventWriter;
  readonly clock: Clock;
  readonly fence: Fence;
  readonly onLost: (error: unknown) => void;
  readonly onStopRequested: () => void;
}

export function createRunLog(options: RunLogOptions): RunLog {
  const { writer, clock, fence } = options;
  let pending: LogEntry[] = [];
  let isTaken = false;
  let isClosed = false;

  const takePending = () => {
    const entries = mergeText(pending);
    pending = [];
    return entries;
  };
  const lane = writer.open({
    take: () => {
      // What cannot be stored must not look stored.
      if (isClosed) throw new FenceLost();
      const entries = takePending();
      return entries.length === 0 ? null : batchOf(fence, entries);
    },
    onStored: ({ isStopRequested }) => {
      if (isStopRequested) options.onStopRequested();
    },
  });
  let known: Promise<void> | null = null;
  /** Whoever asks for the same write has the same promise: a loss is reported once. */
  const store = (isAwaited: boolean): Promise<void> => {
    const asked = lane.store(isAwaited);
    if (asked === known) return asked;
    known = asked;
    asked.catch((error: unknown) => {
      if (isClosed) return;
      isClosed = true;
      pending = [];
      options.onLost(error);
    });
    return asked;
  };

  return {
    emit: (event: NewRunEvent) => {
      if (isClosed || isTaken) return;
      pending.push({ at: clock.now(), event });
      void store(false);
    },
    checkpoint: async (step, finished, ...events) => {
      if (isClosed || isTaken) throw new FenceLost();
      const at = clock.now();
      // The step travels with its event: whichever write takes the one stores the other.
      pending.push({ at, event: finished, step }, ...events.map((event) => ({ at, event })));
      await store(true);
    },
    flush: () => store(true),
    takeRest: async () => {
      isTaken = true;
      // Checkpoints are stored as such: only events are left to the transaction that ends the run.
      if (pending.some(({ step }) => step)) await store(true).catch(() => undefined);
      await lane.idle();
      const rest = isClosed ? [] : takePending();
      isClosed = true;
      return rest;
    },
  };
}

/** Neighbouring pieces of one text become one event. */
function mergeText(events: readonly LogEntry[]): LogEntry[] {
  const merged: LogEntry[] = [];
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
