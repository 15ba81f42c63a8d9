import type { Language } from '@loupe/shared/lib/language';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { users } from './identity.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** By e-mail, whatever its case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)));
  return row ?? null;
}

const userOfId = prepared<{ userId: string }, UserRow[]>('user_of_id', (db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt))),
);

export async function findUser(db: Database, userId: string): Promise<UserRow | null> {
  const [row] = await userOfId(db, { userId });
  return row ?? null;
}

/** As it is once nobody else changes it, locked until the transaction ends. */
export async function lockUser(tx: Database, userId: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

/** By e-mail, whatever its case, locked until the transaction ends; not who gave the address up while we waited. */
export async function lockUserByEmail(tx: Database, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function findUserIdByReferralCode(db: Database, code: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.referralCode, code), isNull(users.deletedAt)));
  return row?.id ?? null;
}

/** False when the e-mail is taken: two sign-ups at the same moment give one account. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<boolean> {
  const made = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return made.length > 0;
}

export async function setPermissions(db: Database, userId: string, permissions: string[]): Promise<void> {
  await db.update(users).set({ permissions }).where(eq(users.id, userId));
}

export async function setLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

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

/** Notes that the person reads the mails of the account's address. False when that was known. */
export async function markEmailConfirmed(tx: Database, userId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  return marked.length > 0;
}

/** Notes that the person was here. */
export async function markSeen(db: Database, userId: string, at: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt: at }).where(eq(users.id, userId));
}

/** Locks the account's row alone, so that what counts something of it comes one after the other. */
export async function lockUserRow(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
