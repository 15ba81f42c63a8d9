import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockStorageOf } from '../files/files.usecases.ts';
import { files } from '../files/files.tables.ts';
import { accountDeletions } from './personal-data.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { checkouts } from '../checkout/checkout.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { shares } from '../shares/shares.tables.ts';
import { erasures } from './personal-tables.ts';

/** Nobody can have this address: `.invalid` is reserved (RFC 2606). It frees the one that was used. */
const noAddress = (userId: string) => `${userId}@deleted.invalid`;

/** Empties the row that stays. False when the account was deleted meanwhile. */
export async function anonymise(tx: Database, userId: string, now: Date): Promise<boolean> {
  const emptied = await tx
    .update(users)
    .set({
      email: noAddress(userId),
      name: '',
      passwordHash: '',
      permissions: [],
      // It was handed out with the person's name; nobody else ever gets it.
      referralCode: userId,
      referredBy: null,
      language: null,
      emailConfirmedAt: null,
      lastSeenAt: null,
      deletedAt: now,
    })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (emptied.length === 0) return false;
  await tx.insert(accountDeletions).values({ userId, deletedAt: now });
  return true;
}

export async function closeShares(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.userId, userId), isNull(shares.revokedAt)));
}

/** Locks the admins' rows, so that two who leave at the same moment are counted one after the other. */
export async function countAdmins(tx: Database): Promise<number> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`'admin' = any(${users.permissions})`, isNull(users.deletedAt)))
    .for('update');
  return admins.length;
}

export async function listActiveRunIds(db: Database, userId: string): Promise<string[]> {
  const active = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), isNull(runs.finishedAt)));
  return active.map(({ id }) => id);
}

/** Deleted accounts whose data is still there, or may come yet. */
export async function listUnerased(db: Database): Promise<string[]> {
  const waiting = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(isNull(accountDeletions.erasedAt));
  return waiting.map(({ userId }) => userId);
}

/** The keys of a deleted account's files in the store. Null while a run is not finished, or when all is erased. */
export async function listKeysToErase(db: Database, userId: string): Promise<string[] | null> {
  const [waiting] = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt)));
  if (!waiting || (await listActiveRunIds(db, userId)).length > 0) return null;
  return await keysOfFiles(db, userId);
}

async function keysOfFiles(db: Database, userId: string): Promise<string[]> {
  const stored = await db.select({ key: files.storageKey }).from(files).where(eq(files.userId, userId));
  return stored.map(({ key }) => key);
}

/**
 * Erases the rows of a deleted account whose bytes are gone from the store. Nothing while a run is not finished, or
 * when a file came meanwhile: with its row its key would be lost. Notes that all is erased when the account was
 * deleted before `lastWriteBefore`, so that no request of its can be under way.
 */
export async function eraseRows(
  tx: Database,
  userId: string,
  removedKeys: readonly string[],
  { now, lastWriteBefore }: { readonly now: Date; readonly lastWriteBefore: Date },
): Promise<void> {
  const [waiting] = await tx
    .select({ deletedAt: accountDeletions.deletedAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.erasedAt)))
    .for('update');
  if (!waiting || (await listActiveRunIds(tx, userId)).length > 0) return;
  await lockStorageOf(tx, userId);
  const removed = new Set(removedKeys);
  if ((await keysOfFiles(tx, userId)).some((key) => !removed.has(key))) return;
  for (const { table, of } of erasures()) {
    const [before = '', ...rest] = of.split('$user');
    const condition = rest.reduce((built, part) => sql`${built}${userId}${sql.raw(part)}`, sql.raw(before));
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${condition}`);
  }
  // The name on a card that was tried: the rest of the row belongs to the invoice.
  await tx.update(checkouts).set({ card: null }).where(eq(checkouts.userId, userId));
  if (waiting.deletedAt <= lastWriteBefore)
    await tx.update(accountDeletions).set({ erasedAt: now }).where(eq(accountDeletions.userId, userId));
}
