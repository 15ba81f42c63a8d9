import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passwordResets } from './account.tables.ts';

export async function insertPasswordReset(
  db: Database,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

export async function countResets(tx: Database, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ resets: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)));
  return row?.resets ?? 0;
}

/** True for exactly one of those who come with the same token. */
export async function useReset(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ id: passwordResets.id });
  return used.length > 0;
}

/** Older links stop working when a newer one was used. */
export async function closeOpenResets(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
