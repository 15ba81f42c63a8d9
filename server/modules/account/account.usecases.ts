import type { User } from '@loupe/shared/contract/auth';
import type { Language } from '@loupe/shared/lib/language';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { assertGoodPassword } from '../identity/identity.policy.ts';
import { presentUser, setLanguage, setName, setPasswordHash } from '../identity/users.usecases.ts';
import { confirmPassword, lockConfirmedAccount, type OwnChange } from '../sessions/own-account.usecases.ts';
import { announceSessions } from '../sessions/sessions.usecases.ts';
import { endAccess, mailPasswordChanged, type EndedAccess } from './end-access.ts';

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
    await announceSessions(tx, userId);
  });
  deps.sessions.forget(userId);
}

/** Sets a new password; the other sessions and, unless they are kept, the API keys end. The owner is notified by mail. */
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
