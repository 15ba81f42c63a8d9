import {
  helperShare,
  muscleGroups,
  weeklySets,
  type Level,
  type MuscleGroup,
} from '../packs/fitness/volume.ts';
import type { Exercise } from './exercises.ts';

export interface PlannedSets {
  readonly exercise: Exercise;
  readonly sets: number;
}

export interface GroupSets {
  readonly group: MuscleGroup;
  /** Sets of exercises for the group itself. */
  readonly direct: number;
  /** Sets of exercises it helps in. */
  readonly helped: number;
  readonly sets: number;
  readonly is: 'none' | 'below' | 'within' | 'above';
}

const helps = (muscles: readonly string[], { helpers }: Exercise): boolean =>
  muscles.some((one) => helpers.includes(one));

/** Sets per muscle group in a week against the published range of the level. */
export function setsPerGroup(week: readonly PlannedSets[], level: Level): readonly GroupSets[] {
  const { low, high } = weeklySets[level];
  const sum = (some: readonly PlannedSets[]) => some.reduce((all, { sets }) => all + sets, 0);
  return muscleGroups.map(({ id, muscles }) => {
    const direct = sum(week.filter(({ exercise }) => exercise.group === id));
    const helped = sum(week.filter(({ exercise }) => exercise.group !== id && helps(muscles, exercise)));
    const total = direct + helped * helperShare;
    const is = total === 0 ? 'none' : total < low ? 'below' : total > high ? 'above' : 'within';
    return { group: id, direct, helped, sets: total, is };
  });
}
