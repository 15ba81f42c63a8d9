import type { User } from '@loupe/shared/contract/auth';
import type { Language } from '@loupe/shared/lib/language';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { setName } from './account.repository.ts';
import { writeAudit } from './audit.repository.ts';
import { endAccess, mailPasswordChanged, type EndedAccess } from './end-access.ts';
import { assertGoodPassword } from './identity.policy.ts';
import { presentUser } from './identity.usecases.ts';
import { sessionsChannel } from './session-lookup.ts';
import { announceEnd, endAllSessions } from './sessions.repository.ts';
import { lockConfirmedAccount } from './still-let-in.ts';
import { findUser, setLanguage, setPasswordHash, type UserRow } from './users.repository.ts';

/** Who changes something about their own account, and from where. */
export interface OwnChange {
  readonly userId: string;
  readonly sessionId: string;
  readonly ip: string;
}

/** Throws `session.ended` when the account was deleted meanwhile. */
export async function ownAccount(deps: Deps, userId: string): Promise<UserRow> {
  const account = await findUser(deps.db, userId);
  if (!account) throw appError('session.ended');
  return account;
}

/**
 * The account, once its password was given again. Wrong ones are counted for the session, so that one left open is no
 * place to guess, and nobody outside of it can use the tries up. Throws `account.wrong_password` (a 400: the session is not in question) and `request.too_many`.
 */
export async function confirmPassword(
  deps: Deps,
  own: OwnChange,
  password: string,
  field: string,
): Promise<UserRow> {
  const account = await ownAccount(deps, own.userId);
  const attempt = deps.failureLimits.takeConfirmation(own);
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    throw appError('account.wrong_password', { field });
  attempt.succeeded();
  return account;
}

export async function changeName(deps: Deps, userId: string, name: string): Promise<User> {
  const trimmed = name.trim();
  if (trimmed === '') throw appError('account.name_missing', { field: 'name' });
  const account = await setName(deps.db, userId, trimmed);
  if (!account) throw appError('session.ended');
  return presentUser(account);
}

/** Keeps the language of mails, notifications and work in the background. */
export async function changeLanguage(deps: Deps, userId: string, language: Language): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await setLanguage(tx, userId, language);
    // The other processes remember it with the session.
    await announceEnd(tx, sessionsChannel, userId);
  });
  deps.sessions.forget(userId);
}

/** Ends every session but the one that asks. */
export async function endOtherSessions(deps: Deps, own: OwnChange): Promise<number> {
  const now = deps.clock.now();
  const ended = await deps.db.transaction(async (tx) => {
    const count = await endAllSessions(tx, own.userId, now, own.sessionId);
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'session.revoked',
      detail: `${count} others`,
      ip: own.ip,
      at: now,
    });
    await announceEnd(tx, sessionsChannel, own.userId);
    return count;
  });
  deps.sessions.forget(own.userId);
  return ended;
}

/** Sets a new password; the other sessions and, unless they are kept, the API keys end. The owner is told by mail. */
export async function changePassword(
  deps: Deps,
  own: OwnChange,
  change: { currentPassword: string; newPassword: string; keepApiKeys: boolean },
): Promise<EndedAccess> {
  const account = await confirmPassword(deps, own, change.currentPassword, 'current_password');
  assertGoodPassword(change.newPassword, account.email, 'new_password');
  const passwordHash = await deps.passwords.hash(change.newPassword);
  const now = deps.clock.now();
  const ended = await deps.db.transaction(async (tx) => {
    await lockConfirmedAccount(tx, own, account, 'current_password');
    await setPasswordHash(tx, own.userId, passwordHash);
    // Deploy tokens stay: they are the teams', listed and revoked with the releases, and nobody was locked out.
    const kept = { sessionId: own.sessionId, apiKeys: change.keepApiKeys, deployTokens: true };
    const access = await endAccess(tx, { userId: own.userId, ip: own.ip, now }, kept);
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'password.changed',
      ip: own.ip,
      at: now,
    });
    return access;
  });
  deps.sessions.forget(own.userId);
  mailPasswordChanged(deps, account, ended, 'in a session');
  return ended;
}
