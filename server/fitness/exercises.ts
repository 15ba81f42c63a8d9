import { cellText } from '../claims/cell-text.ts';
import { limitRules } from '../packs/fitness/words.ts';
import { muscleGroups, type Level, type MuscleGroup } from '../packs/fitness/volume.ts';
import type { DocumentTable } from '../statements/read-statements.ts';

export type LimitId = (typeof limitRules)[number]['id'];

export interface Exercise {
  readonly id: string;
  readonly name: string;
  readonly group: MuscleGroup;
  readonly muscle: string;
  readonly helpers: readonly string[];
  /** Everything it takes: "dumbbell", "bench". */
  readonly needs: readonly string[];
  readonly isCompound: boolean;
  readonly isEasy: boolean;
  readonly source: DocumentTable;
  readonly row: number;
}

const parts = (text: string) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The exercises of the reference table; throws where a column is missing. */
export function readExercises(source: DocumentTable): readonly Exercise[] {
  const { table } = source;
  const text = (name: string, row: number) => {
    const column = table.columns.find((one) => one.name === name);
    if (column === undefined) throw new Error(`The exercises hold no column ${name}.`);
    return cellText(column, row).trim();
  };
  return Array.from({ length: table.rowCount }, (_, row) => {
    const muscle = text('Muscle', row);
    const group = muscleGroups.find(({ muscles }) => muscles.includes(muscle));
    if (group === undefined) throw new Error(`No muscle group holds ${muscle}.`);
    return {
      id: text('ID', row),
      name: text('Exercise', row),
      group: group.id,
      muscle,
      helpers: parts(text('Secondary', row)),
      needs: [text('Equipment', row), ...parts(text('Also needs', row))].filter((one) => one !== 'body only'),
      isCompound: text('Mechanic', row) === 'compound',
      isEasy: text('Level', row) === 'beginner',
      source,
      row,
    };
  });
}

export type Owned = ReadonlySet<string>;

/** What of the exercise's equipment is not there. */
const missingFor = ({ needs }: Exercise, owned: Owned): readonly string[] =>
  owned.has('all') ? [] : needs.filter((one) => !owned.has(one));

/** The limits that speak against an exercise. */
function limitsAgainst(exercise: Exercise, limits: readonly LimitId[]): readonly LimitId[] {
  return limitRules
    .filter(({ id, muscles, alsoHelpers }) => {
      const used = [exercise.muscle, ...(alsoHelpers ? exercise.helpers : [])];
      return limits.includes(id) && muscles.some((one) => used.includes(one));
    })
    .map(({ id }) => id);
}

/**
 * The exercises a person can do, the best first: many joints before one (ACSM 2009), for a beginner easy ones, with a
 * weight before without.
 */
export function usableExercises(
  all: readonly Exercise[],
  owned: Owned,
  limits: readonly LimitId[],
  level: Level,
): readonly Exercise[] {
  const rank = (one: Exercise) =>
    (level === 'beginner' && !one.isEasy ? 4 : 0) +
    (one.isCompound ? 0 : 2) +
    (one.needs.length === 0 ? 1 : 0);
  return all
    .filter((one) => missingFor(one, owned).length === 0 && limitsAgainst(one, limits).length === 0)
    .toSorted((a, b) => rank(a) - rank(b) || a.row - b.row);
}
