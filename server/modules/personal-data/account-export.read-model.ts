import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ledgerEntries, ledgerTransactions } from '../billing/billing.tables.ts';
import { files } from '../files/files.tables.ts';
import { emailChanges } from '../account/account.tables.ts';
import { apiKeys } from '../api-keys/api-keys.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { auditLog } from '../audit/audit.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { noticeChoices, pushSubscriptions } from '../notifications/notifications.tables.ts';
import { problemReports, runRatings } from '../feedback/feedback.tables.ts';
import { schedules } from '../schedules/schedules.tables.ts';
import { ownAgents, ownAgentVersions } from '../own-agents/own-agents.tables.ts';
import { shares } from '../shares/shares.tables.ts';

export async function profileOf(db: Database, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      permissions: users.permissions,
      language: users.language,
      email_confirmed_at: users.emailConfirmedAt,
      referral_code: users.referralCode,
      // By whom is the other person's.
      came_by_invitation: sql<boolean>`${users.referredBy} is not null`,
      created_at: users.createdAt,
      last_seen_at: users.lastSeenAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

/** Addresses to which a link was mailed that confirms them; it waits until `closed_at` or `expires_at`. */
export async function emailLinksOf(db: Database, userId: string) {
  return await db
    .select({
      email: emailChanges.email,
      created_at: emailChanges.createdAt,
      expires_at: emailChanges.expiresAt,
      closed_at: emailChanges.usedAt,
    })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(emailChanges.createdAt));
}

/** Without the views of admins: their device and address are not the person's. */
export async function sessionsOf(db: Database, userId: string) {
  return await db
    .select({
      id: sessions.id,
      device: sessions.device,
      ip: sessions.ip,
      created_at: sessions.createdAt,
      last_used_at: sessions.lastUsedAt,
      expires_at: sessions.expiresAt,
      ended_at: sessions.endedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonationId)))
    .orderBy(asc(sessions.createdAt));
}

export async function apiKeysOf(db: Database, userId: string) {
  return await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      created_at: apiKeys.createdAt,
      last_used_at: apiKeys.lastUsedAt,
      expires_at: apiKeys.expiresAt,
      revoked_at: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt));
}

/** The kinds the person chose to be notified of; null: never chose, so all of them. */
export async function notificationKindsOf(db: Database, userId: string) {
  const [row] = await db
    .select({ kinds: noticeChoices.kinds })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId));
  return row?.kinds ?? null;
}

/** Of the address only whose push service it is: whoever knows all of it could send to the device. */
export async function notificationDevicesOf(db: Database, userId: string) {
  const devices = await db
    .select({
      kind: pushSubscriptions.kind,
      address: pushSubscriptions.address,
      session_id: pushSubscriptions.sessionId,
      created_at: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt));
  return devices.map(({ address, ...device }) => ({
    ...device,
    service: device.kind === 'web_push' ? new URL(address).origin : null,
  }));
}

export async function filesOf(db: Database, userId: string) {
  return await db
    .select({
      id: files.id,
      name: files.name,
      mime: files.mime,
      bytes: files.bytes,
      sha256: files.sha256,
      summary: files.summary,
      created_at: files.createdAt,
    })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt));
}

export async function sharesOf(db: Database, userId: string) {
  return await db
    .select({
      id: shares.id,
      chat_id: shares.chatId,
      views: shares.views,
      created_at: shares.createdAt,
      expires_at: shares.expiresAt,
      revoked_at: shares.revokedAt,
    })
    .from(shares)
    .where(eq(shares.userId, userId))
    .orderBy(asc(shares.createdAt));
}

/** Agents of their own, each with every version. */
export async function ownAgentsOf(db: Database, userId: string) {
  return await db
    .select({
      id: ownAgents.id,
      version: ownAgentVersions.version,
      document: ownAgentVersions.document,
      created_at: ownAgentVersions.createdAt,
      deleted_at: ownAgents.deletedAt,
    })
    .from(ownAgentVersions)
    .innerJoin(ownAgents, eq(ownAgents.id, ownAgentVersions.agentId))
    .where(eq(ownAgents.userId, userId))
    .orderBy(asc(ownAgents.createdAt), asc(ownAgentVersions.version));
}

/** Runs that are asked again and again. */
export async function schedulesOf(db: Database, userId: string) {
  return await db
    .select({
      id: schedules.id,
      run_id: schedules.runId,
      every: schedules.every,
      cap_credits: schedules.capCredits,
      next_at: schedules.nextAt,
      paused_by: schedules.pausedBy,
      created_at: schedules.createdAt,
    })
    .from(schedules)
    .where(eq(schedules.userId, userId))
    .orderBy(asc(schedules.createdAt));
}

/** How answers were rated. */
export async function ratingsOf(db: Database, userId: string) {
  return await db
    .select({ run_id: runRatings.runId, is_helpful: runRatings.isHelpful, rated_at: runRatings.ratedAt })
    .from(runRatings)
    .where(eq(runRatings.userId, userId))
    .orderBy(asc(runRatings.ratedAt));
}

/** Problems that were reported, and what was answered. */
export async function problemsOf(db: Database, userId: string) {
  return await db
    .select({
      run_id: problemReports.runId,
      kind: problemReports.kind,
      text: problemReports.text,
      agreed_at: problemReports.agreedAt,
      reported_at: problemReports.reportedAt,
      done_at: problemReports.doneAt,
      note: problemReports.note,
    })
    .from(problemReports)
    .where(eq(problemReports.userId, userId))
    .orderBy(asc(problemReports.reportedAt));
}

/** The next lines of the books, oldest first. */
export async function ledgerAfter(db: Database, userId: string, afterPosition: number, limit: number) {
  const page = await db
    .select({
      id: ledgerTransactions.id,
      position: ledgerTransactions.position,
      at: ledgerTransactions.at,
      kind: ledgerTransactions.kind,
      title: ledgerTransactions.title,
      run_id: ledgerTransactions.runId,
      chat_id: ledgerTransactions.chatId,
    })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.userId, userId), gt(ledgerTransactions.position, afterPosition)))
    .orderBy(asc(ledgerTransactions.position))
    .limit(limit);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  const entries = await db
    .select({
      transactionId: ledgerEntries.transactionId,
      account: ledgerEntries.account,
      millicredits: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.transactionId, ids))
    .orderBy(asc(ledgerEntries.id));
  return page.map((line) => ({
    ...line,
    entries: entries
      .filter(({ transactionId }) => transactionId === line.id)
      .map(({ account, millicredits }) => ({ account, millicredits })),
  }));
}

/** From the person, or from a stranger who tried to get in; an admin's address is the admin's own. */
const isNoAdminsAddress = sql`${auditLog.impersonatorId} is null
  and (${auditLog.actorId} is null or ${auditLog.actorId} = ${auditLog.subjectId})`;

/** What was done to the account and, unless it was an admin, from where. */
export async function activityOf(db: Database, userId: string) {
  return await db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      ip: sql<string | null>`case when ${isNoAdminsAddress} then ${auditLog.ip} end`,
    })
    .from(auditLog)
    .where(eq(auditLog.subjectId, userId))
    .orderBy(asc(auditLog.at));
}
