import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { isOpen } from './api-keys.repository.ts';
import { apiKeys } from './api-keys.tables.ts';

/** The key behind a secret that works, with what its owner may do. */
export async function findOpenApiKey(db: Database, secretHash: string, now: Date) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      lastUsedAt: apiKeys.lastUsedAt,
      permissions: users.permissions,
      language: users.language,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.secretHash, secretHash), isOpen(now), isNull(users.deletedAt)));
  return row ?? null;
}
