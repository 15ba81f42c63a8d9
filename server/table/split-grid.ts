import type { RawCell, RawGrid } from './raw-grid.ts';
import { isYear } from './read-date.ts';
import { isEmptyWord, readNumberCell } from './read-number.ts';
import { readUnit } from './read-unit.ts';

const mostRows = 20_000;

const isName = (cell: RawCell) =>
  (typeof cell === 'string' && !isEmptyWord(cell) && readNumberCell(cell) === null) ||
  (typeof cell === 'number' && isYear(cell)) ||
  (typeof cell === 'string' && /^(?:19|20)\d\d$/.test(cell));
const isValue = (cell: RawCell) =>
  typeof cell === 'number' || (typeof cell === 'string' && readNumberCell(cell) !== null);

function cellsOf(grid: RawGrid, row: number): RawCell[] {
  return Array.from({ length: grid.columnCount }, (_, column) => grid.cell(row, column));
}

/** So many titles of sections may be between a header and its first numbers: "Current assets", "A. Eigenkapital". */
const mostSections = 3;

/** "EUR | TEUR" below the names: no label, and nothing but units. */
function isUnitRow(cells: readonly RawCell[]): boolean {
  const filled = cells.filter((cell) => cell !== null);
  return (
    cells[0] === null &&
    filled.length > 0 &&
    filled.every(
      (cell) => typeof cell === 'string' && readUnit(cell.replaceAll(/^[([]|[)\]]$/g, ''), true) !== null,
    )
  );
}

/** A row of names, two at least, with numbers below one of them; units and titles of sections may be between. */
function isHeader(grid: RawGrid, row: number): boolean {
  const cells = cellsOf(grid, row);
  const filled = cells.filter((cell) => cell !== null);
  if (filled.length < 2 || !filled.every(isName) || row + 1 >= grid.rowCount) return false;
  if (!filled.some((cell) => typeof cell === 'string' && !/^\d+$/.test(cell))) return false;
  for (let below = row + 1; below <= Math.min(row + 1 + mostSections, grid.rowCount - 1); below += 1) {
    const under = cellsOf(grid, below);
    if (under.some((cell, column) => isValue(cell) && cells[column] !== null)) return true;
    if (below === row + 1 && isUnitRow(under)) continue;
    if (under.filter((cell) => cell !== null).length > 1 || under[0] === null) return false;
  }
  return false;
}

/** Rows at which another table begins: after an empty row, its title lines, then a header of its own. */
function startsOf(grid: RawGrid): number[] {
  const starts = [0];
  const first = headerOf(grid, 0);
  if (first === null) return starts;
  const said = new Set([lineOf(grid, first)]);
  for (let row = first + 2; row < grid.rowCount; row += 1) {
    if (grid.line(row) - grid.line(row - 1) < 2) continue;
    const header = headerOf(grid, row);
    if (header === null || said.has(lineOf(grid, header))) continue;
    said.add(lineOf(grid, header));
    starts.push(row);
    row = header + 1;
  }
  return starts;
}

const lineOf = (grid: RawGrid, row: number) => cellsOf(grid, row).map(String).join('\u0000');

/** The header that this row is, or is a title line of; null when it is a row of the table above. */
function headerOf(grid: RawGrid, from: number): number | null {
  for (let row = from; row < Math.min(from + 4, grid.rowCount); row += 1) {
    if (isHeader(grid, row)) return row;
    if (cellsOf(grid, row).filter((cell) => cell !== null).length > 1) return null;
  }
  return null;
}

/** Columns at which another table begins: after an empty column, with names of its own for its rows. */
function columnStarts(grid: RawGrid): number[] {
  const isEmpty = (column: number) =>
    Array.from({ length: grid.rowCount }, (_, row) => grid.cell(row, column)).every((cell) => cell === null);
  const starts = [0];
  for (let column = 2; column < grid.columnCount - 1; column += 1) {
    if (!isEmpty(column - 1) || isEmpty(column)) continue;
    if (hasLabels(grid, column) && hasLabels(grid, starts.at(-1) ?? 0)) starts.push(column);
  }
  return starts;
}

/** A column of texts, no two rows alike, with numbers beside it. */
function hasLabels(grid: RawGrid, column: number): boolean {
  const cells = Array.from({ length: grid.rowCount }, (_, row) => grid.cell(row, column)).filter(
    (cell) => cell !== null,
  );
  const beside = Array.from({ length: grid.rowCount }, (_, row) => grid.cell(row, column + 1));
  return (
    cells.length > 2 &&
    cells.every((cell) => typeof cell === 'string' && readNumberCell(cell) === null) &&
    beside.filter(isValue).length >= 2
  );
}

function part(grid: RawGrid, rows: readonly [number, number], columns: readonly [number, number]): RawGrid {
  const kept = Array.from({ length: rows[1] - rows[0] }, (_, i) => rows[0] + i).filter((row) =>
    Array.from({ length: columns[1] - columns[0] }, (_, i) => grid.cell(row, columns[0] + i)).some(
      (cell) => cell !== null,
    ),
  );
  const rowOf = (row: number) => kept[row] ?? grid.rowCount;
  return {
    ...grid,
    rowCount: kept.length,
    rowCountInFile: kept.length,
    columnCount: columns[1] - columns[0],
    firstColumn: grid.firstColumn + columns[0],
    line: (row) => grid.line(rowOf(row)),
    pageOf: (row) => grid.pageOf(rowOf(row)),
    cell: (row, column) =>
      column < columns[1] - columns[0] ? grid.cell(rowOf(row), columns[0] + column) : null,
    format: (row, column) => grid.format(rowOf(row), columns[0] + column),
    spans: null,
  };
}

/**
 * The tables of a grid that holds several, where empty rows or columns and headers of their own show it; else the grid.
 * Columns are split off only with labels of their own: writers leave empty columns inside tables.
 */
export function splitGrid(grid: RawGrid): RawGrid[] {
  if (grid.rowCount > mostRows || grid.rowCount < 3) return [grid];
  const columns = [...columnStarts(grid), grid.columnCount];
  return columns.slice(0, -1).flatMap((from, i) => {
    const block =
      columns.length === 2
        ? grid
        : part(grid, [0, grid.rowCount], [from, columns[i + 1] ?? grid.columnCount]);
    const rows = [...startsOf(block), block.rowCount];
    if (rows.length === 2) return [block];
    return rows
      .slice(0, -1)
      .map((row, at) => part(block, [row, rows[at + 1] ?? block.rowCount], [0, block.columnCount]));
  });
}
