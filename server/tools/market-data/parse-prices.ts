import { AppError, appError } from '../../errors/app-error.ts';
import { readCsv } from '../readers/csv-reader.ts';
import { nothingWanted, type Wanted } from './choose-symbol.ts';
import { findPriceSeparator } from './price-separator.ts';
import { decodeText } from '../readers/decode-text.ts';
import { detectFormat, type Format } from '../readers/detect-format.ts';
import type { RawTable } from '../readers/document.ts';
import { rawRows } from '../readers/raw-table.ts';
import { looksLikePrices } from './find-columns.ts';
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

async function tableOf(
  bytes: Uint8Array,
  name: string,
  format: Format,
): Promise<{ table: RawTable; position: number }> {
  if (format === 'xlsx') {
    const { readXlsx } = await import('../readers/xlsx-reader.ts');
    const tables = (await readXlsx(bytes, name)).map(rawRows);
    const position = Math.max(0, tables.findIndex(looksLikePrices));
    const table = tables[position];
    if (table !== undefined) return { table, position };
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
    const { table, position } = await tableOf(bytes, name, detectFormat(bytes, name));
    return { ...readPrices(table, wanted), name, table: position };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'prices.invalid') throw refuse(error.sentence, error);
    throw error;
  }
}
