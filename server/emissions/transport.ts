import { cellText } from '../claims/cell-text.ts';
import { laneColumns, notCarried, otherWeights, weightNames, type LaneRole } from '../packs/exports/lanes.ts';
import {
  shortFlightKm,
  truckKeys,
  truckload,
  vehicleWords,
  type FactorKey,
} from '../packs/logistics/vehicles.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { repeatedRows } from '../table/repeated-rows.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Column, Table } from '../table/table.ts';
import { wholeOf, type Factor, type Factors } from './factors.ts';
import { quantityAt, type Quantity } from './quantity.ts';

/** What a person says where the file is silent. */
export interface LaneDefaults {
  readonly vehicle: FactorKey | null;
  readonly weightUnit: string;
  readonly distanceUnit: string;
}

/** One row with its emission: tonnes × kilometres × factor. */
export interface RowEmission {
  readonly source: DocumentTable;
  readonly row: number;
  readonly lane: string;
  readonly weight: Quantity;
  readonly distance: Quantity;
  readonly columns: { readonly weight: Column; readonly distance: Column };
  readonly factor: Factor;
  /** The file says no vehicle: the one of the form was taken. */
  readonly isDefault: boolean;
  readonly tkm: number;
  /** kg CO2e from the well to the wheel, and its part from the tank to the wheel. */
  readonly kg: number;
  readonly ttw: number;
  /** The same with trucks full, and half full: how much hangs on the load. */
  readonly low: number;
  readonly high: number;
}

/** Why a row has no emission; `word` is what was not understood. */
type LaneRefusal =
  | 'weight'
  | 'weight_unit'
  | 'distance'
  | 'distance_unit'
  | 'vehicle'
  | 'no_vehicle'
  | 'not_carried'
  | 'unread';

export interface LanesRead {
  readonly rows: readonly RowEmission[];
  readonly refused: readonly {
    readonly row: number;
    readonly line: number;
    readonly why: LaneRefusal;
    readonly word: string;
  }[];
  /** Rows that the file holds a second time: counted once. */
  readonly repeated: readonly number[];
  readonly roles: FoundRoles<LaneRole>;
}

/** Columns of lanes; `guessed` is one of weight whose name only says so among other words. */
export interface LaneRoles extends FoundRoles<LaneRole> {
  readonly guessed: Column | null;
}

/** The only column with a word of weight in its name. */
function guessedWeight(table: Table): Column | null {
  const [first, ...others] = table.columns.filter(
    ({ name, kind }) => kind !== 'date' && weightNames.test(name) && !otherWeights.test(name),
  );
  return first === undefined || others.length > 0 ? null : first;
}

/** Which columns of a table are a lane's; null for a table without weight and distance by name. */
export function laneRoles({ table }: DocumentTable): LaneRoles | null {
  const named = findRoles(table, laneColumns);
  const told = named.several.some(({ role }) => role === 'weight') || columnOf(named, 'weight') !== undefined;
  const guessed = told ? null : guessedWeight(table);
  const roles = {
    ...named,
    guessed,
    at: guessed === null ? named.at : { ...named.at, weight: guessed },
    unused: named.unused.filter((column) => column !== guessed),
  };
  const said = (role: LaneRole) => columnOf(roles, role) !== undefined;
  const isLane = said('weight') && (said('distance') || said('from') || said('to') || said('name'));
  return isLane ? roles : null;
}

/** A column that was refused for its units is still read row by row. */
export function columnOf({ at, refused }: FoundRoles<LaneRole>, role: LaneRole): Column | undefined {
  return at[role] ?? refused.find((one) => one.role === role)?.column;
}

/** Emissions of every row of a table of lanes. */
export function* emissionsOf(
  source: DocumentTable,
  roles: FoundRoles<LaneRole>,
  factors: Factors,
  said: LaneDefaults,
): PartByPart<LanesRead> {
  const rows: RowEmission[] = [];
  const refused: LanesRead['refused'][number][] = [];
  const again = repeatedRows(source.table);
  for (const [i, row] of [...selectRows(source.table, []).rows].entries()) {
    if (i % 500 === 0) yield;
    if (again.has(row)) continue;
    const one = rowEmission(source, roles, row, factors, said);
    if ('why' in one) refused.push({ row, line: source.table.lines[row] ?? 0, ...one });
    else rows.push(one);
  }
  return { rows, refused, repeated: [...again], roles };
}

type Refused = { readonly why: LaneRefusal; readonly word: string };

