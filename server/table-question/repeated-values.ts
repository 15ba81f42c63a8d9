import type { Records } from '../table/records.ts';
import type { NumberColumn, TextColumn } from '../table/table.ts';

/** The one value of each name in the rows; null when a name has two, or nearly every row has a name of its own. */
function valueOfNames(
  { values }: NumberColumn,
  { codes, words }: TextColumn,
  rows: Uint32Array,
): { names: number; repeated: number; values: number } | null {
  // By the number of a name, not by a map: a million rows are looked at in a blink.
  const known = new Float64Array(words.length).fill(Number.NaN);
  const times = new Uint32Array(words.length);
  for (const row of rows) {
    const [code, value] = [codes[row] ?? 0, values[row] ?? Number.NaN];
    if (Number.isNaN(value)) continue;
    if (times[code] !== 0 && known[code] !== value) return null;
    times[code] = (times[code] ?? 0) + 1;
    known[code] = value;
  }
  const named = known.filter((value) => !Number.isNaN(value));
  return {
    names: named.length,
    repeated: times.filter((count) => count > 1).length,
    values: new Set(named).size,
  };
}

function isRepeating({ codes, words }: TextColumn, rows: Uint32Array): boolean {
  const seen = new Uint8Array(words.length);
  for (const row of rows) {
    const code = codes[row] ?? 0;
    if (seen[code] === 1) return true;
    seen[code] = 1;
  }
  return false;
}

/**
 * The column of names whose every row repeats one number of it ("Altstadt: 2,300 voters" for each party): a sum would
 * count it again for each row. Null when none does. What repeats over dates is paid or counted each time.
 */
export function repeatedFor(records: Records, column: NumberColumn, rows: Uint32Array): string | null {
  const { columns, rowCount, rowKinds } = records.table;
  if (rows.length < 2 || columns.some(({ kind }) => kind === 'date')) return null;
  if (column.isMade === true || columns.some((one) => one.isMade === true)) return null;
  const all = Uint32Array.from({ length: rowCount }, (_, row) => row).filter(
    (row) => rowKinds === null || rowKinds[row] === 'record',
  );
  for (const names of columns) {
    if (names.kind !== 'text' || names.words.length > all.length / 2 + 1) continue;
    const found = valueOfNames(column, names, all);
    if (found === null || found.values < 2 || found.repeated < 2 || found.repeated < found.names) continue;
    if (isRepeating(names, rows)) return names.name;
  }
  return null;
}
