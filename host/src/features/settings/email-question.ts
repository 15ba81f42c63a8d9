import type { OwnEmail } from '@loupe/shared/contract/account';
import { settingsTexts } from '#texts/settings';

/** The link of a mail, as it is in the address of the page. */
export interface EmailLink {
  readonly token: string;
  /** `own`: it confirms the account's address. `change`: another takes its place. Null: sent before links said so. */
  readonly kind: 'own' | 'change' | null;
}

const texts = settingsTexts.profile;

/** Reads the link out of the query; null without one. */
export function emailLinkOf(query: string): EmailLink | null {
  const parameters = new URLSearchParams(query);
  const token = parameters.get('email_token');
  const kind = parameters.get('email_for');
  return token === null ? null : { token, kind: kind === 'own' || kind === 'change' ? kind : null };
}

/**
 * What a link asks; null when it has nothing to do any more. Both addresses may wait for theirs at the same time. This
 * only says what is about to happen: the server decides by the token alone.
 */
export function emailQuestion(
  { email, is_confirmed, pending }: OwnEmail,
  kind: EmailLink['kind'],
): string | null {
  if (kind === 'own') return is_confirmed ? null : texts.confirmOwn(email);
  if (kind === 'change') return pending && texts.confirmChange(pending.email);
  return pending || !is_confirmed ? texts.confirmSome : null;
}
