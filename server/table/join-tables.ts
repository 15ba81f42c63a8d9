import type { Records } from './records.ts';
import type { Column, Table, TextColumn } from './table.ts';

const noMatch = 0xff_ff_ff_ff;

const nameOf = (column: Column) => column.plainName.trim().toLowerCase();

/** Keys of the rows of a column: text, or whole numbers that name things. */
function keysOf(column: Column): ((row: number) => string) | null {
  if (column.kind === 'text')
    return (row) => (column.words[column.codes[row] ?? 0] ?? '').trim().toLowerCase();
  if (column.kind !== 'number' || column.decimals > 0) return null;
  return (row) => (Number.isNaN(column.values[row] ?? Number.NaN) ? '' : String(column.values[row]));
}

/** Row of each key; null when a key comes twice, so that a row would have several partners. */
function rowsByKey(table: Table, keyOf: (row: number) => string): Map<string, number> | null {
  const rows = new Map<string, number>();
  for (let row = 0; row < table.rowCount; row += 1) {
    if (table.rowKinds !== null && table.rowKinds[row] !== 'record') continue;
    const key = keyOf(row);
    if (key === '') continue;
    if (rows.has(key)) return null;
    rows.set(key, row);
  }
  return rows.size > 0 ? rows : null;
}

/**
 * Each row of `left` with the one row of `right` that has the same key in the only column both have by name. Null when
 * there is no such column, or several, when `right` has a key twice, or when a row of `left` finds no partner: sums over
 * the others would pass for the whole.
 */
export function joinTables(left: Records, right: Records): Records | null {
  const shared = left.table.columns.flatMap((column, at) => {
    const other = right.table.columns.findIndex(
      (one) => nameOf(one) === nameOf(column) && one.kind === column.kind,
    );
    return other >= 0 && column.kind !== 'date' && nameOf(column) !== '' ? [{ at, other }] : [];
  });
  const [key] = shared;
  if (key === undefined || shared.length > 1) return null;
  const [own, other] = [left.table.columns[key.at], right.table.columns[key.other]];
  const [ownKeys, otherKeys] = [own && keysOf(own), other && keysOf(other)];
  const byKey = otherKeys ? rowsByKey(right.table, otherKeys) : null;
  if (!ownKeys || byKey === null) return null;
  const { rowCount, rowKinds } = left.table;
  const partner = Uint32Array.from({ length: rowCount }, (_, row) => byKey.get(ownKeys(row)) ?? noMatch);
  const isAlone = partner.some(
    (row, i) => row === noMatch && (rowKinds === null || rowKinds[i] === 'record'),
  );
  if (isAlone || right.table.rowCountInFile > right.table.rowCount) return null;
  const added = right.table.columns.flatMap((column, at) =>
    at === key.other || column.kind === 'doubtful' ? [] : [{ at, column: moved(column, partner) }],
  );
  const count = left.table.columns.length;
  return {
    table: { ...left.table, columns: [...left.table.columns, ...added.map(({ column }) => column)] },
    originOf: (column) => (column < count ? 0 : 1),
    placeOf: (column, row) =>
      column < count
        ? left.placeOf(column, row)
        : right.placeOf(added[column - count]?.at ?? 0, partner[row] ?? 0),
    unitOf: (column, row) =>
      column < count
        ? left.unitOf(column, row)
        : right.unitOf(added[column - count]?.at ?? 0, partner[row] ?? 0),
  };
}

function moved(column: Exclude<Column, { kind: 'doubtful' }>, partner: Uint32Array): Column {
  if (column.kind !== 'text')
    return { ...column, values: Float64Array.from(partner, (row) => column.values[row] ?? Number.NaN) };
  const text: TextColumn = { ...column, codes: partner.map((row) => column.codes[row] ?? 0) };
  return text;
}
