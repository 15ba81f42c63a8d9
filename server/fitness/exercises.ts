import { cellText } from '../claims/cell-text.ts';
import { movementWords, strainOf, type LimitId, type Movement } from '../packs/fitness/movements.ts';
import { muscleGroups, type Level, type MuscleGroup } from '../packs/fitness/volume.ts';
import type { DocumentTable } from '../statements/read-statements.ts';

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

/** What a person rules out: parts of the body to spare, and movements by name. */
export interface Limits {
  readonly parts: readonly LimitId[];
  readonly movements: readonly Movement[];
}

export const noLimits: Limits = { parts: [], movements: [] };

/** Why a person does not do an exercise. */
export type Obstacle =
  | { readonly kind: 'equipment'; readonly needs: readonly string[] }
  | { readonly kind: 'limit'; readonly limits: readonly LimitId[]; readonly movement: Movement | null }
  | { readonly kind: 'named'; readonly movement: Movement };

/** What speaks against an exercise; limits come before equipment. Null: nothing does. */
export function obstacleTo(exercise: Exercise, owned: Owned, limits: Limits): Obstacle | null {
  const strain = strainOf(exercise.id);
  const against = strain.limits.filter((one) => limits.parts.includes(one));
  if (against.length > 0) return { kind: 'limit', limits: against, movement: strain.movement };
  if (strain.movement !== null && limits.movements.includes(strain.movement))
    return { kind: 'named', movement: strain.movement };
  const needs = exercise.needs.filter((one) => !owned.has(one));
  return needs.length > 0 ? { kind: 'equipment', needs } : null;
}

/** Exercises in which a beginner has to move most of the body's weight; later than what can be made lighter. */
const heavyBodyweight: ReadonlySet<string> = new Set(['Pullups', 'Chin-Up', 'Bench_Dips', 'Inverted_Row']);

/**
 * How late an exercise is chosen, 0 the first: many joints before one (ACSM 2009), for a beginner easy ones, with a weight
 * before without, and before all what the person has done before.
 */
function rankOf(exercise: Exercise, level: Level, known: ReadonlySet<string>): number {
  const { id, isEasy, isCompound, needs } = exercise;
  const isHard = level === 'beginner' && (!isEasy || heavyBodyweight.has(id));
  return (isHard ? 8 : 0) + (isCompound ? 0 : 4) + (needs.length === 0 ? 2 : 0) + (known.has(id) ? 0 : 1);
}

/** A beginner has no way to make a hard exercise lighter that is done with the body alone. */
const isTooHard = ({ isEasy, needs }: Exercise, level: Level): boolean =>
  level === 'beginner' && !isEasy && needs.length === 0;

/** The exercises a person can do, the best first. */
export function usableExercises(
  all: readonly Exercise[],
  owned: Owned,
  limits: Limits,
  level: Level,
  known: ReadonlySet<string> = new Set(),
): readonly Exercise[] {
  const ranks = new Map(all.map((one) => [one, rankOf(one, level, known)]));
  return all
    .filter((one) => obstacleTo(one, owned, limits) === null && !isTooHard(one, level))
    .toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || a.row - b.row);
}

/** Movements named in a text. */
export const movementsIn = (text: string): Movement[] =>
  movementWords.flatMap(([found, movements]) => (found.test(text) ? movements : []));
