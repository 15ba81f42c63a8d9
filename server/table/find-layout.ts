import { isFormHead } from './form-heads.ts';
import { headRows, isDataKind, kindOf, profileOf, textOf, type CellKind } from './cell-kinds.ts';
import { findFoot } from './find-foot.ts';
import type { RawGrid } from './raw-grid.ts';
import { readUnit } from './read-unit.ts';
import { withRowsBelow } from './rows-below-head.ts';

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
  /** Rows of the grid above the header and below the last row. */
  readonly around: readonly number[];
}

const sampleRows = 80;

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

const filledOf = (row: readonly CellKind[]) => row.filter((kind) => kind !== 'empty').length;

function lineOf(grid: RawGrid, row: number): string {
  const cells = Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, row, column));
  return cells.filter((cell, i) => cell !== '' && cell !== cells[i - 1]).join(' ');
}

/** First row that is as wide as the table; a line of title, unit or "key: value" is narrower. */
function findStart(
  grid: RawGrid,
  kinds: readonly (readonly CellKind[])[],
  width: number,
  profile: readonly CellKind[],
): number {
  const least = width <= 1 ? 1 : Math.max(2, Math.ceil(width / 2));
  const start = kinds.slice(0, headRows).findIndex((row, i) => {
    // Names over several columns, above the names of each: nothing over the first.
    if (width >= 3 && row[0] === 'empty' && filledOf(row) >= 2) return true;
    if (filledOf(row) < least) return false;
    const isPair = width >= 3 && row.slice(2).every((kind) => kind === 'empty');
    return !isPair || i === kinds.length - 1 || namesDates(grid, i, profile);
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

const withoutNumbers = (text: string) => text.replace(/[\d.,\s–-]+/gu, ' ').trim();

/** A range with its unit over a number with the same one is data: "4-6 hours" over "10 hours". */
function isLikeBelow(grid: RawGrid, row: number, profile: readonly CellKind[]): boolean {
  return profile.some((kind, column) => {
    const [text, below] = [textOf(grid, row, column), textOf(grid, row + 1, column)];
    const bare = withoutNumbers(text);
    return isDataKind(kind) && /\d/u.test(text) && bare !== '' && bare === withoutNumbers(below);
  });
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
  if (isFormHead(textOf(grid, start, 0), textOf(grid, start, 1))) return 1;
  if (!hasData) return first.some(isDataKind) || kinds.length - start < 2 ? 0 : 1;
  const isHead =
    votes.names > votes.data ||
    namesDates(grid, start, profile) ||
    (votes.names === 0 && isGroupLine(first, kinds[start + 1], profile));
  if (!isHead && !isCounting(grid, start, first)) return 0;
  let count = 1;
  for (; count < 6; count += 1) {
    const row = kinds[start + count] ?? [];
    const more = headVotes(row, profile);
    if (more.names === 0 || more.data > 0 || isLikeBelow(grid, start + count, profile)) break;
    // Tables with an index name it in a line of its own: "Date,,,".
    if (filledOf(row) === 1 && namesDates(grid, start + count, profile)) continue;
    // A gap in a row of data is no header: one name among empty places must be a unit or be over most columns.
    if (more.names < profile.filter(isDataKind).length / 2 && !hasUnitsOnly(grid, start + count)) break;
  }
  return count;
}

const dateWord = /^(?:date|datum|day|tag|time|zeit|datetime|timestamp|zeitpunkt|handelstag)$/i;

/** Whether a word for a day is over a column of dates: the row is a header, whatever its other names look like. */
function namesDates(grid: RawGrid, row: number, profile: readonly CellKind[]): boolean {
  return profile.some((kind, column) => kind === 'date' && dateWord.test(textOf(grid, row, column)));
}

/** The first row of a header, without the titles over its column of dates: "Prices | as of" over "Date | Close" is no group. */
function belowTitles(grid: RawGrid, start: number, end: number): number {
  const textsOf = (row: number) =>
    Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, row, column));
  for (let row = end - 1; row > start; row -= 1) {
    const names = textsOf(row);
    const at = names.findIndex((text) => dateWord.test(text));
    const above = Array.from({ length: row - start }, (_, i) => textsOf(start + i));
    const isWhole = names.filter((text) => text !== '').length > 1;
    if (
      at >= 0 &&
      isWhole &&
      above.every((texts) => texts[at] !== '' && texts.every((text, i) => text === '' || names[i] !== ''))
    )
      return row;
  }
  return start;
}

/** Cells a row of separated values was written with, empty ones too. */
function writtenCells({ spans }: RawGrid, row: number): number {
  return spans === null ? 0 : (spans.rowStarts[row + 1] ?? 0) - (spans.rowStarts[row] ?? 0);
}

/**
 * A title with commas in it, "Prices of ACME, Inc., daily": shorter than the line below it, which names every column by
 * itself. Only separated values show where a line ends.
 */
function isSplitTitle(
  grid: RawGrid,
  kinds: readonly (readonly CellKind[])[],
  row: number,
  profile: readonly CellKind[],
): boolean {
  const below = kinds[row + 1] ?? [];
  const width = writtenCells(grid, row);
  if (width === 0 || width >= writtenCells(grid, row + 1) || filledOf(kinds[row] ?? []) < width) return false;
  const isNamed = below.every((kind, column) => kind === 'text' || column >= writtenCells(grid, row + 1));
  const votes = headVotes(below, profile);
  return isNamed && votes.data === 0 && votes.names === profile.filter(isDataKind).length;
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

/** The first line of a DATEV export says format, client and time, however many cells it has: names begin in the second. */
const namesFormat = (grid: RawGrid) =>
  grid.spans !== null && grid.rowCount > 2 && /^(?:EXTF|DTVF)$/.test(textOf(grid, 0, 0));

/** Finds title lines, header, rows and foot lines of a grid; null for a grid without rows. */
export function findLayout(grid: RawGrid): Layout | null {
  if (grid.rowCount === 0 || grid.columnCount === 0) return null;
  const kinds = Array.from({ length: Math.min(grid.rowCount, sampleRows) }, (_, row) =>
    Array.from({ length: grid.columnCount }, (_unused, column) => kindOf(grid, row, column)),
  );
  const profile = profileOf(kinds, grid.columnCount);
  const width = medianWidth(kinds);
  const marked = grid.headerRows;
  let start =
    marked === null || marked === 0 ? findStart(grid, kinds, width, profile) : skipTitles(grid, marked);
  if (start === 0 && namesFormat(grid)) start = 1;
  while (isSplitTitle(grid, kinds, start, profile)) start += 1;
  const rows =
    marked === null
      ? countHeaderRows(grid, kinds, start, profile)
      : withRowsBelow(grid, Math.max(0, marked - start), start, profile);
  const first = start + rows;
  start = belowTitles(grid, start, first);
  const count = first - start;
  const end = grid.isAllRecords === true ? grid.rowCount : findFoot(grid, first, width, profile);
  const names =
    count === 0 ? Array.from({ length: grid.columnCount }, () => '') : flatten(grid, start, count);
  const last = count === 0 ? null : first - 1;
  return {
    titleLines: [...grid.remarks, ...Array.from({ length: start }, (_, row) => lineOf(grid, row))],
    footLines: Array.from({ length: grid.rowCount - end }, (_, i) => lineOf(grid, end + i)),
    names,
    headerRow: last,
    body: bodyRows(grid, first, end, last),
    around: [
      ...Array.from({ length: start }, (_, row) => row),
      ...Array.from({ length: grid.rowCount - end }, (_, i) => end + i),
    ],
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
