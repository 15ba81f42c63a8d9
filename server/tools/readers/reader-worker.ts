import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../errors/app-error.ts';
import { doReaderJob } from './do-reader-job.ts';
import type { ReaderAnswer, ReaderJob } from './reader-jobs.ts';

async function answer(): Promise<ReaderAnswer> {
  const job = workerData as ReaderJob;
  try {
    return { ok: true, value: await doReaderJob(job) };
  } catch (error) {
    if (error instanceof AppError)
      return { ok: false, code: error.code, sentence: error.message, details: error.details };
    return {
      ok: false,
      code: 'file.unreadable',
      sentence: `“${job.name}” could not be read: it is damaged or of another kind.`,
      details: {},
    };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(await answer());
