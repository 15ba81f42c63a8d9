import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import { appError, AppError } from '../../errors/app-error.ts';
import { formatOfName } from '../readers/detect-format.ts';
import { isReadAtOnce } from '../readers/read-document.ts';
import { readInProcess } from '../readers/read-in-process.ts';
import { nothingWanted, type Wanted } from './choose-symbol.ts';
import { parsePrices } from './parse-prices.ts';
import type { PriceSeries } from './price-series.ts';

export interface PriceFile {
  readonly name: string;
  /** How long it is. */
  readonly bytes: number;
  read(): Promise<Uint8Array>;
}

/** A full line or a storage that is away are no faults of a file. */
const faultsOfFiles: readonly ErrorCode[] = ['file.empty', 'file.type_unsupported', 'file.unreadable'];

/**
 * Reads a price file for the account `owner`; larger ones in a process of their own, fetched when it is their turn. Throws
 * `prices.invalid`; of a check `file.queue_full`.
 */
export async function readPriceFile(
  owner: string,
  { name, bytes, read }: PriceFile,
  isCheck = false,
  wanted: Wanted = nothingWanted,
): Promise<PriceSeries> {
  try {
    if (isReadAtOnce(formatOfName(name), bytes)) return await parsePrices(await read(), name, wanted);
    return (await readInProcess(
      owner,
      { task: 'prices', wanted, bytes: read, name },
      { isCheck },
    )) as PriceSeries;
  } catch (error) {
    if (error instanceof AppError && faultsOfFiles.includes(error.code))
      throw appError('prices.invalid', { sentence: error.sentence, field: 'prices', cause: error });
    throw error;
  }
}
