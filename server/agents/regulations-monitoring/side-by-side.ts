import type { Aligned } from '../../clauses/aligned.ts';
import type { Clause } from '../../clauses/clause.ts';
import { folded } from '../../clauses/likeness.ts';
import { cellText } from '../../claims/cell-text.ts';
import { linePlace } from '../../claims/table-rows.ts';
import { sideWords } from '../../packs/regulation/side-words.ts';
import type { Column, Table } from '../../table/table.ts';
import type { Dossier } from '../ground/dossier.ts';

interface Sides {
  readonly table: Table;
  readonly old: Column;
  readonly now: Column;
  readonly number: Column | undefined;
}

function sidesOf(table: Table): Sides | null {
  const { columns } = table;
  const old = columns.filter(({ name }) => sideWords.old.test(name));
  const now = columns.filter(({ name }) => sideWords.now.test(name) && !sideWords.old.test(name));
  const [first, second] = [old[0], now[0]];
  if (first === undefined || second === undefined || old.length > 1 || now.length > 1) return null;
  return { table, old: first, now: second, number: columns.find(({ name }) => sideWords.number.test(name)) };
}

function clauseOf({ table, number }: Sides, column: Column, row: number, key: string): Clause | null {
  const text = cellText(column, row).trim();
  if (/^[-–—/]*$/u.test(text)) return null;
  const label = number === undefined ? '' : cellText(number, row).trim();
  const line = table.lines[row] ?? 0;
  return {
    path: label === '' ? [] : [label],
    number: label === '' ? null : label,
    heading: '',
    leadIn: '',
    text,
    document: key,
    place: linePlace(table, [line, line], row),
  };
}

function alignedRow(old: Clause | null, now: Clause | null): Aligned | null {
  const rest = { old, now, isMoved: false, further: [] };
  if (old === null && now === null) return null;
  if (old === null) return { ...rest, kind: 'new', likeness: 0 };
  if (now === null) return { ...rest, kind: 'gone', likeness: 0 };
  const isSame = folded(old.text) === folded(now.text);
  return { ...rest, kind: isSame ? 'same' : 'changed', likeness: isSame ? 1 : 0.5 };
}

/** A table with a column of the old and one of the new text, row by row; null where a document has none. */
export function readSideBySide({ key, text }: Dossier): readonly Aligned[] | null {
  for (const table of text.tables) {
    const sides = sidesOf(table);
    if (sides === null) continue;
    return Array.from({ length: table.rowCount }, (_, row) =>
      alignedRow(clauseOf(sides, sides.old, row, key), clauseOf(sides, sides.now, row, key)),
    ).filter((one) => one !== null);
  }
  return null;
}
