import { isErrorCode } from '@loupe/shared/contract/error-codes';
import { appError } from '../../errors/app-error.ts';
import { KeptProcesses } from '../../own-process/kept-processes.ts';
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
    return await work(owner, { ...job, bytes }, milliseconds, signal);
  };
  const answer = await readerTurns.inTurn(owner, read, { isNeverRefused: !isCheck });
  if (answer.ok) return answer.value;
  throw appError(isErrorCode(answer.code) ? answer.code : 'file.unreadable', {
    sentence: answer.sentence,
    details: answer.details,
  });
}

/** Twenty files of one account are brought, or read by one run, one right after the other. */
const readers = new KeptProcesses(new URL('./reader-process.ts', import.meta.url), readLimits, {
  jobs: 20,
  idleMs: 1_000,
  waiting: 3,
});

async function work(
  owner: string,
  job: ReaderJob,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<ReaderAnswer> {
  const asked = { ...job, language: currentLanguage() };
  const ended = await readers.do<ReaderAnswer>(owner, asked, signal, milliseconds);
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
