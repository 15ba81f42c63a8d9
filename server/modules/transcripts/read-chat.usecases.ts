import type { Chat } from '@loupe/shared/contract/chats';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { presentRun } from '../runs/runs.presenter.ts';
import { plainAgent } from '../runs/runs.models.ts';
import * as parts from './chat-part.read-model.ts';
import { presentMessage } from '../chats/chats.presenter.ts';

import { getOwnChat, listFilesOfMessages, type MessageRow } from '../chats/chats.usecases.ts';

export interface TranscriptsDeps {
  readonly db: Database;
  readonly agentTitle: (slug: string, own?: string | null) => string;
}

/** Which part of a chat is asked for; all of it when nothing is said. */
export interface AskedPart {
  readonly limit?: number | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly from?: string | undefined;
}

/** A chat with the asked part of its messages, their files and runs, and the sum of what lies before them (R7). */
export async function readChat(
  deps: TranscriptsDeps,
  userId: string,
  chatId: string,
  asked: AskedPart,
): Promise<Chat> {
  const { db } = deps;
  const chat = await getOwnChat(db, userId, chatId);
  const { below, above } = await endsOf(deps, chatId, asked);
  const messages = await fromAQuestion(deps, chatId, { below, above, limit: asked.limit ?? null });
  const ids = messages.map((message) => message.id);
  const begin = messages[0]?.position ?? Math.min(above + 1, Number.MAX_SAFE_INTEGER);
  const files = await listFilesOfMessages(db, ids);
  const fileIds = [...new Set([...files.values()].flat().map((file) => file.id))];
  const [runs, earlier] = await Promise.all([
    parts.listRunsOfMessages(db, chatId, asked.after === undefined ? ids : [asked.after, ...ids]),
    parts.sumEarlier(db, chatId, begin, { fileIds, agent: plainAgent }),
  ]);
  return {
    id: chat.id,
    title: chat.title,
    created_at: chat.createdAt.toISOString(),
    messages: messages.map((message) => presentMessage(message, files.get(message.id) ?? [])),
    runs: runs.map((run) => presentRun(run, deps.agentTitle)),
    earlier: {
      message_count: earlier.messageCount,
      used_credits: earlier.usedCredits,
      file_count: earlier.fileCount,
      report_run: earlier.newestRun && presentRun(earlier.newestRun, deps.agentTitle),
    },
  };
}

/** Positions between which the asked messages lie, both outside. */
async function endsOf(
  { db }: Pick<TranscriptsDeps, 'db'>,
  chatId: string,
  asked: AskedPart,
): Promise<{ above: number; below: number }> {
  const named = (['before', 'after', 'from'] as const).flatMap((field) => asked[field] ?? []);
  const positions = await parts.findPositions(db, chatId, named);
  const positionOf = (field: 'before' | 'after' | 'from', otherwise: number): number => {
    const messageId = asked[field];
    if (messageId === undefined) return otherwise;
    const position = positions.get(messageId);
    if (position === undefined) throw appError('request.invalid', { field });
    return position;
  };
  return {
    below: positionOf('before', Number.MAX_SAFE_INTEGER),
    above: Math.max(positionOf('after', 0), positionOf('from', 1) - 1),
  };
}

/** An answer at the beginning of a part brings its question with it, which is the message before. */
async function fromAQuestion(
  { db }: Pick<TranscriptsDeps, 'db'>,
  chatId: string,
  range: parts.MessageRange,
): Promise<MessageRow[]> {
  if (range.limit === null) return await parts.listMessagesWithin(db, chatId, range);
  const found = await parts.listMessagesWithin(db, chatId, { ...range, limit: range.limit + 1 });
  const isLonger = found.length > range.limit && found[1]?.role !== 'assistant';
  return isLonger ? found.slice(1) : found;
}
