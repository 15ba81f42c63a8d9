import { Uncomputed, type RawGrid } from './raw-grid.ts';
import { isYear, readDateCell } from './read-date.ts';
import { isEmptyWord, readNumberCell } from './read-number.ts';
import { readPeriod } from './read-period.ts';
import { readUnit } from './read-unit.ts';

/** What a cell looks like before anything of its table is known. */
export type CellKind = 'empty' | 'number' | 'year' | 'date' | 'period' | 'text';

/** A header is among so many first rows. */
export const headRows = 40;

/** "2025 TEUR": a year with what its numbers are in. An amount would be written with its mark of thousands. */
function isYearInUnit(cell: string): boolean {
  const said = /^(\d{4}) (\p{L}[\p{L}.]* ?\p{L}*)$/u.exec(cell.trim());
  return said !== null && isYear(Number(said[1])) && readUnit(said[2] ?? '', true)?.kind === 'money';
}

/** The kind of a cell. */
export function kindOf(grid: RawGrid, row: number, column: number): CellKind {
  const cell = grid.cell(row, column);
  if (cell === null) return 'empty';
  if (cell instanceof Date) return 'date';
  if (typeof cell === 'number') return isYear(cell) ? 'year' : 'number';
  if (typeof cell === 'boolean' || cell instanceof Uncomputed) return 'number';
  if (isEmptyWord(cell)) return 'empty';
  if (/^\d{4}$/.test(cell) && isYear(Number(cell))) return 'year';
  if (!/\d/.test(cell)) return 'text';
  if (isYearInUnit(cell)) return 'year';
  if (readNumberCell(cell) !== null) return 'number';
  if (readPeriod(cell)?.rest === '') return readDateCell(cell) === null ? 'period' : 'date';
  return readDateCell(cell) === null ? 'text' : 'date';
}

/** The kind most cells of a column have in the rows below where a header may stand. */
export function profileOf(kinds: readonly (readonly CellKind[])[], columns: number): CellKind[] {
  const from = Math.min(headRows, Math.max(1, Math.floor(kinds.length / 3)));
  return Array.from({ length: columns }, (_, column) => {
    const counts = new Map<CellKind, number>();
    for (const row of kinds.slice(from)) {
      const kind = row[column] ?? 'empty';
      if (kind !== 'empty') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const of = (...wanted: CellKind[]) => wanted.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
    if (filled === 0) return 'empty';
    if (of('year') >= filled * 0.9) return 'year';
    if (of('number', 'year') >= filled * 0.5) return 'number';
    return of('date', 'period', 'year') >= filled * 0.5 ? 'date' : 'text';
  });
}

export const isDataKind = (kind: CellKind | undefined) =>
  kind === 'number' || kind === 'date' || kind === 'year';

/** A cell as a line of text. */
export const textOf = (grid: RawGrid, row: number, column: number): string => {
  const cell = grid.cell(row, column);
  if (cell === null || cell instanceof Uncomputed) return '';
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).replace(/\s+/g, ' ').trim();
};
