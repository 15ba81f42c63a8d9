import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deployTokens } from './deploy-tokens.tables.ts';

export type DeployTokenRow = typeof deployTokens.$inferSelect;

export async function insertDeployToken(
  tx: Database,
  row: typeof deployTokens.$inferInsert,
): Promise<DeployTokenRow> {
  const [stored] = await tx.insert(deployTokens).values(row).returning();
  if (!stored) throw new Error('The deploy token was not stored.');
  return stored;
}

export async function findOpenDeployToken(db: Database, tokenHash: string): Promise<DeployTokenRow | null> {
  const [row] = await db
    .select()
    .from(deployTokens)
    .where(and(eq(deployTokens.tokenHash, tokenHash), isNull(deployTokens.revokedAt)));
  return row ?? null;
}

/** The admin behind an upload: who made the token it came with, or the admin whose id it is; null for nobody. */
export async function findUploadingAdmin(db: Database, uploadedBy: string | null): Promise<string | null> {
  if (uploadedBy === null) return null;
  const [token] = await db
    .select({ createdBy: deployTokens.createdBy })
    .from(deployTokens)
    .where(eq(deployTokens.id, uploadedBy));
  return token?.createdBy ?? uploadedBy;
}

/** Locked against a revocation until the transaction ends. */
export async function isDeployTokenOpen(tx: Database, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: deployTokens.id })
    .from(deployTokens)
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt)))
    .for('share');
  return row !== undefined;
}

export async function touchDeployToken(db: Database, id: string, now: Date): Promise<void> {
  await db.update(deployTokens).set({ lastUsedAt: now }).where(eq(deployTokens.id, id));
}

/** The token when it worked until now, else null. */
export async function revokeOpenDeployToken(
  tx: Database,
  id: string,
  now: Date,
): Promise<DeployTokenRow | null> {
  const [row] = await tx
    .update(deployTokens)
    .set({ revokedAt: now })
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt)))
    .returning();
  return row ?? null;
}

/** Ends every token that an account made; gives those that worked until now. */
export async function revokeDeployTokensOf(
  tx: Database,
  userId: string,
  now: Date,
): Promise<Pick<DeployTokenRow, 'id' | 'remote'>[]> {
  return await tx
    .update(deployTokens)
    .set({ revokedAt: now })
    .where(and(eq(deployTokens.createdBy, userId), isNull(deployTokens.revokedAt)))
    .returning({ id: deployTokens.id, remote: deployTokens.remote });
}