function rowEmission(
  source: DocumentTable,
  roles: FoundRoles<LaneRole>,
  row: number,
  factors: Factors,
  said: LaneDefaults,
): RowEmission | Refused {
  const status = textOf(roles, 'status', row);
  if (notCarried.test(status)) return { why: 'not_carried', word: status };
  const columns = { weight: columnOf(roles, 'weight'), distance: columnOf(roles, 'distance') };
  if (columns.weight === undefined) return { why: 'weight', word: '' };
  if (columns.distance === undefined) return { why: 'distance', word: '' };
  const weight = quantityAt('weight', {
    column: columns.weight,
    unitColumn: columnOf(roles, 'weight_unit'),
    row,
    unitSaid: said.weightUnit,
  });
  if (typeof weight === 'string') return refusal(weight, 'weight');
  const distance = quantityAt('distance', {
    column: columns.distance,
    unitColumn: columnOf(roles, 'distance_unit'),
    row,
    unitSaid: said.distanceUnit,
  });
  if (typeof distance === 'string') return refusal(distance, 'distance');
  const words = (['vehicle', 'mode'] as const).map((role) => textOf(roles, role, row));
  const told = keyOf(words, distance.inBase);
  const isSilent = words.every((word) => word === '');
  const key = told ?? (isSilent ? said.vehicle : null);
  const factor = key === null ? null : factors.of(key);
  if (factor === null)
    return { why: isSilent ? 'no_vehicle' : 'vehicle', word: words.find((word) => word !== '') ?? '' };
  const tkm = weight.inBase * distance.inBase;
  const [low, high] = bandOf(factor, factors);
  return {
    source,
    row,
    lane: laneOf(roles, row, source),
    weight,
    distance,
    columns: { weight: columns.weight, distance: columns.distance },
    factor,
    isDefault: told === null,
    tkm,
    kg: tkm * wholeOf(factor),
    ttw: tkm * factor.ttw,
    low: tkm * low,
    high: tkm * high,
  };
}

function refusal(why: 'missing' | 'unit' | 'unread', kind: 'weight' | 'distance'): Refused {
  if (why === 'unread') return { why, word: '' };
  return { why: why === 'unit' ? `${kind}_unit` : kind, word: '' };
}

function textOf(roles: FoundRoles<LaneRole>, role: LaneRole, row: number): string {
  const column = columnOf(roles, role);
  if (column === undefined) return '';
  const text = cellText(column, row).trim();
  // "40 t" in every row is read as a number with its unit.
  const unit = column.kind === 'number' && column.unit.kind === 'measure' ? column.unit.symbol : '';
  return text === '' || unit === '' ? text : `${text} ${unit}`;
}

const keyIn = (word: string) =>
  word === '' ? undefined : vehicleWords.find(({ pattern }) => pattern.test(word))?.key;

/** What carries it: road, rail, sea or air. */
function familyOf(key: FactorKey | 'air'): string {
  if (truckKeys.has(key as FactorKey) || key.startsWith('van')) return 'road';
  return key.startsWith('ship') || key === 'ferry' ? 'sea' : key.slice(0, 3);
}

/** The factor that vehicle and mode name: the vehicle is the finer word, as long as it goes the way the mode says. */
function keyOf([vehicle = '', mode = '']: readonly string[], km: number): FactorKey | null {
  const [own, way] = [keyIn(vehicle), keyIn(mode)];
  const isTrailer = own === 'van' && truckload.test(`${vehicle} ${mode}`);
  const isOther = own !== undefined && way !== undefined && familyOf(own) !== familyOf(way);
  const key = isOther ? way : isTrailer ? (way ?? 'hgv') : (own ?? way);
  return key === 'air' ? (km <= shortFlightKm ? 'air-short' : 'air-long') : (key ?? null);
}

/** Least and most of a factor over the loads that are published for it. */
function bandOf(factor: Factor, factors: Factors): readonly [number, number] {
  if (!truckKeys.has(factor.key)) return [wholeOf(factor), wholeOf(factor)];
  const all = (['average', 'half', 'full'] as const)
    .flatMap((load) => factors.of(factor.key, load) ?? [])
    .map(wholeOf);
  return [Math.min(...all), Math.max(...all)];
}

/** "Hamburg – Munich", else what the row is called, else its line. */
function laneOf(roles: FoundRoles<LaneRole>, row: number, { table }: DocumentTable): string {
  const [from, to] = [textOf(roles, 'from', row), textOf(roles, 'to', row)];
  if (from !== '' && to !== '') return `${from} – ${to}`;
  return textOf(roles, 'name', row) || from || to || String(table.lines[row] ?? row + 1);
}
