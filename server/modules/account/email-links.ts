import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { currentLanguage, speaking } from '../../language/language.ts';
import { letters } from '../../messages/letters-texts.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { lockUserRow, type UserRow } from '../identity/users.usecases.ts';
import { countEmailLinks, insertEmailChange } from './email-changes.repository.ts';
import { emailChangeLimitMs, mailWindowMs, mostEmailLinks } from './account.policy.ts';
import { hashToken, newToken } from '../identity/tokens.ts';

/**
 * Stores a link for an address of the account and gives its token; only the hash stays. At most so many an hour, so that
 * nobody's mailbox is filled from here. Throws `request.too_many`.
 */
export async function openEmailLink(
  tx: Database,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<string> {
  // Mails asked for at the same moment are counted one after the other.
  await lockUserRow(tx, userId);
  const sent = await countEmailLinks(tx, userId, new Date(now.getTime() - mailWindowMs));
  if (sent >= mostEmailLinks)
    throw appError('request.too_many', { sentence: refusals.said((t) => t.tooManyMails) });
  const token = newToken();
  await insertEmailChange(tx, {
    id: newId('emc'),
    userId,
    email,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + emailChangeLimitMs),
  });
  return token;
}

type Addressee = Pick<UserRow, 'email' | 'language'>;

/** Mails a link to the address that it is about: the account's own, or one that is to take its place. */
export async function mailEmailLink(
  deps: Deps,
  account: Addressee,
  { email, token }: { email: string; token: string },
): Promise<void> {
  const brand = deps.config.brandName;
  const isOwn = email === account.email;
  // Both kinds may wait at once: the page asks by what the link says, and the server decides by the token alone.
  const query = `email_token=${token}&email_for=${isOwn ? 'own' : 'change'}`;
  const link = `${deps.config.publicUrl ?? deps.site.url}/settings?${query}`;
  const { subject, text } = speaking(account.language ?? currentLanguage(), () =>
    isOwn
      ? letters().confirmAccount(brand, email, link)
      : letters().confirmEmail(brand, account.email, email, link),
  );
  await deps.mail.send({ to: email, subject, text: text.join('\n') });
}
