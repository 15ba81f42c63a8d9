import { and, eq, gt, isNull } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/database.ts';
import { emailChanges } from './account.tables.ts';
import { users } from './identity.tables.ts';
import type { UserRow } from './users.repository.ts';

export async function setName(db: Database, userId: string, name: string): Promise<UserRow | null> {
  const [row] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/** The account with its new address, or null when another account has it meanwhile. */
export async function setEmail(tx: Database, userId: string, email: string): Promise<UserRow | null> {
  try {
    // In a savepoint: a refusal by the unique index leaves the transaction usable.
    const [row] = await tx.transaction((inner) =>
      inner.update(users).set({ email }).where(eq(users.id, userId)).returning(),
    );
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export async function insertEmailChange(
  db: Database,
  change: typeof emailChanges.$inferInsert,
): Promise<void> {
  await db.insert(emailChanges).values(change);
}

/** Takes the change behind a token, once; null for unknown, used, expired and foreign ones alike. */
export async function takeEmailChange(
  tx: Database,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<{ email: string } | null> {
  const [row] = await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash),
        eq(emailChanges.userId, userId),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning({ email: emailChanges.email });
  return row ?? null;
}

/** Older links stop working when a newer address was asked for, or the password changed. */
export async function closeEmailChanges(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.usedAt)));
}
