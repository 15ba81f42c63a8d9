import type { Chat } from '@loupe/shared/contract/chats';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { presentRun } from '../runs/runs.presenter.ts';
import { plainAgent } from '../runs/runs.models.ts';
import * as parts from './chat-part.read-model.ts';
import { presentMessage } from '../chats/chats.presenter.ts';
import { isOnLine, lineOf, onlyLine, versionsOf, type Line } from '../chats/branches.models.ts';
import {
  getOwnChat,
  listBranches,
  listFilesOfMessages,
  type ChatRow,
  type MessageRow,
} from '../chats/chats.usecases.ts';

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

/**
 * A chat with the asked part of what it shows, the files and runs of that, and the sum of what lies before it (R7).
 * Throws `chat.not_found`, `chat.other_branch`, `request.invalid`.
 */
export async function readChat(
  deps: TranscriptsDeps,
  userId: string,
  chatId: string,
  asked: AskedPart,
): Promise<Chat> {
  return await readLine(deps, await getOwnChat(deps.db, userId, chatId), asked);
}

/** The same of a chat that was looked up. */
export async function readLine(deps: TranscriptsDeps, chat: ChatRow, asked: AskedPart): Promise<Chat> {
  const { db } = deps;
  const branches = chat.branchId === null ? [] : await listBranches(db, chat.id);
  const line = chat.branchId === null ? onlyLine : lineOf(branches, chat.branchId);
  const { below, above } = await endsOf(deps, chat.id, line, asked);
  const messages = await fromAQuestion(deps, chat.id, line, { below, above, limit: asked.limit ?? null });
  const ids = messages.map((message) => message.id);
  const begin = messages[0]?.position ?? Math.min(above + 1, Number.MAX_SAFE_INTEGER);
  const files = await listFilesOfMessages(db, ids);
  const fileIds = [...new Set([...files.values()].flat().map((file) => file.id))];
  const [runs, earlier, hiddenCredits] = await Promise.all([
    parts.listRunsOfMessages(db, chat.id, asked.after === undefined ? ids : [asked.after, ...ids]),
    parts.sumEarlier(db, chat.id, line, begin, { fileIds, agent: plainAgent }),
    chat.branchId === null ? 0 : parts.sumBeside(db, chat.id, line),
  ]);
  const versions = versionsOf(branches);
  return {
    id: chat.id,
    title: chat.title,
    created_at: chat.createdAt.toISOString(),
    messages: messages.map((message) =>
      presentMessage(message, files.get(message.id) ?? [], versions.get(message.id)),
    ),
    runs: runs.map((run) => presentRun(run, deps.agentTitle)),
    earlier: {
      message_count: earlier.messageCount,
      used_credits: earlier.usedCredits,
      file_count: earlier.fileCount,
      report_run: earlier.newestRun && presentRun(earlier.newestRun, deps.agentTitle),
    },
    ...(chat.keptUntil && { kept_until: chat.keptUntil.toISOString() }),
    branch_count: Math.max(1, branches.length),
    hidden_credits: hiddenCredits,
  };
}

/** Positions between which the asked messages lie, both outside. */
async function endsOf(
  { db }: Pick<TranscriptsDeps, 'db'>,
  chatId: string,
  line: Line,
  asked: AskedPart,
): Promise<{ above: number; below: number }> {
  const named = (['before', 'after', 'from'] as const).flatMap((field) => asked[field] ?? []);
  const places = await parts.findPlaces(db, chatId, named);
  const positionOf = (field: 'before' | 'after' | 'from', otherwise: number): number => {
    const messageId = asked[field];
    if (messageId === undefined) return otherwise;
    const place = places.get(messageId);
    if (place === undefined) throw appError('request.invalid', { field });
    if (!isOnLine(line, place)) throw appError('chat.other_branch', { field });
    return place.position;
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
  line: Line,
  range: parts.MessageRange,
): Promise<MessageRow[]> {
  if (range.limit === null) return await parts.listMessagesWithin(db, chatId, line, range);
  const found = await parts.listMessagesWithin(db, chatId, line, { ...range, limit: range.limit + 1 });
  const isLonger = found.length > range.limit && found[1]?.role !== 'assistant';
  return isLonger ? found.slice(1) : found;
}
