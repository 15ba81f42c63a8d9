import { Uncomputed, type RawGrid } from './raw-grid.ts';
import { isEmptyWord, readNumberCell } from './read-number.ts';
import { isYear, readDateCell } from './read-date.ts';
import { readPeriod } from './read-period.ts';
import { readUnit } from './read-unit.ts';

/** Which rows of a grid are what. */
export interface Layout {
  readonly titleLines: readonly string[];
  readonly footLines: readonly string[];
  /** Flattened over the header rows; empty where the header says nothing. */
  readonly names: readonly string[];
  /** Row of the last header row; null for a table without one. */
  readonly headerRow: number | null;
  /** Rows of the grid that are rows of the table. */
  readonly body: Uint32Array;
}

type CellKind = 'empty' | 'number' | 'year' | 'date' | 'period' | 'text';

const headRows = 40;
const sampleRows = 80;

/** "2025 TEUR": a year with what its numbers are in. An amount would be written with its mark of thousands. */
function isYearInUnit(cell: string): boolean {
  const said = /^(\d{4}) (\p{L}[\p{L}.]* ?\p{L}*)$/u.exec(cell.trim());
  return said !== null && isYear(Number(said[1])) && readUnit(said[2] ?? '', true)?.kind === 'money';
}

function kindOf(grid: RawGrid, row: number, column: number): CellKind {
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
function profileOf(kinds: readonly (readonly CellKind[])[], columns: number): CellKind[] {
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

const isDataKind = (kind: CellKind | undefined) => kind === 'number' || kind === 'date' || kind === 'year';

/** How much speaks for a row being a header of the columns below: names over numbers, less numbers over numbers. */
function headVotes(row: readonly CellKind[], profile: readonly CellKind[]): { names: number; data: number } {
  let names = 0;
  let data = 0;
  for (const [column, below] of profile.entries()) {
    const kind = row[column] ?? 'empty';
    if (!isDataKind(below) || kind === 'empty') continue;
    const isName =
      kind === 'text' || (below === 'number' && kind !== 'number') || (below !== 'date' && kind === 'period');
    if (isName) names += 1;
    else data += 1;
  }
  return { names, data };
}

/** 1, 2, 3 …: numbers of months or branches as names. */
function isCounting(grid: RawGrid, row: number, kinds: readonly CellKind[]): boolean {
  const numbers = kinds.flatMap((kind, column) =>
    kind === 'number' ? [Number(grid.cell(row, column))] : [],
  );
  return (
    kinds.includes('text') &&
    numbers.length > 2 &&
    numbers.every((value, i) => value === (numbers[0] ?? 0) + i) &&
    numbers[0] === 1
  );
}

const textOf = (grid: RawGrid, row: number, column: number): string => {
  const cell = grid.cell(row, column);
  if (cell === null || cell instanceof Uncomputed) return '';
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).replace(/\s+/g, ' ').trim();
};

const filledOf = (row: readonly CellKind[]) => row.filter((kind) => kind !== 'empty').length;

function lineOf(grid: RawGrid, row: number): string {
  const cells = Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, row, column));
  return cells.filter((cell, i) => cell !== '' && cell !== cells[i - 1]).join(' ');
}

/** First row that is as wide as the table; a line of title, unit or "key: value" is narrower. */
function findStart(kinds: readonly (readonly CellKind[])[], width: number): number {
  const least = width <= 1 ? 1 : Math.max(2, Math.ceil(width / 2));
  const start = kinds.slice(0, headRows).findIndex((row, i) => {
    // Names over several columns, above the names of each: nothing over the first.
    if (width >= 3 && row[0] === 'empty' && filledOf(row) >= 2) return true;
    if (filledOf(row) < least) return false;
    const isPair = width >= 3 && row.slice(2).every((kind) => kind === 'empty');
    return !isPair || i === kinds.length - 1;
  });
  return Math.max(0, start);
}

