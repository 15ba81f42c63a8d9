import ExcelJS from 'exceljs';
import type { Source } from '@loupe/shared/contract/run-events';
import { decimalMarkOf } from '@loupe/shared/lib/printed-number';
import { formatUtcMinute } from '@loupe/shared/lib/dates/utc-words';
import { currentLanguage } from '../../language/language.ts';
import { placeText } from '../../tools/place-text.ts';
import { plainText, titleText, type Block, type Cell, type Grid } from '../blocks.ts';
import { exportTexts } from '../messages/export-texts.ts';
import { lineFormula } from '../maths/line-formula.ts';
import { namedFigures, namedSources, type ReportDocument } from '../report-document.ts';
import { numberFormat, setText, storedNumber } from './cell-value.ts';
import { figureRows, valueColumn, type FigureRow } from './figure-rows.ts';
import { createSheetNames } from './sheet-names.ts';

interface NamedGrid {
  readonly title: string;
  readonly grid: Grid;
}

const firstRow = 2;

/**
 * The tables of a report as workbook in the language spoken right now: a sheet for each, numbers as numbers with their
 * units, then the figures with their inputs and, where they can be written so, formulas over them, and the sources.
 */
/** A font of one's own needs its name too. */
const headFont = { name: 'Calibri', family: 2, size: 11, bold: true };
/** Number of the paper in the file format. */
const a4 = 9;

export async function writeXlsx(document: ReportDocument): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.creator = document.brand;
  book.title = document.title;
  book.created = new Date(document.finishedAt);
  book.modified = new Date(document.finishedAt);
  const texts = exportTexts();
  const nameOf = createSheetNames();
  const figures = figureRows(namedFigures(document), firstRow, decimalMarkOf(currentLanguage()));
  const cover = book.addWorksheet(nameOf(texts.sheetText, 'Report'));
  const figureSheet = nameOf(texts.sheetFigures, 'Figures');
  const sourceSheet = nameOf(texts.sheetSources, 'Sources');
  const grids = tablesOf(document.blocks).map((one, at) => ({
    ...one,
    name: nameOf(one.title, texts.sheetTable(at + 1)),
  }));
  writeCover(cover, document, grids);
  const byId = new Map(figures.map((row) => [row.figure.id, row]));
  for (const { name, grid } of grids) writeGrid(book.addWorksheet(name), grid, byId, figureSheet);
  if (figures.length > 0) writeFigures(book.addWorksheet(figureSheet), figures);
  const sources = namedSources(document);
  if (sources.length > 0) writeSources(book.addWorksheet(sourceSheet), sources);
  book.eachSheet((sheet) => {
    sheet.pageSetup = {
      orientation: 'landscape',
      paperSize: a4,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    };
  });
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** Every table and chart, named by its title, else by the heading it is under. */
function tablesOf(blocks: readonly Block[], under = ''): NamedGrid[] {
  let heading = under;
  return blocks.flatMap((block): NamedGrid[] => {
    if (block.kind === 'heading') heading = titleText(block.text);
    if (block.kind === 'table' || block.kind === 'chart')
      return [{ title: titleText(block.title) || heading, grid: block }];
    if (block.kind === 'quote') return tablesOf(block.blocks, heading);
    return block.kind === 'list' ? block.items.flatMap((item) => tablesOf(item.blocks, heading)) : [];
  });
}

function writeCover(
  sheet: ExcelJS.Worksheet,
  document: ReportDocument,
  tables: readonly Readonly<Record<'name' | 'title', string>>[],
): void {
  const texts = exportTexts();
  sheet.getColumn(1).width = 90;
  const lines = [document.title, ...document.head, ...(document.isUnfinished ? [texts.unfinished] : []), ''];
  lines.forEach((line, at) => setText(sheet.getCell(at + 1, 1), line));
  // The name of a sheet has 31 letters; its title is said whole, and leads there.
  tables.forEach(({ name, title }, at) => {
    const hyperlink = `#'${name.replaceAll("'", "''")}'!A1`;
    const cell = sheet.getCell(lines.length + at + 1, 1);
    setText(cell, title || name);
    cell.value = { text: cell.text, hyperlink };
  });
  const last = lines.length + tables.length;
  sheet.getCell(1, 1).font = { ...headFont, size: 14 };
  const lead = document.blocks.find((block) => block.kind === 'lead');
  if (!lead) return;
  const cell = sheet.getCell(last + 2, 1);
  setText(cell, plainText(lead.text.filter(({ kind }) => kind !== 'citation')));
  cell.alignment = { wrapText: true, vertical: 'top' };
  // Not every program makes a row as high as its text.
  sheet.getRow(last + 2).height = 15 * Math.ceil(cell.text.length / 85);
}

