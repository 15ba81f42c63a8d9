import { endOfUtcDay, startOfUtcDay } from '@loupe/shared/lib/dates/utc-days';
import { createHash } from 'node:crypto';
import type * as contract from '@loupe/shared/contract/admin';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { wholeCreditsDown } from '../billing/billing.models.ts';
import { readHistory } from '../billing/credits.usecases.ts';
import { readUsage } from '../usage/usage.usecases.ts';
import { auditActions, writeAudit } from '../audit/audit.usecases.ts';
import { idleLimitMs } from '../sessions/sessions.policy.ts';
import {
  checkedCredits,
  checkedExpiry,
  checkedGrantReason,
  readCursor,
  writeCursor,
} from './admin.models.ts';
import {
  presentAccount,
  presentAuditLine,
  presentRun,
  presentSession,
  presentSubscription,
  presentUsed,
} from './admin.presenter.ts';
import {
  accountsShown,
  countAccounts,
  findAccount,
  isUser,
  listAccounts,
  type Account,
  type UserFilter,
} from './accounts.read-model.ts';
import { linesShown, listAuditLines } from './audit-list.read-model.ts';
import * as details from './user-detail.read-model.ts';
import { refusals } from '../../messages/refusals-texts.ts';

const runsShown = 20;
const dayMs = 24 * 60 * 60 * 1000;

interface UserQuery {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly plan?: string | undefined;
  readonly role?: 'admin' | 'user' | undefined;
  readonly activity?: 'week' | 'quiet' | undefined;
}

function filterOf({ q, plan, role, activity }: UserQuery, now: Date): UserFilter {
  const daysBack = activity === 'week' ? 7 : 30;
  const seenSince = activity && {
    at: new Date(now.getTime() - daysBack * dayMs),
    isSeen: activity === 'week',
  };
  return { search: q?.trim(), plan, role, seenSince };
}

/** One page of accounts, newest first (R17). */
export async function listUsers(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: UserQuery,
): Promise<DataOf<typeof contract.listUsers>> {
  const filter = filterOf(query, deps.clock.now());
  const after = readCursor(query.cursor);
  const [found, total] = await Promise.all([
    listAccounts(deps.db, { filter, after }),
    countAccounts(deps.db, filter),
  ]);
  const shown = found.slice(0, accountsShown);
  const last = shown.at(-1);
  return {
    users: shown.map(presentAccount),
    total,
    next_cursor:
      found.length > accountsShown && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

async function ensureUser(deps: Pick<Deps, 'db'>, userId: string): Promise<Account> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw appError('user.not_found');
  return account;
}

/** One account with plan, credits by origin, live sessions and the last runs; nothing of what was asked or answered. */
export async function getUser(deps: Deps, userId: string): Promise<DataOf<typeof contract.getAdminUser>> {
  const { db, agentTitle } = deps;
  await ensureUser(deps, userId);
  // Also does what is due, like a refill, so that the account is read as it is now.
  const { grants } = await readUsage(deps, userId);
  const now = deps.clock.now();
  const [account, subscription, balance, sessions, runs] = await Promise.all([
    ensureUser(deps, userId),
    details.findSubscriptionOf(db, userId),
    details.findBalance(db, userId),
    details.listSessionsOf(db, userId, now, new Date(now.getTime() - idleLimitMs)),
    details.listRunsOf(db, userId, runsShown),
  ]);
  return {
    user: presentAccount(account),
    subscription: subscription && presentSubscription(subscription),
    used_this_cycle: presentUsed(balance),
    grants: grants.map(({ id, source, granted, remaining, expires_at }) => ({
      id,
      source,
      granted,
      remaining,
      expires_at,
    })),
    sessions: sessions.map(presentSession),
    runs: runs.map((run) => presentRun(run, agentTitle)),
  };
}

export async function listUserLedger(
  deps: Deps,
  userId: string,
  cursor: string | undefined,
): Promise<DataOf<typeof contract.listUserLedger>> {
  if (!(await isUser(deps.db, userId))) throw appError('user.not_found');
  return await readHistory(deps, userId, { cursor });
}

interface GrantRequest {
  readonly userId: string;
  readonly credits: number;
  readonly reason: string;
  readonly expiresOn: string | undefined;
}

/**
 * Gives credits to a user: ledger, balance and audit in one transaction. The same key gives once; used for something
 * else it is refused.
 */
export async function grantCredits(
  deps: Deps,
  admin: Caller,
  request: GrantRequest,
  origin: { ip: string; key: string },
): Promise<DataOf<typeof contract.grantCredits>> {
  const now = deps.clock.now();
  const credits = checkedCredits(request.credits);
  const reason = checkedGrantReason(request.reason);
  const expiresAt = checkedExpiry(request.expiresOn, now);
  const { id: userId } = await ensureUser(deps, request.userId);
  const idempotencyKey = `admin-grant:${admin.userId}:${createHash('sha256').update(origin.key).digest('hex')}`;
  const available = await deps.db.transaction(async (tx) => {
    await deps.billing.openAccount(tx, userId, now);
    await deps.billing.lockAccount(tx, userId);
    const before = await details.findGrantByKey(tx, idempotencyKey);
    if (before) {
      const isSame = before.userId === userId && before.title === reason && before.amount === credits * 1000;
      if (!isSame) throw appError('request.idempotency_key_reused');
    } else {
      const grant = { userId, credits, title: reason, expiresAt, idempotencyKey, now };
      await deps.billing.grant(tx, { ...grant, source: 'grant' });
      const amount = credits === 1 ? '1 credit' : `${credits} credits`;
      await writeAudit(tx, {
        actorId: admin.userId,
        subjectId: userId,
        action: 'credits.granted',
        detail: `${amount}${request.expiresOn ? ` until ${request.expiresOn}` : ''}: ${reason}`,
        ip: origin.ip,
        at: now,
      });
    }
    return (await details.findBalance(tx, userId))?.available ?? 0;
  });
  return {
    grant: {
      user_id: userId,
      credits,
      reason,
      expires_at: expiresAt?.toISOString() ?? null,
      available_credits: wholeCreditsDown(available),
    },
  };
}

interface AuditQuery {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly impersonated?: 'true' | undefined;
}

function dayOf(field: 'from' | 'to', day: string | undefined, read: (day: string) => Date | null) {
  if (day === undefined) return null;
  const found = read(day);
  if (!found) throw appError('request.invalid', { sentence: refusals.said((t) => t.notADay), field });
  return found;
}

/** One page of the audit log, newest first (R17). */
export async function listAudit(
  deps: Pick<Deps, 'db'>,
  query: AuditQuery,
): Promise<DataOf<typeof contract.listAudit>> {
  const filter = {
    search: query.q?.trim(),
    action: query.action,
    from: dayOf('from', query.from, startOfUtcDay),
    until: dayOf('to', query.to, endOfUtcDay),
    isImpersonated: query.impersonated === 'true',
  };
  const after = readCursor(query.cursor);
  const { limit = linesShown } = query;
  const found = await listAuditLines(deps.db, { filter, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1)?.line;
  return {
    entries: shown.map(presentAuditLine),
    actions: [...auditActions],
    next_cursor: found.length > limit && last ? writeCursor(last) : null,
  };
}
