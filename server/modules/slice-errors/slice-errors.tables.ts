import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { DeliveryFailure } from './post-report.ts';
import type { ErrorPlace } from './slice-errors.models.ts';

/** Endpoints that owners of slices named, and what is on its way to them. */
export const sliceErrorEndpoints = pgTable(
  'slice_error_endpoint',
  {
    remote: text('remote').notNull(),
    address: text('address').notNull(),
    /** Null while there is nothing to send. */
    nextAttemptAt: instant('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
    /** The report on its way, exactly as it is sent each time; null between two. */
    report: text('report'),
    reportId: text('report_id'),
    reportMadeAt: instant('report_made_at'),
    /** Errors that came while too many different ones were waiting. */
    leftOut: integer('left_out').notNull().default(0),
    lastSentAt: instant('last_sent_at'),
    failingSince: instant('failing_since'),
    failure: text('failure').$type<DeliveryFailure['reason']>(),
    failureStatus: integer('failure_status'),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.address] }),
    index('slice_error_endpoint_due')
      .on(t.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
  ],
);

/** Errors of slices that wait for the next report to their owner, the same ones counted. */
export const sliceErrors = pgTable(
  'slice_error',
  {
    remote: text('remote').notNull(),
    address: text('address').notNull(),
    version: text('version').notNull(),
    /** SHA-256 of what the error is, base64url. */
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind').notNull(),
    phase: text('phase'),
    code: text('code'),
    errorName: text('error_name'),
    places: jsonb('places').$type<readonly ErrorPlace[]>().notNull(),
    count: integer('count').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.address, t.version, t.fingerprint] })],
);
