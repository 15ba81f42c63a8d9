import { and, eq, or, sql } from 'drizzle-orm';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import type { Database } from '../../db/database.ts';
import type { VapidKeys } from '../../providers/push/web-push.ts';
import { type notices, pushDeliveries, pushKeys, pushSubscriptions } from './notifications.tables.ts';

export const pushChannel = 'push_due';

/** The moments that decide what is still wanted. */
export interface Horizon {
  readonly now: Date;
  /** Sessions last used before this have ended (idle limit). */
  readonly usedAfter: Date;
  /** Notices older than this are no news any more. */
  readonly newsAfter: Date;
}

/** Replaces what the session had, and what anybody had at this address: a browser belongs to who is signed in now. */
export async function saveSubscription(
  db: Database,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { sessionId, address } = subscription;
  await db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(or(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.address, address)));
    await tx.insert(pushSubscriptions).values(subscription);
  });
}

export async function hasSubscription(db: Database, sessionId: string): Promise<boolean> {
  const found = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return found.length > 0;
}

export async function deleteSubscriptionOf(db: Database, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

const isLive = ({ now, usedAfter }: Horizon) => sql`(
  se.ended_at is null
  and se.expires_at > ${now.toISOString()}::timestamptz
  and se.last_used_at > ${usedAfter.toISOString()}::timestamptz
)`;

/** Removes the devices of ended sessions; of one person, or of all. */
export async function deleteEndedSubscriptions(
  db: Database,
  horizon: Horizon,
  userId?: string,
): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions su using sessions se
    where se.id = su.session_id and not ${isLive(horizon)}
    ${userId === undefined ? sql`` : sql`and su.user_id = ${userId}`}`);
}

/**
 * Puts a notice into the list, and on its way to every device of the person, unless they chose not to hear of such
 * things; wakes the senders when the transaction commits. One statement.
 */
export async function insertNotice(
  tx: Database,
  notice: typeof notices.$inferInsert,
  horizon: Horizon,
): Promise<void> {
  const { id, userId, kind, runId, chatId } = notice;
  const now = horizon.now.toISOString();
  await tx.execute(sql`
    with notice as (
      insert into notices (id, user_id, kind, run_id, chat_id, created_at)
      select ${id}, ${userId}, ${kind}, ${runId}, ${chatId}, ${now}::timestamptz
      where not exists (select 1 from notice_choices chosen where chosen.user_id = ${userId} and ${kind} <> all (chosen.kinds))
      returning id
    ), sent as (
      insert into push_deliveries (notice_id, subscription_id, next_attempt_at)
      select notice.id, su.id, ${now}::timestamptz
      from notice, push_subscriptions su join sessions se on se.id = su.session_id
      where su.user_id = ${userId} and ${isLive(horizon)}
      returning subscription_id
    )
    select pg_notify(${pushChannel}, '') from sent having count(*) > 0`);
}

/** A claimed delivery with all that is needed to send it. `is_wanted` is false when nobody needs it any more. */
export interface Claimed extends Record<string, unknown> {
  readonly attempts: number;
  readonly notice_id: string;
  readonly kind: NoticeKind;
  readonly run_id: string;
  readonly chat_id: string;
  readonly chat_title: string;
  readonly agent: string;
  readonly own_title: string | null;
  readonly subscription_id: string;
  readonly channel: 'web_push' | 'fcm';
  readonly address: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
  readonly is_wanted: boolean;
}

/** Takes due deliveries so that no other process does until `leasedUntil`; they come again when this one dies. */
export async function claimDue(
  db: Database,
  horizon: Horizon,
  leasedUntil: Date,
  limit: number,
): Promise<Claimed[]> {
  const now = horizon.now.toISOString();
  const { rows } = await db.execute<Claimed>(sql`
    with due as (
      select notice_id, subscription_id from push_deliveries
      where next_attempt_at <= ${now}::timestamptz
      order by next_attempt_at limit ${limit} for update skip locked
    ), claimed as (
      update push_deliveries d
      set attempts = d.attempts + 1, next_attempt_at = ${leasedUntil.toISOString()}::timestamptz
      from due where d.notice_id = due.notice_id and d.subscription_id = due.subscription_id
      returning d.notice_id, d.subscription_id, d.attempts
    )
    select cl.attempts, cl.notice_id, cl.subscription_id, n.kind, n.run_id, n.chat_id, r.agent, r.own_title,
      c.title as chat_title, su.kind as channel, su.address, su.p256dh, su.auth,
      (${isLive(horizon)} and c.deleted_at is null and n.read_at is null
        and n.created_at > ${horizon.newsAfter.toISOString()}::timestamptz) as is_wanted
    from claimed cl
    join notices n on n.id = cl.notice_id
    join runs r on r.id = n.run_id
    join chats c on c.id = n.chat_id
    join push_subscriptions su on su.id = cl.subscription_id
    join sessions se on se.id = su.session_id`);
  return rows;
}

const theDelivery = ({ notice_id, subscription_id }: Pick<Claimed, 'notice_id' | 'subscription_id'>) =>
  and(eq(pushDeliveries.noticeId, notice_id), eq(pushDeliveries.subscriptionId, subscription_id));

export async function deleteDelivery(db: Database, claimed: Claimed): Promise<void> {
  await db.delete(pushDeliveries).where(theDelivery(claimed));
}

export async function postponeDelivery(db: Database, claimed: Claimed, until: Date): Promise<void> {
  await db.update(pushDeliveries).set({ nextAttemptAt: until }).where(theDelivery(claimed));
}

/** The keys of this site; of those made at the same time by several processes the first stay. */
export async function keepKeys(db: Database, make: () => Promise<VapidKeys>): Promise<VapidKeys> {
  const select = async () => (await db.select().from(pushKeys).where(eq(pushKeys.id, 'vapid')))[0];
  const known = await select();
  if (known) return known;
  await db
    .insert(pushKeys)
    .values({ id: 'vapid', ...(await make()) })
    .onConflictDoNothing();
  const kept = await select();
  if (!kept) throw new Error('The VAPID keys were not kept');
  return kept;
}
