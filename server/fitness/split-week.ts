import type { MuscleGroup } from '../packs/fitness/volume.ts';
import { gapsOf, spreadDays } from './pick-days.ts';

/** What a session trains. */
export type Focus = 'full' | 'upper' | 'lower';

export const groupsOf: Readonly<Record<Focus, readonly MuscleGroup[]>> = {
  full: [
    'quadriceps',
    'hamstrings',
    'glutes',
    'chest',
    'back',
    'shoulders',
    'biceps',
    'triceps',
    'calves',
    'abdominals',
  ],
  upper: ['chest', 'back', 'shoulders', 'biceps', 'triceps'],
  lower: ['quadriceps', 'hamstrings', 'glutes', 'calves', 'abdominals'],
};

const kinds: readonly Focus[] = ['full', 'upper', 'lower'];

const shares = (a: Focus, b: Focus): boolean => a === 'full' || b === 'full' || a === b;

/**
 * What each session of the week trains: no muscle on two days running, every half of the body as often as can be, whole
 * bodies where the days lie apart. All choices are tried, there are few.
 */
export function splitWeek(days: readonly number[]): readonly Focus[] {
  const gaps = gapsOf(days);
  const isRested = (some: readonly Focus[]) =>
    some.every((focus, i) => {
      const next = some[(i + 1) % some.length];
      return some.length < 2 || (gaps[i] ?? 7) > 1 || next === undefined || !shares(focus, next);
    });
  const count = (some: readonly Focus[], half: Focus) => some.filter((one) => shares(one, half)).length;
  const score = (some: readonly Focus[]) =>
    Math.min(count(some, 'upper'), count(some, 'lower')) * 100 +
    (count(some, 'upper') + count(some, 'lower')) * 10;
  return choices(days.length)
    .filter(isRested)
    .reduce((best, some) => (score(some) > score(best) ? some : best));
}

function choices(length: number): Focus[][] {
  if (length === 0) return [[]];
  return choices(length - 1).flatMap((rest) => kinds.map((kind) => [...rest, kind]));
}

interface SplitDay {
  /** 1 is Monday. */
  readonly day: number;
  readonly focus: Focus;
}

/**
 * The days that are used, at most so many, from the first day of the week of the plan on, with what each trains. Where all
 * exercises are for one half of the body, days that follow each other are left out instead.
 */
export function chooseDays(
  days: readonly number[],
  most: number,
  from: number,
  groups: ReadonlySet<MuscleGroup>,
): readonly SplitDay[] {
  const hasBoth = (['upper', 'lower'] as const).every((half) =>
    groupsOf[half].some((one) => groups.has(one)),
  );
  const chosen = hasBoth ? spreadDays(days, most) : restedDays(days, most);
  const inOrder = [...chosen.filter((day) => day >= from), ...chosen.filter((day) => day < from)];
  const split = hasBoth ? splitWeek(inOrder) : [];
  return inOrder.map((day, i) => ({ day, focus: split[i] ?? 'full' }));
}

/** As many days as have another between them. */
function restedDays(days: readonly number[], most: number): readonly number[] {
  const counts = Array.from({ length: most }, (_, i) => most - i);
  const tried = counts.map((count) => spreadDays(days, count));
  return tried.find((some) => gapsOf(some).every((gap) => gap > 1)) ?? days.slice(0, 1);
}
