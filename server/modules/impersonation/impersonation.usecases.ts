import type { User } from '@loupe/shared/contract/auth';
import type { SupportAccess } from '@loupe/shared/contract/impersonation';
import type { ImpersonationView } from '@loupe/shared/contract/impersonation-view';
import type { Permission } from '@loupe/shared/contract/permissions';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import {
  findOwnSession,
  insertSession,
  markPasswordChecked,
  type Origin,
} from '../sessions/sessions.usecases.ts';
import {
  checkedMinutes,
  checkedReason,
  codeLimitMs,
  isHandOffFor,
  isPasswordFresh,
  mayBeViewed,
  mayViewContinue,
} from './impersonation.policy.ts';
import * as repository from './impersonation.repository.ts';
import { findParties, listViewsOf, type Parties } from './views.read-model.ts';
import { lockConfirmedAccount } from '../sessions/own-account.usecases.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import { findUser, type UserRow } from '../identity/users.usecases.ts';

interface StartRequest {
  readonly userId: string;
  readonly reason: string;
  readonly minutes: number | undefined;
  readonly isReadOnly: boolean | undefined;
  readonly password: string | undefined;
}

const mostShown = 50;

/** Makes a one-time code for viewing as a user (R18). The code is in this answer and nowhere else. */
export async function startImpersonation(deps: Deps, admin: Caller, request: StartRequest, ip: string) {
  const reason = checkedReason(request.reason);
  const minutes = checkedMinutes(request.minutes);
  const isReadOnly = request.isReadOnly ?? true;
  const user = await findUser(deps.db, request.userId);
  if (!user) throw appError('user.not_found', { field: 'user_id' });
  if (!mayBeViewed(user)) throw appError('impersonation.not_allowed', { field: 'user_id' });
  const checked = await assertPassword(deps, admin, request.password);
  const now = deps.clock.now();
  const code = newToken();
  const codeExpiresAt = new Date(now.getTime() + codeLimitMs);
  await deps.db.transaction(async (tx) => {
    if (checked) {
      await lockConfirmedAccount(tx, admin, checked, 'password');
      await markPasswordChecked(tx, admin.sessionId, now);
    }
    await repository.insertImpersonation(tx, {
      id: newId('imp'),
      adminId: admin.userId,
      adminSessionId: admin.sessionId,
      userId: user.id,
      reason,
      minutes,
      isReadOnly,
      codeHash: hashToken(code),
      codeExpiresAt,
      ip,
      createdAt: now,
    });
    await writeAudit(tx, {
      actorId: admin.userId,
      subjectId: user.id,
      action: 'impersonation.requested',
      detail: describe({ minutes, isReadOnly, reason }),
      ip,
      at: now,
    });
  });
  return { code, code_expires_at: codeExpiresAt.toISOString(), minutes, is_read_only: isReadOnly };
}

/**
 * The account whose password was checked; null when it was typed a moment ago. Throws `impersonation.password_needed` or
 * `account.wrong_password`; wrong ones are counted for the session.
 */
async function assertPassword(
  deps: Deps,
  admin: Caller,
  password: string | undefined,
): Promise<UserRow | null> {
  const account = await findUser(deps.db, admin.userId);
  const session = await findOwnSession(deps.db, admin.sessionId, admin.userId);
  if (!account || !session) throw appError('impersonation.password_needed', { field: 'password' });
  if (password === undefined || password === '') {
    if (isPasswordFresh(session, deps.clock.now())) return null;
    throw appError('impersonation.password_needed', { field: 'password' });
  }
  const attempt = deps.failureLimits.takeConfirmation(admin);
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    throw appError('account.wrong_password', { field: 'password' });
  attempt.succeeded();
  return account;
}

export interface StartedView {
  readonly token: string;
  readonly user: User;
  readonly impersonation: ImpersonationView;
}

/**
 * Exchanges a code for a session as the user (R22, H4): within 60 seconds, once, by the admin who asked. Unknown,
 * used, late and foreign codes look the same.
 */
