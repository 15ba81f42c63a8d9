import { byCode } from '@loupe/shared/lib/text-order';
import { logColumns, otherKinds, warmupWords, type LogRole } from '../packs/exports/training-log.ts';
import { logNames } from '../packs/fitness/log-names.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { entriesOf, rolesOfLists, textOf, type ListEntry, type ListRoles } from '../lists/list-entries.ts';
import type { Column, NumberColumn } from '../table/table.ts';
import type { Exercise } from './exercises.ts';

/** One set of a log. */
export interface LoggedSet {
  /** As 2026-11-12. */
  readonly day: string;
  readonly dayColumn: Column;
  /** As the log writes it. */
  readonly name: string;
  /** Null where the name is none of the plan's. */
  readonly exerciseId: string | null;
  readonly reps: number;
  /** Null where there is none, as for push-ups. */
  readonly weight: {
    readonly value: number;
    readonly unit: 'kg' | 'lb' | null;
    readonly column: Column;
  } | null;
  readonly source: DocumentTable;
  readonly row: number;
}

export interface ReadLog {
  readonly sets: readonly LoggedSet[];
  readonly roles: readonly ListRoles<LogRole>[];
}

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** By name the exercise it is. */
function namesOf(exercises: readonly Exercise[]): ReadonlyMap<string, string> {
  return new Map(
    exercises.flatMap(({ id, name }) =>
      [name, ...(logNames[id] ?? [])].map((one) => [keyOf(one), id] as const),
    ),
  );
}

/** The sets of all tables that name exercises, repetitions and days; warm-up sets and rows without repetitions are none. */
export function readLog(tables: readonly DocumentTable[], exercises: readonly Exercise[]): ReadLog {
  const names = namesOf(exercises);
  const roles = rolesOfLists(tables, logColumns);
  const sets = roles.flatMap(entriesOf).flatMap((entry) => setOf(entry, names));
  return { sets: sets.toSorted((a, b) => byCode(a.day, b.day)), roles };
}

function setOf(entry: ListEntry<LogRole>, names: ReadonlyMap<string, string>): LoggedSet[] {
  const { source, row, at } = entry;
  const [name, day, dayColumn] = [textOf(entry, 'exercise'), textOf(entry, 'date').slice(0, 10), at.date];
  const reps = at.reps?.kind === 'number' ? (at.reps.values[row] ?? Number.NaN) : Number.NaN;
  if (name === '' || day === '' || dayColumn === undefined || !(reps > 0) || isNoSet(entry)) return [];
  const exerciseId = names.get(keyOf(name)) ?? null;
  return [{ day, dayColumn, name, exerciseId, reps, weight: weightIn(entry), source, row }];
}

const isNoSet = (entry: ListEntry<LogRole>): boolean =>
  otherKinds.test(textOf(entry, 'kind')) || warmupWords.test(textOf(entry, 'warmup'));

function weightIn(entry: ListEntry<LogRole>): LoggedSet['weight'] {
  const { weight } = entry.at;
  if (weight?.kind !== 'number') return null;
  const value = weight.values[entry.row] ?? Number.NaN;
  if (!(value > 0)) return null;
  return { value, unit: unitOf(weight, textOf(entry, 'unit')), column: weight };
}

/** A column of units says it row by row, else the head of the weights. */
function unitOf({ unit, name }: NumberColumn, said: string): 'kg' | 'lb' | null {
  const text = said.trim() !== '' ? said : unit.kind === 'measure' ? unit.symbol : name;
  if (/(?:^|[^\p{L}])(?:lbs?|pounds?)(?:$|[^\p{L}])/iu.test(text)) return 'lb';
  return /(?:^|[^\p{L}])(?:kgs?|kilo\w*)(?:$|[^\p{L}])/iu.test(text) ? 'kg' : null;
}

/** Logs older than these days say little of what a person can lift now. A rule of this plan. */
export const daysOfUse = 56;

const dayMs = 86_400_000;

/**
 * What to begin with: of the last day on which the exercise was done, the heaviest set with at least so many repetitions.
 * Null where there is none, or where it lies too far back.
 */
export function startingSet(
  { sets }: ReadLog,
  exerciseId: string,
  reps: number,
  today: string,
): LoggedSet | null {
  const own = sets.filter((one) => one.exerciseId === exerciseId && one.weight !== null);
  const last = own.at(-1)?.day;
  if (last === undefined || Date.parse(today) - Date.parse(last) > daysOfUse * dayMs) return null;
  const enough = own.filter((one) => one.day === last && one.reps >= reps);
  return enough.toSorted((a, b) => (b.weight?.value ?? 0) - (a.weight?.value ?? 0))[0] ?? null;
}
