import type { OwnEmail } from '@loupe/shared/contract/account';
import type { User } from '@loupe/shared/contract/auth';
import type { Language } from '@loupe/shared/lib/language';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { checkedEmail } from '../identity/identity.policy.ts';
import { hashToken } from '../identity/tokens.ts';
import { findUserByEmail, presentUser, setEmail } from '../identity/users.usecases.ts';
import {
  confirmPassword,
  lockConfirmedAccount,
  lockOwnAccount,
  ownAccount,
  type OwnChange,
} from '../sessions/own-account.usecases.ts';
import {
  closeEmailChanges,
  closeEmailLinks,
  findOpenChange,
  takeEmailChange,
} from './email-changes.repository.ts';
import { mailEmailLink, openEmailLink } from './email-links.ts';
import { closeOpenResets } from './password-resets.repository.ts';

/** The own address, whether it is confirmed, and the one that waits. */
export async function readEmail(deps: Deps, userId: string): Promise<OwnEmail> {
  const { email, emailConfirmedAt } = await ownAccount(deps, userId);
  const pending = await findOpenChange(deps.db, userId, deps.clock.now());
  return {
    email,
    is_confirmed: emailConfirmedAt !== null,
    pending: pending && { email: pending.email, expires_at: pending.expiresAt.toISOString() },
  };
}

/** Mails a link to the new address; nothing changes before it is confirmed. Throws `request.too_many`. */
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
  const token = await deps.db.transaction(async (tx) => {
    await lockConfirmedAccount(tx, own, account, 'password');
    await closeEmailChanges(tx, own.userId, now);
    const opened = await openEmailLink(tx, { userId: own.userId, email }, now);
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'email.change_requested',
      ip: own.ip,
      at: now,
    });
    return opened;
  });
  await mailEmailLink(deps, account, { email, token });
}

/** The link to another address stops working. */
export async function cancelEmailChange(deps: Deps, own: OwnChange): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if ((await closeEmailChanges(tx, own.userId, now)) === null) return;
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'email.change_cancelled',
      ip: own.ip,
      at: now,
    });
  });
}

/** Mails the link for the own address once more; earlier ones go on working. Throws `request.too_many`. */
export async function resendConfirmation(deps: Deps, own: OwnChange): Promise<void> {
  const account = await ownAccount(deps, own.userId);
  if (account.emailConfirmedAt !== null) return;
  const { email } = account;
  const token = await deps.db.transaction(
    async (tx) => await openEmailLink(tx, { userId: own.userId, email }, deps.clock.now()),
  );
  await mailEmailLink(deps, account, { email, token });
}

/**
 * Confirms the own address, or takes over the new one and tells the old one. Throws `account.email_token_invalid`,
 * `auth.email_taken`.
 */
export async function confirmEmail(deps: Deps, own: OwnChange, token: string): Promise<User> {
  const now = deps.clock.now();
  const { before, account } = await deps.db.transaction(async (tx) => {
    const current = await lockOwnAccount(tx, own);
    const link = await takeEmailChange(tx, own.userId, hashToken(token), now);
    if (!link) throw appError('account.email_token_invalid');
    const isChange = link.email !== current.email;
    const changed = await setEmail(tx, own.userId, link.email, now);
    if (!changed) throw appError('auth.email_taken');
    if (isChange) {
      // Links may lie in the old mailbox: to a new password, and back to the old address.
      await closeOpenResets(tx, own.userId, now);
      await closeEmailLinks(tx, own.userId, now);
    }
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: isChange ? 'email.changed' : 'email.confirmed',
      ip: own.ip,
      at: now,
    });
    return { before: current, account: changed };
  });
  if (account.email !== before.email) {
    const language = account.language ?? currentLanguage();
    deps.background.run('e-mail changed', () => tellOldAddress(deps, language, before.email, account.email));
  }
  return presentUser(account);
}

async function tellOldAddress(deps: Deps, language: Language, before: string, after: string): Promise<void> {
  const brand = deps.config.brandName;
  const { subject, text } = speaking(language, () => letters().emailChanged(brand, after));
  await deps.mail.send({ to: before, subject, text: text.join('\n') });
}
