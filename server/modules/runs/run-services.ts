import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { Engine, EngineKind } from '../../engines/engine.ts';
import type { ToolContext } from '../../tools/tool.ts';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import type { AgentResolver } from '../../agents/agent-resolver.ts';
import type { Billing } from '../billing/billing.usecases.ts';
import type { FinishDeps } from './finish-run.ts';
import type { ToolScope } from './run-execution.ts';
import { createEventWriter } from './event-writer.ts';
import { createRunCheck, type RunCheck } from './run-check.ts';
import { createRunFeed, type RunFeed } from './run-feed.ts';
import { createRunLine, type RunLine } from './run-line.ts';
import { createRunQueue, type RunQueue } from './run-queue.ts';
import { createWorker, type RunWorker } from './run-worker.ts';
import type { SendMessageDeps } from './send-message.usecases.ts';
import { stopRun } from './stop-run.usecases.ts';

export interface RunServicesOptions {
  readonly db: Database;
  /** What the logs of the runs are written with. */
  readonly logDb: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifications: Notifications;
  readonly billing: Billing;
  readonly agents: AgentCatalogue;
  readonly resolver: AgentResolver;
  /** New runs go to the model when there is one; runs that were started keep their engine. */
  readonly engines: Readonly<Partial<Record<EngineKind, Engine>>> & { readonly analyst: Engine };
  readonly createToolContext: (scope: ToolScope) => ToolContext;
  readonly noteRun: FinishDeps['noteRun'];
  /** Runs that this process works on at once, by who does the work. */
  readonly slots: Readonly<Record<EngineKind, number>>;
  readonly heartbeatMs?: number;
  readonly timeLimitMs?: number;
}

/** Everything about runs that lives as long as the process. */
export interface RunServices extends SendMessageDeps {
  /** Does the work of new runs. */
  readonly engine: Engine;
  readonly queue: RunQueue;
  readonly feed: RunFeed;
  readonly line: RunLine;
  readonly noteRun: FinishDeps['noteRun'];
  readonly heartbeatMs: number;
  readonly worker: RunWorker;
  /** Whether the books of the runs are right, looked at every hour. */
  readonly check: RunCheck;
  stopRun(userId: string, runId: string): Promise<unknown>;
  /** Opens the queue; with `worksOnRuns` also takes runs from it and refills accounts on schedule. */
  start(options: { worksOnRuns: boolean }): Promise<void>;
  /** Ends streams, gives running work back to the queue. */
  stop(): Promise<void>;
}

const refillSchedule = '*/10 * * * *';

export function createRunServices(options: RunServicesOptions): RunServices {
  const { db, pool, clock, log, billing, agents, resolver, engines, createToolContext, notifications } =
    options;
  const engine = engines.model ?? engines.analyst;
  const queue = createRunQueue(pool, log);
  const feed = createRunFeed({ db, notifications });
  const line = createRunLine({ db, clock, notifications, log });
  const { title: agentTitle } = agents;
  const base = { db, clock, billing, agentTitle, resolver, createToolContext, noteRun: options.noteRun };
  const worker = createWorker({
    ...base,
    pool,
    log,
    notifications,
    queue,
    engines,
    readers: feed,
    writer: createEventWriter({ db: options.logDb, readers: feed }),
    slots: options.slots,
    ...(options.timeLimitMs !== undefined && { timeLimitMs: options.timeLimitMs }),
  });
  const check = createRunCheck({ db, clock, log });
  let isStopped = false;
  return {
    ...base,
    queue,
    feed,
    line,
    worker,
    check,
    engine,
    engineKind: engine.kind,
    heartbeatMs: options.heartbeatMs ?? 15_000,
    stopRun: async (userId, runId) => await stopRun(base, userId, runId),
    start: async ({ worksOnRuns }) => {
      await queue.start();
      check.start();
      if (!worksOnRuns) return;
      await worker.start();
      await queue.schedule(
        'refills',
        refillSchedule,
        async () => void (await billing.refillDue(clock.now())),
      );
    },
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      feed.close();
      line.close();
      await check.stop();
      await worker.stop();
      await queue.stop();
    },
  };
}
