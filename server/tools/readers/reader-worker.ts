import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import { buffersOf } from '../../table/table-buffers.ts';
import { doReaderJob } from './do-reader-job.ts';
import type { ReadDocument } from './document.ts';
import type { ReaderAnswer, ReaderJob } from './reader-jobs.ts';
import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../../language/language.ts';
import { readerTexts } from '../messages/readers-texts.ts';

async function answer(): Promise<ReaderAnswer> {
  const job = workerData as ReaderJob & { readonly language: Language };
  try {
    return { ok: true, value: await speaking(job.language, () => doReaderJob(job)) };
  } catch (error) {
    if (error instanceof AppError)
      return { ok: false, code: error.code, sentence: error.sentence, details: error.details };
    return {
      ok: false,
      code: 'file.unreadable',
      sentence: readerTexts.said((t) => t.damaged(job.name)),
      details: {},
    };
  }
}

/** A million rows are handed over, not copied. */
function buffersIn(given: ReaderAnswer): ArrayBuffer[] {
  const value: unknown = given.ok ? given.value : null;
  const isDocument = typeof value === 'object' && value !== null && 'typedTables' in value;
  return isDocument ? buffersOf((value as ReadDocument).typedTables) : [];
}

const given = await answer();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(given, buffersIn(given));
