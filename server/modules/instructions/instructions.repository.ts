import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { memories, ownInstructions } from './instructions.tables.ts';

export type InstructionsRow = typeof ownInstructions.$inferSelect;
export type MemoryRow = typeof memories.$inferSelect;

const ownMemory = (userId: string, id: string) => and(eq(memories.id, id), eq(memories.userId, userId));

export async function findInstructions(db: Database, userId: string): Promise<InstructionsRow | undefined> {
  const [row] = await db.select().from(ownInstructions).where(eq(ownInstructions.userId, userId));
  return row;
}

/** Changes what is given; another text is another version. */
export async function saveInstructions(
  db: Database,
  userId: string,
  given: Partial<Pick<InstructionsRow, 'text' | 'isOn' | 'isRemembering'>>,
  now: Date,
): Promise<InstructionsRow> {
  const { text = '' } = given;
  const first = { userId, ...given, version: text === '' ? 0 : 1, updatedAt: now };
  const version =
    given.text === undefined
      ? undefined
      : sql`${ownInstructions.version} + case when ${ownInstructions.text} = ${given.text} then 0 else 1 end`;
  const [row] = await db
    .insert(ownInstructions)
    .values(first)
    .onConflictDoUpdate({
      target: ownInstructions.userId,
      set: { ...given, ...(version && { version }), updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('The instructions were not stored.');
  return row;
}

export async function listMemories(db: Database, userId: string): Promise<MemoryRow[]> {
  return await db
    .select()
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(asc(memories.createdAt), asc(memories.id));
}

/** One after the other for a person, so that the count is right. */
export async function lockMemoriesOf(tx: Database, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`memories of ${userId}`}))`);
  const [row] = await tx.select({ total: count() }).from(memories).where(eq(memories.userId, userId));
  return row?.total ?? 0;
}

export async function findSameMemory(
  tx: Database,
  userId: string,
  text: string,
): Promise<MemoryRow | undefined> {
  const [row] = await tx
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), eq(memories.text, text)))
    .limit(1);
  return row;
}

export async function insertMemory(tx: Database, memory: MemoryRow): Promise<void> {
  await tx.insert(memories).values(memory);
}

/** Undefined when there is no such memory. */
export async function changeMemory(
  db: Database,
  userId: string,
  id: string,
  to: Pick<MemoryRow, 'text' | 'updatedAt'>,
): Promise<MemoryRow | undefined> {
  const [row] = await db.update(memories).set(to).where(ownMemory(userId, id)).returning();
  return row;
}

/** True when there was one. */
export async function deleteMemory(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(memories).where(ownMemory(userId, id)).returning({ id: memories.id });
  return rows.length > 0;
}
