import { isIdName } from './id-names.ts';
import { isEmptyWord } from './read-number.ts';
import type { Column, Table } from './table.ts';

/** A cell as far as its column tells it from others; "" where it is empty. */
function keyOf(column: Column, row: number): string {
  if (column.kind === 'text' || column.kind === 'doubtful') return column.words[column.codes[row] ?? 0] ?? '';
  const value = column.values[row] ?? Number.NaN;
  return Number.isNaN(value) ? '' : String(value);
}

const isSaid = (key: string) => key !== '' && !isEmptyWord(key);

/**
 * Rows that say the same in every cell as one before, the number that tells records apart among them: an export that holds
 * a record twice. Where no column is such a number, two equal rows may as well be two records, and none is reported.
 */
export function repeatedRows(table: Table): ReadonlySet<number> {
  const { columns, rowCount, rowKinds } = table;
  const ids = columns.filter(({ name }) => isIdName(name));
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (let row = 0; row < rowCount && ids.length > 0; row += 1) {
    if ((rowKinds?.[row] ?? 'record') !== 'record' || !ids.some((id) => isSaid(keyOf(id, row)))) continue;
    const key = JSON.stringify(columns.map((column) => keyOf(column, row)));
    if (seen.has(key)) repeated.add(row);
    seen.add(key);
  }
  return repeated;
}
