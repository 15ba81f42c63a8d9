import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { runs } from '../runs/runs.tables.ts';
import { shownRun, type ShownRun } from '../runs/shown-run.statements.ts';
import type { Line, MessagePlace } from '../chats/branches.models.ts';
import { isOnLine } from '../chats/chats.statements.ts';
import type { MessageRow } from '../chats/chats.usecases.ts';
import { messageFiles, messages } from '../chats/chats.tables.ts';

/** Which messages of a chat: positions, both ends outside, and at most so many of the newest. */
export interface MessageRange {
  readonly above: number;
  readonly below: number;
  readonly limit: number | null;
}

const { placeholder } = sql;
const ofChat = eq(messages.chatId, placeholder('chatId'));

const newestWithin = prepared<MessageRange & Line & { chatId: string }, MessageRow[]>('chat_messages', (db) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        ofChat,
        gt(messages.position, placeholder('above')),
        lt(messages.position, placeholder('below')),
        isOnLine,
      ),
    )
    .orderBy(desc(messages.position))
    .limit(placeholder('limit')),
);

/** Messages of a range on a line, oldest first. */
export async function listMessagesWithin(
  db: Database,
  chatId: string,
  line: Line,
  { above, below, limit }: MessageRange,
): Promise<MessageRow[]> {
  return (await newestWithin(db, { chatId, ...line, above, below, limit })).toReversed();
}

const placesOf = prepared<{ chatId: string; ids: readonly string[] }, (MessagePlace & { id: string })[]>(
  'chat_places',
  (db) =>
    db
      .select({ id: messages.id, branchId: messages.branchId, position: messages.position })
      .from(messages)
      .where(and(ofChat, sql`${messages.id} = any(${placeholder('ids')}::text[])`)),
);

/** Places of those of the given messages that are in the chat, in whatever branch, by id. */
export async function findPlaces(
  db: Database,
  chatId: string,
  messageIds: readonly string[],
): Promise<Map<string, MessagePlace>> {
  if (messageIds.length === 0) return new Map();
  return new Map((await placesOf(db, { chatId, ids: messageIds })).map((place) => [place.id, place]));
}

const runsOf = prepared<{ chatId: string; ids: readonly string[] }, { run: ShownRun }[]>('chat_runs', (db) =>
  db
    .select({ run: shownRun })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(
      and(
        eq(runs.chatId, placeholder('chatId')),
        or(
          sql`${runs.messageId} = any(${placeholder('ids')}::text[])`,
          sql`${runs.answerMessageId} = any(${placeholder('ids')}::text[])`,
        ),
      ),
    )
    .orderBy(asc(messages.position)),
);

/** Runs that the given messages asked for or answer, in the order of their questions. */
export async function listRunsOfMessages(
  db: Database,
  chatId: string,
  messageIds: readonly string[],
): Promise<ShownRun[]> {
  if (messageIds.length === 0) return [];
  return (await runsOf(db, { chatId, ids: messageIds })).map(({ run }) => run);
}

export interface Earlier {
  readonly messageCount: number;
  /** Without the files given. */
  readonly fileCount: number;
  readonly usedCredits: number;
  /** The newest run there of another agent than the one given. */
  readonly newestRun: ShownRun | null;
}

/** Whole credits as a presented run has them. */
const shownCredits = sql`least(${runs.maxMillicredits} / 1000, (${runs.usedMillicredits} + 999) / 1000)`;

const before = sql`${messages.chatId} = ${placeholder('chatId')} and ${messages.position} < ${placeholder('position')} and ${isOnLine}`;
const runsBefore = sql`${runs} join ${messages} on ${messages.id} = ${runs.messageId}
  where ${runs.chatId} = ${placeholder('chatId')} and ${before}`;

interface EarlierOf extends Line {
  readonly chatId: string;
  readonly position: number;
  readonly fileIds: readonly string[];
  readonly agent: string;
}

/** All sums in one question, so of one moment. Only questions have files. */
const earlierOf = prepared<EarlierOf, (Omit<Earlier, 'newestRun'> & { newestRun: ShownRun | null })[]>(
  'chat_earlier',
  (db) =>
    db
      .select({
        messageCount: sql<number>`(select count(*)::int from ${messages} where ${before})`,
        fileCount: sql<number>`(
          select count(distinct ${messageFiles.fileId})::int
          from ${messageFiles} join ${messages} on ${messages.id} = ${messageFiles.messageId}
          where ${before} and ${messages.role} = 'user' and not ${messageFiles.fileId} = any(${placeholder('fileIds')}::text[]))`,
        usedCredits: sql`(select coalesce(sum(${shownCredits}), 0) from ${runsBefore})`.mapWith(Number),
        newestRun: shownRun,
      })
      .from(sql`(select 1) one`)
      .leftJoin(
        runs,
        sql`${runs.id} = (
          select ${runs.id} from ${runsBefore} and ${runs.agent} <> ${placeholder('agent')}
          order by ${messages.position} desc limit 1)`,
      ),
);

/** What lies before a position on a line. */
export async function sumEarlier(
  db: Database,
  chatId: string,
  line: Line,
  position: number,
  except: { readonly fileIds: readonly string[]; readonly agent: string },
): Promise<Earlier> {
  const [sums] = await earlierOf(db, { chatId, ...line, position, ...except });
  if (!sums) throw new Error('One row of sums was asked for.');
  return sums;
}

const usedBeside = prepared<Line & { chatId: string }, { credits: number }[]>('used_beside', (db) =>
  db
    .select({ credits: sql<number>`coalesce(sum(${shownCredits}), 0)`.mapWith(Number) })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(and(eq(runs.chatId, placeholder('chatId')), sql`(${isOnLine}) is not true`)),
);

/** Credits used in the branches of a chat that are not on a line. */
export async function sumBeside(db: Database, chatId: string, line: Line): Promise<number> {
  const [row] = await usedBeside(db, { chatId, ...line });
  return row?.credits ?? 0;
}
