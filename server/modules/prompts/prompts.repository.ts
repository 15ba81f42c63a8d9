import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { prompts } from './prompts.tables.ts';

export type PromptRow = typeof prompts.$inferSelect;

/** Null: everyone's. */
const of = (userId: string | null) => (userId === null ? isNull(prompts.userId) : eq(prompts.userId, userId));

export async function listPrompts(db: Database, owner: string | null): Promise<PromptRow[]> {
  return await db.select().from(prompts).where(of(owner)).orderBy(asc(prompts.name));
}

/** One that the person sees; others look as if they were not there. */
export async function findPrompt(db: Database, userId: string, id: string): Promise<PromptRow | undefined> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(and(eq(prompts.id, id), or(of(userId), of(null))));
  return row;
}

export async function findByName(
  db: Database,
  owner: string | null,
  name: string,
): Promise<PromptRow | undefined> {
  const [row] = await db
    .select()
    .from(prompts)
    .where(and(of(owner), eq(prompts.name, name)));
  return row;
}

/** One after the other for an owner, so that the count is right. */
export async function lockPromptsOf(tx: Database, owner: string | null): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`prompts of ${owner ?? 'everyone'}`}))`);
  const [row] = await tx.select({ total: count() }).from(prompts).where(of(owner));
  return row?.total ?? 0;
}

export async function insertPrompt(tx: Database, prompt: PromptRow): Promise<void> {
  await tx.insert(prompts).values(prompt);
}

/** Null when the owner has another one with that name, undefined when it is gone. */
export async function updatePrompt(
  tx: Database,
  id: string,
  to: Pick<PromptRow, 'userId' | 'name' | 'text' | 'updatedAt'>,
): Promise<PromptRow | null | undefined> {
  try {
    const [row] = await tx.update(prompts).set(to).where(eq(prompts.id, id)).returning();
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** False when it was gone already. */
export async function deletePrompt(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.delete(prompts).where(eq(prompts.id, id)).returning({ id: prompts.id });
  return rows.length > 0;
}
