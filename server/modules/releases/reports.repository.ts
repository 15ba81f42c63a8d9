import { and, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CompositionReport } from '@loupe/shared/contract/composition-reports';
import type { ReleaseHealth } from '@loupe/shared/contract/releases';
import type { Database } from '../../db/database.ts';
import { compositionReports } from './releases.tables.ts';
import type { ReportedHealth, Standing } from './rollback-rule.ts';

const columnOf = {
  loaded: compositionReports.loaded,
  load_failed: compositionReports.loadFailed,
  render_failed: compositionReports.renderFailed,
  chunk_failed: compositionReports.chunkFailed,
  script_failed: compositionReports.scriptFailed,
  policy_violated: compositionReports.policyViolated,
} as const;

export type Counts = Readonly<Record<CompositionReport['kind'], number>>;

/** Adds to what one reporter says of a version. What was said before `since` is forgotten: another time, another canary. */
export async function addReports(
  tx: Database,
  about: {
    readonly remote: string;
    readonly version: string;
    readonly reporter: string;
    readonly standing: Standing;
  },
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
      scriptFailed: counts.script_failed,
      policyViolated: counts.policy_violated,
      firstAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [compositionReports.remote, compositionReports.version, compositionReports.reporter],
      set: {
        standing: about.standing,
        loaded: sum('loaded'),
        loadFailed: sum('load_failed'),
        renderFailed: sum('render_failed'),
        chunkFailed: sum('chunk_failed'),
        scriptFailed: sum('script_failed'),
        policyViolated: sum('policy_violated'),
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

/** Everybody who reported, visitors included, by slice and version. */
export async function countHealth(db: Database): Promise<ReadonlyMap<string, ReleaseHealth>> {
  const rows = await db
    .select({
      remote: compositionReports.remote,
      version: compositionReports.version,
      people: people(sql`true`),
      failed: people(anyFailed),
      load_failed: people(sql`${columnOf.load_failed} > 0`),
      chunk_failed: people(sql`${columnOf.chunk_failed} > 0`),
      render_failed: people(sql`${columnOf.render_failed} > 0`),
      script_failed: people(sql`${columnOf.script_failed} > 0`),
      policy_violated: people(sql`${columnOf.policy_violated} > 0`),
    })
    .from(compositionReports)
    .groupBy(compositionReports.remote, compositionReports.version);
  return new Map(rows.map(({ remote, version, ...health }) => [`${remote} ${version}`, health]));
}

const standings = ['settled', 'young'] as const;

/** People whose word counts, by version of a slice, who reported at or after `since`. */
export async function countReported(
  db: Database,
  { remote, since }: { readonly remote: string; readonly since: Date },
): Promise<(version: string) => ReportedHealth> {
  const rows = await db
    .select({
      version: compositionReports.version,
      standing: compositionReports.standing,
      people: people(sql`true`),
      failed: people(anyFailed),
    })
    .from(compositionReports)
    .where(
      and(
        eq(compositionReports.remote, remote),
        gte(compositionReports.lastAt, since),
        inArray(compositionReports.standing, [...standings]),
      ),
    )
    .groupBy(compositionReports.version, compositionReports.standing);
  const of = (version: string, standing: Standing) => {
    const row = rows.find((one) => one.version === version && one.standing === standing);
    return { people: row?.people ?? 0, failed: row?.failed ?? 0 };
  };
  return (version) => ({ settled: of(version, 'settled'), young: of(version, 'young') });
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
