import { appError } from '../../errors/app-error.ts';
import { isGuessable } from './common-passwords.ts';

export const idleLimitMs = 14 * 24 * 60 * 60 * 1000;
export const absoluteLimitMs = 90 * 24 * 60 * 60 * 1000;
export const resetLimitMs = 30 * 60 * 1000;
export const emailChangeLimitMs = 24 * 60 * 60 * 1000;
/** Mails with a link that one account can cause in `mailWindowMs`: to set a new password, and to confirm an address. */
export const mostResetMails = 3;
export const mostEmailLinks = 5;
export const mailWindowMs = 60 * 60 * 1000;
const shortestPassword = 10;
/**
 * Words with dots between them, @, and the name of a host (RFC 5321, dot-string, with the letters of RFC 6531). No quotes,
 * lists, groups or comments: mail programs read another address out of "1,me@example.com". Whether it exists only a mail
 * can tell.
 */
const emailWord = String.raw`[\p{L}\p{N}!#$%&'*+=?^_\u0060{|}~-]+`;
const hostWord = String.raw`(?!-)[\p{L}\p{N}-]+(?<!-)`;
const emailShape = new RegExp(`^${emailWord}(?:\\.${emailWord})*@${hostWord}(?:\\.${hostWord})+$`, 'u');

/** The address without surrounding spaces. Throws `auth.email_invalid`. */
export function checkedEmail(email: string): string {
  const trimmed = email.trim();
  if (!emailShape.test(trimmed)) throw appError('auth.email_invalid', { field: 'email' });
  return trimmed;
}

/** Throws `auth.password_too_short` or `auth.password_too_common`. */
export function assertGoodPassword(password: string, email: string, field = 'password'): void {
  if ([...password].length < shortestPassword) throw appError('auth.password_too_short', { field });
  if (isGuessable(password, email)) throw appError('auth.password_too_common', { field });
}

/** A session lives until 14 days without use, and never longer than 90 days. */
export function isSessionLive(
  session: { lastUsedAt: Date; expiresAt: Date; endedAt: Date | null },
  now: Date,
): boolean {
  return (
    session.endedAt === null &&
    now < session.expiresAt &&
    now.getTime() < session.lastUsedAt.getTime() + idleLimitMs
  );
}
