import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { apiKeys } from './api-keys.tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Works at a moment. */
export const isOpen = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

export async function insertApiKey(tx: Database, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning();
  if (!row) throw new Error('The API key was not stored.');
  return row;
}

export async function listOpenApiKeys(db: Database, userId: string, now: Date): Promise<ApiKeyRow[]> {
  return await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isOpen(now)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function countOpenApiKeys(tx: Database, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isOpen(now)));
  return row?.keys ?? 0;
}

/** True when it worked until now and is the person's own. */
export async function revokeApiKey(tx: Database, userId: string, keyId: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

/** The ids of those that worked until now. */
export async function revokeAllApiKeys(tx: Database, userId: string, now: Date): Promise<string[]> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id, expiresAt: apiKeys.expiresAt });
  return revoked.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ id }) => id);
}

export async function touchApiKey(db: Database, keyId: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId));
}
