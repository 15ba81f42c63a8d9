import type { RunWaiting } from '@loupe/shared/contract/runs';
import type { EngineKind } from '../../engines/engine.ts';

/** A run that is not finished: in work, or in line. */
export interface LineRun {
  readonly id: string;
  readonly agent: string;
  readonly engine: EngineKind;
  readonly depth: string;
  /** 1 is taken next; null: a worker has it. */
  readonly place: number | null;
  readonly startedAt: Date | null;
}

/** Fewer runs of a kind are no ground for an estimate. */
const leastRuns = 5;

/** Runs of one kind: those that work for about as long as each other. */
export function kindOf({ agent, engine, depth }: Pick<LineRun, 'agent' | 'engine' | 'depth'>): string {
  return `${agent} ${engine} ${depth}`;
}

/**
 * Which place each run in line has and in about how many seconds it will be taken, should runs work for as long as the
 * middle one of the last of their kind. What is in work frees its place for the next in line; of what runs for longer
 * than all before it, or is of a kind that is hardly known, nobody knows when, and its place is not counted on. Without
 * a place to count on there is no estimate: `about_s` null.
 *
 * @param line runs in work, and those in line by place
 * @param seconds that the last runs of a kind worked, by `kindOf`
 */
export function placesIn(
  line: readonly LineRun[],
  seconds: ReadonlyMap<string, readonly number[]>,
  now: Date,
): Map<string, RunWaiting> {
  const known = (run: LineRun): readonly number[] => {
    const found = seconds.get(kindOf(run)) ?? [];
    return found.length < leastRuns ? [] : found;
  };
  const free = line.filter(({ place }) => place === null).map((run) => secondsLeft(known(run), run, now));
  const places = new Map<string, RunWaiting>();
  for (const run of line) {
    if (run.place === null) continue;
    const soonest = Math.min(...free);
    places.set(run.id, { place: run.place, about_s: aboutSeconds(soonest) });
    if (free.length > 0) free[free.indexOf(soonest)] = soonest + middle(known(run));
  }
  return places;
}

/** How long those of its kind went on that had worked for as long as this one has. Infinity: none had. */
function secondsLeft(seconds: readonly number[], { startedAt }: LineRun, now: Date): number {
  const worked = startedAt === null ? 0 : (now.getTime() - startedAt.getTime()) / 1000;
  return middle(seconds.filter((one) => one > worked)) - worked;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/** No finer than it can be known: to ten seconds below a minute, to a minute below an hour, to ten minutes above. */
function aboutSeconds(seconds: number): number | null {
  if (!Number.isFinite(seconds)) return null;
  const step = seconds <= 50 ? 10 : seconds < 3_570 ? 60 : 600;
  return Math.max(step, Math.round(seconds / step) * step);
}
