import type { RawGrid } from '../table/raw-grid.ts';
import { readTable } from '../table/read-table.ts';
import { splitGrid } from '../table/split-grid.ts';
import type { Table } from '../table/table.ts';
import type { PageFacts } from '../tools/readers/page-facts.ts';
import { readLimits, type RawTable } from '../tools/readers/document.ts';
import { readCsvGrid } from '../tools/readers/csv-reader.ts';
import { decodeText } from '../tools/readers/decode-text.ts';
import type { Format } from '../tools/readers/detect-format.ts';
import type { ReadHtml } from '../tools/readers/html-reader.ts';
import { readJsonGrids } from '../tools/readers/json-reader.ts';
import { markdownTables } from '../tools/readers/markdown-reader.ts';
import { rawTable } from '../tools/readers/raw-table.ts';
import { textTables } from '../tools/readers/text-tables.ts';
import type { NewBlock } from './kept-copy.ts';
import { pageBlocks, type TableOnPage } from './page-blocks.ts';
import { tableBlock, withTables } from './table-blocks.ts';
import { markdownBlocks, paragraphBlocks, plainBlocks } from './text-blocks.ts';

/**
 * The blocks of a file's kept copy, from what the readers give. Throws as they do. Made in the reader's process: it reads
 * every row and page.
 */
export async function makeCopy(bytes: Uint8Array, name: string, format: Format): Promise<NewBlock[]> {
  switch (format) {
    case 'csv':
    case 'tsv':
      return ofSeparated(decodeText(bytes, name), name, format === 'tsv' ? '\t' : undefined);
    case 'json':
      return ofRecords(readJsonGrids(decodeText(bytes, name), name));
    case 'xlsx': {
      const { readXlsx } = await import('../tools/readers/xlsx-reader.ts');
      return (await readXlsx(bytes, name)).flatMap(ofSheet);
    }
    case 'pdf': {
      const { readPdf } = await import('../tools/readers/pdf-reader.ts');
      const { pages, tables } = await readPdf(bytes, name);
      const placed = tables.map(onPages);
      return pages.flatMap((page, i): NewBlock[] => [
        { kind: 'page', page: i + 1 },
        ...pageBlocks(
          page,
          placed.flatMap((table) => table.get(i + 1) ?? []),
        ),
      ]);
    }
    case 'docx': {
      const { readDocx } = await import('../tools/readers/docx-reader.ts');
      return ofHtml(await readDocx(bytes, name));
    }
    case 'html': {
      const { readHtml } = await import('../tools/readers/html-reader.ts');
      const { pageFacts } = await import('../tools/readers/page-facts.ts');
      const text = decodeText(bytes, name);
      return [...ofHtml(readHtml(text, name, true)), ...tagBlocks(pageFacts(text))];
    }
    case 'xml': {
      const { readXml } = await import('../tools/readers/xml-reader.ts');
      return ofHtml(readXml(decodeText(bytes, name), name));
    }
    case 'markdown': {
      const text = decodeText(bytes, name);
      return markdownBlocks(
        text,
        markdownTables(text, name).map((table) => ({ block: gridBlock(table) })),
      );
    }
    case 'text': {
      const text = decodeText(bytes, name);
      return plainBlocks(
        text,
        textTables(text, () => name).map((table) => ({ block: gridBlock(table) })),
      );
    }
  }
}

/** As many rows as fit into memory, each cell a value of its own. */
const mostRows = (grid: RawGrid) => Math.floor(readLimits.cells / Math.max(1, grid.columnCount));

/** A grid with the names its columns have wherever they are spoken of. */
function rowsOf(grid: RawGrid, table: Table | null = readTable(grid)): RawTable {
  return rawTable(grid, table, mostRows(grid));
}

/** The rows of a table by the page they are on. */
function onPages(grid: RawGrid): ReadonlyMap<number, TableOnPage> {
  const table = rowsOf(grid);
  const pages = new Map(
    Array.from({ length: grid.rowCount }, (_, row) => [grid.line(row), grid.pageOf(row) ?? grid.page ?? 1]),
  );
  const first = grid.page ?? 1;
  const rows = Map.groupBy(table.rows.keys(), (row) => pages.get(table.lines[row] ?? 0) ?? first);
  return new Map(
    [...new Set([first, ...rows.keys()])].map((page) => {
      const own = (rows.get(page) ?? []).flatMap((row) => table.rows.slice(row, row + 1));
      return [page, { table, rows: own, beginsHere: page === first }];
    }),
  );
}

