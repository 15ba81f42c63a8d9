import { and, asc, desc, eq, isNull, ne, or, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { subscriptions } from '../billing/billing.tables.ts';
import { chats, messageFiles, messages } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { workerLockClass } from './worker-lock.ts';
import { runs } from './runs.tables.ts';

export type RunRow = typeof runs.$inferSelect;

export const stopChannel = 'run_stop';
export const queueChannel = 'run_queued';

const { placeholder } = sql;
const messageOfChat = eq(messages.chatId, placeholder('chatId'));
const positionOf = (messageId: Placeholder) =>
  sql`(select asked.position from messages asked where asked.id = ${messageId})`;

export async function insertRun(tx: Database, run: typeof runs.$inferInsert): Promise<void> {
  await tx.insert(runs).values(run);
}

export async function findRun(db: Database, runId: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(runs).where(eq(runs.id, runId));
  return row;
}

const ownRun = prepared<{ userId: string; runId: string }, RunRow[]>('own_run', (db) =>
  db
    .select()
    .from(runs)
    .where(and(eq(runs.id, placeholder('runId')), eq(runs.userId, placeholder('userId')))),
);

/** Unknown and foreign ids look the same. */
export async function findOwnRun(db: Database, userId: string, runId: string): Promise<RunRow | undefined> {
  const [row] = await ownRun(db, { userId, runId });
  return row;
}

export async function lockRun(tx: Database, runId: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, runId)).for('update');
  return row;
}

const runToEnd = prepared<{ runId: string }, { run: RunRow; steps: string }[]>('run_to_end', (tx) =>
  tx
    .select({
      run: runs,
      steps: sql<string>`(select coalesce(sum(step.millicredits), 0) from run_steps step where step.run_id = runs.id)`,
    })
    .from(runs)
    .where(eq(runs.id, placeholder('runId')))
    .for('update'),
);

/** The run, locked, and the millicredits that its checkpoints used. */
export async function lockRunToEnd(
  tx: Database,
  runId: string,
): Promise<{ run: RunRow; stepsMillicredits: number } | undefined> {
  const [row] = await runToEnd(tx, { runId });
  return row && { run: row.run, stepsMillicredits: Number(row.steps) };
}

/** What decides whether a message can begin a run now. */
export interface SendState {
  /** Whether the chat is there, and the person's own. */
  readonly hasChat: boolean;
  /** The run of the same key. */
  readonly sameKey: RunRow | undefined;
  /** The run of the chat that is not finished. */
  readonly active: RunRow | undefined;
  /** How many runs of the person are not finished. */
  readonly activeCount: number;
  /** The slug of the plan they have; null without one. */
  readonly plan: string | null;
}

interface Sending {
  readonly userId: string;
  readonly chatId: string;
  readonly key: string;
}

interface SendRow {
  readonly run: RunRow | null;
  readonly hasChat: boolean;
  readonly plan: string | null;
}

const sendState = prepared<Sending, SendRow[]>('send_state', (db) => {
  const ofPerson = eq(runs.userId, placeholder('userId'));
  const ofChat = eq(runs.chatId, placeholder('chatId'));
  const hasChat = sql<boolean>`exists (
    select 1 from chats own
    where own.id = ${placeholder('chatId')} and own.user_id = ${placeholder('userId')} and own.deleted_at is null)`;
  return db
    .select({ run: runs, hasChat, plan: subscriptions.plan })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(
      runs,
      or(
        and(ofPerson, eq(runs.idempotencyKey, placeholder('key'))),
        and(ofChat, isNull(runs.finishedAt)),
        and(ofPerson, isNull(runs.finishedAt)),
      ),
    )
    .where(eq(users.id, placeholder('userId')));
});

export async function findSendState(db: Database, sending: Sending): Promise<SendState> {
  const { userId, chatId, key } = sending;
  const rows = await sendState(db, sending);
  const known = rows.flatMap(({ run }) => run ?? []);
  const own = known.filter((run) => run.userId === userId);
  return {
    hasChat: rows[0]?.hasChat ?? false,
    sameKey: own.find((run) => run.idempotencyKey === key),
    active: known.find((run) => run.chatId === chatId && !run.finishedAt),
    activeCount: own.filter((run) => !run.finishedAt).length,
    plan: rows[0]?.plan ?? null,
  };
}

type Likeness = Pick<RunRow, 'userId' | 'agent' | 'language' | 'id'> & {
  readonly inputsKey: string;
  readonly createdAt: string;
};

