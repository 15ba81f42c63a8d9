import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problemReports, runRatings } from './feedback.tables.ts';

export type RatingRow = typeof runRatings.$inferSelect;
export type ReportRow = typeof problemReports.$inferSelect;

export async function keepRating(db: Database, rating: RatingRow): Promise<void> {
  const { isHelpful, ratedAt } = rating;
  await db
    .insert(runRatings)
    .values(rating)
    .onConflictDoUpdate({ target: runRatings.runId, set: { isHelpful, ratedAt } });
}

export async function dropRating(db: Database, runId: string): Promise<void> {
  await db.delete(runRatings).where(eq(runRatings.runId, runId));
}

/** Of a run there is one report: what is sent again takes its place and is open. */
export async function keepReport(db: Database, report: Omit<ReportRow, 'doneAt' | 'note'>): Promise<void> {
  const { kind, text, agreedAt, reportedAt } = report;
  await db
    .insert(problemReports)
    .values(report)
    .onConflictDoUpdate({
      target: problemReports.runId,
      set: { kind, text, agreedAt, reportedAt, doneAt: null, note: '' },
    });
}

export async function findReportOfRun(db: Database, runId: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(problemReports).where(eq(problemReports.runId, runId));
  return row;
}

/** Reports of a person since an instant, of other runs than one. */
export async function countOtherReports(
  db: Database,
  { userId, runId, since }: { userId: string; runId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(problemReports)
    .where(
      and(
        eq(problemReports.userId, userId),
        ne(problemReports.runId, runId),
        gt(problemReports.reportedAt, since),
      ),
    );
  return row?.total ?? 0;
}

export async function endAgreement(db: Database, runId: string): Promise<void> {
  await db.update(problemReports).set({ agreedAt: null }).where(eq(problemReports.runId, runId));
}

/** False when the report was sent again since it was read. */
export async function settleReport(
  tx: Database,
  { id, reportedAt }: Pick<ReportRow, 'id' | 'reportedAt'>,
  settled: Pick<ReportRow, 'doneAt' | 'note'>,
): Promise<boolean> {
  const rows = await tx
    .update(problemReports)
    .set(settled)
    .where(and(eq(problemReports.id, id), eq(problemReports.reportedAt, reportedAt)))
    .returning({ id: problemReports.id });
  return rows.length > 0;
}
