import { getDocumentProxy } from 'unpdf';
import { appError } from '../../errors/app-error.ts';
import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits } from './document.ts';
import { continuedTable, hasSameColumnNames } from './pdf-continued.ts';
import { hasPicture, visibleItems } from './pdf-invisible.ts';
import { mayHideText } from './pdf-may-hide.ts';
import { columnsOf, linesOf, textOfLines, type PageLine, type TextItem } from './pdf-lines.ts';
import { findTables, type FoundTable } from './pdf-table.ts';
import { seenItems, uprightItems } from './pdf-upright.ts';

export interface ReadPdf {
  /** Text of each page in the order it is read. */
  readonly pages: readonly string[];
  readonly tables: readonly RawGrid[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Text and tables of each page. Throws `file.unreadable` for locked, damaged or picture-only files and for more than 500 pages. */
export async function readPdf(bytes: Uint8Array, name: string): Promise<ReadPdf> {
  // Pictures are not unpacked: nothing of them is read.
  const options = { verbosity: 0, maxImageSize: 1 };
  const document = await getDocumentProxy(new Uint8Array(bytes), options).catch((cause: unknown) => {
    const locked = cause instanceof Error && cause.name === 'PasswordException';
    throw appError('file.unreadable', {
      sentence: locked
        ? readerTexts.said((t) => t.lockedPdf(name))
        : readerTexts.said((t) => t.damagedPdf(name)),
      cause,
    });
  });
  if (document.numPages > readLimits.pages) {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.tooManyPages(name, document.numPages, readLimits.pages)),
    });
  }
  const pages: string[] = [];
  let pictured: Promise<PdfDocument> | null = null;
  const mayHide = mayHideText(bytes);
  const withPictures = () => {
    pictured ??= getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    return pictured;
  };
  const found: PageTable[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const regions = columnsOf(linesOf(await itemsOf(document, page, mayHide ? withPictures : null)));
    pages.push(regions.map(textOfLines).join('\n\n').trim());
    found.push(...tablesOf(regions, found.at(-1), page));
  }
  if (pages.every((page) => page === '')) {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.onlyPictures(name)),
    });
  }
  return { pages, tables: joinPages(found).map((tables, i) => gridOf(tables, `${name}, table ${i + 1}`)) };
}

/** The runs of characters of a page that can be seen, upright. `withPictures` is null for a file that hides none. */
async function itemsOf(
  document: PdfDocument,
  number: number,
  withPictures: (() => Promise<PdfDocument>) | null,
): Promise<readonly TextItem[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  const visible =
    withPictures === null
      ? texts
      : await visibleItems(page, texts, async () => await hasPicture(await withPictures(), number));
  page.cleanup();
  return uprightItems(seenItems(visible, page.view));
}

interface PageTable {
  readonly page: number;
  readonly table: FoundTable;
  /** Its rows have no header of their own. */
  readonly goesOn: boolean;
}

/** The tables of a page. Its first rows may belong to the last table of the page before. */
function tablesOf(
  regions: readonly (readonly PageLine[])[],
  last: PageTable | undefined,
  page: number,
): PageTable[] {
  const tables = regions.flatMap((lines) => findTables(lines));
  const [top] = regions;
  const isNext = last !== undefined && last.page + 1 === page && top !== undefined;
  const more = isNext ? continuedTable(top, last.table) : null;
  // Rows under names of their own are a table of their own.
  const isOwn = more !== null && tables.some(({ rows }) => rows[0]?.join() === more.rows[0]?.join());
  const all = more === null || isOwn ? tables : [more, ...tables];
  return all.map((table) => ({ page, table, goesOn: table === more }));
}

/** A table goes on where its rows or its header stand again at the top of the next page. */
function joinPages(found: readonly PageTable[]): PageTable[][] {
  const joined: PageTable[][] = [];
  for (const one of found) {
    const last = joined.at(-1)?.at(-1);
    const isNext = last !== undefined && last.page + 1 === one.page;
    if (isNext && (one.goesOn || hasSameColumnNames(one.table, last.table))) joined.at(-1)?.push(one);
    else joined.push([one]);
  }
  return joined;
}

/** Rows are numbered from the header on, which is the first. */
function gridOf(tables: readonly PageTable[], name: string): RawGrid {
  const [first] = tables;
  const title = first?.table.titles.at(-1);
  const rows = [first?.table.header ?? [], ...tables.flatMap(({ table }) => table.rows)];
  return gridOfRows(title === undefined || title === '' ? name : title, rows, {
    lineWord: 'row',
    page: first?.page ?? null,
    pages: [first?.page ?? 1, ...tables.flatMap(({ page, table }) => table.rows.map(() => page))],
    headerRows: 1,
    isFilled: true,
    remarks: first?.table.titles ?? [],
  });
}
