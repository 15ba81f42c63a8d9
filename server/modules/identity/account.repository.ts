import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/database.ts';
import { emailChanges } from './account.tables.ts';
import { users } from './identity.tables.ts';
import type { UserRow } from './users.repository.ts';

export async function setName(db: Database, userId: string, name: string): Promise<UserRow | null> {
  const [row] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/** The account with the address it proved to read, or null when another account has it meanwhile. */
export async function setEmail(
  tx: Database,
  userId: string,
  email: string,
  confirmedAt: Date,
): Promise<UserRow | null> {
  try {
    // In a savepoint: a refusal by the unique index leaves the transaction usable.
    const [row] = await tx.transaction((inner) =>
      inner
        .update(users)
        .set({ email, emailConfirmedAt: confirmedAt })
        .where(eq(users.id, userId))
        .returning(),
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

/** Of an address that is not the account's own: a change, not a confirmation. */
const isOther = sql`lower(${emailChanges.email}) <> (select lower(email) from users where users.id = ${emailChanges.userId})`;

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

/** Locks the account's row, so that mails asked for at the same moment are counted one after the other. */
export async function countEmailLinks(tx: Database, userId: string, since: Date): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ links: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, since)));
  return row?.links ?? 0;
}

/** Notes that the person reads the mails of the account's address. False when that was known. */
export async function markEmailConfirmed(tx: Database, userId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  return marked.length > 0;
}
