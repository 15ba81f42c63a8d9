import {
  expectedNames,
  expectedYear,
  moneyRoles,
  percentRoles,
  screenerRoles,
  type NumberRole,
  type ScreenRole,
} from '../packs/exports/screener.ts';
import { quantile } from '../statistics/describe.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';

/** A screener's export: which column is what, and its numbers in one unit each. */
export interface Universe {
  readonly table: Table;
  readonly found: FoundRoles<ScreenRole>;
  /** Columns of numbers that can be compared, by role. */
  readonly columns: Readonly<Partial<Record<NumberRole, NumberColumn>>>;
  /** What a value is multiplied with: 100 where shares are written as 0.12. */
  readonly factor: Readonly<Partial<Record<NumberRole, number>>>;
  /** Roles whose column cannot be compared, and why. */
  readonly refused: readonly {
    readonly role: NumberRole;
    readonly why: 'currencies' | 'percent';
    readonly column: string;
  }[];
  /** Roles whose shares are written as 0.12 and are shown as 12 %. */
  readonly asFractions: readonly NumberRole[];
  /** Nothing says whether the market caps are in units, thousands or millions: they have an order and no amount. */
  readonly isAmountOpen: boolean;
  /** The one currency of all rows, where it is said. */
  readonly currency: string | null;
  readonly rows: readonly number[];
}

export const textAt = (column: Column | undefined, row: number): string =>
  column?.kind === 'text' || column?.kind === 'doubtful' ? (column.words[column.codes[row] ?? 0] ?? '') : '';

/** Ratios beside a column of currencies look like amounts of several: as numbers they are what they are. */
function withPlainRatios(table: Table): Table {
  const columns = table.columns.map((column): Column => {
    if (column.kind !== 'doubtful' || column.doubt !== 'mixed_currencies' || column.byRow === null)
      return column;
    const { name, plainName, at, period, byRow } = column;
    const shared = { name, plainName, at, period, values: byRow.values, decimals: byRow.decimals };
    return { ...shared, kind: 'number', unit: { kind: 'none' }, mark: '.', proof: null, evidence: null };
  });
  return { ...table, columns };
}

/** "KGV 26e" is the expected KGV, and "Div.-Rendite 26e" the dividend yield that the export gives. */
function withExpectedNames(table: Table): Table {
  const columns = table.columns.map((column): Column => {
    const base = column.name.replace(expectedYear, '');
    if (base === column.name || base === '') return column;
    return { ...column, plainName: expectedNames.find(([pattern]) => pattern.test(base))?.[1] ?? base };
  });
  return { ...table, columns };
}

/** 100 for shares written as 0.12, 1 for 12 or 12 %; null where nothing tells. */
function percentFactor(role: NumberRole, column: NumberColumn): 1 | 100 | null {
  if (column.unit.kind === 'percent') return 1;
  const sizes = [...column.values].filter((one) => Number.isFinite(one)).map(Math.abs);
  const [middle, most] = [quantile(sizes, 0.5) ?? 0, quantile(sizes, 0.95) ?? 0];
  const isYield = role === 'dividend' || role === 'fcf_yield';
  if (most <= (isYield ? 0.2 : 2) && middle <= (isYield ? 0.1 : 0.6)) return 100;
  return middle >= 1 ? 1 : null;
}

const namedScales: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:mil|mill|mio|mn|millions?|millionen)(?!\p{L})/iu, 1e6],
  [/(?<!\p{L})(?:bil|bn|mrd|billions?|milliarden)(?!\p{L})/iu, 1e9],
];

/** What amounts are multiplied with: as their unit says, else as the column's name does. */
function scaleOf({ unit, name }: NumberColumn): number {
  const own = 'scale' in unit ? unit.scale : 1;
  return own !== 1 ? own : (namedScales.find(([pattern]) => pattern.test(name))?.[1] ?? 1);
}

/** No listed company is usually worth less: amounts below it are in thousands or millions, and nothing says in which. */
const leastUsual = 1e6;

function isOpen(column: NumberColumn | undefined): boolean {
  if (column === undefined || scaleOf(column) !== 1) return false;
  return (quantile(column.values, 0.5) ?? 0) < leastUsual;
}

/** A row without a name, or one that adds the others up, is none. */
function rowsOf(table: Table, name: Column | undefined): number[] {
  return Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => textAt(name, row) !== '' && (table.rowKinds?.[row] ?? 'record') === 'record',
  );
}

/** Reads the roles of an export; null for a table that names nothing, or that has no number to compare. */
export function readUniverse(given: Table): Universe | null {
  const table = withExpectedNames(withPlainRatios(given));
  const found = findRoles(table, screenerRoles);
  const name = found.at.name ?? found.at.ticker;
  if (name === undefined) return null;
  const rows = rowsOf(table, name);
  // A series of days of a few securities names each of them on many rows: it is no list of companies.
  const names = new Set(rows.map((row) => textAt(name, row)));
  if (names.size * 2 < rows.length) return null;
  const currencies = new Set(rows.map((row) => textAt(found.at.currency, row)).filter((one) => one !== ''));
  const columns: Partial<Record<NumberRole, NumberColumn>> = {};
  const factor: Partial<Record<NumberRole, number>> = {};
  const refused: Universe['refused'][number][] = [];
  for (const { role } of screenerRoles) {
    const column = found.at[role];
    if (column?.kind !== 'number') continue;
    const number = role as NumberRole;
    const isMixed = given.columns.some((one) => one.at === column.at && one.kind === 'doubtful');
    const scale = percentRoles.has(number) ? percentFactor(number, column) : 1;
    if (moneyRoles.has(number) && (currencies.size > 1 || isMixed))
      refused.push({ role: number, why: 'currencies', column: column.name });
    else if (scale === null) refused.push({ role: number, why: 'percent', column: column.name });
    else {
      columns[number] = column;
      factor[number] =
        scale * (number === 'market_cap' ? scaleOf(column) : 'scale' in column.unit ? column.unit.scale : 1);
    }
  }
  const [currency = null] = currencies;
  const unit = columns.market_cap?.unit;
  if (rows.length === 0 || Object.keys(columns).length + refused.length === 0) return null;
  return {
    table: given,
    found,
    columns,
    factor,
    refused,
    asFractions: [...percentRoles].filter((role) => factor[role] === 100),
    isAmountOpen: isOpen(columns.market_cap),
    currency: currencies.size === 1 ? currency : unit?.kind === 'money' ? unit.currency : null,
    rows,
  };
}

/** So many digits hold what a cell says; a product has others behind them: 0.29 × 100 is 28.999999999999996. */
const significant = 12;

/** A value in the unit it is compared in: percent as 12, amounts in units of money. NaN for an empty cell. */
export function valueAt({ columns, factor }: Universe, role: NumberRole, row: number): number {
  const value = columns[role]?.values[row] ?? Number.NaN;
  const by = factor[role] ?? 1;
  return by === 1 ? value : Number((value * by).toPrecision(significant));
}
