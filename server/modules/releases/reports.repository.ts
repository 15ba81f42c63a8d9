import { and, eq, gt, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CompositionReport, ReleaseHealth } from '@loupe/shared/contract/releases';
import type { Database } from '../../db/database.ts';
import { compositionReports } from './releases.tables.ts';

const columnOf = {
  loaded: compositionReports.loaded,
  load_failed: compositionReports.loadFailed,
  render_failed: compositionReports.renderFailed,
  chunk_failed: compositionReports.chunkFailed,
} as const;

export type Counts = Readonly<Record<CompositionReport['kind'], number>>;

/** Adds to what one reporter says of a version. What was said before `since` is forgotten: another time, another canary. */
export async function addReports(
  tx: Database,
  about: { readonly remote: string; readonly version: string; readonly reporter: string },
  counts: Counts,
  { now, since }: { readonly now: Date; readonly since: Date | null },
): Promise<void> {
  const isOld = since ? sql`${compositionReports.lastAt} < ${since.toISOString()}::timestamptz` : sql`false`;
  const sum = (kind: keyof Counts): SQL =>
    sql`case when ${isOld} then ${counts[kind]} else least(${columnOf[kind]} + ${counts[kind]}, 1000000) end`;
  await tx
    .insert(compositionReports)
    .values({
      ...about,
      loaded: counts.loaded,
      loadFailed: counts.load_failed,
      renderFailed: counts.render_failed,
      chunkFailed: counts.chunk_failed,
      firstAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [compositionReports.remote, compositionReports.version, compositionReports.reporter],
      set: {
        loaded: sum('loaded'),
        loadFailed: sum('load_failed'),
        renderFailed: sum('render_failed'),
        chunkFailed: sum('chunk_failed'),
        lastAt: now,
      },
    });
}

const anyFailed = or(
  ...[columnOf.load_failed, columnOf.render_failed, columnOf.chunk_failed].map(
    (column) => sql`${column} > 0`,
  ),
);

const people = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;

/** People by slice and version, who reported at or after `since`. */
export async function countHealth(
  db: Database,
  of: { readonly remote?: string; readonly since?: Date } = {},
): Promise<ReadonlyMap<string, ReleaseHealth>> {
  const rows = await db
    .select({
      remote: compositionReports.remote,
      version: compositionReports.version,
      people: people(sql`true`),
      failed: people(anyFailed),
      load_failed: people(sql`${columnOf.load_failed} > 0`),
      chunk_failed: people(sql`${columnOf.chunk_failed} > 0`),
      render_failed: people(sql`${columnOf.render_failed} > 0`),
    })
    .from(compositionReports)
    .where(
      and(
        of.remote === undefined ? undefined : eq(compositionReports.remote, of.remote),
        of.since === undefined ? undefined : gte(compositionReports.lastAt, of.since),
      ),
    )
    .groupBy(compositionReports.remote, compositionReports.version);
  return new Map(rows.map(({ remote, version, ...health }) => [`${remote} ${version}`, health]));
}

/** Reports of a time to come, by a clock that went wrong, would be taken for those of the next canary. */
export async function deleteReportsAfter(tx: Database, remote: string, instant: Date): Promise<void> {
  await tx
    .delete(compositionReports)
    .where(and(eq(compositionReports.remote, remote), gt(compositionReports.lastAt, instant)));
}

export async function deleteReportsBefore(db: Database, day: Date): Promise<void> {
  await db.delete(compositionReports).where(lt(compositionReports.lastAt, day));
}
