import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { subscriptions } from '../billing/billing.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from './runs.tables.ts';
import type { RunRow } from './runs.repository.ts';

const { placeholder } = sql;

/** What decides whether a message can begin a run now. */
export interface SendState {
  /** Whether the chat is there, and the person's own. */
  readonly hasChat: boolean;
  /** The branch of the chat that is shown; null for one that has never branched. */
  readonly branchId: string | null;
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
  readonly branchId: string | null;
  readonly plan: string | null;
}

const sendState = prepared<Sending, SendRow[]>('send_state', (db) => {
  const ofPerson = eq(runs.userId, placeholder('userId'));
  const ofChat = eq(runs.chatId, placeholder('chatId'));
  const hasChat = sql<boolean>`exists (
    select 1 from chats own
    where own.id = ${placeholder('chatId')} and own.user_id = ${placeholder('userId')} and (own.deleted_at is null or own.temporary = 'living'))`;
  const branchId = sql<
    string | null
  >`(select shown.branch_id from chats shown where shown.id = ${placeholder('chatId')})`;
  return db
    .select({ run: runs, hasChat, branchId, plan: subscriptions.plan })
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
    branchId: rows[0]?.branchId ?? null,
    sameKey: own.find((run) => run.idempotencyKey === key),
    active: known.find((run) => run.chatId === chatId && !run.finishedAt),
    activeCount: own.filter((run) => !run.finishedAt).length,
    plan: rows[0]?.plan ?? null,
  };
}
