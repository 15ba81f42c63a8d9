import type { RunEvent } from '@loupe/shared/contract/run-events';
import { msBetween } from '@loupe/shared/lib/dates/instants';
import { emptyRunView, reduceRun, type RunView } from '@loupe/shared/lib/run-reducer';
import type { FrozenLog } from './shared-turns.ts';

/** Where a stage begins: right after that many events. */
export interface StageMark {
  readonly position: number;
  readonly runIndex: number;
  readonly title: string;
}

/** An event with the run it belongs to. */
interface Moment {
  readonly runIndex: number;
  readonly event: RunEvent;
}

/** The logs of a chat's runs as one line of events, in the order the runs were asked for. Positions go from 0 to `length`. */
export interface Timeline {
  readonly length: number;
  readonly marks: readonly StageMark[];
  /** What the reducer makes of the first `position` events, by run. */
  viewsAt(position: number): readonly RunView[];
  /** Milliseconds from the start at speed 1, pauses compressed. */
  timeAt(position: number): number;
  /** The last position that is due at a time. */
  positionAt(timeMs: number): number;
  /** The event a position ends with; null at 0. */
  eventAt(position: number): Moment | null;
  /** Where something is complete again after a position: a piece of text as a whole, a step, a stage. */
  nextBoundary(position: number): number;
}

/** Between events, so that what came at once can be followed and what took long does not bore, milliseconds. */
const shortestMs = 40;
const shortestStepMs = 280;
const longestMs = 1_500;
const betweenRunsMs = 900;
/** How many positions apart the states are kept that seeking starts from. */
const keptEvery = 200;

function isText({ type }: RunEvent): boolean {
  return type === 'text.delta' || type === 'text.reset';
}

/** Events that change what is to be read by one thing at a time. */
function isLandmark({ type }: RunEvent): boolean {
  return type.startsWith('run.') || type.startsWith('stage.') || type.startsWith('step.');
}

function pauseBefore({ event }: Moment, before: Moment | undefined, isNewRun: boolean): number {
  if (!before || isNewRun) return betweenRunsMs;
  const took = msBetween(before.event.at, event.at);
  const shortest = isLandmark(event) ? shortestStepMs : shortestMs;
  return Math.min(longestMs, Math.max(shortest, Number.isFinite(took) ? took : 0));
}

/** Index of the last number that is not larger; the numbers rise. */
function lastNotAfter(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Puts the frozen logs of a shared chat on one line (X3). Pure; what is asked for often is kept. */
export function createTimeline(logs: readonly FrozenLog[]): Timeline {
  const moments: Moment[] = logs.flatMap(({ events }, runIndex) =>
    events.map((event) => ({ runIndex, event })),
  );
  const times = timesOf(moments);
  const boundaries = boundariesOf(moments);
  const viewsAt = createViews(logs, moments);
  return {
    length: moments.length,
    marks: marksOf(logs, moments),
    viewsAt,
    timeAt: (position) => times[position] ?? 0,
    positionAt: (timeMs) => lastNotAfter(times, timeMs),
    eventAt: (position) => moments[position - 1] ?? null,
    nextBoundary: (position) => boundaries.find((boundary) => boundary > position) ?? moments.length,
  };
}

function timesOf(moments: readonly Moment[]): number[] {
  const times = [0];
  for (const [index, moment] of moments.entries()) {
    const before = moments[index - 1];
    const isNewRun = before?.runIndex !== moment.runIndex;
    times.push((times[index] ?? 0) + pauseBefore(moment, before, isNewRun));
  }
  return times;
}

function boundariesOf(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ event }, index) => {
    const next = moments[index + 1];
    const isLastOfText = isText(event) && (!next || !isText(next.event));
    return isLandmark(event) || isLastOfText ? [index + 1] : [];
  });
}

/** A stage that a later attempt begins again is marked once. */
function marksOf(logs: readonly FrozenLog[], moments: readonly Moment[]): StageMark[] {
  const titles = logs.map(() => new Map<string, string>());
  const marks: StageMark[] = [];
  const seen = new Set<string>();
  for (const [index, { runIndex, event }] of moments.entries()) {
    if (event.type === 'run.started')
      for (const { id, title } of event.data.stages) titles[runIndex]?.set(id, title);
    if (event.type !== 'stage.started') continue;
    const title = titles[runIndex]?.get(event.data.stage_id);
    const key = `${runIndex} ${event.data.stage_id}`;
    if (title !== undefined && !seen.has(key)) marks.push({ position: index + 1, runIndex, title });
    seen.add(key);
  }
  return marks;
}

function createViews(
  logs: readonly FrozenLog[],
  moments: readonly Moment[],
): (position: number) => readonly RunView[] {
  const start: readonly RunView[] = logs.map(({ run_id: runId }) => emptyRunView(runId));
  const kept = new Map<number, readonly RunView[]>([[0, start]]);
  let last = { position: 0, views: start };

  function nearestBefore(position: number): { position: number; views: readonly RunView[] } {
    let nearest = last.position <= position ? last : { position: 0, views: start };
    for (const [at, views] of kept)
      if (at <= position && at > nearest.position) nearest = { position: at, views };
    return nearest;
  }

  return (wanted) => {
    const position = Math.min(Math.max(0, wanted), moments.length);
    const from = nearestBefore(position);
    let { views } = from;
    for (let at = from.position; at < position; at += 1) {
      const moment = moments[at];
      const view = moment && views[moment.runIndex];
      if (moment && view) views = views.with(moment.runIndex, reduceRun(view, moment.event));
      if ((at + 1) % keptEvery === 0) kept.set(at + 1, views);
    }
    last = { position, views };
    return views;
  };
}
