import { gzipSync } from 'node:zlib';
import { lengthOf, rowText, type CopyBlock, type NewBlock, type TableHead } from './kept-copy.ts';

/** What one part may hold: as much as is shown at once without a wait. */
const partLimits = { characters: 6_000, rows: 80 } as const;
/** Parts are stored together up to so many characters. */
const shelfCharacters = 300_000;
const mostHeadings = 5_000;
const headingCharacters = 200;

/** Where a part begins and what it holds: start, page (0: none), table (-1: none), first and last line (0: none). */
export type PartRow = readonly [start: number, page: number, table: number, first: number, last: number];

/** What is known of a copy without reading its parts. */
export interface CopyIndex {
  readonly version: 1;
  readonly characters: number;
  readonly pages: number;
  readonly tables: readonly TableHead[];
  readonly parts: readonly PartRow[];
  /** Number of the first part of each shelf. */
  readonly shelves: readonly number[];
  /** Start, level, text. */
  readonly headings: readonly (readonly [start: number, level: number, text: string])[];
}

/** A copy as it is stored: gzip of JSON. */
export interface PackedCopy {
  readonly index: Uint8Array;
  readonly shelves: readonly Uint8Array[];
}

/** Gives every block its characters and lays them out in parts and shelves. */
export function packCopy(blocks: readonly NewBlock[]): PackedCopy {
  const tables: TableHead[] = [];
  const headings: [number, number, string][] = [];
  const parts: CopyBlock[][] = [];
  const rows: PartRow[] = [];
  let start = 0;
  let page = 0;
  let open: CopyBlock[] = [];
  let size = { characters: 0, rows: 0 };

  const close = () => {
    if (open.length === 0) return;
    parts.push(open);
    rows.push(partRow(open, page));
    open = [];
    size = { characters: 0, rows: 0 };
  };
  const add = (block: CopyBlock) => {
    const length = lengthOf(block);
    const height = block.kind === 'table' ? block.rows.length : 0;
    const isFull = size.characters + length > partLimits.characters || size.rows + height > partLimits.rows;
    // A page and a table begin a part of their own, so that a part has one page and one table.
    if (isFull || block.kind === 'page' || (block.kind === 'table') !== isTable(open)) close();
    if (block.kind === 'page') page = block.page;
    open.push(block);
    size = { characters: size.characters + length, rows: size.rows + height };
    start += length + 1;
  };

  for (const block of blocks) {
    if (block.kind === 'table') {
      const table = tables.push({ ...block.head, columns: [...block.head.columns] }) - 1;
      close();
      for (const rest of cutRows(block.table)) add({ kind: 'table', start, table, ...rest });
      close();
    } else if (block.kind === 'page') add({ ...block, start });
    else
      for (const piece of cutText(block.text)) {
        if (block.kind === 'heading' && headings.length < mostHeadings)
          headings.push([start, block.level ?? 1, piece.text.slice(0, headingCharacters)]);
        add({
          ...block,
          ...(block.line !== undefined && { line: block.line + piece.line }),
          text: piece.text,
          start,
        });
      }
  }
  close();
  return store(parts, { characters: Math.max(0, start - 1), pages: page, tables, parts: rows, headings });
}

const isTable = (blocks: readonly CopyBlock[]) => blocks[0]?.kind === 'table';

function partRow(blocks: readonly CopyBlock[], page: number): PartRow {
  const first = blocks[0]!;
  if (first.kind === 'table')
    return [first.start, page, first.table, first.lines[0] ?? 0, first.lines.at(-1) ?? 0];
  const lined = blocks.flatMap((block) =>
    block.kind !== 'page' && block.kind !== 'table' && block.line !== undefined
      ? [[block.line, block.line + countLines(block.text) - 1] as const]
      : [],
  );
  return [first.start, page, -1, lined[0]?.[0] ?? 0, lined.at(-1)?.[1] ?? 0];
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function* cutRows({ rows, lines }: Extract<NewBlock, { kind: 'table' }>['table']) {
  let cut: { rows: string[][]; lines: number[] } = { rows: [], lines: [] };
  let characters = 0;
  for (const [i, row] of rows.entries()) {
    const cells = row.map(cellText);
    const length = rowText(cells).length;
    if (
      cut.rows.length > 0 &&
      (cut.rows.length >= partLimits.rows || characters + length > partLimits.characters)
    ) {
      yield cut;
      cut = { rows: [], lines: [] };
      characters = 0;
    }
    cut.rows.push(cells);
    cut.lines.push(lines[i] ?? 0);
    characters += length + 1;
  }
  if (cut.rows.length > 0) yield cut;
}

/** A workbook keeps binary fractions; people see at most 15 digits of them. Tabs and line ends part cells and rows. */
function cellText(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return cell.replace(/[\t\n]/g, ' ');
}

/** Pieces of at most a part's length, ended at a line, else at a space, else anywhere. */
function* cutText(text: string): Generator<{ text: string; line: number }> {
  let line = 0;
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + partLimits.characters);
    if (end < text.length) {
      const lineEnd = text.lastIndexOf('\n', end);
      const space = text.lastIndexOf(' ', end);
      end = lineEnd > at ? lineEnd : space > at ? space : end;
    }
    const piece = text.slice(at, end);
    yield { text: piece, line };
    const isMark = text[end] === '\n' || text[end] === ' ';
    line += countLines(piece) - 1 + (text[end] === '\n' ? 1 : 0);
    at = isMark ? end + 1 : end;
  }
}

function store(
  parts: readonly (readonly CopyBlock[])[],
  known: Omit<CopyIndex, 'version' | 'shelves'>,
): PackedCopy {
  const firsts: number[] = [];
  const shelves: Uint8Array[] = [];
  let open: string[] = [];
  let characters = 0;
  const close = () => {
    if (open.length > 0) shelves.push(pack(`[${open.join(',')}]`));
    open = [];
    characters = 0;
  };
  for (const [i, part] of parts.entries()) {
    const text = JSON.stringify(part);
    if (characters + text.length > shelfCharacters) close();
    if (open.length === 0) firsts.push(i);
    open.push(text);
    characters += text.length;
  }
  close();
  const index: CopyIndex = { version: 1, ...known, shelves: firsts };
  return { index: pack(JSON.stringify(index)), shelves };
}

/** The lowest level: half the time of the usual one, a tenth more bytes. */
function pack(text: string): Uint8Array {
  return gzipSync(text, { level: 1 });
}
