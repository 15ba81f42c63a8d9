import type pg from 'pg';
import type { Logger } from 'pino';
import type { Notifications } from '../../db/notifications.ts';
import { sentenceOfCode } from '../../errors/app-error.ts';
import { finishRun } from './finish-run.ts';
import { startExecution, type Execution, type ExecutionDeps } from './run-execution.ts';
import type { QueuedRun, RunQueue } from './run-queue.ts';
import { maxLostWorkers } from './runs.models.ts';
import * as repository from './runs.repository.ts';
import { fenceOf, stopIdle } from './stop-run.usecase.ts';
import { takeWorkerLock, type WorkerLock } from './worker-lock.ts';

export interface WorkerDeps extends ExecutionDeps {
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  readonly queue: RunQueue;
  readonly log: Logger;
}

export interface RunWorker {
  /** Takes over what dead workers left, then takes runs from the queue until it is stopped. */
  start(): Promise<void>;
  /** Gives what it works on back to the queue; after their last checkpoint others go on. */
  stop(): Promise<void>;
  /** Ends like a crash: takes nothing more and gives nothing back. */
  abandon(): void;
  /** True while no run is in its hands. */
  isIdle(): boolean;
}

const concurrency = 8;
/** Fallback when no notification came. */
const pollMs = 2_000;
const sweepMs = 5_000;
const forgottenAfterMs = 30_000;

export function createWorker(deps: WorkerDeps): RunWorker {
  const running = new Map<string, Execution>();
  /** Runs between claim and end, so that a claim that went nowhere is found. */
  const busy = new Set<string>();
  const jobs = new Set<Promise<void>>();
  const endings: (() => void)[] = [];
  let lock: WorkerLock | null = null;
  let isStopping = false;
  let isPumping = false;
  let isAskedAgain = false;

  const pump = async (): Promise<void> => {
    isAskedAgain = true;
    if (isPumping) return;
    isPumping = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        const free = concurrency - jobs.size;
        if (free <= 0 || isStopping) break;
        const fetched = await deps.queue.fetch(free);
        for (const job of fetched) track(job.runId, () => handle(job));
        if (fetched.length === free) isAskedAgain = true;
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'the queue could not be read');
    } finally {
      isPumping = false;
    }
  };

  const track = (runId: string, work: () => Promise<void>) => {
    const task = work().catch((error: unknown) =>
      deps.log.error({ err: error, run: runId }, 'a queued run could not be handled'),
    );
    jobs.add(task);
    void task.finally(() => {
      jobs.delete(task);
      void pump();
    });
  };

  async function handle(job: QueuedRun): Promise<void> {
    try {
      await workOn(job.runId);
      await deps.queue.complete(job.jobId);
    } catch (error) {
      await deps.queue.fail(job.jobId, error);
      throw error;
    }
  }

  async function workOn(runId: string): Promise<void> {
    if (!lock || isStopping || busy.has(runId)) return;
    busy.add(runId);
    try {
      const run = await repository.claimRun(deps.db, runId, lock.workerId, deps.clock.now());
      if (run) await execute(run, lock.workerId);
    } finally {
      busy.delete(runId);
    }
  }

  async function execute(run: repository.RunRow, workerId: string): Promise<void> {
    const execution = startExecution(deps, run);
    running.set(run.id, execution);
    if (isStopping) execution.interrupt('shutdown');
    let ending: Awaited<Execution['ended']> = 'given_back';
    try {
      ending = await execution.ended;
    } finally {
      running.delete(run.id);
      if (ending === 'given_back' && lock) await giveBack(run.id, workerId, false);
    }
  }

  /** Puts a run back into the queue; one that lost too many workers, or was told to stop, ends here. */
  async function giveBack(runId: string, workerId: string, isLost: boolean): Promise<void> {
    await deps.db.transaction(async (tx) => {
      const known = await repository.findRun(tx, runId);
      if (!known) return;
      await deps.billing.lockAccount(tx, known.userId);
      const run = await repository.unclaimRun(tx, runId, workerId, isLost);
      if (!run) return;
      if (run.lostWorkers >= maxLostWorkers) {
        const error = {
          code: 'run.worker_lost' as const,
          message: sentenceOfCode('run.worker_lost')[run.language],
        };
        await finishRun(tx, deps, fenceOf(run), { status: 'failed', error }, { report: '', answer: '' }, []);
      } else if (run.stopRequestedAt) await stopIdle(tx, deps, run);
      else await deps.queue.enqueue(tx, runId);
    });
  }

  async function sweep(): Promise<void> {
    for (const orphan of await repository.listOrphans(deps.db))
      await giveBack(orphan.runId, orphan.workerId, true);
    for (const runId of lock ? await repository.listRunsOfWorker(deps.db, lock.workerId) : []) {
      if (lock && !busy.has(runId)) await giveBack(runId, lock.workerId, false);
    }
    const forgotten = await repository.listForgottenRuns(
      deps.db,
      new Date(deps.clock.now().getTime() - forgottenAfterMs),
    );
    for (const runId of forgotten.slice(0, Math.max(0, concurrency - jobs.size)))
      track(runId, () => workOn(runId));
  }

  function every(ms: number, name: string, task: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy || isStopping) return;
      isBusy = true;
      task()
        .catch((error: unknown) => deps.log.warn({ err: error }, name))
        .finally(() => {
          isBusy = false;
        });
    }, ms);
    endings.push(() => clearInterval(timer));
  }

  const end = () => {
    isStopping = true;
    for (const ending of endings.splice(0)) ending();
  };

  return {
    start: async () => {
      lock = await takeWorkerLock(deps.pool, deps.log);
      endings.push(
        deps.notifications.listen(repository.queueChannel, () => void pump()),
        deps.notifications.listen(repository.stopChannel, (runId) => running.get(runId)?.interrupt('stop')),
        deps.notifications.onGap(() => void pump()),
      );
      await sweep();
      every(pollMs, 'polling the queue failed', pump);
      every(sweepMs, 'looking for lost runs failed', sweep);
      void pump();
    },
    stop: async () => {
      end();
      for (const execution of running.values()) execution.interrupt('shutdown');
      while (jobs.size > 0) await Promise.all(jobs);
      lock?.release();
      lock = null;
    },
    isIdle: () => jobs.size === 0,
    abandon: () => {
      end();
      lock?.release();
      lock = null;
    },
  };
}
