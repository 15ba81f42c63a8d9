import { nothingHidden, type RawGrid } from '../../table/raw-grid.ts';
import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { scanCsv } from './csv-cells.ts';
import type { RawTable } from './document.ts';
import { findSeparator } from './find-separator.ts';
import { columnName } from './passages.ts';

/**
 * Cells of separated values: comma, semicolon, tab or bar, found from the first lines; quotes; `sep=;` hints; lines
 * beginning with # are remarks. Throws `file.unreadable`.
 */
export function readCsvGrid(text: string, name: string, forced?: string): RawGrid {
  const separator = forced ?? findSeparator(text) ?? ',';
  const hinted = /^\s*sep=.\s*\n/i.test(text);
  const body = hinted ? text.replace(/^[^\n]*/, '') : text;
  const { spans, lines, rowCount, columnCount, remarks } = scanCsv(body, separator, name);
  if (rowCount === 0)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.noRows(name)) });
  return {
    name,
    lineWord: 'line',
    sheet: null,
    isHidden: false,
    hidden: nothingHidden,
    page: null,
    rowCount,
    columnCount,
    firstColumn: 0,
    rowCountInFile: rowCount,
    headerRows: null,
    isFilled: false,
    remarks,
    pageOf: () => null,
    line: (row) => lines[row] ?? 0,
    cell: (row, column) => {
      const at = (spans.rowStarts[row] ?? 0) + column;
      if (at >= (spans.rowStarts[row + 1] ?? 0)) return null;
      return (spans.rewritten.get(at) ?? spans.text.slice(spans.starts[at], spans.ends[at])) || null;
    },
    format: () => null,
    spans,
  };
}

/** The same as rows in memory, at most `most`; the first row is the header. */
export function readCsv(
  text: string,
  name: string,
  forced?: string,
  most = Number.POSITIVE_INFINITY,
): RawTable {
  return csvRows(readCsvGrid(text, name, forced), most);
}

/** Cells a row was written with: more than the header has when a mark in a number was taken for a separator. */
function widthOf({ spans, columnCount }: RawGrid, row: number): number {
  return spans === null ? columnCount : (spans.rowStarts[row + 1] ?? 0) - (spans.rowStarts[row] ?? 0);
}

/** The first rows of a grid of separated values; the first of all is the header. */
function csvRows(grid: RawGrid, most: number): RawTable {
  const width = Array.from({ length: grid.columnCount }, (_, column) => grid.cell(0, column)).findLastIndex(
    (cell) => cell !== null,
  );
  const count = Math.min(grid.rowCount - 1, most);
  return {
    name: grid.name,
    columns: Array.from({ length: width + 1 }, (_, column) =>
      columnName(String(grid.cell(0, column) ?? ''), column),
    ),
    rows: Array.from({ length: count }, (_, row) =>
      Array.from({ length: widthOf(grid, row + 1) }, (_unused, column) => {
        const cell = grid.cell(row + 1, column);
        return typeof cell === 'string' ? cell : '';
      }),
    ),
    lines: Array.from({ length: count }, (_, row) => grid.line(row + 1)),
    headerLine: grid.line(0),
    rowCount: grid.rowCount - 1,
    lineWord: 'Line',
  };
}
