import { Worker } from 'node:worker_threads';
import { appError } from '../errors/app-error.ts';
import { createFairTurns } from '../fair-turns.ts';
import type { ExportFile, ExportJob } from './export-jobs.ts';

/** Longest a file may take, and the memory of the thread that writes it. */
const limits = { milliseconds: 60_000, heapMegabytes: 768 };

/** Files are written two at a time, one of an account. */
const turns = createFairTurns({
  together: 2,
  waitingOfOwner: 8,
  waiting: 100,
  waitingBytes: 0,
  refuse: () => appError('export.queue_full', { retryAfterSeconds: 10 }),
});

/**
 * Writes a file in a thread of its own, so that nobody else waits for it. Throws `export.failed` when it fails or takes
 * too long or too much memory, `export.queue_full` when too many wait; `signal` gives it up.
 */
export async function exportInThread(
  owner: string,
  job: ExportJob,
  signal?: AbortSignal,
): Promise<ExportFile> {
  return await turns.inTurn(owner, () => work(job, signal));
}

function work(job: ExportJob, signal: AbortSignal | undefined): Promise<ExportFile> {
  if (signal?.aborted) return Promise.reject(appError('export.failed'));
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    workerData: job,
    execArgv: [],
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 64 },
  });
  return new Promise<ExportFile>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(appError('export.failed', { cause }));
    const timer = setTimeout(fail, limits.milliseconds, new Error('the file took too long'));
    signal?.addEventListener('abort', fail, { once: true });
    worker.once('message', (file: ExportFile) => resolve(file));
    worker.once('error', fail);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', fail);
      fail(new Error(`the thread ended with ${code}`));
    });
  }).finally(() => worker.terminate());
}
