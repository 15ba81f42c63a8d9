import type { InputSeries } from '@loupe/shared/contract/evidence';
import { csvLine } from '@loupe/shared/lib/csv-line';
import type { OpenCopy } from '../../document/open-copy.ts';
import { appError } from '../../errors/app-error.ts';

/**
 * The rows of a series as CSV (RFC 4180, CRLF): line in the file, then the columns used, cells as in the file. Part by
 * part, so that a million rows are never in memory at once. Throws `run.not_found` for a table or column that is not there.
 */
export function rowsAsCsv(copy: OpenCopy, series: InputSeries): AsyncIterable<string> {
  const head = copy.index.tables[series.table];
  const columns = series.columns.map((name) => head?.columns.indexOf(name) ?? -1);
  if (head === undefined || columns.includes(-1)) throw appError('run.not_found');
  return linesOf(copy, series, columns, head.word);
}

async function* linesOf(
  copy: OpenCopy,
  { table, rows: ranges, columns: names }: InputSeries,
  columns: readonly number[],
  word: string,
): AsyncGenerator<string> {
  yield csvLine([word, ...names], { keepsNumbers: true });
  let range = 0;
  for (const [part, [, , partTable, first, last]] of copy.index.parts.entries()) {
    while (range < ranges.length && ranges[range]![1] < first) range += 1;
    if (partTable !== table || range >= ranges.length || ranges[range]![0] > last) {
      if (partTable !== table) range = 0;
      continue;
    }
    let text = '';
    for (const block of await copy.part(part)) {
      if (block.kind !== 'table') continue;
      for (const [i, line] of block.lines.entries()) {
        while (range < ranges.length && ranges[range]![1] < line) range += 1;
        if (range >= ranges.length || line < ranges[range]![0]) continue;
        text += csvLine([line, ...columns.map((at) => block.rows[i]?.[at] ?? '')], { keepsNumbers: true });
      }
    }
    if (text !== '') yield text;
  }
}
