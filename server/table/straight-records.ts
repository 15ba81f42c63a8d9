import { durations } from './durations.ts';
import { fiscalYears } from './fiscal-years.ts';
import { unitOfColumn, type Records } from './records.ts';
import type { Column, DoubtfulColumn, NumberColumn, Table } from './table.ts';
import type { Unit } from './unit.ts';

const noUnit: Unit = { kind: 'none' };

/** A table whose rows are records as they stand. */
export function straight(table: Table): Records {
  const columns = table.columns.map(
    (column) => byRow(column) ?? fiscalYears(column) ?? durations(column) ?? asYears(column),
  );
  return {
    table: { ...table, columns },
    originOf: () => 0,
    placeOf: (column, row) => ({
      line: table.lines[row] ?? null,
      column: table.columns[column]?.name ?? '',
    }),
    unitOf: (at, row) => {
      const column = table.columns[at];
      return column?.kind === 'doubtful' ? unitByRow(table, column, row) : unitOfColumn(columns[at]);
    },
  };
}

/** A column whose units another one says, row by row, is one of numbers; what is not alike is refused when rows are chosen. */
function byRow(column: Column): NumberColumn | null {
  if (column.kind !== 'doubtful' || column.byRow === null) return null;
  const { name, plainName, at, period } = column;
  const { values, decimals } = column.byRow;
  return {
    kind: 'number',
    name,
    plainName,
    at,
    period,
    values,
    decimals,
    unit: noUnit,
    mark: '.',
    proof: null,
    evidence: null,
  };
}

function unitByRow(table: Table, { byRow: by }: DoubtfulColumn, row: number): Unit | null {
  const words = by === null ? undefined : table.columns[by.column];
  return by !== null && words !== undefined && 'codes' in words
    ? (by.units[words.codes[row] ?? 0] ?? null)
    : null;
}

const yearName = /^(?:(?:fiscal|financial|calendar|business)\s+)?year$|^(?:geschäfts|kalender)?jahr$/i;

const isYear = (value: number) =>
  Number.isNaN(value) || (Number.isInteger(value) && value >= 1900 && value <= 2100);

/** A column of years is one of dates. */
function asYears(column: Column): Column {
  if (column.kind !== 'number' || !yearName.test(column.name.trim())) return column;
  if (!column.values.every(isYear)) return column;
  const { name, plainName, at, period, evidence } = column;
  const values = column.values.map((year) => (Number.isNaN(year) ? year : Date.UTC(year, 0, 1)));
  return {
    kind: 'date',
    name,
    plainName,
    at,
    period,
    evidence,
    values,
    precision: 'year',
    form: null,
    isUtc: false,
  };
}
