import type { Column, DateColumn, NumberColumn, Table, TextColumn } from './table.ts';
import { readHead } from './read-head.ts';
import { unitOfColumn, type Records } from './records.ts';
import { isTotalWord } from './row-kinds.ts';
import { isSumOf } from './total-columns.ts';
import { isSameUnit } from './unit-rules.ts';

const mostCells = 20_000;

interface Parts {
  /** When each row is: one of dates, or of names. */
  readonly fixed: DateColumn | TextColumn;
  readonly parts: readonly NumberColumn[];
  readonly total: NumberColumn | null;
}

const kindOfTitle = /(?<=^|\s)(?:by|per|nach|je|pro)\s+(\p{L}{3,})/iu;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Region" of "Net sales by region 2024": what the columns are, and what is counted in them; null where no title says it. */
function namesOfTitle({ titleLines, name }: Table): { kind: string; quantity: string | null } | null {
  for (const line of [...titleLines.filter((one) => one.length <= 80), name.replace(/[_-]+/g, ' ')]) {
    const said = kindOfTitle.exec(line);
    if (said === null) continue;
    const before =
      readHead(line.slice(0, said.index))
        .plainName.split(/\s[-–|:]\s/)
        .at(-1)
        ?.trim() ?? '';
    const isName = /^\p{L}[\p{L} -]{2,39}$/u.test(before);
    return { kind: capital(said[1] ?? ''), quantity: isName ? capital(before) : null };
  }
  return null;
}

/** One column of times or names, and numbers of one unit that are parts of a whole: a line or a title says so. */
function partsOf(table: Table): Parts | null {
  const { columns, rowUnits, rowCount } = table;
  const [fixed, ...others] = columns.filter(({ kind }) => kind !== 'number');
  const numbers = columns.filter((column) => column.kind === 'number');
  const isOther =
    fixed === undefined || others.length > 0 || (fixed.kind !== 'date' && fixed.kind !== 'text');
  if (isOther || rowUnits !== null || table.ragged !== null) return null;
  const parts = numbers.filter(({ plainName }) => !isTotalWord(plainName));
  const totals = numbers.filter(({ plainName }) => isTotalWord(plainName));
  const [first] = parts;
  const isAlike = parts.every(
    ({ unit, period }) =>
      first !== undefined &&
      isSameUnit(unit, first.unit) &&
      JSON.stringify(period) === JSON.stringify(first.period),
  );
  const [total = null] = totals;
  const isProven = total !== null && totals.length === 1 && isSumOf(total, parts);
  if (parts.length < 2 || !isAlike || rowCount * parts.length > mostCells) return null;
  return isProven ? { fixed, parts, total } : null;
}

/**
 * "Month | North | South | Total" as a record for each row and part, where the total proves that they are parts of one
 * quantity: "which region", "in total". Null for any other table.
 */
export function partsAlone(table: Table): Records | null {
  const found = partsOf(table);
  if (found === null) return null;
  const { fixed, parts, total } = found;
  const names = namesOfTitle(table);
  const count = table.rowCount * parts.length;
  const rowOf = (record: number) => Math.floor(record / parts.length);
  const partOf = (record: number) => parts[record % parts.length];
  const spread = <T extends Float64Array | Uint32Array>(cells: T, made: T): T => {
    for (let i = 0; i < count; i += 1) made[i] = cells[rowOf(i)] ?? 0;
    return made;
  };
  const rows: Column =
    fixed.kind === 'date'
      ? { ...fixed, at: 0, values: spread(fixed.values, new Float64Array(count)) }
      : { ...fixed, at: 0, codes: spread(fixed.codes, new Uint32Array(count)) };
  const kind = names?.kind ?? 'Column';
  const quantity = names?.quantity ?? total?.plainName ?? 'Total';
  const kinds: TextColumn = {
    kind: 'text',
    name: kind,
    plainName: kind,
    isMade: true,
    at: 1,
    period: null,
    codes: Uint32Array.from({ length: count }, (_, i) => (i % parts.length) + 1),
    words: ['', ...parts.map(({ plainName }) => plainName)],
  };
  const [first] = parts;
  if (first === undefined) return null;
  const values: NumberColumn = {
    ...first,
    name: quantity,
    plainName: quantity,
    isMade: true,
    at: 2,
    period: null,
    decimals: Math.max(...parts.map(({ decimals }) => decimals)),
    values: Float64Array.from({ length: count }, (_, i) => partOf(i)?.values[rowOf(i)] ?? Number.NaN),
  };
  return {
    table: {
      ...table,
      columns: [rows, kinds, values],
      rowCount: count,
      rowCountInFile: table.rowCountInFile * parts.length,
      lines: Uint32Array.from({ length: count }, (_, i) => table.lines[rowOf(i)] ?? 0),
      pages:
        table.pages === null
          ? null
          : Uint32Array.from({ length: count }, (_, i) => table.pages?.[rowOf(i)] ?? 0),
      rowKinds:
        table.rowKinds === null
          ? null
          : Array.from({ length: count }, (_, i) => table.rowKinds?.[rowOf(i)] ?? 'record'),
    },
    originOf: () => 0,
    placeOf: (column, record) => ({
      line: table.lines[rowOf(record)] ?? null,
      column: column === 0 ? fixed.name : (partOf(record)?.name ?? ''),
    }),
    unitOf: (column, record) => (column === 2 ? unitOfColumn(partOf(record)) : null),
  };
}
