import type { Language } from '@loupe/shared/lib/language';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { passwordResets, users } from './identity.tables.ts';

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

export async function insertPasswordReset(
  db: Database,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Locks the account's row, so that links asked for at the same moment are counted one after the other. */
export async function countResets(tx: Database, userId: string, since: Date): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ resets: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)));
  return row?.resets ?? 0;
}

export async function findOpenReset(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string; language: Language | null } | null> {
  const [row] = await db
    .select({ userId: passwordResets.userId, email: users.email, language: users.language })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
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
