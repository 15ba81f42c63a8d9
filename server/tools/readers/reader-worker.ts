import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import { doReaderJob } from './do-reader-job.ts';
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

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(await answer());
