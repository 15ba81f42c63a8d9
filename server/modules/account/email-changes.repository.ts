import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lowerEmailOf } from '../identity/users.statements.ts';
import { emailChanges } from './account.tables.ts';

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

/** Of an address that is not the account's own: a change, not a confirmation. */
const isOther = sql`lower(${emailChanges.email}) <> ${lowerEmailOf(emailChanges.userId)}`;

/** The newest change that waits. */
export async function findOpenChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ email: string; expiresAt: Date } | null> {
  const [row] = await db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, now),
        isOther,
      ),
    )
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return row ?? null;
}

/** The links to other addresses stop working. Gives the address that still waited, or null. */
export async function closeEmailChanges(tx: Database, userId: string, now: Date): Promise<string | null> {
  const closed = await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.usedAt), isOther))
    .returning({ email: emailChanges.email, expiresAt: emailChanges.expiresAt });
  return closed.find(({ expiresAt }) => expiresAt > now)?.email ?? null;
}

/** Every link stops working, also those that confirm the own address. */
export async function closeEmailLinks(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.usedAt)));
}

export async function countEmailLinks(tx: Database, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ links: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, since)));
  return row?.links ?? 0;
}
