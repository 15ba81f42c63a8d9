import { isNumber, timedColumns, type TimedColumns } from './period-columns.ts';
import { readHead } from './read-head.ts';
import type { Records } from './records.ts';
import { unitOfCell } from './row-unit.ts';
import type { Column, NumberColumn, Table } from './table.ts';
import type { Unit } from './unit.ts';

const noUnit: Unit = { kind: 'none' };

/** Most decimals a whole column shows that one of its rows needs: things counted have none, money keeps what is written. */
function decimalsOf(values: Float64Array, unit: Unit, written: number): number {
  const isWhole = values.every((value) => Number.isNaN(value) || Number.isInteger(value));
  return isWhole && (unit.kind === 'count' || unit.kind === 'none') ? 0 : written;
}

/** The column of the labels: the first whose words have letters. */
function labelAt({ columns }: Table): number {
  const found = columns.findIndex(
    (column) =>
      column.kind === 'text' &&
      column.words.filter((word) => /\p{L}{2}/u.test(word)).length * 2 > column.words.length,
  );
  return Math.max(0, found);
}

/** Attributes in rows: each becomes a column, each column of the file a record. Null for a table whose rows are records. */
export function turned(table: Table): Records | null {
  const at = labelAt(table);
  const label = table.columns[at];
  // Numbers of accounts before their names are no values.
  const others = table.columns.filter((_, i) => (table.rowUnits === null ? i !== at : i > at));
  const rest = others.filter((column) => table.rowUnits === null || column.kind !== 'text');
  if (label?.kind !== 'text' || rest.length === 0 || !rest.every(isNumber)) return null;
  const values = rest.filter(isNumber);
  const timed = timedColumns(table);
  const isOfTimes = timed?.columns.length === values.length && timed.keys.length === values.length;
  const isNamed = timed === null || timed.columns.some(({ name }) => name !== '');
  if (table.rowUnits === null && (!isOfTimes || isNamed)) return null;
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => label.codes[row] !== 0 && table.rowKinds?.[row] !== 'section',
  );
  const head = headOf(values, isOfTimes ? timed : null);
  const written = Math.max(...values.map(({ decimals }) => decimals));
  const columns = rows.map((row, i): NumberColumn => {
    const name = label.words[label.codes[row] ?? 0] ?? '';
    const unit = table.rowUnits?.[row] ?? values[0]?.unit ?? noUnit;
    const own = Float64Array.from(values, (column) => column.values[row] ?? Number.NaN);
    return {
      kind: 'number',
      name,
      plainName: readHead(name).plainName,
      at: i + 1,
      period: null,
      values: own,
      unit,
      decimals: decimalsOf(own, unit, written),
      mark: '.',
      proof: null,
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
    unitOf: (column, record) => {
      const value = values[record];
      return value === undefined ? null : unitOfCell(table, rows[column - 1] ?? 0, value);
    },
  };
}

function headOf(values: readonly NumberColumn[], timed: TimedColumns | null): Column {
  if (timed !== null) return timed.times;
  return {
    kind: 'text',
    name: 'Column',
    plainName: 'Column',
    isMade: true,
    at: 0,
    period: null,
    codes: Uint32Array.from(values, (_, i) => i + 1),
    words: ['', ...values.map(({ name }) => name)],
  };
}
