import { fiscalYears, periodName } from './fiscal-years.ts';
import type { Period } from './period.ts';
import { readHead } from './read-head.ts';
import { periodStart } from './period-start.ts';
import type { Column, DateColumn, DoubtfulColumn, NumberColumn, Table } from './table.ts';
import { withoutTotalColumns } from './total-columns.ts';
import type { Unit } from './unit.ts';

/** Where a cell stands in the file it came from. */
interface CellPlace {
  /** Null for a name in a table without a header. */
  readonly line: number | null;
  readonly column: string;
}

/** A table whose rows are records, whatever way round the file has it, with the place of every cell. */
export interface Records {
  readonly table: Table;
  /** Position of the table among those the records were put together from; 0 but for joined ones. */
  originOf(column: number): number;
  placeOf(column: number, row: number): CellPlace;
  /** The unit of a cell of a column of numbers, null where nothing says it. */
  unitOf(column: number, row: number): Unit | null;
}

const noUnit: Unit = { kind: 'none' };

/** Every table as records: attributes in rows become columns, periods in the head become a column of dates. */
export function asRecords(table: Table): Records {
  const parts = withoutTotalColumns(table);
  return turned(parts) ?? unpivoted(parts) ?? straight(table);
}

function straight(table: Table): Records {
  const columns = table.columns.map((column) => byRow(column) ?? fiscalYears(column) ?? asYears(column));
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

const unitOfColumn = (column: Column | undefined) => (column?.kind === 'number' ? column.unit : null);

/** A column whose units another one says, row by row, is one of numbers; what is not alike is refused when rows are chosen. */
function byRow(column: Column): NumberColumn | null {
  if (column.kind !== 'doubtful' || column.byRow === null) return null;
  const { name, plainName, at, period } = column;
  const { values, decimals } = column.byRow;
  return { kind: 'number', name, plainName, at, period, values, decimals, unit: noUnit, evidence: null };
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
  return { kind: 'date', name, plainName, at, period, evidence, values, precision: 'year' };
}

const isNumber = (column: Column): column is NumberColumn => column.kind === 'number';

/** Columns with a period each, all of one kind; null when there are not two. */
function periodColumns(table: Table): (NumberColumn & { readonly period: Period })[] | null {
  const found = table.columns.filter(
    (column): column is NumberColumn & { readonly period: Period } =>
      isNumber(column) && column.period !== null,
  );
  const kinds = new Set(found.map(({ period }) => period.kind));
  return found.length >= 2 && kinds.size === 1 && !kinds.has('span') ? found : null;
}

function dateColumn(periods: readonly Period[]): DateColumn | null {
  const starts = periods.map(periodStart);
  const precision = starts[0]?.precision;
  if (precision === undefined) return null;
  const part = { year: 'Year', quarter: 'Quarter', month: 'Month', day: 'Date' }[precision];
  const name = periodName(part, periods);
  return {
    kind: 'date',
    name,
    plainName: name,
    at: 0,
    period: null,
    values: Float64Array.from(starts, ({ from }) => from),
    precision,
    evidence: null,
  };
}

/** Attributes in rows: each becomes a column, each column of the file a record. */
function turned(table: Table): Records | null {
  const [label, ...others] = table.columns;
  const rest = others.filter((column) => table.rowUnits === null || column.kind !== 'text');
  if (label?.kind !== 'text' || rest.length === 0 || !rest.every(isNumber)) return null;
  const values = rest.filter(isNumber);
  const periods = periodColumns(table);
  const isNamed = values.some(({ plainName }) => plainName.trim() !== '');
  const isOfPeriods = periods?.length === values.length;
  if (table.rowUnits === null && (!isOfPeriods || isNamed)) return null;
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => label.codes[row] !== 0 && table.rowKinds?.[row] !== 'section',
  );
  const head = headOf(values, isOfPeriods);
  const columns = rows.map((row, i): NumberColumn => {
    const name = label.words[label.codes[row] ?? 0] ?? '';
    return {
      kind: 'number',
      name,
      plainName: readHead(name).plainName,
      at: i + 1,
      period: null,
      values: Float64Array.from(values, (column) => column.values[row] ?? Number.NaN),
      unit: table.rowUnits?.[row] ?? values[0]?.unit ?? noUnit,
      decimals: Math.max(...values.map(({ decimals }) => decimals)),
      evidence: null,
    };
  });
  return {
    table: {
      ...table,
      columns: [head, ...columns],
      rowCount: values.length,
      rowCountInFile: table.rowCountInFile > table.rowCount ? values.length + 1 : values.length,
      lines: new Uint32Array(values.length).fill(table.place.headerLine ?? 0),
      rowKinds: null,
      rowUnits: null,
    },
    originOf: () => 0,
    placeOf: (column, record) => ({
      line: column === 0 ? table.place.headerLine : (table.lines[rows[column - 1] ?? 0] ?? null),
      column: values[record]?.name ?? '',
    }),
    unitOf: (column) => unitOfColumn(columns[column - 1]),
  };
}

