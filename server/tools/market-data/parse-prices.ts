import { AppError, appError } from '../../errors/app-error.ts';
import type { Said } from '../../language/texts.ts';
import type { RawGrid } from '../../table/raw-grid.ts';
import { readTable } from '../../table/read-table.ts';
import type { Table } from '../../table/table.ts';
import { priceTexts } from '../messages/prices-texts.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { decodeText } from '../readers/decode-text.ts';
import { detectFormat, type Format } from '../readers/detect-format.ts';
import { findSeparator } from '../readers/find-separator.ts';
import { readGrids } from '../readers/read-grids.ts';
import { chooseSymbol, nothingWanted, type Wanted } from './choose-symbol.ts';
import { looksLikePrices, namesClose, refusalOfSeveral } from './find-columns.ts';
import { priceError } from './price-error.ts';
import type { PriceSeries } from './price-series.ts';
import { readPrices } from './read-prices.ts';

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
  if (findSeparator(text) === null) throw refuse(priceTexts.said((t) => t.noSeparator(name)));
}

interface Placed {
  readonly table: Table;
  /** Among the tables of the file. */
  readonly position: number;
}

/** The table of prices: of several the one that is named; those of hidden sheets only where no other has any. */
function chooseTable(tables: readonly Placed[], wanted: Wanted): Placed | undefined {
  const priced = tables.filter(({ table }) => looksLikePrices(table));
  const seen = priced.filter(({ table }) => !table.place.isHidden);
  const candidates = seen.length > 0 ? seen : priced;
  const sure = candidates.filter(({ table }) => namesClose(table));
  if (sure.length < 2) return sure[0] ?? candidates[0];
  const names = sure.map(({ table }) => table.name);
  const name = chooseSymbol(names, wanted);
  const [first] = sure;
  if (name !== null || first === undefined) return sure.find(({ table }) => table.name === name);
  throw refusalOfSeveral(first.table, undefined, names);
}

const separated: readonly Format[] = ['csv', 'tsv', 'text'];

async function gridsOf(bytes: Uint8Array, name: string, format: Format): Promise<readonly RawGrid[]> {
  if (!separated.includes(format)) return await readGrids(bytes, name, format);
  checkIsTable(decodeText(bytes, name), name);
  return await readGrids(bytes, name, 'csv');
}

async function tableOf(bytes: Uint8Array, name: string, wanted: Wanted): Promise<Placed> {
  const format = detectFormat(bytes, name);
  const grids = await gridsOf(bytes, name, format);
  const tables = grids.flatMap((grid, position): Placed[] => {
    const table = readTable(grid);
    return table === null ? [] : [{ table, position }];
  });
  const chosen = chooseTable(tables, wanted);
  if (chosen !== undefined) return chosen;
  const [grid] = grids;
  if (grid === undefined || (!separated.includes(format) && format !== 'xlsx'))
    throw refuse(priceTexts.said((t) => t.noTable(name)));
  const [first] = tables;
  if (first !== undefined) return first;
  const line = grid.line(grid.rowCount - 1) + 1;
  throw priceError(
    { lineWord: grid.lineWord === 'line' ? 'Line' : 'Row', line, column: null },
    (t) => t.nothingBelow,
  );
}

/**
 * Prices of the wanted security in a file: separated values, a workbook, or a table of a page or document. Every refusal is
 * `prices.invalid` with a sentence, whatever was wrong.
 */
export async function parsePrices(
  bytes: Uint8Array,
  name: string,
  wanted: Wanted = nothingWanted,
): Promise<PriceSeries> {
  try {
    const { table, position } = await tableOf(bytes, name, wanted);
    return { ...readPrices(table, wanted), name, table: position };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'prices.invalid') throw refuse(error.sentence, error);
    throw error;
  }
}
