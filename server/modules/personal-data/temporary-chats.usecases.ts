import type { DataOf } from '@loupe/shared/contract/endpoint';
import type * as contract from '@loupe/shared/contract/temporary-chats';
import type { Deps } from '../../deps.ts';
import { newId } from '../../db/new-id.ts';
import { AppError, appError } from '../../errors/app-error.ts';
import { titles } from '../../messages/titles-texts.ts';
import { listedChat } from '../chat-list/chat-list.usecases.ts';
import { titleFrom } from '../chats/chats.models.ts';
import { keptUntil } from '../chats/temporary.policy.ts';
import * as chats from '../chats/chats.usecases.ts';
import { deleteFile } from '../files/files.usecases.ts';
import { findActiveRun } from '../runs/runs.usecases.ts';
import * as temporary from './temporary-chats.repository.ts';

export type TemporaryChatsDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'fileStore' | 'copies' | 'background'
> & {
  readonly runs: Pick<Deps['runs'], 'stopRun'>;
};

/** Starts a temporary chat. To everything that lists, finds or shares chats it is a deleted one (decision 68). */
export async function createTemporaryChat(
  { db, clock }: TemporaryChatsDeps,
  userId: string,
): Promise<DataOf<typeof contract.createTemporaryChat>['chat']> {
  const now = clock.now();
  const until = keptUntil(now);
  const { id, title } = await chats.insertChat(db, {
    id: newId('cht'),
    userId,
    title: titles().temporaryChat,
    createdAt: now,
    updatedAt: now,
    deletedAt: now,
    temporary: 'living',
    keptUntil: until,
  });
  return { id, title, kept_until: until.toISOString() };
}

/** Makes an ordinary chat of it, called after its first question. Throws `chat.not_found`. */
export async function keepTemporaryChat(
  { db, clock }: TemporaryChatsDeps,
  userId: string,
  chatId: string,
): Promise<DataOf<typeof contract.keepTemporaryChat>['chat']> {
  const chat = await chats.getOwnChat(db, userId, chatId);
  if (chat.temporary === 'living') {
    const first = await chats.findFirstQuestion(db, chatId);
    const isNamed = chat.title !== titles().temporaryChat;
    const title = isNamed ? chat.title : titleFrom(first ?? '');
    const kept = { userId, chatId, title, now: clock.now() };
    await db.transaction(async (tx) => await temporary.keepChat(tx, kept));
  }
  return await listedChat(db, userId, chatId);
}

/** Ends a temporary chat; what was said in it is erased at once, or when its run has stopped. Throws `chat.not_found`. */
export async function endTemporaryChat(
  deps: TemporaryChatsDeps,
  userId: string,
  chatId: string,
): Promise<void> {
  if (!(await temporary.endChat(deps.db, userId, chatId))) throw appError('chat.not_found');
  const active = await findActiveRun(deps.db, chatId);
  await erase(deps, { userId, chatId, activeRunId: active?.id ?? null });
}

/** Every minute, once for all processes: ends what was kept long enough, and erases what has ended. */
export async function eraseTemporaryChats(deps: TemporaryChatsDeps): Promise<void> {
  await temporary.endDue(deps.db, deps.clock.now());
  for (const ended of await temporary.listEnded(deps.db)) await erase(deps, ended);
}

type Ended = Awaited<ReturnType<typeof temporary.listEnded>>[number];

/** A run that goes on is stopped first; the next look erases what it had come to. */
async function erase(deps: TemporaryChatsDeps, { userId, chatId, activeRunId }: Ended): Promise<void> {
  if (activeRunId !== null) {
    await deps.runs.stopRun(userId, activeRunId);
    if (await findActiveRun(deps.db, chatId)) return;
  }
  const fileIds = await temporary.listFilesToErase(deps.db, { userId, chatId });
  await temporary.detachFiles(deps.db, chatId);
  for (const fileId of fileIds) await removeFile(deps, userId, fileId);
  await temporary.nameNoFiles(deps.db, fileIds);
  await deps.db.transaction(async (tx) => await temporary.eraseContent(tx, chatId));
}

/** One that is gone already, or came out of a zip that something else uses, stays as it is. */
async function removeFile(deps: TemporaryChatsDeps, userId: string, fileId: string): Promise<void> {
  try {
    await deleteFile({ ...deps, isUsedByMessage: chats.isUsedByMessage }, userId, fileId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.info({ file: fileId, code: error.code }, 'a file of a temporary chat stays');
  }
}
