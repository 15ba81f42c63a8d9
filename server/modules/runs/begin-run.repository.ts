import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { RunEventData } from '@loupe/shared/contract/run-events';
import {
  attachedFiles,
  chatsChannel,
  storedBranch,
  storedMessage,
  touchedChat,
  type ChatName,
  type NewBranch,
} from '../chats/chats.statements.ts';
import type { MessageRow } from '../chats/chats.usecases.ts';
import { nobody, runEventsChannel } from './run-announcements.ts';
import { queueChannel, type RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';
import { safeJson } from './stored-json.ts';

type NewMessage = Omit<MessageRow, 'position'>;

/** What nobody says of a run that is new. */
const ofNewRun = {
  answerMessageId: null,
  isQuestion: false,
  status: 'queued',
  attempt: 0,
  workerId: null,
  lostWorkers: 0,
  usedMillicredits: 0,
  // Its queueing is the first line of its log.
  lastSeq: 1,
  stopRequestedAt: null,
  errorCode: null,
  errorMessage: null,
  startedAt: null,
  finishedAt: null,
} as const;

export interface Beginning {
  readonly message: NewMessage;
  /** The branch that begins with the message, where one does. */
  readonly fork: NewBranch | null;
  readonly fileIds: readonly string[];
  readonly run: Omit<RunRow, keyof typeof ofNewRun>;
  readonly queued: RunEventData['run.queued'];
  /** What its chat is called from now on, if nobody has named it, and the agent it is with. */
  readonly chat: ChatName;
  /** The branch that is shown from now on; undefined where the chat has only one. */
  readonly shownBranch: string | undefined;
}

/**
 * Stores a question, its run and the first event of that, and puts the run in line: workers, readers and those who follow
 * the chat hear of it at the commit. One statement, so that the account is locked for as short as can be.
 */
export async function beginRun(
  tx: Database,
  { message, fork, fileIds, run, queued, chat, shownBranch }: Beginning,
): Promise<RunRow> {
  const stored = { ...ofNewRun, ...run };
  const now = run.createdAt;
  const attached =
    fileIds.length === 0 ? sql`` : sql`, attached as (${attachedFiles(tx, message.id, fileIds)})`;
  const forked = fork === null ? sql`` : sql`, forked as (${storedBranch(tx, message, fork)})`;
  await tx.execute(sql`
    with asked as (${storedMessage(tx, message)})${attached}${forked},
    begun as (${tx.insert(runs).values(stored).getSQL()}),
    logged as (
      insert into run_events (run_id, seq, type, data, at)
      values (${run.id}, ${stored.lastSeq}, 'run.queued', ${safeJson(queued)}::jsonb, ${now.toISOString()}::timestamptz)
    ), touched as (${touchedChat(run.chatId, now, chat, shownBranch)})
    select pg_notify(${chatsChannel}, touched.user_id || ' ' || touched.id),
      pg_notify(${runEventsChannel}, ${`${nobody} ${run.id}:${stored.lastSeq}`}), pg_notify(${queueChannel}, ${run.id})
    from touched`);
  return stored;
}