const earlierRun = prepared<Likeness, { run: RunRow }[]>('earlier_run', (db) =>
  db
    .select({ run: runs })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(
      and(
        eq(runs.userId, placeholder('userId')),
        eq(runs.agent, placeholder('agent')),
        eq(runs.inputsKey, placeholder('inputsKey')),
        eq(runs.language, placeholder('language')),
        eq(runs.status, 'done'),
        sql`${runs.finishedAt} <= ${placeholder('createdAt')}::timestamptz`,
        ne(runs.id, placeholder('id')),
        isNull(chats.deletedAt),
        sql`not exists (
          select 1 from run_events ended where ended.run_id = ${runs.id} and ended.type = 'run.finished'
            and ((ended.data->>'is_unanswered')::boolean or (ended.data->>'is_question')::boolean))`,
      ),
    )
    .orderBy(desc(runs.finishedAt), desc(runs.createdAt))
    .limit(1),
);

/**
 * The newest run of the same person about the same that had answered before this one was asked for, in the same
 * language: the same one after a restart too. Not of a deleted chat.
 */
export async function findEarlierRun(db: Database, run: RunRow): Promise<RunRow | undefined> {
  const { userId, agent, inputsKey, language, id } = run;
  if (inputsKey === null) return undefined;
  const createdAt = run.createdAt.toISOString();
  const [row] = await earlierRun(db, { userId, agent, inputsKey, language, id, createdAt });
  return row?.run;
}

export async function findActiveRun(db: Database, chatId: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.chatId, chatId), isNull(runs.finishedAt)));
  return row;
}

export async function listRunsOfChat(db: Database, chatId: string): Promise<RunRow[]> {
  return await db.select().from(runs).where(eq(runs.chatId, chatId)).orderBy(asc(runs.createdAt));
}

/** Takes a run away from a worker and puts it back among the queued ones. */
export async function unclaimRun(
  tx: Database,
  runId: string,
  workerId: string,
  isLost: boolean,
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(runs)
    .set({
      workerId: null,
      lostWorkers: isLost ? sql`${runs.lostWorkers} + 1` : runs.lostWorkers,
      status: sql`case when ${runs.stopRequestedAt} is null then 'queued' else 'stopping' end`,
    })
    .where(and(eq(runs.id, runId), eq(runs.workerId, workerId), isNull(runs.finishedAt)))
    .returning();
  return row;
}

export interface Orphan {
  readonly runId: string;
  readonly workerId: string;
}

/** Runs whose worker is gone: the lock that a live worker holds is free. */
export async function listOrphans(db: Database): Promise<Orphan[]> {
  const { rows } = await db.execute<{ id: string; worker_id: string }>(sql`
    select id, worker_id from runs
    where finished_at is null and worker_id is not null and not exists (
      select 1 from pg_locks lock
      where lock.locktype = 'advisory' and lock.granted and lock.classid = ${workerLockClass}
        and lock.database = (select oid from pg_database where datname = current_database())
        and lock.objid = split_part(runs.worker_id, '_', 2)::bigint::oid)`);
  return rows.map((row) => ({ runId: row.id, workerId: row.worker_id }));
}

export async function listRunsOfWorker(db: Database, workerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.workerId, workerId), isNull(runs.finishedAt)));
  return rows.map((row) => row.id);
}

export async function markStopping(tx: Database, runId: string, now: Date): Promise<void> {
  await tx.update(runs).set({ stopRequestedAt: now, status: 'stopping' }).where(eq(runs.id, runId));
}

export async function notify(tx: Database, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

type Turn = Pick<typeof messages.$inferSelect, 'role' | 'text' | 'runId' | 'agent'>;

const turnsBefore = prepared<{ chatId: string; messageId: string; limit: number }, Turn[]>(
  'turns_before',
  (db) =>
    db
      .select({ role: messages.role, text: messages.text, runId: messages.runId, agent: messages.agent })
      .from(messages)
      .where(and(messageOfChat, sql`${messages.position} < ${positionOf(placeholder('messageId'))}`))
      .orderBy(desc(messages.position))
      .limit(placeholder('limit')),
);

/** Earlier turns of the chat, oldest first, without the question itself. */
export async function listTurnsBefore(
  db: Database,
  chatId: string,
  messageId: string,
  limit: number,
): Promise<Turn[]> {
  return (await turnsBefore(db, { chatId, messageId, limit })).toReversed();
}

const attachments = prepared<{ chatId: string; upTo: string | null }, { position: number; fileId: string }[]>(
  'attachments',
  (db) =>
    db
      .select({ position: messages.position, fileId: messageFiles.fileId })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(
        and(
          messageOfChat,
          sql`(${placeholder('upTo')}::text is null or ${messages.position} <= ${positionOf(placeholder('upTo'))})`,
        ),
      )
      .orderBy(asc(messages.position), asc(messageFiles.position), asc(messageFiles.fileId)),
);

/** Ids of attached files by message, oldest message first; up to the question, or of the whole chat when none is named. */
export async function listAttachments(
  db: Database,
  chatId: string,
  upTo: string | null,
): Promise<string[][]> {
  const rows = await attachments(db, { chatId, upTo });
  return [...Map.groupBy(rows, (row) => row.position).values()].map((group) =>
    group.map((row) => row.fileId),
  );
}
