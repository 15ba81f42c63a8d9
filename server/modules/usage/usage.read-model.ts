import { dayMs } from '@loupe/shared/lib/dates/instants';
import { utcDayOf } from '@loupe/shared/lib/dates/utc-days';
import { eq, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { accountColumns } from '../billing/account.statements.ts';
import { creditBalances, subscriptions } from '../billing/billing.tables.ts';

/** Rows as JSON has them: instants as text. Millicredits. */
interface HoldRow {
  readonly run_id: string;
  readonly chat_id: string;
  readonly chat_title: string;
  readonly amount: number;
  readonly held_since: string;
}
interface LotRow {
  readonly id: string;
  readonly source: string;
  readonly granted: number;
  readonly remaining: number;
  readonly expires_at: string | null;
}
interface DayRow {
  readonly day: string;
  readonly agent: string;
  readonly own_title: string | null;
  readonly amount: number;
}

const ofUser = sql`user_id = ${subscriptions.userId}`;

const openHolds = sql<HoldRow[]>`(
  select coalesce(json_agg(hold order by hold.held_since desc), '[]') from (
    select hold.run_id, run.chat_id, chat.title as chat_title, hold.amount, hold.created_at as held_since
    from credit_holds hold join runs run on run.id = hold.run_id join chats chat on chat.id = run.chat_id
    where hold.${ofUser} and hold.status = 'open') hold)`;

/** Lots that still matter: not expired. */
const lots = sql<LotRow[]>`(
  select coalesce(json_agg(lot order by lot.priority, lot.expires_at, lot.created_at), '[]') from (
    select id, source, granted, remaining, expires_at, priority, created_at from credit_lots lot
    where lot.${ofUser} and (lot.expires_at is null or lot.expires_at > ${sql.placeholder('now')}::timestamptz)) lot)`;
const mostLots = 200;

const firstDay = sql`(${subscriptions.cycleStartedAt} at time zone 'UTC')::date`;

/** Of the day in which the cycle began the ledger tells what came after that. */
const restOfFirstDay = sql`
  select ${firstDay} as day, run.agent, max(run.own_title) as own_title, sum(entry.amount) as amount
  from ledger_transactions ltx
  join ledger_entries entry on entry.transaction_id = ltx.id and entry.account = 'used'
  join runs run on run.id = ltx.run_id
  where ltx.${ofUser} and ltx.kind = 'run' and ltx.at >= ${subscriptions.cycleStartedAt}
    and ltx.at < (${firstDay} + 1)::timestamp at time zone 'UTC'
  group by run.agent`;

/** Whole days are kept ready. */
const laterDays = sql`
  select day, agent, own_title, amount from daily_use where daily_use.${ofUser} and day > ${firstDay}`;

/** Used by UTC day and agent. */
const daysOf = (use: SQL) =>
  sql<DayRow[]>`(select coalesce(json_agg(use order by use.day, use.agent), '[]') from (${use}) use)`;

const usageWith = (db: Database, use: SQL) =>
  db
    .select({ ...accountColumns, holds: openHolds, lots, days: daysOf(use) })
    .from(subscriptions)
    .innerJoin(creditBalances, eq(creditBalances.userId, subscriptions.userId))
    .where(eq(subscriptions.userId, sql.placeholder('userId')));

const wholeUsage = prepared<{ userId: string; now: Date }, Usage[]>('usage', (db) =>
  usageWith(db, sql`${restOfFirstDay} union all ${laterDays}`),
);
const laterUsage = prepared<{ userId: string; now: Date }, Usage[]>('usage_after_first_day', (db) =>
  usageWith(db, laterDays),
);

interface Usage {
  readonly subscription: typeof subscriptions.$inferSelect;
  readonly balance: typeof creditBalances.$inferSelect;
  readonly nextExpiryAt: Date | null;
  readonly holds: readonly HoldRow[];
  readonly lots: readonly LotRow[];
  readonly days: readonly DayRow[];
}

interface FirstDay {
  readonly cycleStartedAt: number;
  readonly use: readonly DayRow[];
  readonly keptAt: number;
}

/** First days that are over, by user: the ledger grows at its end, so they stay as they are. */
const firstDays = new LRUCache<string, FirstDay>({ max: 5_000 });
/** A clock that was set back may write into a day that was over. */
const keptMs = 600_000;
/** Long after the last transaction of the day has ended, whichever process wrote it. */
const settledAfterMs = 3_600_000;

function knownFirstDay(userId: string, now: Date): FirstDay | undefined {
  const known = firstDays.get(userId);
  const age = known ? now.getTime() - known.keptAt : 0;
  return age >= 0 && age < keptMs ? known : undefined;
}

function keepFirstDay(userId: string, { subscription, days }: Usage, now: Date): void {
  const cycleStartedAt = subscription.cycleStartedAt.getTime();
  const day = utcDayOf(subscription.cycleStartedAt);
  if (now.getTime() < Date.parse(day) + dayMs + settledAfterMs) return;
  const use = days.filter((one) => one.day === day);
  firstDays.set(userId, { cycleStartedAt, use, keptAt: now.getTime() });
}

/**
 * The account with its holds, its lots and the use of its cycle. One question, so of one moment: what is held is the sum of
 * the holds, and what is available that of the lots, also while a run settles.
 */
export async function findUsage(db: Database, userId: string, now: Date): Promise<Usage | undefined> {
  const known = knownFirstDay(userId, now);
  const [later] = known ? await laterUsage(db, { userId, now }) : [];
  if (known && later?.subscription.cycleStartedAt.getTime() === known.cycleStartedAt)
    return cut({ ...later, days: [...known.use, ...later.days] });
  const [usage] = await wholeUsage(db, { userId, now });
  if (usage) keepFirstDay(userId, usage, now);
  return usage && cut(usage);
}

const cut = (usage: Usage): Usage => ({ ...usage, lots: usage.lots.slice(0, mostLots) });
