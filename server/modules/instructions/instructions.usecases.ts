import type { Instructions, Memory } from '@loupe/shared/contract/instructions';
import { instructionLimits } from '@loupe/shared/lib/instruction-limits';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { OwnWords } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import * as repository from './instructions.repository.ts';

export interface InstructionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether anybody reads them here. */
  readonly hasModel: boolean;
}

interface Given {
  readonly text?: string | undefined;
  readonly is_on?: boolean | undefined;
  readonly is_remembering?: boolean | undefined;
}

const presentInstructions = (row: repository.InstructionsRow | undefined): Instructions => ({
  text: row?.text ?? '',
  is_on: row?.isOn ?? true,
  is_remembering: row?.isRemembering ?? true,
});

const presentMemory = ({ id, text, updatedAt }: repository.MemoryRow): Memory => ({
  id,
  text,
  updated_at: updatedAt.toISOString(),
});

export async function getInstructions(
  { db, hasModel }: InstructionsDeps,
  userId: string,
): Promise<{ instructions: Instructions; memories: Memory[]; has_model: boolean }> {
  const [row, memories] = await Promise.all([
    repository.findInstructions(db, userId),
    repository.listMemories(db, userId),
  ]);
  return {
    instructions: presentInstructions(row),
    memories: memories.map(presentMemory),
    has_model: hasModel,
  };
}

/** Changes what is given. */
export async function saveInstructions(
  { db, clock }: InstructionsDeps,
  userId: string,
  { text, is_on: isOn, is_remembering: isRemembering }: Given,
): Promise<Instructions> {
  const given = {
    ...(text !== undefined && { text: text.toWellFormed() }),
    ...(isOn !== undefined && { isOn }),
    ...(isRemembering !== undefined && { isRemembering }),
  };
  return presentInstructions(await repository.saveInstructions(db, userId, given, clock.now()));
}

/** Keeps a memory; one with the same text is not kept twice. Throws `memory.too_many`. */
export async function createMemory(
  { db, clock }: InstructionsDeps,
  userId: string,
  given: string,
): Promise<{ readonly memory: Memory; readonly isNew: boolean }> {
  const at = clock.now();
  const row = { id: newId('mem'), userId, text: given.toWellFormed(), createdAt: at, updatedAt: at };
  return await db.transaction(async (tx) => {
    const kept = await repository.lockMemoriesOf(tx, userId);
    const same = await repository.findSameMemory(tx, userId, row.text);
    if (same) return { memory: presentMemory(same), isNew: false };
    if (kept >= instructionLimits.memories) throw appError('memory.too_many');
    await repository.insertMemory(tx, row);
    return { memory: presentMemory(row), isNew: true };
  });
}

/** Throws `memory.not_found`. */
export async function changeMemory(
  { db, clock }: InstructionsDeps,
  userId: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<Memory> {
  const to = { text: text.toWellFormed(), updatedAt: clock.now() };
  const changed = await repository.changeMemory(db, userId, id, to);
  if (!changed) throw appError('memory.not_found');
  return presentMemory(changed);
}

/** Throws `memory.not_found`. */
export async function deleteMemory({ db }: InstructionsDeps, userId: string, id: string): Promise<void> {
  if (!(await repository.deleteMemory(db, userId, id))) throw appError('memory.not_found');
}

/** What a person has a model told with every question, as it is now; null when that is nothing or switched off. */
export async function ownWordsOf(db: Database, userId: string): Promise<OwnWords | null> {
  const [row, memories] = await Promise.all([
    repository.findInstructions(db, userId),
    repository.listMemories(db, userId),
  ]);
  const isTold = row !== undefined && row.isOn && row.text !== '';
  const remembered = (row?.isRemembering ?? true) ? memories.map(({ text }) => text) : [];
  if (!isTold && remembered.length === 0) return null;
  return {
    instructions: isTold ? { text: row.text, version: row.version } : null,
    memories: remembered,
  };
}
