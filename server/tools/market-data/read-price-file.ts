import { appError, AppError } from '../../errors/app-error.ts';
import { readInThread } from '../readers/reader-thread.ts';
import { parsePrices } from './parse-prices.ts';
import type { PriceSeries } from './price-series.ts';

const inlineBytes = 64 * 1024;

/** Reads a price file for the account `owner`; larger ones in the reader thread. Throws `prices.invalid`. */
export async function readPriceFile(owner: string, bytes: Uint8Array, name: string): Promise<PriceSeries> {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (bytes.length <= inlineBytes && !isPacked) return parsePrices(bytes, name);
  try {
    return (await readInThread(owner, { task: 'prices', bytes, name })) as PriceSeries;
  } catch (error) {
    if (error instanceof AppError && error.code !== 'prices.invalid')
      throw appError('prices.invalid', { sentence: error.sentence, field: 'prices', cause: error });
    throw error;
  }
}
