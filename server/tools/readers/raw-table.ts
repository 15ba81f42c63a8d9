import type { RawCell, RawGrid } from '../../table/raw-grid.ts';
import type { Table } from '../../table/table.ts';
import type { Cell, RawTable } from './document.ts';
import { columnName } from './passages.ts';

/** A cell as text or number; dates as ISO dates. */
function plainCell(cell: RawCell): Cell {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace('T', ' ')
      .replace(/\.\d+Z$/, '');
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  return typeof cell === 'boolean' ? String(cell) : null;
}

/** The first rows of a grid as they stand, at most `most`, under the names its table has found; all of them when it found none. */
export function rawTable(grid: RawGrid, table: Table | null, most: number): RawTable {
  const columns =
    table?.columns.map(({ name, at }) => ({ name, at: at - grid.firstColumn })) ??
    Array.from({ length: grid.columnCount }, (_, at) => ({
      name: columnName(String(grid.cell(0, at) ?? ''), at),
      at,
    }));
  const kept: number[] = [];
  const count = table === null ? 0 : Math.min(table.rowCount, most);
  for (let row = 0; row < grid.rowCount && kept.length < count; row += 1)
    if (grid.line(row) === table?.lines[kept.length]) kept.push(row);
  return {
    name: grid.name,
    columns: columns.map(({ name }) => name),
    rows: kept.map((row) => columns.map(({ at }) => plainCell(grid.cell(row, at)))),
    lines: kept.map((row) => grid.line(row)),
    headerLine: table?.place.headerLine ?? grid.line(0),
    rowCount: table?.rowCountInFile ?? Math.max(0, grid.rowCount - 1),
    lineWord: grid.lineWord === 'line' ? 'Line' : 'Row',
  };
}
