import type { RawGrid } from '../table/raw-grid.ts';
import { readTable } from '../table/read-table.ts';
import { readCsv } from '../tools/readers/csv-reader.ts';
import { decodeText } from '../tools/readers/decode-text.ts';
import type { Format } from '../tools/readers/detect-format.ts';
import type { ReadHtml } from '../tools/readers/html-reader.ts';
import { markdownTables } from '../tools/readers/markdown-reader.ts';
import { rawTable } from '../tools/readers/raw-table.ts';
import type { NewBlock } from './kept-copy.ts';
import { tableBlock, withTables } from './table-blocks.ts';
import { markdownBlocks, paragraphBlocks } from './text-blocks.ts';

/**
 * The blocks of a file's kept copy, from what the readers give. Throws as they do. Made in the reader thread: it reads
 * every row and page.
 */
export async function makeCopy(bytes: Uint8Array, name: string, format: Format): Promise<NewBlock[]> {
  switch (format) {
    case 'csv':
    case 'tsv':
      return ofSeparated(decodeText(bytes, name), name, format === 'tsv' ? '\t' : undefined);
    case 'xlsx': {
      const { readXlsx } = await import('../tools/readers/xlsx-reader.ts');
      return (await readXlsx(bytes, name)).flatMap(ofSheet);
    }
    case 'pdf': {
      const { readPdf } = await import('../tools/readers/pdf-reader.ts');
      return (await readPdf(bytes, name)).flatMap((page, i): NewBlock[] => [
        { kind: 'page', page: i + 1 },
        ...paragraphBlocks(page),
      ]);
    }
    case 'docx': {
      const { readDocx } = await import('../tools/readers/docx-reader.ts');
      return ofHtml(await readDocx(bytes, name));
    }
    case 'html': {
      const { readHtml } = await import('../tools/readers/html-reader.ts');
      return ofHtml(readHtml(decodeText(bytes, name), name, true));
    }
    case 'markdown': {
      const text = decodeText(bytes, name);
      return markdownBlocks(
        text,
        markdownTables(text, name).map((grid) => ({ block: tableBlock(rowsOf(grid)) })),
      );
    }
    case 'text':
      return paragraphBlocks(decodeText(bytes, name), 1);
  }
}

/** What stands above the header and below the rows is kept as text. */
function ofSeparated(text: string, name: string, separator: string | undefined): NewBlock[] {
  const table = readCsv(text, name, separator);
  const above = firstLines(text, table.headerLine - 1);
  const last = table.lines.at(-1) ?? table.headerLine;
  const below = text.slice(lineEnd(text, last));
  return [...paragraphBlocks(above, 1), tableBlock(table), ...commentsOf(below, last + 1)];
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

function firstLines(text: string, count: number): string {
  return count <= 0 ? '' : text.slice(0, lineEnd(text, count));
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

const rowsOf = (grid: RawGrid) => rawTable(grid, readTable(grid), Number.POSITIVE_INFINITY);

function ofSheet(grid: RawGrid): NewBlock[] {
  return [{ kind: 'heading', text: grid.name, level: 2 }, tableBlock(rowsOf(grid))];
}

function ofHtml({ title, sections, tables }: ReadHtml): NewBlock[] {
  const blocks: NewBlock[] = [];
  let unplaced = tables.map(rowsOf);
  for (const [i, { heading, text }] of sections.entries()) {
    blocks.push({ kind: 'heading', text: heading, level: i === 0 && heading === title ? 1 : 2 });
    const placed = withTables(text.split('\n\n'), unplaced);
    blocks.push(...placed.blocks);
    unplaced = [...placed.unplaced];
  }
  return [...blocks, ...unplaced.map((table) => tableBlock(table))];
}
