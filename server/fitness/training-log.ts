import { cellText } from '../claims/cell-text.ts';
import { logColumns, otherKinds, warmupWords, type LogRole } from '../packs/exports/training-log.ts';
import { logNames } from '../packs/fitness/log-names.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
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
  readonly roles: readonly { readonly source: DocumentTable; readonly found: FoundRoles<LogRole> }[];
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
  const roles = tables.map((source) => ({ source, found: findRoles(source.table, logColumns) }));
  const sets = roles.flatMap(({ source, found }) => setsIn(source, found, names));
  return { sets: sets.toSorted((a, b) => a.day.localeCompare(b.day)), roles };
}

function setsIn(
  source: DocumentTable,
  { at, missing }: FoundRoles<LogRole>,
  names: ReadonlyMap<string, string>,
): LoggedSet[] {
  const { exercise, date } = at;
  const reps = at.reps?.kind === 'number' ? at.reps : undefined;
  if (missing.length > 0 || exercise === undefined || date === undefined || reps === undefined) return [];
  return Array.from({ length: source.table.rowCount }, (_, row): LoggedSet[] => {
    const [name, day] = [cellText(exercise, row).trim(), cellText(date, row).slice(0, 10)];
    const count = reps.values[row] ?? Number.NaN;
    if (name === '' || day === '' || !(count > 0) || isNoSet(at, row)) return [];
    const exerciseId = names.get(keyOf(name)) ?? null;
    return [{ day, dayColumn: date, name, exerciseId, reps: count, weight: weightIn(at, row), source, row }];
  }).flat();
}

function isNoSet({ kind, warmup }: FoundRoles<LogRole>['at'], row: number): boolean {
  const text = (column: Column | undefined) => (column === undefined ? '' : cellText(column, row).trim());
  return otherKinds.test(text(kind)) || warmupWords.test(text(warmup));
}

function weightIn({ weight, unit }: FoundRoles<LogRole>['at'], row: number): LoggedSet['weight'] {
  if (weight?.kind !== 'number') return null;
  const value = weight.values[row] ?? Number.NaN;
  if (!(value > 0)) return null;
  return { value, unit: unitOf(weight, unit === undefined ? '' : cellText(unit, row)), column: weight };
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
