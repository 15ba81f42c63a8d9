import { gridOfRows } from '../raw-grid.ts';
import { readTable } from '../read-table.ts';
import type { Column, Table } from '../table.ts';
import type { Unit } from '../unit.ts';

/** A table of lines whose cells are separated by semicolons. */
export function tableOf(text: string, name = 'sales'): Table {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()));
  const table = readTable(gridOfRows(name, rows));
  if (table === null) throw new Error('no table');
  return table;
}

/** A unit in short: "EUR 1000000", "percent", "kg", "EUR 1/kg". */
export function unitText(unit: Unit): string {
  switch (unit.kind) {
    case 'money':
      return `${unit.currency} ${unit.scale}`;
    case 'count':
      return `${unit.of ?? 'count'}${unit.scale === 1 ? '' : ` ${unit.scale}`}`;
    case 'measure':
      return `${unit.symbol}${unit.scale === 1 ? '' : ` ${unit.scale}`}`;
    case 'rate':
      return `${unitText(unit.numerator)}/${unitText(unit.denominator)}`;
    default:
      return unit.kind;
  }
}

const dateText = (at: number) => (Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10));

/** The values of a column in short. */
export function valuesOf(column: Column): readonly (string | number | null)[] {
  if (column.kind === 'number')
    return [...column.values].map((value) => (Number.isNaN(value) ? null : value));
  if (column.kind === 'date') return [...column.values].map(dateText);
  return [...column.codes].map((code) => column.words[code] ?? '');
}

/** What a column was taken for: "number EUR 1000000", "date day", "text", "doubtful two_marks". */
export function kindOf(column: Column): string {
  if (column.kind === 'number') return `number ${unitText(column.unit)}`;
  if (column.kind === 'date') return `date ${column.precision}`;
  return column.kind === 'text' ? 'text' : `doubtful ${column.doubt}`;
}

/** The column with this name. */
export function columnOf(table: Table, name: string): Column {
  const found = table.columns.find((column) => column.name === name);
  if (found === undefined)
    throw new Error(`no column ${name}: ${table.columns.map((one) => one.name).join()}`);
  return found;
}