/** Tags of a page that are shown: what an audit quotes is nowhere in its text. */
const mostTags = 400;

function tagBlocks(facts: PageFacts): NewBlock[] {
  const { titles, metas, canonicals, alternates, headings, data, images, links } = facts;
  const all = [...titles, ...metas, ...canonicals, ...alternates, ...headings, ...data, ...images, ...links];
  const tags = all.toSorted((a, b) => a.line - b.line).slice(0, mostTags);
  if (tags.length === 0) return [];
  return [
    { kind: 'heading', text: '<html>', level: 2 },
    ...tags.map(({ tag, line }): NewBlock => ({ kind: 'paragraph', text: tag, line })),
  ];
}

const gridBlock = (grid: RawGrid) => tableBlock(rowsOf(grid));

/** Each list of records below its name, where there are several. */
const ofRecords = (grids: readonly RawGrid[]): NewBlock[] =>
  grids.flatMap((grid): NewBlock[] => [
    ...(grids.length > 1 ? [{ kind: 'heading', text: grid.name, level: 2 } as const] : []),
    gridBlock(grid),
  ]);

/** What is above a header and below the rows is kept as text. */
function ofSeparated(text: string, name: string, separator: string | undefined): NewBlock[] {
  const blocks: NewBlock[] = [];
  let line = 1;
  let hasFoot = false;
  for (const grid of splitGrid(readCsvGrid(text, name, separator))) {
    const table = readTable(grid);
    const raw = rowsOf(grid, table);
    const first = table !== null && table.place.headerLine === null ? (raw.lines[0] ?? 1) : raw.headerLine;
    blocks.push(...paragraphBlocks(linesBetween(text, line, first), line), tableBlock(raw));
    line = (raw.lines.at(-1) ?? raw.headerLine) + 1;
    hasFoot = (table?.footLines.length ?? 0) > 0;
  }
  const below = text.slice(lineEnd(text, line - 1));
  return [...blocks, ...(hasFoot ? paragraphBlocks(below, line) : commentsOf(below, line))];
}

/** A last record of several lines ends later than it begins: only remarks are surely no part of it. */
function commentsOf(text: string, firstLine: number): NewBlock[] {
  return paragraphBlocks(
    text
      .split('\n')
      .map((line) => (line.startsWith('#') ? line : ''))
      .join('\n'),
    firstLine,
  );
}

/** Lines from one up to another, which is not among them. */
function linesBetween(text: string, from: number, to: number): string {
  return to <= from ? '' : text.slice(lineEnd(text, from - 1), lineEnd(text, to - 1));
}

function lineEnd(text: string, line: number): number {
  let at = 0;
  for (let i = 0; i < line; i += 1) {
    const end = text.indexOf('\n', at);
    if (end < 0) return text.length;
    at = end + 1;
  }
  return at;
}

function ofSheet(grid: RawGrid): NewBlock[] {
  const table = readTable(grid);
  return [
    { kind: 'heading', text: grid.name, level: 2 },
    ...paragraphBlocks((table?.titleLines ?? []).join('\n\n')),
    gridBlock(grid),
    ...paragraphBlocks((table?.footLines ?? []).join('\n\n')),
  ];
}

function ofHtml({ title, sections, tables }: ReadHtml): NewBlock[] {
  const blocks: NewBlock[] = [];
  let unplaced = tables.map((grid) => rowsOf(grid));
  for (const [i, { heading, text }] of sections.entries()) {
    blocks.push({ kind: 'heading', text: heading, level: i === 0 && heading === title ? 1 : 2 });
    const placed = withTables(text.split('\n\n'), unplaced);
    blocks.push(...placed.blocks);
    unplaced = placed.unplaced;
  }
  return [...blocks, ...unplaced.map(tableBlock)];
}