function headOf(values: readonly NumberColumn[], isOfPeriods: boolean): Column {
  const dates = isOfPeriods ? dateColumn(values.flatMap(({ period }) => period ?? [])) : null;
  if (dates !== null) return dates;
  return {
    kind: 'text',
    name: 'Column',
    plainName: 'Column',
    at: 0,
    period: null,
    codes: Uint32Array.from(values, (_, i) => i + 1),
    words: ['', ...values.map(({ name }) => name)],
  };
}

/** "Region | Revenue 2023 | Revenue 2024": a record for each row and period. */
function unpivoted(table: Table): Records | null {
  const periods = periodColumns(table);
  const fixed = table.columns.filter((column) => !(isNumber(column) && column.period !== null));
  if (periods === null || fixed.some((column) => column.kind !== 'text')) return null;
  const names = [...new Set(periods.map(({ plainName }) => plainName))];
  const keys = [...new Set(periods.map(({ period }) => JSON.stringify(period)))];
  const cellOf = (name: string, key: string) =>
    periods.filter((one) => one.plainName === name && JSON.stringify(one.period) === key);
  const isFull = names.every((name) => name !== '' && keys.every((key) => cellOf(name, key).length === 1));
  const dates = dateColumn(keys.map((key) => JSON.parse(key) as Period));
  if (!isFull || dates === null || keys.length < 2) return null;
  const count = table.rowCount * keys.length;
  const rowOf = (record: number) => Math.floor(record / keys.length);
  const sources = names.map((name) => keys.flatMap((key) => cellOf(name, key)));
  const text = fixed.map((column, i): Column => {
    const codes = 'codes' in column ? column.codes : new Uint32Array();
    return {
      ...column,
      at: i,
      codes: Uint32Array.from({ length: count }, (_, r) => codes[rowOf(r)] ?? 0),
    } as Column;
  });
  const measures = sources.flatMap((cells, i): NumberColumn[] => {
    const [first] = cells;
    if (first === undefined) return [];
    return [
      {
        ...first,
        name: names[i] ?? '',
        plainName: names[i] ?? '',
        at: fixed.length + 1 + i,
        period: null,
        decimals: Math.max(...cells.map(({ decimals }) => decimals)),
        values: Float64Array.from(
          { length: count },
          (_, r) => cells[r % keys.length]?.values[rowOf(r)] ?? Number.NaN,
        ),
      },
    ];
  });
  const times = {
    ...dates,
    values: Float64Array.from({ length: count }, (_, r) => dates.values[r % keys.length] ?? Number.NaN),
  };
  return {
    table: {
      ...table,
      columns: [...text, { ...times, at: fixed.length }, ...measures],
      rowCount: count,
      rowCountInFile: table.rowCountInFile * keys.length,
      lines: Uint32Array.from({ length: count }, (_, r) => table.lines[rowOf(r)] ?? 0),
      rowKinds:
        table.rowKinds === null
          ? null
          : Array.from({ length: count }, (_, r) => table.rowKinds?.[rowOf(r)] ?? 'record'),
    },
    originOf: () => 0,
    placeOf: (column, record) => ({
      line: table.lines[rowOf(record)] ?? null,
      column:
        column > fixed.length
          ? (sources[column - fixed.length - 1]?.[record % keys.length]?.name ?? '')
          : (fixed[column]?.name ?? cellName(record)),
    }),
    unitOf: (column) => unitOfColumn(measures[column - fixed.length - 1]),
  };

  function cellName(record: number): string {
    return sources[0]?.[record % keys.length]?.name ?? '';
  }
}
