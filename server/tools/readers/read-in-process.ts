import { isErrorCode } from '@loupe/shared/contract/error-codes';
import { appError } from '../../errors/app-error.ts';
import { runInProcess } from '../../own-process/run-in-process.ts';
import { readLimits } from './document.ts';
import { readerTurns } from './reader-turns.ts';
import type { ReaderAnswer, ReaderJob, WaitingJob } from './reader-jobs.ts';
import { currentLanguage } from '../../language/language.ts';
import type { Said } from '../../language/texts.ts';
import { readerTexts } from '../messages/readers-texts.ts';

interface ReadOptions {
  readonly isCheck?: boolean;
  readonly milliseconds?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads in a process of its own with limits of time and memory, so that no file can hold up the event loop or end the
 * server; `owner` is the account it is read for, and nobody wants it any more once `signal` says so. Throws what the reader
 * threw; `file.unreadable` when a limit is reached; of a check
 * `file.queue_full` when too much waits already.
 */
export async function readInProcess(
  owner: string,
  job: WaitingJob,
  { isCheck = false, milliseconds = readLimits.milliseconds, signal }: ReadOptions = {},
): Promise<unknown> {
  const read = async () => {
    const bytes = typeof job.bytes === 'function' ? await job.bytes() : job.bytes;
    return await work({ ...job, bytes }, milliseconds, signal);
  };
  const answer = await readerTurns.inTurn(owner, read, { isNeverRefused: !isCheck });
  if (answer.ok) return answer.value;
  throw appError(isErrorCode(answer.code) ? answer.code : 'file.unreadable', {
    sentence: answer.sentence,
    details: answer.details,
  });
}

async function work(
  job: ReaderJob,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<ReaderAnswer> {
  const ended = await runInProcess<ReaderAnswer>(
    new URL('./reader-process.ts', import.meta.url),
    { ...job, language: currentLanguage() },
    {
      milliseconds,
      heapMegabytes: readLimits.heapMegabytes,
      residentMegabytes: readLimits.residentMegabytes,
    },
    signal,
  );
  signal?.throwIfAborted();
  if (ended.how === 'answered') return ended.answer;
  if (ended.how === 'too-slow') return refused(readerTexts.said((t) => t.tooSlow(job.name)));
  if (ended.how === 'too-large') return refused(readerTexts.said((t) => t.tooComplex(job.name)));
  return refused(readerTexts.said((t) => t.unread(job.name)));
}

const refused = (sentence: Said): ReaderAnswer => ({
  ok: false,
  code: 'file.unreadable',
  sentence,
  details: {},
});
