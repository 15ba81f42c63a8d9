import { parsePrices } from '../market-data/parse-prices.ts';
import { detectFormat } from './detect-format.ts';
import { parseDocument } from './parse-document.ts';
import type { ReaderJob } from './reader-jobs.ts';

/** Does one job in the reader thread. */
export function doReaderJob(job: ReaderJob): Promise<unknown> {
  return job.task === 'prices'
    ? parsePrices(job.bytes, job.name)
    : parseDocument(job.bytes, job.name, detectFormat(job.bytes, job.name));
}