export async function redeemCode(
  deps: Deps,
  code: string,
  caller: Caller | null,
  origin: Origin,
): Promise<StartedView> {
  if (caller?.impersonation) throw appError('impersonation.nested');
  const started = await deps.db.transaction(async (tx) => {
    const asked = await repository.lockUnusedCode(tx, hashToken(code));
    const parties = asked && (await findParties(tx, asked.id));
    const now = deps.clock.now();
    const from = { userId: caller?.userId ?? null, ip: origin.ip };
    if (!asked || !parties || asked.codeExpiresAt <= now) return null;
    if (!isHandOffFor(asked, from) || !mayViewContinue(parties, now)) return null;
    const token = newToken();
    const endsAt = new Date(now.getTime() + asked.minutes * 60_000);
    await repository.markRedeemed(tx, asked.id, now);
    // Unlike a session of the person's own, it does not count as the person being seen.
    await insertSession(tx, {
      id: newId('ses'),
      userId: asked.userId,
      tokenHash: hashToken(token),
      device: origin.device,
      ip: origin.ip,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: endsAt,
      impersonatorId: asked.adminId,
      impersonationId: asked.id,
      isReadOnly: asked.isReadOnly,
    });
    await writeAudit(tx, {
      actorId: asked.adminId,
      subjectId: asked.userId,
      action: 'impersonation.started',
      detail: describe(asked),
      ip: origin.ip,
      at: now,
    });
    return { token, user: presentUser(parties), impersonation: presentView(asked, parties, endsAt, now) };
  });
  if (!started) throw appError('impersonation.code_invalid');
  deps.tokenLookups.trust(started.token);
  return started;
}

function describe(view: { minutes: number; isReadOnly: boolean; reason: string }): string {
  const minutes = view.minutes === 1 ? '1 minute' : `${view.minutes} minutes`;
  return `${minutes}, ${view.isReadOnly ? 'read only' : 'may write'}: ${view.reason}`;
}

function presentUser(parties: Parties): User {
  const { userId: id, userEmail: email, userName: name, userPermissions } = parties;
  return { id, email, name, permissions: userPermissions as Permission[] };
}

function presentView(
  { id, isReadOnly }: { id: string; isReadOnly: boolean },
  parties: Parties,
  endsAt: Date,
  now: Date,
): ImpersonationView {
  return {
    id,
    is_read_only: isReadOnly,
    admin_name: parties.adminName || parties.adminEmail,
    user_name: parties.userName || parties.userEmail,
    ends_at: endsAt.toISOString(),
    seconds_left: Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  };
}

/** The view that the caller's session is, for `GET /me`; null for a person's own session. */
export async function readView(deps: Deps, caller: Caller): Promise<ImpersonationView | null> {
  const { impersonation } = caller;
  if (!impersonation) return null;
  const parties = await findParties(deps.db, impersonation.id);
  return parties && presentView(impersonation, parties, impersonation.endsAt, deps.clock.now());
}

/** Whether a view that was begun may go on: false when an admin views as the person and may not any more. */
export async function mayBeViewedOn(
  { db }: Pick<Deps, 'db'>,
  impersonationId: string,
  now: Date,
): Promise<boolean> {
  const parties = await findParties(db, impersonationId);
  return parties !== null && mayViewContinue(parties, now);
}

/** When support viewed the account, for its owner. */
export async function listOwnImpersonations(deps: Deps, userId: string): Promise<SupportAccess[]> {
  const now = deps.clock.now();
  const views = await listViewsOf(deps.db, userId, mostShown);
  return views.map(({ id, reason, isReadOnly, startedAt, endedAt, expiresAt }) => ({
    id,
    reason,
    is_read_only: isReadOnly,
    started_at: startedAt.toISOString(),
    ended_at: (endedAt ?? (expiresAt <= now ? expiresAt : null))?.toISOString() ?? null,
  }));
}

/** Notes a change that an admin made while viewing as somebody. */
export async function recordChange(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  change: { what: string; ip: string },
): Promise<void> {
  await writeAudit(deps.db, {
    actorId: caller.userId,
    subjectId: caller.userId,
    action: 'impersonation.changed',
    detail: change.what,
    ip: change.ip,
    at: deps.clock.now(),
  });
}
