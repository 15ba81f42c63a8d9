import type { LineRange } from '@loupe/shared/contract/evidence';
import { findWhole } from './find-words.ts';
import type { TableRows } from './kept-copy.ts';
import type { OpenCopy } from './open-copy.ts';

/** A row with fewer signs is in many quotes and proves no place. */
const shortest = 12;

/** One row of a table, by its number in the file. */
export interface FoundRow {
  readonly table: number;
  readonly rows: readonly [LineRange];
}

/**
 * Rows of the tables on the pages of these parts that hold a quote, or that it holds: a quote of a page has the lines of
 * a table as text, the copy has them as rows. Only for documents with pages.
 */
export async function findRows(
  copy: OpenCopy,
  [from, to]: readonly [number, number],
  quote: string,
): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  for (let part = from; part <= to; part += 1) {
    const [, page = 0, table = -1] = copy.index.parts[part] ?? [];
    if (page === 0 || table < 0) continue;
    const blocks = await copy.part(part);
    for (const { rows, lines } of blocks.filter((block): block is TableRows => block.kind === 'table'))
      for (const [i, row] of rows.entries())
        if (isOf(row, quote)) found.push({ table, rows: [[lines[i] ?? 0, lines[i] ?? 0]] });
  }
  return found;
}

function isOf(row: readonly string[], quote: string): boolean {
  const text = row.filter((cell) => cell !== '').join(' ');
  return findWhole(text, quote) !== null || (text.length >= shortest && findWhole(quote, text) !== null);
}
