import { timedColumns, type TimedColumn, type TimedColumns } from './period-columns.ts';
import { nameOfMatrix } from './matrix.ts';
import { unitOfColumn, type Records } from './records.ts';
import type { Column, NumberColumn, Table } from './table.ts';

/** What each row and time has: one column of numbers for each quantity. */
interface Quantity {
  readonly name: string;
  /** One for each time. */
  readonly cells: readonly NumberColumn[];
}

/** Quantities with a column for every time; null when one is missing or nobody can tell what is counted. */
function quantitiesOf({ columns, keys }: TimedColumns, matrixName: string | null): Quantity[] | null {
  const names = [...new Set(columns.map(({ name }) => name))];
  const cellsOf = (name: string) =>
    keys.map((key) => columns.filter((one: TimedColumn) => one.name === name && one.key === key));
  const found = names.map((name) => ({
    name: name === '' ? (matrixName ?? '') : name,
    cells: cellsOf(name),
  }));
  const isFull = found.every(({ name, cells }) => name !== '' && cells.every((one) => one.length === 1));
  return isFull
    ? found.map(({ name, cells }) => ({ name, cells: cells.flatMap(([one]) => one?.column ?? []) }))
    : null;
}

/** "Region | Revenue 2023 | Revenue 2024", "Kostenart | Jan | Feb": a record for each row and time. Null for any other table. */
export function unpivoted(table: Table): Records | null {
  const timed = timedColumns(table);
  const own = new Set<Column>(timed?.columns.map(({ column }) => column));
  const fixed = table.columns.filter((column) => !own.has(column));
  if (timed === null || timed.keys.length < 2 || fixed.some((column) => column.kind !== 'text')) return null;
  const quantities = quantitiesOf(timed, nameOfMatrix(table));
  if (quantities === null) return null;
  const { keys } = timed;
  const count = table.rowCount * keys.length;
  const rowOf = (record: number) => Math.floor(record / keys.length);
  const repeated = (column: Column, i: number): Column => ({
    ...column,
    at: i,
    ...('codes' in column
      ? { codes: Uint32Array.from({ length: count }, (_, r) => column.codes[rowOf(r)] ?? 0) }
      : {}),
  });
  const measures = quantities.flatMap(({ name, cells }, i): NumberColumn[] => {
    const [first] = cells;
    if (first === undefined) return [];
    return [
      {
        ...first,
        name,
        plainName: name,
        ...(timed.columns.some((one) => one.name === name) ? {} : { isMade: true as const }),
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
  return {
    table: {
      ...table,
      columns: [...fixed.map(repeated), timesOf(timed, count, fixed.length), ...measures],
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
        column < fixed.length
          ? (fixed[column]?.name ?? '')
          : (quantities[Math.max(0, column - fixed.length - 1)]?.cells[record % keys.length]?.name ?? ''),
    }),
    unitOf: (column, record) =>
      unitOfColumn(quantities[column - fixed.length - 1]?.cells[record % keys.length]),
  };
}

function timesOf({ times, keys }: TimedColumns, count: number, at: number): Column {
  if (times.kind === 'text')
    return { ...times, at, codes: Uint32Array.from({ length: count }, (_, r) => (r % keys.length) + 1) };
  return {
    ...times,
    at,
    values: Float64Array.from({ length: count }, (_, r) => times.values[r % keys.length] ?? Number.NaN),
  };
}
