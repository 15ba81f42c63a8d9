import type { User } from '@loupe/shared/contract/auth';
import type { Language } from '@loupe/shared/lib/language';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import {
  closeEmailChanges,
  insertEmailChange,
  setEmail,
  setName,
  takeEmailChange,
} from './account.repository.ts';
import { writeAudit } from './audit.repository.ts';
import { assertGoodPassword, checkedEmail, emailChangeLimitMs } from './identity.policy.ts';
import { presentUser } from './identity.usecases.ts';
import { sessionsChannel } from './session-lookup.ts';
import { announceEnd, endAllSessions } from './sessions.repository.ts';
import { hashToken, newToken } from './tokens.ts';
import {
  closeOpenResets,
  findUser,
  findUserByEmail,
  setLanguage,
  setPasswordHash,
  type UserRow,
} from './users.repository.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';

/** Who changes something about their own account, and from where. */
export interface OwnChange {
  readonly userId: string;
  readonly sessionId: string;
  readonly ip: string;
}

async function ownAccount(deps: Deps, userId: string): Promise<UserRow> {
  const account = await findUser(deps.db, userId);
  if (!account) throw appError('session.ended');
  return account;
}

/**
 * The account, once its password was given again. Wrong ones count like failed log-ins, so that a session left open
 * is no place to guess. Throws `account.wrong_password` (a 400: the session is not in question) and `request.too_many`.
 */
export async function confirmPassword(
  deps: Deps,
  { userId, ip }: OwnChange,
  password: string,
  field: string,
): Promise<UserRow> {
  const account = await ownAccount(deps, userId);
  const keys = { account: account.email.toLowerCase(), ip };
  deps.failureLimits.assertAllowed(keys);
  if (await deps.passwords.verify(password, account.passwordHash)) {
    deps.failureLimits.recordSuccess(keys);
    return account;
  }
  deps.failureLimits.recordFailure(keys);
  throw appError('account.wrong_password', { field });
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
  await setLanguage(deps.db, userId, language);
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

/** Sets a new password; the other sessions end, links that were mailed before stop working. */
export async function changePassword(
  deps: Deps,
  own: OwnChange,
  change: { currentPassword: string; newPassword: string },
): Promise<number> {
  const account = await confirmPassword(deps, own, change.currentPassword, 'current_password');
  assertGoodPassword(change.newPassword, account.email, 'new_password');
  const passwordHash = await deps.passwords.hash(change.newPassword);
  const now = deps.clock.now();
  const ended = await deps.db.transaction(async (tx) => {
    await setPasswordHash(tx, own.userId, passwordHash);
    await closeOpenResets(tx, own.userId, now);
    await closeEmailChanges(tx, own.userId, now);
    const count = await endAllSessions(tx, own.userId, now, own.sessionId);
    await announceEnd(tx, sessionsChannel, own.userId);
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'password.changed',
      ip: own.ip,
      at: now,
    });
    return count;
  });
  deps.sessions.forget(own.userId);
  return ended;
}

/** Mails a link to the new address; nothing changes before it is opened. */
export async function requestEmailChange(
  deps: Deps,
  own: OwnChange,
  request: { email: string; password: string },
): Promise<void> {
  const email = checkedEmail(request.email);
  const account = await confirmPassword(deps, own, request.password, 'password');
  if (email === account.email) throw appError('account.email_unchanged', { field: 'email' });
  const holder = await findUserByEmail(deps.db, email);
  if (holder && holder.id !== own.userId) throw appError('auth.email_taken', { field: 'email' });
  const now = deps.clock.now();
  const token = newToken();
  await deps.db.transaction(async (tx) => {
    await closeEmailChanges(tx, own.userId, now);
    await insertEmailChange(tx, {
      id: newId('emc'),
      userId: own.userId,
      email,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + emailChangeLimitMs),
    });
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'email.change_requested',
      ip: own.ip,
      at: now,
    });
  });
  await mailConfirmation(deps, account, email, token);
}

async function mailConfirmation(deps: Deps, account: UserRow, email: string, token: string): Promise<void> {
  const brand = deps.config.brandName;
  const link = `${deps.config.publicUrl ?? deps.site.url}/settings?email_token=${token}`;
  const { subject, text } = speaking(account.language ?? currentLanguage(), () =>
    letters().confirmEmail(brand, account.email, email, link),
  );
  await deps.mail.send({ to: email, subject, text: text.join('\n') });
}

/** Takes over the new address and tells the old one. Throws `account.email_token_invalid`, `auth.email_taken`. */
export async function confirmEmailChange(deps: Deps, own: OwnChange, token: string): Promise<User> {
  const before = await ownAccount(deps, own.userId);
  const now = deps.clock.now();
  const account = await deps.db.transaction(async (tx) => {
    const change = await takeEmailChange(tx, own.userId, hashToken(token), now);
    if (!change) throw appError('account.email_token_invalid');
    const changed = await setEmail(tx, own.userId, change.email);
    if (!changed) throw appError('auth.email_taken');
    // A link to a new password may lie in the old mailbox.
    await closeOpenResets(tx, own.userId, now);
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'email.changed',
      ip: own.ip,
      at: now,
    });
    return changed;
  });
  const language = account.language ?? currentLanguage();
  deps.background.run('e-mail changed', () => tellOldAddress(deps, language, before.email, account.email));
  return presentUser(account);
}

async function tellOldAddress(deps: Deps, language: Language, before: string, after: string): Promise<void> {
  const brand = deps.config.brandName;
  const { subject, text } = speaking(language, () => letters().emailChanged(brand, after));
  await deps.mail.send({ to: before, subject, text: text.join('\n') });
}
