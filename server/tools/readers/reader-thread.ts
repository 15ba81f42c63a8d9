import { Worker } from 'node:worker_threads';
import { isErrorCode } from '@loupe/shared/contract/error-codes';
import { appError } from '../../errors/app-error.ts';
import { readLimits } from './document.ts';
import type { ReaderAnswer, ReaderJob } from './reader-jobs.ts';
import { currentLanguage } from '../../language/language.ts';
import type { Said } from '../../language/texts.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/** At most so many files are read at once; the rest wait their turn. */
const parallel = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function turn(): Promise<void> {
  if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

function done(): void {
  running -= 1;
  waiting.shift()?.();
}

/**
 * Reads in a thread of its own with limits of time and memory, so that no file can hold up the event loop.
 * Throws what the reader threw; `file.unreadable` when a limit is reached.
 */
export async function readInThread(
  job: ReaderJob,
  milliseconds: number = readLimits.milliseconds,
): Promise<unknown> {
  await turn();
  try {
    const answer = await work(job, milliseconds);
    if (answer.ok) return answer.value;
    throw appError(isErrorCode(answer.code) ? answer.code : 'file.unreadable', {
      sentence: answer.sentence,
      details: answer.details,
    });
  } finally {
    done();
  }
}

function work(job: ReaderJob, milliseconds: number): Promise<ReaderAnswer> {
  // A copy of its own: a view into a shared buffer would move the whole buffer.
  const bytes = new Uint8Array(job.bytes);
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
    workerData: { ...job, bytes, language: currentLanguage() },
    transferList: [bytes.buffer],
    execArgv: [],
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: readLimits.heapMegabytes, maxYoungGenerationSizeMb: 64 },
  });
  return new Promise<ReaderAnswer>((resolve) => {
    const refuse = (sentence: Said) => resolve({ ok: false, code: 'file.unreadable', sentence, details: {} });
    const timer = setTimeout(() => refuse(readerTexts.said((t) => t.tooSlow(job.name))), milliseconds);
    worker.once('message', (message: ReaderAnswer) => resolve(message));
    worker.once('error', () => refuse(readerTexts.said((t) => t.tooComplex(job.name))));
    worker.once('exit', () => {
      clearTimeout(timer);
      refuse(readerTexts.said((t) => t.unread(job.name)));
    });
  }).finally(() => worker.terminate());
}
