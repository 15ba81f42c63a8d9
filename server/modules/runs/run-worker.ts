import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseDown } from '../../db/database-errors.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { EngineKind } from '../../engines/engine.ts';
import { sentenceOfCode } from '../../errors/app-error.ts';
import { finishRun } from './finish-run.ts';
import { startExecution, type Ending, type Execution, type ExecutionDeps } from './run-execution.ts';
import { createRunEndings, type RunEndings } from './run-endings.ts';
import { takeQueued } from './run-line.repository.ts';
import type { RunQueue } from './run-queue.ts';
import { maxLostWorkers } from './runs.models.ts';
import * as repository from './runs.repository.ts';
import { stopIdle } from './stop-run.usecases.ts';
import { takeWorkerLock, type WorkerLock } from './worker-lock.ts';

export interface WorkerDeps extends ExecutionDeps {
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  readonly queue: RunQueue;
  readonly log: Logger;
  /** Runs at once: those of the analyst compute, those of a language model mostly wait for its endpoint. */
  readonly slots: Readonly<Record<EngineKind, number>>;
}

export interface RunWorker {
  /** Takes over what dead workers left, then takes the next runs in line until it is stopped. */
  start(): Promise<void>;
  /** Puts what it works on back in line; after their last checkpoint others go on. */
  stop(): Promise<void>;
  /** Ends like a crash: takes nothing more and gives nothing back. */
  abandon(): void;
  /** True while no run is in its hands. */
  isIdle(): boolean;
  readonly ended: RunEndings['counts'];
}

/** Fallback when no notification came. */
const pollMs = 2_000;
const sweepMs = 5_000;
/** While the database is away: short, so that work goes on within two seconds of its return. */
const retryMs = 250;
/** Longest wait before a run that is given back again and again is. */
const longestPauseMs = 1_000;
/** A worker whose connection broke, as all do when the database restarts, has its lock again within this time. */
const lockGraceMs = 1_500;
/** So long after our own connection broke, a free lock may be one that is about to be taken again. */
const unsettledMs = 5_000;

