import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { composeReport } from './compose-report.ts';
import { createReportPost, type OutsideWorld } from './post-report.ts';
import { collectMs, keptMs, nextTryMs } from './slice-errors.models.ts';
import { lockDue, takeErrors, updateEndpoint, type EndpointRow } from './slice-errors.repository.ts';

interface ErrorSenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly siteUrl: () => string;
  /** Signs a text, base64. */
  readonly sign: (text: string) => string;
}

export interface ErrorSender {
  /** Sends everything that is due now. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** A report that is to be sent now. */
interface Due {
  readonly endpoint: EndpointRow;
  readonly id: string;
  readonly text: string;
}

const pollMs = 15_000;
const atOnce = 5;
/** Longer than an attempt may take: after it another process may try. */
const leaseMs = 60_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Sends owners of slices what went wrong in them. Any process may; each report is sent by one at a time. */
export function createErrorSender(deps: ErrorSenderDeps, world?: OutsideWorld): ErrorSender {
  const { db, clock, log } = deps;
  const post = createReportPost(deps, world);
  let underWay: Promise<void> | null = null;
  const closing = new AbortController();

  /** Takes what is due; what was collected becomes a report that stays the same until it is taken or given up. */
  async function take(): Promise<Due[]> {
    const now = clock.now();
    return await db.transaction(async (tx) => {
      const due: Due[] = [];
      for (const endpoint of await lockDue(tx, now, atOnce)) {
        const report = await reportFor(tx, endpoint, now);
        if (report) due.push({ endpoint, ...report });
        await updateEndpoint(tx, endpoint, {
          nextAttemptAt: report && later(now, leaseMs),
          attempts: report ? endpoint.attempts + 1 : 0,
          ...(report &&
            !endpoint.report && { report: report.text, reportId: report.id, reportMadeAt: now, leftOut: 0 }),
        });
      }
      return due;
    });
  }

  async function reportFor(tx: Database, endpoint: EndpointRow, now: Date) {
    const { report, reportId, remote, leftOut } = endpoint;
    if (report !== null && reportId !== null) return { id: reportId, text: report };
    const errors = await takeErrors(tx, endpoint);
    if (errors.length === 0 && leftOut === 0) return null;
    const id = randomUUID();
    return { id, text: composeReport({ id, site: deps.siteUrl(), slice: remote, now, errors, leftOut }) };
  }

  async function send({ endpoint, id, text }: Due): Promise<void> {
    const failure = await post(endpoint.address, { id, text });
    const now = clock.now();
    const isDone = { report: null, reportId: null, reportMadeAt: null, attempts: 0 };
    if (failure === null) {
      const nextAttemptAt = later(now, collectMs);
      const change = {
        ...isDone,
        nextAttemptAt,
        lastSentAt: now,
        failingSince: null,
        failure: null,
        failureStatus: null,
      };
      return await updateEndpoint(db, endpoint, change);
    }
    const attempts = endpoint.attempts + 1;
    const waitMs = nextTryMs(attempts);
    const isGivenUp = now.getTime() - (endpoint.reportMadeAt ?? now).getTime() >= keptMs;
    const { cause: err, ...why } = failure;
    log.warn(
      { remote: endpoint.remote, to: endpoint.address, ...why, err, waitMs, isGivenUp },
      'errors were not taken',
    );
    await updateEndpoint(db, endpoint, {
      ...(isGivenUp && isDone),
      nextAttemptAt: later(now, waitMs),
      failingSince: endpoint.failingSince ?? now,
      failure: failure.reason,
      failureStatus: failure.status,
    });
  }

  async function work(): Promise<void> {
    for (let due = await take(); due.length > 0 && !closing.signal.aborted; due = await take())
      await Promise.all(due.map(send));
  }

  function drain(): Promise<void> {
    underWay ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'errors of slices could not be sent'))
      .finally(() => (underWay = null));
    return underWay;
  }

  const timer = setInterval(() => void drain(), pollMs);
  timer.unref();
  return {
    drain,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await underWay;
      await post.close();
    },
  };
}
