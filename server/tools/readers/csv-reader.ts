import { nothingHidden, type RawGrid } from '../../table/raw-grid.ts';
import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { scanCsv } from './csv-cells.ts';
import { findSeparator } from './find-separator.ts';

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
