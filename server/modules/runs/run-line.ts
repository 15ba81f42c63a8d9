import type { Logger } from 'pino';
import type { RunWaiting } from '@loupe/shared/contract/runs';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isDatabaseDown } from '../../db/database-errors.ts';
import type { Notifications } from '../../db/notifications.ts';
import { listDurations, listLine } from './run-line.repository.ts';
import { kindOf, placesIn, type LineRun } from './run-line.models.ts';
import { queueChannel, type RunRow } from './runs.repository.ts';

/**
 * The places of the runs that nobody works on yet. The line is read once a second for all who ask in this process, and
 * only while somebody does; a run that is taken within a second of being asked for is never reported as waiting.
 */
export interface RunLine {
  /** Of a run that was just read; undefined when it is not in line. */
  placeOf(run: LinedRun): Promise<RunWaiting | undefined>;
  /** Tells a reader of the run's stream where it is, now and whenever that changes. */
  follow(run: RunRow, tell: TellPlace): Following;
  close(): void;
}

type LinedRun = Pick<RunRow, 'id' | 'createdAt' | 'finishedAt' | 'workerId'>;

export type TellPlace = (waiting: RunWaiting) => void;

export interface Following {
  /** The reader has heard of something that happened in the run: what was read of the line before is not sent any more. */
  moved(): void;
  leave(): void;
}

interface Reader {
  readonly tell: TellPlace;
  told: string;
}

/** A run with readers that was last known to be in line. */
interface Watch {
  readonly since: number;
  /** Nobody has worked on it: whatever happens, it is in line no longer. */
  readonly isNew: boolean;
  movedAt: number;
  /** Until then it may be taken without a word. */
  readonly quietUntil: number;
}

interface Reading {
  readonly at: number;
  readonly places: Promise<ReadonlyMap<string, RunWaiting>>;
}

const everyMs = 1_000;
const quietMs = 1_000;
/** How long runs of a kind work changes slowly. */
const durationsKeptMs = 60_000;

export function createRunLine(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Notifications;
  readonly log: Logger;
}): RunLine {
  const readers = new Map<string, Set<Reader>>();
  const watched = new Map<string, Watch>();
  const durationsOf = rememberDurations(deps.db);
  let reading: Reading | null = null;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isTelling = false;
  let isClosed = false;

  const readLine = async () => {
    const line = await listLine(deps.db);
    if (!line.some(({ place }) => place !== null)) return new Map<string, RunWaiting>();
    return placesIn(line, await durationsOf(line), deps.clock.now());
  };

  /** The line as it is, at most a second old. */
  const read = (): Reading => {
    const now = performance.now();
    if (reading && now - reading.at < everyMs) return reading;
    const next = { at: now, places: readLine() };
    lastReadAt = now;
    // A reading that failed is not kept.
    next.places.catch(() => (reading = reading === next ? null : reading));
    return (reading = next);
  };

  const waitedMs = (run: LinedRun) => deps.clock.now().getTime() - run.createdAt.getTime();

  function watch(runId: string, waited: number, isNew: boolean): void {
    const since = performance.now();
    const quietUntil = since + Math.max(0, quietMs - waited);
    watched.set(runId, { since, isNew, movedAt: since, quietUntil });
    arm();
  }

  /** Looks as soon as somebody is to be notified of something, and not before the last reading is a second old. */
  function arm(): void {
    if (isClosed || isTelling || watched.size === 0) return;
    clearTimeout(timer);
    const first = Math.min(...[...watched.values()].map(({ quietUntil }) => quietUntil));
    const at = Math.max(first, lastReadAt + everyMs);
    timer = setTimeout(() => void tellAll(), Math.max(0, at - performance.now()));
    timer.unref();
  }

  async function tellAll(): Promise<void> {
    isTelling = true;
    const now = read();
    try {
      const places = await now.places;
      for (const [runId, { since, movedAt, quietUntil }] of watched) {
        const waiting = places.get(runId);
        if (since > now.at) continue;
        if (!waiting) watched.delete(runId);
        else if (quietUntil <= now.at && movedAt <= now.at) tellReaders(runId, waiting);
      }
    } catch (error) {
      if (!isDatabaseDown(error)) deps.log.error({ err: error }, 'the line of runs could not be read');
    }
    isTelling = false;
    arm();
  }

  function tellReaders(runId: string, waiting: RunWaiting): void {
    const text = JSON.stringify(waiting);
    for (const reader of readers.get(runId) ?? []) {
      if (reader.told === text) continue;
      reader.told = text;
      reader.tell(waiting);
    }
  }

  const stopListening = deps.notifications.listen(queueChannel, (runId) => {
    const all = readers.get(runId);
    if (!all) return;
    for (const reader of all) reader.told = '';
    watch(runId, 0, watched.get(runId)?.isNew ?? false);
  });

  function moved(runId: string): void {
    const known = watched.get(runId);
    if (known?.isNew) watched.delete(runId);
    else if (known) known.movedAt = performance.now();
  }

  return {
    placeOf: async (run) => {
      if (run.finishedAt || run.workerId !== null || waitedMs(run) < quietMs) return undefined;
      return (await read().places).get(run.id);
    },
    follow: (run, tell) => {
      const reader = { tell, told: '' };
      const all = readers.get(run.id) ?? new Set();
      readers.set(run.id, all.add(reader));
      if (!run.finishedAt && run.workerId === null) watch(run.id, waitedMs(run), run.attempt === 0);
      const leave = () => {
        all.delete(reader);
        if (all.size > 0 || readers.get(run.id) !== all) return;
        readers.delete(run.id);
        watched.delete(run.id);
      };
      return { moved: () => moved(run.id), leave };
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

const agentOf = ({ agent, engine }: Pick<LineRun, 'agent' | 'engine'>): string => `${agent} ${engine}`;

/** Seconds that the last runs worked, by kind: of those that are in the line, each agent asked for once a minute. */
function rememberDurations(db: Database) {
  const kept = new Map<string, { readonly at: number; readonly ended: Map<string, { seconds: number }[]> }>();

  return async (line: readonly LineRun[]): Promise<Map<string, readonly number[]>> => {
    const now = performance.now();
    const kinds = new Map(line.map(({ agent, engine }) => [agentOf({ agent, engine }), { agent, engine }]));
    const missing = [...kinds].filter(
      ([key]) => now - (kept.get(key)?.at ?? -durationsKeptMs) >= durationsKeptMs,
    );
    if (missing.length > 0) {
      for (const [key, { at }] of kept) if (now - at >= durationsKeptMs) kept.delete(key);
      const ended = Map.groupBy(
        await listDurations(
          db,
          missing.map(([, kind]) => kind),
        ),
        agentOf,
      );
      for (const [key] of missing)
        kept.set(key, { at: now, ended: Map.groupBy(ended.get(key) ?? [], kindOf) });
    }
    return new Map(
      [...kinds.keys()]
        .flatMap((key) => [...(kept.get(key)?.ended ?? [])])
        .map(([kind, runs]) => [kind, runs.map(({ seconds }) => seconds)]),
    );
  };
}
