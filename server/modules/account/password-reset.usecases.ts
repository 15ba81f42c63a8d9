import type { Language } from '@loupe/shared/lib/language';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { assertGoodPassword, checkedEmail } from '../identity/identity.policy.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import {
  lockUser,
  lockUserByEmail,
  markEmailConfirmed,
  setPasswordHash,
} from '../identity/users.usecases.ts';
import { mailWindowMs, mostResetMails, resetLimitMs } from './account.policy.ts';
import { endAccess, mailPasswordChanged } from './end-access.ts';
import { findOpenReset } from './open-reset.read-model.ts';
import { countResets, insertPasswordReset, useReset } from './password-resets.repository.ts';

/**
 * Mails a link (R3). The answer is the same, in content and time, for known and unknown addresses:
 * everything that depends on the account happens after it. An account is mailed three links an hour at most.
 */
export function requestPasswordReset(deps: Deps, email: string, ip: string): void {
  const address = checkedEmail(email);
  const language = currentLanguage();
  deps.background.run('password reset', () => mailLink(deps, address, language, ip));
}

async function mailLink(deps: Deps, address: string, language: Language, ip: string): Promise<void> {
  const now = deps.clock.now();
  const token = newToken();
  const account = await deps.db.transaction(async (tx) => {
    // Behind the lock: an address that is given up at this moment gets no link, and the change of it closes what was sent.
    const holder = await lockUserByEmail(tx, address);
    if (!holder) return null;
    const since = new Date(now.getTime() - mailWindowMs);
    if ((await countResets(tx, holder.id, since)) >= mostResetMails) return null;
    await insertPasswordReset(tx, {
      id: newId('rst'),
      userId: holder.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + resetLimitMs),
    });
    await writeAudit(tx, {
      actorId: null,
      subjectId: holder.id,
      action: 'password.reset_requested',
      ip,
      at: now,
    });
    return holder;
  });
  if (!account) return;
  const brand = deps.config.brandName;
  // Never built from the request's own host name, which anyone can make up.
  const link = `${deps.config.publicUrl ?? deps.site.url}/auth/reset-password?token=${token}`;
  const { subject, text } = speaking(account.language ?? language, () =>
    letters().reset(brand, account.email, link),
  );
  await deps.mail.send({ to: account.email, subject, text: text.join('\n') });
}

/** Sets a new password with a single-use token (R4); every session and API key of the account ends. */
export async function resetPassword(
  deps: Deps,
  request: { token: string; password: string },
  ip: string,
): Promise<void> {
  const tokenHash = hashToken(request.token);
  const open = await findOpenReset(deps.db, tokenHash, deps.clock.now());
  if (!open) throw appError('auth.reset_token_invalid');
  // A password that is refused does not use up the link.
  assertGoodPassword(request.password, open.email);
  const passwordHash = await deps.passwords.hash(request.password);
  const now = deps.clock.now();
  const ended = await deps.db.transaction(async (tx) => {
    // The account first, as everybody else who changes it: so two of them wait for each other in one order.
    const account = await lockUser(tx, open.userId);
    if (!account || !(await useReset(tx, tokenHash, now))) throw appError('auth.reset_token_invalid');
    await setPasswordHash(tx, open.userId, passwordHash);
    const lineOfOwner = { actorId: open.userId, subjectId: open.userId, ip, at: now };
    // The link came with a mail to this address.
    if (await markEmailConfirmed(tx, open.userId, now))
      await writeAudit(tx, { ...lineOfOwner, action: 'email.confirmed' });
    const access = await endAccess(tx, { userId: open.userId, ip, now });
    await writeAudit(tx, { ...lineOfOwner, action: 'password.reset' });
    return access;
  });
  deps.sessions.forget(open.userId);
  mailPasswordChanged(deps, open, ended, 'by link');
}
