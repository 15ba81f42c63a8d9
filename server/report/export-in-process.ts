import { appError } from '../errors/app-error.ts';
import { createFairTurns } from '../fair-turns.ts';
import { runInProcess } from '../own-process/run-in-process.ts';
import type { ExportFile, ExportJob } from './export-jobs.ts';

/** Longest a file may take, and the memory of the process that writes it. */
const limits = { milliseconds: 60_000, heapMegabytes: 768, residentMegabytes: 1_280 };

/** Files are written two at a time, one of an account. */
const turns = createFairTurns({
  together: 2,
  waitingOfOwner: 8,
  waiting: 100,
  waitingBytes: 0,
  refuse: () => appError('export.queue_full', { retryAfterSeconds: 10 }),
});

/**
 * Writes a file in a process of its own, so that nobody else waits for it. Throws `export.failed` when it fails or takes
 * too long or too much memory, `export.queue_full` when too many wait; `signal` gives it up.
 */
export async function exportInProcess(
  owner: string,
  job: ExportJob,
  signal?: AbortSignal,
): Promise<ExportFile> {
  return await turns.inTurn(owner, () => work(job, signal));
}

async function work(job: ExportJob, signal: AbortSignal | undefined): Promise<ExportFile> {
  const module = new URL('./export-process.ts', import.meta.url);
  const ended = await runInProcess<ExportFile>(module, job, limits, signal);
  if (ended.how === 'answered') return ended.answer;
  throw appError('export.failed', {
    cause: ended.how === 'broken' ? ended.cause : new Error(`the file was ${ended.how}`),
  });
}
