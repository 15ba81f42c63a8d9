import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { memories, ownInstructions } from '../instructions/instructions.tables.ts';
import { prompts } from '../prompts/prompts.tables.ts';

/** Own prompts; those for everyone are the site's. */
export async function promptsOf(db: Database, userId: string) {
  return await db
    .select({
      name: prompts.name,
      text: prompts.text,
      created_at: prompts.createdAt,
      updated_at: prompts.updatedAt,
    })
    .from(prompts)
    .where(eq(prompts.userId, userId))
    .orderBy(asc(prompts.name));
}

/** What a model is told with every question of the person, and whether it is. */
export async function instructionsOf(db: Database, userId: string) {
  const [row] = await db
    .select({
      text: ownInstructions.text,
      is_on: ownInstructions.isOn,
      is_remembering: ownInstructions.isRemembering,
      updated_at: ownInstructions.updatedAt,
    })
    .from(ownInstructions)
    .where(eq(ownInstructions.userId, userId));
  return row ?? null;
}

export async function memoriesOf(db: Database, userId: string) {
  return await db
    .select({ text: memories.text, created_at: memories.createdAt, updated_at: memories.updatedAt })
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(asc(memories.createdAt), asc(memories.id));
}