function writeGrid(
  sheet: ExcelJS.Worksheet,
  grid: Grid,
  figures: ReadonlyMap<string, FigureRow>,
  figureSheet: string,
): void {
  writeHead(
    sheet,
    grid.columns.map(({ title }) => titleText(title)),
  );
  grid.rows.forEach((row, at) =>
    row.forEach((cell, column) =>
      writeCell(sheet.getCell(at + firstRow, column + 1), cell, figures, figureSheet),
    ),
  );
  fitColumns(sheet, grid.columns.length);
}

function writeCell(
  target: ExcelJS.Cell,
  cell: Cell,
  figures: ReadonlyMap<string, FigureRow>,
  figureSheet: string,
): void {
  if (!cell.number) return setText(target, plainText(withSources(cell)));
  const own = storedNumber(cell.number).value;
  const [figure] = cell.text.flatMap((inline) => (inline.kind === 'figure' ? [figures.get(inline.id)] : []));
  const isSame = figure?.number && storedNumber(figure.number).value === own;
  target.value =
    figure && isSame
      ? {
          formula: `'${figureSheet.replaceAll("'", "''")}'!$${valueColumn}$${figure.row}`,
          result: figure.formula?.result ?? own,
        }
      : own;
  target.numFmt = numberFormat(cell.number);
  const numbers = sourceNumbers(cell);
  if (numbers.length > 0) target.note = numbers.map((n) => exportTexts().source(n)).join(', ');
}

const sourceNumbers = (cell: Cell) =>
  cell.text.flatMap((inline) => (inline.kind === 'citation' ? [inline.n] : []));

/** Citations of a text are in brackets behind what they belong to. */
const withSources = (cell: Cell): Cell['text'] =>
  cell.text.map((inline) => (inline.kind === 'citation' ? { kind: 'text', text: ` [${inline.n}]` } : inline));

function writeHead(sheet: ExcelJS.Worksheet, titles: readonly string[]): void {
  titles.forEach((title, at) => setText(sheet.getCell(1, at + 1), title));
  sheet.getRow(1).font = headFont;
  sheet.views = [{ state: 'frozen', ySplit: 1 }];
}

function writeFigures(sheet: ExcelJS.Worksheet, rows: readonly FigureRow[]): void {
  const { columns } = exportTexts();
  writeHead(sheet, [
    columns.figure,
    columns.value,
    columns.asPrinted,
    columns.formula,
    columns.source,
    columns.input,
    columns.value,
    columns.asPrinted,
    columns.place,
  ]);
  for (const { figure, row, number, inputs, formula } of rows) {
    setText(sheet.getCell(row, 1), figure.label);
    const value = sheet.getCell(row, 2);
    if (number) {
      value.value = formula ?? storedNumber(number).value;
      value.numFmt = numberFormat(number);
    } else setText(value, figure.value);
    setText(sheet.getCell(row, 3), figure.value);
    setText(sheet.getCell(row, 4), lineFormula(figure.formula));
    if (figure.source_n !== null) sheet.getCell(row, 5).value = figure.source_n;
    inputs.forEach((input, at) => {
      setText(sheet.getCell(row + at, 6), input.name);
      const cell = sheet.getCell(row + at, 7);
      if (input.number) {
        cell.value = storedNumber(input.number).value;
        cell.numFmt = numberFormat(input.number);
      } else setText(cell, input.shown);
      setText(sheet.getCell(row + at, 8), input.shown);
      setText(sheet.getCell(row + at, 9), input.from ? placeText(input.from) : '');
    });
  }
  fitColumns(sheet, 9);
}

function writeSources(sheet: ExcelJS.Worksheet, sources: readonly Source[]): void {
  const { columns, kinds, sample } = exportTexts();
  writeHead(sheet, [
    columns.number,
    columns.title,
    columns.kind,
    columns.place,
    columns.address,
    columns.keptAt,
    columns.excerpt,
  ]);
  sources.forEach((source, at) => {
    const row = at + firstRow;
    sheet.getCell(row, 1).value = source.n;
    const texts = [
      source.title,
      `${kinds[source.kind]}${source.is_sample ? `, ${sample}` : ''}`,
      source.locator ? placeText(source.locator) : '',
      source.url ?? '',
      formatUtcMinute(source.fetched_at),
      source.excerpt,
    ];
    texts.forEach((text, column) => setText(sheet.getCell(row, column + 2), text));
  });
  fitColumns(sheet, 7);
}

/** Columns as wide as what they hold, within reason. */
function fitColumns(sheet: ExcelJS.Worksheet, count: number): void {
  for (let at = 1; at <= count; at += 1) {
    const column = sheet.getColumn(at);
    let widest = 8;
    column.eachCell((cell) => (widest = Math.max(widest, cell.text.length)));
    column.width = Math.min(60, widest + 2);
  }
}
