import { makeCopy } from '../../document/make-copy.ts';
import { packCopy } from '../../document/pack-copy.ts';
import { parsePrices } from '../market-data/parse-prices.ts';
import { detectFormat } from './detect-format.ts';
import { parseDocument } from './parse-document.ts';
import type { ReaderJob } from './reader-jobs.ts';

/** Does one job in the reader's process. */
export async function doReaderJob({ task, wants, wanted, bytes, name }: ReaderJob): Promise<unknown> {
  if (task === 'prices') return await parsePrices(bytes, name, wanted);
  if (task === 'copy') return packCopy(await makeCopy(bytes, name, detectFormat(bytes, name)));
  const document = await parseDocument(bytes, name, detectFormat(bytes, name));
  return wants === 'passages' ? { ...document, tables: [], typedTables: [] } : document;
}
