import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReleaseChecks, RollbackEvidence } from '@loupe/shared/contract/releases';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { instant } from '../../db/columns.ts';
import type { Standing } from './rollback-rule.ts';

/** Every stored release of a slice; immutable but for what is known of its use. */
export const remoteReleases = pgTable(
  'remote_release',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    /** Integrity of the bytes of `release.json`. */
    manifestIntegrity: text('manifest_integrity').notNull(),
    bytes: integer('bytes').notNull(),
    gzipBytes: integer('gzip_bytes').notNull(),
    /** `bundled`: built with the site. `uploaded`: sent by the slice's team. */
    source: text('source').$type<'bundled' | 'uploaded'>().notNull(),
    /** Id of the deploy token or of the admin. */
    uploadedBy: text('uploaded_by'),
    /** Who vouches for what; null for what came another way than by an upload, or before this was kept. */
    checks: jsonb('checks').$type<ReleaseChecks>(),
    createdAt: instant('created_at').notNull(),
    /** When it was last seen as live, previous or canary while one of them changed. */
    lastInForceAt: instant('last_in_force_at'),
    /** Rolled back: a start of the site does not put it in force again. */
    withdrawnAt: instant('withdrawn_at'),
    /** Why, when nobody ordered it. */
    withdrawnFor: jsonb('withdrawn_for').$type<RollbackEvidence>(),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
);

/** What people get of each slice. */
export const remoteChannels = pgTable('remote_channel', {
  name: text('name').primaryKey(),
  liveVersion: text('live_version').notNull(),
  previousVersion: text('previous_version'),
  canaryVersion: text('canary_version'),
  canaryPercent: integer('canary_percent'),
  canaryStartedAt: instant('canary_started_at'),
  /** Since when, and why, nobody gets anything of it; the versions above stay what they are. */
  switchedOffAt: instant('switched_off_at'),
  switchedOffReason: text('switched_off_reason'),
  /** Rises with every change. */
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What admins have set of each slice, one row for each change; the highest number is in force. */
export const remoteConfigs = pgTable(
  'remote_config',
  {
    name: text('name').notNull(),
    number: integer('number').notNull(),
    values: jsonb('values').$type<ConfigValues>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.number] })],
);

/** What became of a version in one person's browsers. */
export const compositionReports = pgTable(
  'composition_report',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Keyed hash of the account's id, or of a visitor's address. */
    reporter: text('reporter').notNull(),
    /** What the reporter's word weighs when a canary is judged (rollback-rule.ts). */
    standing: text('standing').$type<Standing>().notNull().default('visitor'),
    loaded: integer('loaded').notNull().default(0),
    loadFailed: integer('load_failed').notNull().default(0),
    renderFailed: integer('render_failed').notNull().default(0),
    chunkFailed: integer('chunk_failed').notNull().default(0),
    scriptFailed: integer('script_failed').notNull().default(0),
    policyViolated: integer('policy_violated').notNull().default(0),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.version, t.reporter] }),
    index('composition_report_last').on(t.lastAt),
  ],
);