export function createWorker(deps: WorkerDeps): RunWorker {
  const concurrency = deps.slots[deps.engines.model ? 'model' : 'analyst'];
  const running = new Map<string, Pick<Execution, 'interrupt'>>();
  /** Runs that were taken, by attempt, so that a claim that went nowhere is found. */
  const held = new Map<string, number>();
  const tasks = new Set<Promise<void>>();
  const endings: (() => void)[] = [];
  /** Taking, and looking what was taken, one after the other: between them nothing is on its way here. */
  let claims: Promise<unknown> = Promise.resolve();
  const runEndings = createRunEndings();
  let lock: WorkerLock | null = null;
  let isStopping = false;
  let isPumping = false;
  let pumped = Promise.resolve();
  let isAskedAgain = false;
  /** At the last look more waited than there were slots for, or may have. Whatever comes later says so. */
  let mayWait = true;
  let brokenAt = Number.NEGATIVE_INFINITY;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = claims.then(work);
    claims = turn.catch(() => undefined);
    return turn;
  }

  const pump = (): Promise<void> => {
    isAskedAgain = true;
    if (!isPumping) pumped = takeWhatWaits();
    return pumped;
  };

  const takeWhatWaits = async (): Promise<void> => {
    isPumping = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        const free = concurrency - tasks.size;
        mayWait = true;
        if (free <= 0 || isStopping || !lock) break;
        const { workerId } = lock;
        const taken = await inTurn(() => takeNext(workerId, free));
        mayWait = taken === free;
        if (mayWait) isAskedAgain = true;
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'the line could not be read');
    } finally {
      isPumping = false;
    }
  };

  async function takeNext(workerId: string, limit: number): Promise<number> {
    const taken = await onceTheDatabaseAnswers(() => takeQueued(deps.db, workerId, limit, deps.clock.now()));
    for (const run of taken) track(run, () => workOn(run, workerId));
    return taken.length;
  }

  const track = (run: repository.RunRow, work: () => Promise<unknown>) => {
    const task = work().then(
      () => undefined,
      (error: unknown) => deps.log.error({ err: error, run: run.id }, 'a run could not be handled'),
    );
    tasks.add(task);
    void task.finally(() => {
      tasks.delete(task);
      if (mayWait) void pump();
    });
  };

  async function workOn(run: repository.RunRow, workerId: string): Promise<void> {
    held.set(run.id, run.attempt);
    try {
      if (!isStopping) await execute(run, workerId);
      else if (lock) await giveBack(run.id, workerId, false);
    } finally {
      // It may have been taken again since it was given back, here too.
      if (held.get(run.id) === run.attempt) held.delete(run.id);
    }
  }

  async function execute(run: repository.RunRow, workerId: string): Promise<void> {
    const log = deps.log.child({ ...(run.requestId && { reqId: run.requestId }), run: run.id });
    const startedMs = performance.now();
    const execution = startExecution({ ...deps, log }, run);
    running.set(run.id, execution);
    if (isStopping) execution.interrupt('shutdown');
    let ending: Ending = { kind: 'given_back' };
    try {
      ending = await execution.ended;
      runEndings.note(run, log, ending, startedMs);
      if (ending.kind === 'given_back') await pause(run);
    } finally {
      running.delete(run.id);
      if (ending.kind === 'given_back' && lock)
        await onceTheDatabaseAnswers(() => giveBack(run.id, workerId, false));
    }
  }

  /**
   * What broke a run may break it again at once: the second time and later it rests, longer each time, so that its attempts
   * are not over before a short outage is. Not when the worker stops, or the person stops the run.
   */
  async function pause({ id, attempt }: repository.RunRow): Promise<void> {
    if (attempt === 1 || isStopping) return;
    const controller = new AbortController();
    running.set(id, { interrupt: () => controller.abort() });
    const ms = Math.min(longestPauseMs, 50 * 2 ** (attempt - 1));
    await delay(ms, undefined, { signal: controller.signal }).catch(() => undefined);
  }

  /** Tries again while it is the database that is away, until it is back or this worker ends. */
  async function onceTheDatabaseAnswers<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isDatabaseDown(error) || isStopping) throw error;
        await delay(retryMs);
      }
    }
  }

  /** Puts a run back in line; one that lost too many workers, or was asked to stop, ends here. */
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
        await finishRun(tx, deps, run, { status: 'failed', error }, { report: '', answer: '' }, []);
      } else if (run.stopRequestedAt) await stopIdle(tx, deps, run);
      else await deps.queue.enqueue(tx, runId);
    });
  }

  const ofOthers = async () =>
    (await repository.listOrphans(deps.db)).filter(({ workerId }) => workerId !== lock?.workerId);

  /** Runs of dead workers. After a restart of the database their locks have to stay free for a while: living ones come back. */
  async function findLost(): Promise<readonly repository.Orphan[]> {
    const seen = await ofOthers();
    if (seen.length === 0 || performance.now() - brokenAt > unsettledMs) return seen;
    await delay(lockGraceMs, undefined, { ref: false });
    const still = new Set((await ofOthers()).map(({ runId, workerId }) => `${runId} ${workerId}`));
    return isStopping ? [] : seen.filter(({ runId, workerId }) => still.has(`${runId} ${workerId}`));
  }

  /** Gives back what the database says is here and nobody here works on. */
  async function giveBackUnheld(): Promise<void> {
    if (!lock) return;
    const { workerId } = lock;
    for (const runId of await repository.listRunsOfWorker(deps.db, workerId))
      if (!held.has(runId)) await giveBack(runId, workerId, false);
  }

  async function sweep(): Promise<void> {
    await inTurn(giveBackUnheld);
    for (const orphan of await findLost()) await giveBack(orphan.runId, orphan.workerId, true);
  }

  /** Does it again and again, one after the other. Answers the way to have it done at once. */
  function every(ms: number, name: string, task: () => Promise<void>): () => void {
    let isBusy = false;
    const turn = () => {
      if (isBusy || isStopping) return;
      isBusy = true;
      task()
        .catch((error: unknown) => deps.log.warn({ err: error }, name))
        .finally(() => {
          isBusy = false;
        });
    };
    const timer = setInterval(turn, ms);
    endings.push(() => clearInterval(timer));
    return turn;
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
      );
      every(pollMs, 'polling the queue failed', pump);
      const sweepNow = every(sweepMs, 'looking for lost runs failed', sweep);
      // The database was away, or another worker's end was missed: nobody waits for the next round.
      endings.push(
        deps.notifications.onGap(() => {
          brokenAt = performance.now();
          void pump();
          sweepNow();
        }),
      );
      sweepNow();
      void pump();
    },
    stop: async () => {
      end();
      for (const execution of running.values()) execution.interrupt('shutdown');
      // What is being taken in this moment goes back in line.
      await pumped;
      while (tasks.size > 0) await Promise.all(tasks);
      lock?.release();
      lock = null;
    },
    ended: runEndings.counts,
    isIdle: () => tasks.size === 0,
    abandon: () => {
      end();
      lock?.release();
      lock = null;
    },
  };
}
