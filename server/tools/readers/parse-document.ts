import { decodeText } from './decode-text.ts';
import { mimes, type Format } from './detect-format.ts';
import { readLimits, type DocumentPassage, type RawTable, type ReadDocument } from './document.ts';
import type { ReadHtml } from './html-reader.ts';
import { markdownSections, markdownTables } from './markdown-reader.ts';
import { linePassages, placePassages, tablePassages } from './passages.ts';
import type { RawGrid } from '../../table/raw-grid.ts';
import type { Table } from '../../table/table.ts';
import { rawTable } from './raw-table.ts';
import { readGrids } from './read-grids.ts';
import { readParts } from '../../table/read-parts.ts';
import { readTable } from '../../table/read-table.ts';
import { textTables } from './text-tables.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/** Parses a file of a known format. The heavy readers are loaded only when needed. */
export async function parseDocument(bytes: Uint8Array, name: string, format: Format): Promise<ReadDocument> {
  const mime = mimes[format];
  switch (format) {
    case 'csv':
    case 'tsv':
    case 'json':
    case 'xlsx':
      return ofTables(mime, await readGrids(bytes, name, format));
    case 'pdf': {
      const { readPdf } = await import('./pdf-reader.ts');
      const { pages, tables } = await readPdf(bytes, name);
      return finish(
        'document',
        mime,
        readerTexts().pages(pages.length),
        pages.flatMap((page, i) => placePassages(name, `page ${i + 1}`, page)),
        tablesOf(tables),
      );
    }
    case 'docx': {
      const { readDocx } = await import('./docx-reader.ts');
      return ofHtml(mime, await readDocx(bytes, name));
    }
    case 'html': {
      const { readHtml } = await import('./html-reader.ts');
      const { pageFacts } = await import('./page-facts.ts');
      const text = decodeText(bytes, name);
      return { ...ofHtml(mime, readHtml(text, name, true)), page: pageFacts(text) };
    }
    case 'xml': {
      const { readXml } = await import('./xml-reader.ts');
      return ofHtml(mime, readXml(decodeText(bytes, name), name));
    }
    case 'markdown':
      return ofMarkdown(mime, decodeText(bytes, name), name);
    case 'text':
      return ofText(mime, decodeText(bytes, name), name);
  }
}

function finish(
  kind: ReadDocument['kind'],
  mime: string,
  summary: string,
  passages: readonly DocumentPassage[],
  { tables, typedTables }: Tables,
): ReadDocument {
  const most = kind === 'table' ? readLimits.tablePassages : readLimits.textPassages;
  const kept = passages.slice(0, most);
  const isCut = kind !== 'table' && kept.length < passages.length;
  return {
    kind,
    mime,
    summary: isCut ? `${summary}, ${readerTexts().cut(kept.length / passages.length)}` : summary,
    passages: kept,
    tables,
    typedTables,
  };
}

interface Tables {
  readonly tables: readonly RawTable[];
  readonly typedTables: readonly Table[];
}

/** Grids as typed tables, and as rows of text. */
function tablesOf(
  grids: readonly RawGrid[],
  typed: readonly (Table | null)[] = grids.map((grid) => readTable(grid)),
): Tables {
  const read = grids.map((grid, i) => ({ grid, table: typed[i] ?? null }));
  return {
    tables: read.map(({ grid, table }) => rawTable(grid, table, readLimits.tableRows)),
    typedTables: read.flatMap(({ table }) => table ?? []),
  };
}

function ofTables(mime: string, grids: readonly RawGrid[]): ReadDocument {
  const found = tablesOf(grids, readParts(grids));
  const { tables } = found;
  const rows = tables.reduce((sum, table) => sum + table.rowCount, 0);
  const shape =
    tables.length === 1
      ? readerTexts().columns(tables[0]?.columns.length ?? 0)
      : grids.some(({ sheet }) => sheet !== null)
        ? readerTexts().sheets(new Set(grids.map(({ sheet }) => sheet)).size)
        : readerTexts().tables(tables.length);
  const passages = tables.flatMap((table) =>
    tablePassages(table, Math.floor(readLimits.tablePassages / tables.length)),
  );
  return finish('table', mime, `${readerTexts().rows(rows)}, ${shape}`, passages, found);
}

function words(texts: readonly string[]): string {
  return readerTexts().words(texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0));
}

function ofHtml(mime: string, html: ReadHtml): ReadDocument {
  const passages = html.sections.flatMap(({ heading, text }) =>
    placePassages(html.title, `section “${heading}”`, text),
  );
  return finish(
    'document',
    mime,
    words(html.sections.map(({ text }) => text)),
    passages,
    tablesOf(html.tables),
  );
}

function ofMarkdown(mime: string, text: string, name: string): ReadDocument {
  const title = /^#\s+(.*)$/m.exec(text)?.[1] ?? name;
  const passages = markdownSections(text, title).flatMap((section) =>
    linePassages(title, section.firstLine, section.text),
  );
  return finish('text', mime, words([text]), passages, tablesOf(markdownTables(text, title)));
}

function ofText(mime: string, text: string, name: string): ReadDocument {
  const passages: DocumentPassage[] = [];
  const lines = text.split('\n');
  const isEmpty = (at: number) => (lines[at] ?? '').trim() === '';
  for (let first = 0; first < lines.length; first += 1) {
    if (isEmpty(first)) continue;
    let end = first + 1;
    while (end < lines.length && !isEmpty(end)) end += 1;
    passages.push(...linePassages(name, first + 1, lines.slice(first, end).join('\n')));
    first = end;
  }
  return finish('text', mime, words([text]), joinSmall(passages), tablesOf(textTables(text, () => name)));
}

/** Short paragraphs next to each other, with one empty line between, become one passage. */
function joinSmall(passages: readonly DocumentPassage[]): DocumentPassage[] {
  const joined: DocumentPassage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const [above, below] = [last, passage].map((one) => /^lines (\d+)-(\d+)$/.exec(one?.locator ?? ''));
    const isNext = above != null && below != null && Number(below[1]) === Number(above[2]) + 2;
    // A heading goes with what is below it.
    const most = last !== undefined && /^[^\n]{1,90}(?<![.!?:])$/u.test(last.text) ? 1_500 : 700;
    if (last !== undefined && isNext && last.text.length + passage.text.length < most)
      joined[joined.length - 1] = {
        title: last.title,
        locator: `lines ${above[1]}-${below[2]}`,
        text: `${last.text}\n\n${passage.text}`,
      };
    else joined.push(passage);
  }
  return joined;
}
