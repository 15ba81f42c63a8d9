import { Worker } from 'node:worker_threads';
import { isErrorCode } from '@loupe/shared/contract/error-codes';
import { appError } from '../../errors/app-error.ts';
import { createFairTurns } from '../../fair-turns.ts';
import { readLimits } from './document.ts';
import type { ReaderAnswer, ReaderJob, WaitingJob } from './reader-jobs.ts';
import { currentLanguage } from '../../language/language.ts';
import type { Said } from '../../language/texts.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/**
 * At most so many files are read at once, one of an account; the rest wait their turn. Refused are only checks of
 * messages, of which anybody may send any number and which pay nothing. Uploads wait in a bounded line of their own
 * before they come here, and runs, which have been paid for, are no more than their workers execute: both just wait.
 */
const turns = createFairTurns({
  together: 2,
  waitingOfOwner: 20,
  waiting: 200,
  // Who may be refused fetches its bytes when it is its turn.
  waitingBytes: 0,
  refuse: () => appError('file.queue_full', { retryAfterSeconds: 10 }),
});

/** How often a thread's memory is looked at; filling what is left until the next look takes longer than this. */
const watchMs = 100;

/**
 * Reads in a thread of its own with limits of time and memory, so that no file can hold up the event loop; `owner` is
 * the account it is read for. Throws what the reader threw; `file.unreadable` when a limit is reached; of a check
 * `file.queue_full` when too much waits already.
 */
export async function readInThread(
  owner: string,
  job: WaitingJob,
  {
    isCheck = false,
    milliseconds = readLimits.milliseconds,
  }: { isCheck?: boolean; milliseconds?: number } = {},
): Promise<unknown> {
  const read = async () => {
    const bytes = typeof job.bytes === 'function' ? await job.bytes() : job.bytes;
    return await work({ ...job, bytes }, milliseconds);
  };
  const answer = await turns.inTurn(owner, read, { isNeverRefused: !isCheck });
  if (answer.ok) return answer.value;
  throw appError(isErrorCode(answer.code) ? answer.code : 'file.unreadable', {
    sentence: answer.sentence,
    details: answer.details,
  });
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
    const watch = setInterval(() => {
      // Buffers lie outside the heap that the thread's own limits know.
      worker.getHeapStatistics().then(
        ({ external_memory: buffers }) => {
          if (buffers > readLimits.bufferBytes) refuse(readerTexts.said((t) => t.tooComplex(job.name)));
        },
        () => undefined,
      );
    }, watchMs);
    worker.once('message', (message: ReaderAnswer) => resolve(message));
    worker.once('error', () => refuse(readerTexts.said((t) => t.tooComplex(job.name))));
    worker.once('exit', () => {
      clearTimeout(timer);
      clearInterval(watch);
      refuse(readerTexts.said((t) => t.unread(job.name)));
    });
  }).finally(() => worker.terminate());
}
