import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Opens the audit log for this transaction: without being asked by name it refuses every change. */
async function openAuditLog(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('loupe.retention', 'on', true)`);
}

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Lines of the audit log and views by support. By the clock of the database too: it is the one that decides. */
export async function deleteTracesBefore(tx: Database, before: Date): Promise<void> {
  await openAuditLog(tx);
  await tx.execute(
    sql`delete from audit_log where at < least(${instantOf(before)}, now() - interval '365 days')`,
  );
  await tx.execute(sql`delete from impersonations where created_at < ${instantOf(before)}`);
}

/**
 * Takes addresses and details out of what is kept about accounts that were deleted before a moment. In what an admin did
 * while viewing as somebody the address is the admin's, whose account is then the one that counts.
 */
export async function emptyTracesOfDeleted(tx: Database, before: Date): Promise<void> {
  const gone = sql`(select user_id from account_deletions where deleted_at < ${instantOf(before)})`;
  await openAuditLog(tx);
  await tx.execute(sql`
    update audit_log
    set ip = null, detail = case when subject_id in ${gone} then '' else detail end
    where (ip is not null and (subject_id in ${gone} or actor_id in ${gone} or impersonator_id in ${gone}))
      or (detail <> '' and subject_id in ${gone})`);
  await tx.execute(sql`
    update impersonations
    set ip = '', reason = case when user_id in ${gone} then '' else reason end
    where (ip <> '' and (user_id in ${gone} or admin_id in ${gone}))
      or (reason <> '' and user_id in ${gone})`);
  await tx.execute(sql`
    update sessions set ip = null, device = ''
    where impersonator_id in ${gone} and (ip is not null or device <> '')`);
}

/** Forgets the mailboxes of deleted accounts that were rewarded before a moment. */
export async function forgetMailboxesOfDeleted(tx: Database, before: Date): Promise<void> {
  await tx.execute(sql`
    update referral_rewards set mailbox_hash = null
    where mailbox_hash is not null
      and rewarded_at < ${instantOf(before)}
      and invited_id in (select user_id from account_deletions)`);
}
