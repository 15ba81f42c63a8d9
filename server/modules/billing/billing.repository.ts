import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { runs, runSteps } from '../runs/runs.tables.ts';
import { creditBalances, creditHolds, creditLots, subscriptions } from './billing.tables.ts';

/** Balance, subscription and the next expiry in one round trip. */
export async function findAccount(db: Database, userId: string) {
  const [row] = await db
    .select({
      subscription: subscriptions,
      balance: creditBalances,
      nextExpiryAt:
        sql<Date | null>`(select min(${creditLots.expiresAt}) from ${creditLots} where ${creditLots.userId} = ${subscriptions.userId} and ${creditLots.remaining} > 0)`.mapWith(
          (value: string | Date | null) => (value === null ? null : new Date(value)),
        ),
    })
    .from(subscriptions)
    .innerJoin(creditBalances, eq(creditBalances.userId, subscriptions.userId))
    .where(eq(subscriptions.userId, userId));
  return row;
}

export async function listOpenHolds(db: Database, userId: string) {
  return await db
    .select({
      runId: creditHolds.runId,
      chatId: runs.chatId,
      chatTitle: chats.title,
      amount: creditHolds.amount,
      heldSince: creditHolds.createdAt,
    })
    .from(creditHolds)
    .innerJoin(runs, eq(runs.id, creditHolds.runId))
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(and(eq(creditHolds.userId, userId), eq(creditHolds.status, 'open')))
    .orderBy(desc(creditHolds.createdAt));
}

/** Lots that still matter: not expired, or with something left. */
export async function listLots(db: Database, userId: string, now: Date) {
  return await db
    .select()
    .from(creditLots)
    .where(
      and(eq(creditLots.userId, userId), or(isNull(creditLots.expiresAt), gt(creditLots.expiresAt, now))),
    )
    .orderBy(asc(creditLots.priority), asc(creditLots.expiresAt), asc(creditLots.createdAt))
    .limit(200);
}

/**
 * Used millicredits by UTC day and agent since an instant. Whole days are kept ready; of the day in which the instant lies
 * the ledger tells what came after it.
 */
export async function listDailyUse(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ day: string; agent: string; own_title: string | null; amount: number }[]> {
  const { rows } = await db.execute<{
    day: string;
    agent: string;
    own_title: string | null;
    amount: string;
  }>(sql`
    with first_day as (select (${since.toISOString()}::timestamptz at time zone 'UTC')::date as day)
    select to_char((select day from first_day), 'YYYY-MM-DD') as day, run.agent,
      max(run.own_title) as own_title, sum(entry.amount) as amount
    from ledger_transactions ltx
    join ledger_entries entry on entry.transaction_id = ltx.id and entry.account = 'used'
    join runs run on run.id = ltx.run_id
    where ltx.user_id = ${userId} and ltx.kind = 'run' and ltx.at >= ${since.toISOString()}::timestamptz
      and ltx.at < ((select day from first_day) + 1)::timestamp at time zone 'UTC'
    group by 2
    union all
    select to_char(day, 'YYYY-MM-DD'), agent, own_title, amount
    from daily_use where user_id = ${userId} and day > (select day from first_day)
    order by 1, 2`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export interface HistoryRow {
  readonly id: string;
  readonly position: number;
  readonly at: Date;
  readonly kind: string;
  readonly title: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly runId: string | null;
  readonly chatId: string | null;
}

/** Ledger transactions a person sees, newest first; holds only move credits between two pockets of theirs. */
export async function listHistory(
  db: Database,
  userId: string,
  before: number | null,
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await db.execute<{
    id: string;
    position: string;
    at: string;
    kind: string;
    title: string;
    amount: string;
    balance_after: string;
    run_id: string | null;
    chat_id: string | null;
  }>(sql`
    select ltx.id, ltx.position, ltx.at, ltx.kind, ltx.title, ltx.run_id, ltx.chat_id, own.amount,
           ltx.balance_before + own.amount as balance_after
    from ledger_transactions ltx
    cross join lateral (
      select coalesce(sum(entry.amount), 0) as amount from ledger_entries entry
      where entry.transaction_id = ltx.id and entry.account in ('available', 'held')
    ) own
    where ltx.user_id = ${userId} and ltx.kind <> 'hold'
      ${before === null ? sql`` : sql`and ltx.position < ${before}`}
    order by ltx.position desc limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    position: Number(row.position),
    at: new Date(row.at),
    kind: row.kind,
    title: row.title,
    amount: Number(row.amount),
    balanceAfter: Number(row.balance_after),
    runId: row.run_id,
    chatId: row.chat_id,
  }));
}

export async function findReceiptFacts(db: Database, userId: string, runId: string) {
  const [row] = await db
    .select({
      run: runs,
      hold: creditHolds,
      isUnanswered: sql<boolean>`exists (
        select 1 from run_events e
        where e.run_id = ${runs.id} and e.type = 'run.finished' and e.data->>'is_unanswered' = 'true'
      )`,
    })
    .from(runs)
    .innerJoin(creditHolds, eq(creditHolds.runId, runs.id))
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)));
  return row;
}

/** The steps that were stored before an instant, in the order they finished. */
export async function listPricedSteps(db: Database, runId: string, until: Date) {
  return await db
    .select({
      title: runSteps.title,
      tool: runSteps.tool,
      stage: runSteps.stageId,
      millicredits: runSteps.millicredits,
    })
    .from(runSteps)
    .where(
      and(
        eq(runSteps.runId, runId),
        or(lt(runSteps.finishedAt, until), eq(runSteps.finishedAt, until)),
        gt(runSteps.millicredits, 0),
      ),
    )
    .orderBy(asc(runSteps.position));
}
