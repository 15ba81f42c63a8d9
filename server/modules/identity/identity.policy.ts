import { appError } from '../../errors/app-error.ts';
import { isGuessable } from './common-passwords.ts';

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
