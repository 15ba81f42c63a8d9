import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { impersonations } from './impersonation.tables.ts';

export type ImpersonationRow = typeof impersonations.$inferSelect;

export async function insertImpersonation(
  db: Database,
  row: typeof impersonations.$inferInsert,
): Promise<void> {
  await db.insert(impersonations).values(row);
}

/** The view of a code that nobody has used, locked until the transaction ends: a second try waits and finds none. */
export async function lockUnusedCode(db: Database, codeHash: string): Promise<ImpersonationRow | null> {
  const [row] = await db
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.codeHash, codeHash), isNull(impersonations.redeemedAt)))
    .for('update');
  return row ?? null;
}

export async function markRedeemed(db: Database, id: string, now: Date): Promise<void> {
  await db.update(impersonations).set({ redeemedAt: now }).where(eq(impersonations.id, id));
}
