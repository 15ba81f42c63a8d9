import type { Level } from '../packs/fitness/volume.ts';
import type { Exercise } from './exercises.ts';

export type Goal = 'general' | 'muscle' | 'strength' | 'loss';

/** How an exercise gets harder: heavy ones in few repetitions, others in more, those without a weight in repetitions alone. */
export type Kind = 'heavy' | 'weight' | 'body';

export const weeksPlanned = 12;

/** Three blocks of three weeks that get harder and a lighter one. A rule of this plan. */
export interface WeekOfPlan {
  /** First is 1. */
  readonly week: number;
  readonly block: 1 | 2 | 3;
  /** 0 to 2 within the block; null in the lighter week. */
  readonly step: 0 | 1 | 2 | null;
}

export const planWeeks: readonly WeekOfPlan[] = ([1, 2, 3] as const).flatMap((block) =>
  ([0, 1, 2, null] as const).map((step, i) => ({ week: (block - 1) * 4 + i + 1, block, step })),
);

export const firstWeek: WeekOfPlan = { week: 1, block: 1, step: 0 };

interface Repetitions {
  readonly low: number;
  readonly high: number;
}

/** Repetitions to go from and to: within 8-12 for novices, 1-6 where the load is heavy (ACSM 2009). */
export const repetitions: Readonly<Record<Kind, Repetitions>> = {
  heavy: { low: 4, high: 6 },
  weight: { low: 8, high: 12 },
  body: { low: 8, high: 12 },
};

/** More repetitions in each block where no weight can be added. A rule of this plan. */
const bodyStep = 2;

/** Weights that can be added to; a bar to hang from and a bench are none. */
const weights: ReadonlySet<string> = new Set([
  'dumbbell',
  'barbell',
  'kettlebells',
  'cable',
  'machine',
  'bands',
]);

/** An inverted row needs a barbell to hang from and is done with the body all the same. */
const hangsFromBar = 'Inverted_Row';

const isLoaded = ({ id, needs }: Exercise): boolean =>
  id !== hangsFromBar && needs.some((one) => weights.has(one));

/** What is made for heavy loads; a rule of this plan. */
const heavyTools: readonly string[] = ['barbell', 'machine'];

/** Heavy: exercises of many joints with a barbell or machine, for strength, once a person is no beginner (ACSM 2009). */
export function kindOf(exercise: Exercise, goal: Goal, level: Level): Kind {
  if (!isLoaded(exercise)) return 'body';
  const canBeHeavy = exercise.isCompound && exercise.needs.some((one) => heavyTools.includes(one));
  return goal === 'strength' && level !== 'beginner' && canBeHeavy ? 'heavy' : 'weight';
}

/** Repetitions of each set in a week. */
export function repetitionsIn({ block, step }: WeekOfPlan, kind: Kind): number {
  const { low, high } = repetitions[kind];
  const reps = low + Math.round(((high - low) * (step ?? 0)) / 2);
  return kind === 'body' ? reps + (block - 1) * bodyStep : reps;
}

/** Sets of an exercise in a week: fewer in the lighter one, never none. `share` is a fraction of one. */
export const setsIn = ({ step }: WeekOfPlan, sets: number, share: number): number =>
  step === null ? Math.max(1, Math.floor(sets * share)) : sets;

/** How much more weight than at the start, as a fraction: nothing in the first block, one step more in each further one. */
export const loadIn = ({ block }: WeekOfPlan, step: number): number => (1 + step) ** (block - 1) - 1;
