import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import type { Database } from '../../db/database.ts';
import { ownAgentLinks, ownAgents, ownAgentVersions } from './own-agents.tables.ts';

export type OwnAgentRow = typeof ownAgents.$inferSelect & { readonly document: OwnAgentDocument };
export type LinkRow = typeof ownAgentLinks.$inferSelect;

const current = (db: Database) =>
  db
    .select({ agent: ownAgents, document: ownAgentVersions.document })
    .from(ownAgents)
    .innerJoin(
      ownAgentVersions,
      and(eq(ownAgentVersions.agentId, ownAgents.id), eq(ownAgentVersions.version, ownAgents.version)),
    );

const ofPerson = (userId: string) => and(eq(ownAgents.userId, userId), isNull(ownAgents.deletedAt));

export async function listOwnAgents(db: Database, userId: string): Promise<OwnAgentRow[]> {
  const rows = await current(db)
    .where(ofPerson(userId))
    .orderBy(desc(ownAgents.updatedAt), desc(ownAgents.id));
  return rows.map(({ agent, document }) => ({ ...agent, document }));
}

/** Deleted, unknown and foreign ids look the same. */
export async function findOwnAgent(
  db: Database,
  userId: string,
  id: string,
): Promise<OwnAgentRow | undefined> {
  const [row] = await current(db).where(and(eq(ownAgents.id, id), ofPerson(userId)));
  return row && { ...row.agent, document: row.document };
}

/** Held until the transaction ends: versions are numbered one after the other. */
export async function lockOwnAgent(tx: Database, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(ownAgents)
    .where(and(eq(ownAgents.id, id), ofPerson(userId)))
    .for('update');
  return row;
}

export async function countOwnAgents(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ownAgents).where(ofPerson(userId));
  return row?.total ?? 0;
}

export async function insertOwnAgent(tx: Database, agent: typeof ownAgents.$inferInsert): Promise<void> {
  await tx.insert(ownAgents).values(agent);
}

export async function insertVersion(
  tx: Database,
  version: typeof ownAgentVersions.$inferInsert,
): Promise<void> {
  await tx.insert(ownAgentVersions).values(version);
}

export async function setVersion(tx: Database, id: string, version: number, now: Date): Promise<void> {
  await tx.update(ownAgents).set({ version, updatedAt: now }).where(eq(ownAgents.id, id));
}

export async function markDeleted(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(ownAgents).set({ deletedAt: now }).where(eq(ownAgents.id, id));
}

export async function listVersions(db: Database, id: string) {
  return await db
    .select()
    .from(ownAgentVersions)
    .where(eq(ownAgentVersions.agentId, id))
    .orderBy(desc(ownAgentVersions.version));
}

/** A version whoever it belongs to, also of an agent that was taken away: a run keeps what it was started with. */
export async function findVersion(
  db: Database,
  id: string,
  version: number,
): Promise<OwnAgentDocument | undefined> {
  const [row] = await db
    .select({ document: ownAgentVersions.document })
    .from(ownAgentVersions)
    .where(and(eq(ownAgentVersions.agentId, id), eq(ownAgentVersions.version, version)));
  return row?.document;
}

export async function findLink(db: Database, agentId: string): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(ownAgentLinks)
    .where(and(eq(ownAgentLinks.agentId, agentId), isNull(ownAgentLinks.revokedAt)));
  return row;
}

export async function insertLink(tx: Database, link: typeof ownAgentLinks.$inferInsert): Promise<void> {
  await tx.insert(ownAgentLinks).values(link);
}

export async function revokeLinks(tx: Database, agentId: string, now: Date): Promise<void> {
  await tx
    .update(ownAgentLinks)
    .set({ revokedAt: now })
    .where(and(eq(ownAgentLinks.agentId, agentId), isNull(ownAgentLinks.revokedAt)));
}

/** What a live link gives away. Links that never were and links that ended look the same. */
export async function findLinked(db: Database, linkId: string): Promise<OwnAgentDocument | undefined> {
  const [row] = await db
    .select({ document: ownAgentVersions.document })
    .from(ownAgentLinks)
    .innerJoin(ownAgents, eq(ownAgents.id, ownAgentLinks.agentId))
    .innerJoin(
      ownAgentVersions,
      and(
        eq(ownAgentVersions.agentId, ownAgentLinks.agentId),
        eq(ownAgentVersions.version, ownAgentLinks.version),
      ),
    )
    .where(and(eq(ownAgentLinks.id, linkId), isNull(ownAgentLinks.revokedAt), isNull(ownAgents.deletedAt)));
  return row?.document;
}
