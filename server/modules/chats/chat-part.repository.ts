import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  lt,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { runs } from '../runs/runs.tables.ts';
import type { RunRow } from '../runs/runs.repository.ts';
import type { MessageRow } from './chats.repository.ts';
import { messageFiles, messages } from './chats.tables.ts';

/** Which messages of a chat: positions, both ends outside, and at most so many of the newest. */
export interface MessageRange {
  readonly above: number;
  readonly below: number;
  readonly limit: number | null;
}

/** Messages of a range, oldest first. */
export async function listMessagesWithin(
  db: Database,
  chatId: string,
  { above, below, limit }: MessageRange,
): Promise<MessageRow[]> {
  const newestFirst = db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gt(messages.position, above), lt(messages.position, below)))
    .orderBy(desc(messages.position));
  return (limit === null ? await newestFirst : await newestFirst.limit(limit)).toReversed();
}

/** Positions of those of the given messages that are in the chat, by id. */
export async function findPositions(
  db: Database,
  chatId: string,
  messageIds: readonly string[],
): Promise<Map<string, number>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select({ id: messages.id, position: messages.position })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), inArray(messages.id, [...messageIds])));
  return new Map(rows.map(({ id, position }) => [id, position]));
}

/** Runs that the given messages asked for or answer, in the order of their questions. */
export async function listRunsOfMessages(
  db: Database,
  chatId: string,
  messageIds: readonly string[],
): Promise<RunRow[]> {
  if (messageIds.length === 0) return [];
  const ids = [...messageIds];
  const rows = await db
    .select({ run: runs })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(and(eq(runs.chatId, chatId), or(inArray(runs.messageId, ids), inArray(runs.answerMessageId, ids))))
    .orderBy(asc(messages.position));
  return rows.map(({ run }) => run);
}

export interface Earlier {
  readonly messageCount: number;
  /** Without the files given. */
  readonly fileCount: number;
  readonly usedCredits: number;
  /** The newest run there of another agent than the one given. */
  readonly newestRun: RunRow | null;
}

/** What lies before a position of a chat. */
export async function sumEarlier(
  db: Database,
  chatId: string,
  position: number,
  except: { readonly fileIds: readonly string[]; readonly agent: string },
): Promise<Earlier> {
  const before = and(eq(messages.chatId, chatId), lt(messages.position, position));
  const [[counted], [attached], [charged], [newest]] = await Promise.all([
    db.select({ count: count() }).from(messages).where(before),
    db
      .select({ count: countDistinct(messageFiles.fileId) })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(and(before, notInArray(messageFiles.fileId, [...except.fileIds]))),
    db
      .select({ credits: sql<string>`coalesce(sum(${shownCredits}), 0)` })
      .from(runs)
      .innerJoin(messages, eq(messages.id, runs.messageId))
      .where(and(eq(runs.chatId, chatId), before)),
    db
      .select({ run: runs })
      .from(runs)
      .innerJoin(messages, eq(messages.id, runs.messageId))
      .where(and(eq(runs.chatId, chatId), before, ne(runs.agent, except.agent)))
      .orderBy(desc(messages.position))
      .limit(1),
  ]);
  return {
    messageCount: counted?.count ?? 0,
    fileCount: attached?.count ?? 0,
    usedCredits: Number(charged?.credits ?? 0),
    newestRun: newest?.run ?? null,
  };
}

/** Whole credits as a presented run has them. */
const shownCredits = sql`least(${runs.maxMillicredits} / 1000, (${runs.usedMillicredits} + 999) / 1000)`;
