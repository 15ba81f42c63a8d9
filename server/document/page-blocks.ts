import type { RawTable } from '../tools/readers/document.ts';
import type { NewBlock } from './kept-copy.ts';
import { tableBlock } from './table-blocks.ts';
import { paragraphBlocks } from './text-blocks.ts';

/** A table with its rows that are on one page. It is shown whole on the page it begins on. */
export interface TableOnPage {
  readonly table: RawTable;
  readonly rows: RawTable['rows'];
  readonly beginsHere: boolean;
}

/** Lines of a page that a table is made of, the first and the one after the last. */
interface Place {
  readonly first: number;
  readonly end: number;
  readonly own: TableOnPage;
}

/** Most lines of a name that goes on below itself, and of a header. */
const mostLines = 4;

const bare = (text: string) => text.replace(/\s+/g, '');

/**
 * The text of a page of a PDF with its tables where they are: their lines, which the text has as well, are taken out.
 * A table whose rows do not all follow each other in the text is below it, and the text stays whole. Of one that
 * goes on from the page before only the lines are taken out.
 */
export function pageBlocks(text: string, tables: readonly TableOnPage[]): NewBlock[] {
  const lines = text.split('\n');
  const places: Place[] = [];
  let from = 0;
  for (const table of tables) {
    const place = placeOf(lines, table, from);
    if (place === null) continue;
    places.push(place);
    from = place.end;
  }
  const blocks: NewBlock[] = [];
  let done = 0;
  const shown = ({ table, beginsHere }: TableOnPage) => (beginsHere ? [tableBlock(table)] : []);
  for (const { first, end, own } of places) {
    blocks.push(...paragraphBlocks(lines.slice(done, first).join('\n')), ...shown(own));
    done = end;
  }
  blocks.push(...paragraphBlocks(lines.slice(done).join('\n')));
  const unplaced = tables.filter((table) => !places.some(({ own }) => own === table));
  return [...blocks, ...unplaced.flatMap(shown)];
}

function placeOf(lines: readonly string[], own: TableOnPage, from: number): Place | null {
  if (own.rows.length === 0) return null;
  for (let first = from; first < lines.length; first += 1) {
    const end = endOfRows(lines, first, own.rows);
    if (end !== null) return { first: topOfHeader(lines, first, from, own.table.columns), end, own };
  }
  return null;
}

/** The line after the last row when all rows are in these lines and nothing else is; null otherwise. */
function endOfRows(lines: readonly string[], first: number, rows: RawTable['rows']): number | null {
  let at = first;
  for (const row of rows) {
    while (at < lines.length && lines[at]?.trim() === '') at += 1;
    const used = linesOfRow(lines, at, row);
    if (used === 0) return null;
    at += used;
  }
  return at;
}

/** How many lines a row takes from this one on: its name may go on below, before its numbers or after them; 0: not here. */
function linesOfRow(lines: readonly string[], at: number, row: RawTable['rows'][number]): number {
  const [name = '', ...cells] = row.map((cell) => bare(String(cell ?? '')));
  const numbers = cells.join('');
  let held = '';
  for (let count = 1; count <= mostLines && at + count <= lines.length; count += 1) {
    held += bare(lines[at + count - 1] ?? '');
    if (held === name + numbers) return count;
    const cut = numbers === '' ? -1 : held.indexOf(numbers);
    if (cut > 0 && held.slice(0, cut) + held.slice(cut + numbers.length) === name) return count;
  }
  return 0;
}

/** The first line of the header: lines above the rows that hold nothing but words of the columns' names. */
function topOfHeader(
  lines: readonly string[],
  first: number,
  from: number,
  columns: readonly string[],
): number {
  const names = new Set(columns.join(' ').split(/\s+/));
  let top = first;
  for (let at = first - 1; at >= Math.max(from, first - mostLines); at -= 1) {
    const words = (lines[at] ?? '').split(/\s+/).filter((word) => word !== '');
    if (!words.every((word) => names.has(word))) break;
    if (words.length > 0) top = at;
  }
  return top;
}
