import { AppError, appError } from '../../errors/app-error.ts';
import { readCsv } from '../readers/csv-reader.ts';
import { chooseSymbol, nothingWanted, type Wanted } from './choose-symbol.ts';
import { findPriceSeparator } from './price-separator.ts';
import { decodeText } from '../readers/decode-text.ts';
import { detectFormat, type Format } from '../readers/detect-format.ts';
import type { RawTable } from '../readers/document.ts';
import { rowsAsWritten } from '../readers/raw-table.ts';
import { looksLikePrices, namesClose } from './find-columns.ts';
import { priceError, shortCell } from './price-error.ts';
import type { PriceSeries } from './price-series.ts';
import { readPrices } from './read-prices.ts';
import type { Said } from '../../language/texts.ts';
import { priceTexts } from '../messages/prices-texts.ts';
import { readerTexts } from '../messages/readers-texts.ts';

function refuse(sentence: Said, cause?: unknown): AppError {
  return appError('prices.invalid', { sentence, field: 'prices', cause });
}

function checkIsTable(text: string, name: string): void {
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (start === '') throw refuse(readerTexts.said((t) => t.noRows(name)));
  // Stooq and MetaTrader write <DATE> for a column name.
  if (start.startsWith('<') && !/^<[a-z]+>[,;\t]/.test(start))
    throw refuse(priceTexts.said((t) => t.web(name)));
  if (/^[[{]\s*["{[\]}]/.test(start)) throw refuse(priceTexts.said((t) => t.json(name)));
  if (findPriceSeparator(text) === null) throw refuse(priceTexts.said((t) => t.noSeparator(name)));
}

interface Sheet {
  readonly table: RawTable;
  readonly position: number;
  readonly isHidden: boolean;
}

/** The table of prices of a workbook: of several sheets with prices the one that is named; hidden ones only where no other has any. */
function chooseSheet(sheets: readonly Sheet[], wanted: Wanted): Sheet | undefined {
  const priced = sheets.filter(({ table }) => looksLikePrices(table));
  const seen = priced.filter(({ isHidden }) => !isHidden);
  const candidates = seen.length > 0 ? seen : priced;
  const sure = candidates.filter(({ table }) => namesClose(table));
  if (sure.length < 2) return sure[0] ?? candidates[0];
  const names = sure.map(({ table }) => table.name);
  const name = chooseSymbol(names, wanted);
  const [first] = sure;
  if (name !== null || first === undefined) return sure.find(({ table }) => table.name === name);
  throw priceError({ ...first.table, line: first.table.headerLine, column: null }, (t) =>
    t.severalSecurities(names.map(shortCell), names.length),
  );
}

async function tableOf(
  bytes: Uint8Array,
  name: string,
  format: Format,
  wanted: Wanted,
): Promise<{ table: RawTable; position: number }> {
  if (format === 'xlsx') {
    const { readXlsx } = await import('../readers/xlsx-reader.ts');
    const grids = await readXlsx(bytes, name);
    const tables = grids.map((grid, position) => ({
      table: rowsAsWritten(grid),
      position,
      isHidden: grid.isHidden,
    }));
    const chosen = chooseSheet(tables, wanted) ?? tables[0];
    if (chosen !== undefined) return chosen;
  }
  if (format !== 'csv' && format !== 'tsv' && format !== 'text')
    throw refuse(priceTexts.said((t) => t.noTable(name)));
  const text = decodeText(bytes, name);
  checkIsTable(text, name);
  return { table: readCsv(text, name, findPriceSeparator(text) ?? undefined), position: 0 };
}

/** Prices of the wanted security in a CSV, TSV or XLSX file. Every refusal is `prices.invalid` with a sentence, whatever was wrong. */
export async function parsePrices(
  bytes: Uint8Array,
  name: string,
  wanted: Wanted = nothingWanted,
): Promise<PriceSeries> {
  try {
    const { table, position } = await tableOf(bytes, name, detectFormat(bytes, name), wanted);
    return { ...readPrices(table, wanted), name, table: position };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'prices.invalid') throw refuse(error.sentence, error);
    throw error;
  }
}
