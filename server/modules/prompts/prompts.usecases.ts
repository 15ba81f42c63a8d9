import type { Prompt } from '@loupe/shared/contract/prompts';
import { byCode } from '@loupe/shared/lib/text-order';
import { promptLimits } from '@loupe/shared/lib/prompt-limits';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import * as repository from './prompts.repository.ts';

export interface PromptsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Who asks, what they may, and from where. */
export interface Asker {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly ip: string;
}

interface Given {
  readonly name: string;
  readonly text: string;
  readonly is_shared?: boolean | undefined;
}

const present = (row: repository.PromptRow): Prompt => ({
  id: row.id,
  name: row.name,
  text: row.text,
  is_shared: row.userId === null,
  updated_at: row.updatedAt.toISOString(),
});

/** Own prompts and everyone's, by name. */
export async function listPrompts({ db }: PromptsDeps, userId: string): Promise<Prompt[]> {
  // One question for both would read everybody's.
  const [own, shared] = await Promise.all([
    repository.listPrompts(db, userId),
    repository.listPrompts(db, null),
  ]);
  return [...own, ...shared].toSorted((a, b) => byCode(a.name, b.name)).map(present);
}

/** What everyone is given, and taken from, is decided and noted by admins. */
async function noteShared(
  tx: Database,
  { userId, ip }: Asker,
  action: 'prompt.shared' | 'prompt.changed' | 'prompt.withdrawn',
  { detail, at }: { readonly detail: string; readonly at: Date },
): Promise<void> {
  await writeAudit(tx, { actorId: userId, subjectId: null, action, detail, ip, at });
}

/** Waits for others who add for this owner. Throws `prompt.too_many`. */
async function ensureRoom(tx: Database, owner: string | null): Promise<void> {
  const most = owner === null ? promptLimits.shared : promptLimits.own;
  if ((await repository.lockPromptsOf(tx, owner)) >= most) throw appError('prompt.too_many');
}

/**
 * Keeps a prompt; false with the one that is there when it was kept already. Throws `prompt.admins_only`,
 * `prompt.name_taken`, `prompt.too_many`.
 */
export async function createPrompt(
  { db, clock }: PromptsDeps,
  asker: Asker,
  given: Given,
): Promise<{ readonly prompt: Prompt; readonly isNew: boolean }> {
  const isShared = given.is_shared ?? false;
  if (isShared && !asker.isAdmin) throw appError('prompt.admins_only');
  const owner = isShared ? null : asker.userId;
  const at = clock.now();
  const { name, text } = { name: given.name, text: given.text.toWellFormed() };
  const row = { id: newId('prm'), userId: owner, name, text, createdAt: at, updatedAt: at };
  return await db.transaction(async (tx) => {
    const made = await repository.lockPromptsOf(tx, owner);
    const there = await repository.findByName(tx, owner, name);
    if (there?.text === text) return { prompt: present(there), isNew: false };
    if (there) throw appError('prompt.name_taken', { field: 'name' });
    if (made >= (isShared ? promptLimits.shared : promptLimits.own)) throw appError('prompt.too_many');
    await repository.insertPrompt(tx, row);
    if (isShared) await noteShared(tx, asker, 'prompt.shared', { detail: name, at });
    return { prompt: present(row), isNew: true };
  });
}

/**
 * Changes a prompt. What is for everyone, or becomes so or no longer is, only admins change; one that is taken back is
 * the admin's own then. Throws `prompt.not_found`, `prompt.admins_only`, `prompt.name_taken`, `prompt.too_many`.
 */
export async function changePrompt(
  { db, clock }: PromptsDeps,
  asker: Asker,
  { id, ...given }: Given & { readonly id: string },
): Promise<Prompt> {
  const at = clock.now();
  return await db.transaction(async (tx) => {
    const before = await repository.findPrompt(tx, asker.userId, id);
    if (!before) throw appError('prompt.not_found');
    const wasShared = before.userId === null;
    const isShared = given.is_shared ?? wasShared;
    if ((wasShared || isShared) && !asker.isAdmin) throw appError('prompt.admins_only');
    const owner = isShared ? null : asker.userId;
    if (wasShared !== isShared) await ensureRoom(tx, owner);
    const changed = await repository.updatePrompt(tx, id, {
      userId: owner,
      name: given.name,
      text: given.text.toWellFormed(),
      updatedAt: at,
    });
    if (changed === null) throw appError('prompt.name_taken', { field: 'name' });
    if (changed === undefined) throw appError('prompt.not_found');
    if (isShared || wasShared) {
      const action = !isShared ? 'prompt.withdrawn' : wasShared ? 'prompt.changed' : 'prompt.shared';
      await noteShared(tx, asker, action, { detail: given.name, at });
    }
    return present(changed);
  });
}

/** Throws `prompt.not_found`, `prompt.admins_only`. */
export async function deletePrompt({ db, clock }: PromptsDeps, asker: Asker, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await repository.findPrompt(tx, asker.userId, id);
    if (!before) throw appError('prompt.not_found');
    const isShared = before.userId === null;
    if (isShared && !asker.isAdmin) throw appError('prompt.admins_only');
    if (!(await repository.deletePrompt(tx, id))) throw appError('prompt.not_found');
    if (isShared) await noteShared(tx, asker, 'prompt.withdrawn', { detail: before.name, at: clock.now() });
  });
}
