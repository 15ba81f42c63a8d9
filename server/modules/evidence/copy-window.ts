import type { CopyWindow, ShownBlock, ShownTable } from '@loupe/shared/contract/source-copies';
import type { CopyBlock, TableHead } from '../../document/kept-copy.ts';
import type { OpenCopy } from '../../document/open-copy.ts';
import type { Mark, Resolved } from '../../document/resolve-place.ts';

/** Which parts are asked for: one alone, one with its neighbours, or (neither) those around the passage. */
export interface WantedWindow {
  readonly part?: number | undefined;
  readonly around?: number | undefined;
  /** Another place in the document than that of the source. */
  readonly place?: string | undefined;
}

/** A page draws no more columns and no longer cells than these; the file holds the rest. */
const mostColumns = 200;
const columnsBefore = 20;
const cellCharacters = 2_000;

/** The asked parts of a copy with what is lit in it. */
export async function windowOf(
  copy: OpenCopy,
  resolved: Resolved,
  wanted: WantedWindow,
): Promise<CopyWindow> {
  const { index } = copy;
  const lastPart = index.parts.length - 1;
  const middle = Math.min(wanted.part ?? wanted.around ?? resolved.part, lastPart);
  const first = wanted.part === undefined ? Math.max(0, middle - 1) : middle;
  const last = wanted.part === undefined ? Math.min(lastPart, middle + 1) : middle;
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const shown = [...new Set(numbers.map((part) => index.parts[part]![2]))].filter((table) => table >= 0);
  const tables = shown.map((table) => shownTable(table, index.tables[table]!, resolved.marks));
  const blocks = await Promise.all(numbers.map((part) => copy.part(part)));
  return {
    match: resolved.match,
    marks: resolved.marks.map(shownMark),
    first_part: first,
    last_part: last,
    part_count: index.parts.length,
    page_count: index.pages,
    first_page: pageOf(copy, resolved.part),
    tables,
    parts: numbers.map((part, i) => ({
      part,
      page: pageOf(copy, part),
      blocks: (blocks[i] ?? []).map((block) => shownBlock(block, tables)),
    })),
  };
}

function pageOf({ index }: OpenCopy, part: number): number | null {
  return index.parts[part]?.[1] || null;
}

/** Of very many columns those around the lit ones. */
function shownTable(table: number, head: TableHead, marks: readonly Mark[]): ShownTable {
  const lit = marks.find((mark) => mark.kind === 'cells' && mark.table === table);
  const wanted = lit?.kind === 'cells' ? (lit.columns[0] ?? 0) - columnsBefore : 0;
  const first = Math.max(0, Math.min(wanted, head.columns.length - mostColumns));
  return {
    table,
    name: head.name,
    columns: head.columns.slice(first, first + mostColumns),
    first_column: first,
    column_count: head.columns.length,
    row_count: head.rowCount,
    row_word: head.word,
  };
}

function shownBlock(block: CopyBlock, tables: readonly ShownTable[]): ShownBlock {
  if (block.kind === 'page') return { kind: 'page', page: block.page };
  if (block.kind !== 'table') return { ...block };
  const first = tables.find(({ table }) => table === block.table)?.first_column ?? 0;
  return {
    kind: 'table',
    table: block.table,
    lines: [...block.lines],
    rows: block.rows.map((row) => row.slice(first, first + mostColumns).map(shortCell)),
  };
}

function shortCell(cell: string): string {
  return cell.length <= cellCharacters ? cell : `${cell.slice(0, cellCharacters)}…`;
}

function shownMark(mark: Mark): CopyWindow['marks'][number] {
  if (mark.kind === 'span') return { kind: 'span', part: mark.part, start: mark.start, end: mark.end };
  const [range] = mark.rows;
  return {
    kind: 'cells',
    part: mark.part,
    table: mark.table,
    rows: [range![0], range![1]],
    columns: [...mark.columns],
  };
}
