import { desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { deployTokens } from './deploy-tokens.tables.ts';

/** Tokens that work, newest first, with the name of the admin who made each. */
export async function listOpenDeployTokens(db: Database) {
  return await db
    .select({ token: deployTokens, createdBy: users.name })
    .from(deployTokens)
    .leftJoin(users, eq(users.id, deployTokens.createdBy))
    .where(isNull(deployTokens.revokedAt))
    .orderBy(desc(deployTokens.createdAt), desc(deployTokens.id));
}