function medianWidth(kinds: readonly (readonly CellKind[])[]): number {
  const from = Math.min(headRows, Math.floor(kinds.length / 3));
  const widths = kinds
    .slice(from)
    .map(filledOf)
    .sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

function countHeaderRows(
  grid: RawGrid,
  kinds: readonly (readonly CellKind[])[],
  start: number,
  profile: readonly CellKind[],
): number {
  const first = kinds[start] ?? [];
  const votes = headVotes(first, profile);
  const hasData = profile.some(isDataKind);
  if (!hasData) return first.some(isDataKind) || kinds.length - start < 2 ? 0 : 1;
  const isHead =
    votes.names > votes.data || (votes.names === 0 && isGroupLine(first, kinds[start + 1], profile));
  if (!isHead && !isCounting(grid, start, first)) return 0;
  let count = 1;
  for (; count < 6; count += 1) {
    const row = kinds[start + count] ?? [];
    const more = headVotes(row, profile);
    if (more.names === 0 || more.data > 0) break;
    // A gap in a row of data is no header: one name among empty places must be a unit or stand over most columns.
    if (more.names < profile.filter(isDataKind).length / 2 && !hasUnitsOnly(grid, start + count)) break;
  }
  return count;
}

/** A first header row that names only columns of text, its numbers named by the row below. */
function isGroupLine(
  row: readonly CellKind[],
  next: readonly CellKind[] | undefined,
  profile: readonly CellKind[],
): boolean {
  if (next === undefined || row.some((kind) => kind === 'number')) return false;
  const below = headVotes(next, profile);
  return below.names > 0 && below.data === 0;
}

function hasUnitsOnly(grid: RawGrid, row: number): boolean {
  for (let column = 0; column < grid.columnCount; column += 1) {
    const text = textOf(grid, row, column);
    if (text !== '' && readUnit(text.replace(/^[([]|[)\]]$/g, ''), true) === null) return false;
  }
  return true;
}

/** Names over several header rows as one: "2024 | Q1". A name over several columns holds for those without one of their own. */
function flatten(grid: RawGrid, start: number, count: number): string[] {
  const rows = Array.from({ length: count }, (_, i) =>
    Array.from({ length: grid.columnCount }, (_unused, column) => textOf(grid, start + i, column)),
  );
  if (!grid.isFilled)
    rows.slice(0, -1).forEach((row, i) => {
      let held = '';
      row.forEach((text, column) => {
        if (text !== '') held = text;
        else if (rows.slice(i + 1).some((below) => below[column] !== '') && column > 0) row[column] = held;
      });
    });
  return Array.from({ length: grid.columnCount }, (_, column) => {
    const parts = rows
      .map((row) => row[column] ?? '')
      .filter((part, i, all) => part !== '' && part !== all[i - 1]);
    return parts.join(' | ').slice(0, 200);
  });
}

const footWords =
  /^(?:[*†‡¹²³]|\(?\d\)|source|sources|quelle|quellen|notes?\b|anmerkung|hinweis|stand:|as of|©|copyright|generated|erstellt|exported|disclaimer|end of|angaben|all figures|figures|values in|in (?:eur|usd|tsd|mio|million|thousand))/i;

/** Rows below the last one: remarks and sources, which fill one place. */
function findFoot(grid: RawGrid, first: number, width: number): number {
  let end = grid.rowCount;
  for (; end > first + 1 && grid.rowCount - end < 30; end -= 1) {
    const row = end - 1;
    const filled = Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, row, column)).filter(
      (text, i, all) => text !== '' && text !== all[i - 1],
    );
    const gap = grid.line(row) - grid.line(row - 1) > 1;
    const text = filled[0] ?? '';
    const isFoot =
      filled.length === 1 &&
      width > 1 &&
      (footWords.test(text) || text.length > 60 || (gap && !/^\d/.test(text)));
    const isPair = filled.length === 2 && width > 3 && /^(?:source|quelle|note|stand|as of)/i.test(text);
    if (!isFoot && !isPair) break;
  }
  return end;
}

/** Finds title lines, header, rows and foot lines of a grid; null for a grid without rows. */
export function findLayout(grid: RawGrid): Layout | null {
  if (grid.rowCount === 0 || grid.columnCount === 0) return null;
  const kinds = Array.from({ length: Math.min(grid.rowCount, sampleRows) }, (_, row) =>
    Array.from({ length: grid.columnCount }, (_unused, column) => kindOf(grid, row, column)),
  );
  const profile = profileOf(kinds, grid.columnCount);
  const width = medianWidth(kinds);
  const marked = grid.headerRows;
  const start = marked === null || marked === 0 ? findStart(kinds, width) : skipTitles(grid, marked);
  const count =
    marked === null || marked === 0 ? countHeaderRows(grid, kinds, start, profile) : marked - start;
  const first = start + count;
  const end = findFoot(grid, first, width);
  const names =
    count === 0 ? Array.from({ length: grid.columnCount }, () => '') : flatten(grid, start, count);
  const last = count === 0 ? null : first - 1;
  return {
    titleLines: [...grid.remarks, ...Array.from({ length: start }, (_, row) => lineOf(grid, row))],
    footLines: Array.from({ length: grid.rowCount - end }, (_, i) => lineOf(grid, end + i)),
    names,
    headerRow: last,
    body: bodyRows(grid, first, end, last),
  };
}

/** Rows of a marked header that one merged title fills. */
function skipTitles(grid: RawGrid, marked: number): number {
  let start = 0;
  const isTitle = (row: number) =>
    new Set(
      Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, row, column)).filter(Boolean),
    ).size === 1;
  while (grid.columnCount > 1 && start < marked - 1 && isTitle(start)) start += 1;
  return start;
}

/** All rows but those that say the header again, as printed pages do. */
function bodyRows(grid: RawGrid, first: number, end: number, header: number | null): Uint32Array {
  const rows = new Uint32Array(Math.max(0, end - first));
  let count = 0;
  const titles =
    header === null
      ? []
      : Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, header, column));
  const telling = titles.findIndex((title) => title !== '');
  const isAgain = (row: number) =>
    telling >= 0 &&
    grid.cell(row, telling) === titles[telling] &&
    titles.every((title, column) => textOf(grid, row, column) === title);
  for (let row = first; row < end; row += 1) {
    if (isAgain(row)) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.slice(0, count);
}
