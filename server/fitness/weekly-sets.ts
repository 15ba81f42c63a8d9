import {
  helperShare,
  muscleGroups,
  weeklySets,
  type Level,
  type MuscleGroup,
} from '../packs/fitness/volume.ts';
import type { Exercise } from './exercises.ts';

interface GroupSets {
  readonly group: MuscleGroup;
  readonly sets: number;
  readonly is: 'none' | 'below' | 'within' | 'above';
}

/** Sets per muscle group in a week against the published range of the level. */
export function setsPerGroup(
  week: readonly { readonly exercise: Exercise; readonly sets: number }[],
  level: Level,
): readonly GroupSets[] {
  const { low, high } = weeklySets[level];
  return muscleGroups.map(({ id, muscles }) => {
    const total = week.reduce((sum, { exercise, sets }) => {
      if (exercise.group === id) return sum + sets;
      return sum + (muscles.some((one) => exercise.helpers.includes(one)) ? sets * helperShare : 0);
    }, 0);
    return {
      group: id,
      sets: total,
      is: total === 0 ? 'none' : total < low ? 'below' : total > high ? 'above' : 'within',
    };
  });
}
