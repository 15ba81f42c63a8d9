import { isEmail, isPasswordLongEnough } from '@loupe/shared/lib/validation';
import { authTexts } from '#texts/auth';

/* The server decides; this only spares a round trip, by the same functions. */

/** Sentence for the e-mail field, or undefined when it may be sent. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return authTexts.emailMissing;
  return isEmail(email.trim()) ? undefined : authTexts.emailInvalid;
}

/** Sentence for the password of a login: only whether there is one; rules may have been others when it was set. */
export function checkPasswordGiven(password: string): string | undefined {
  return password === '' ? authTexts.passwordMissing : undefined;
}

/** Sentence for a password that is being chosen. */
export function checkNewPassword(password: string): string | undefined {
  if (password === '') return authTexts.passwordMissing;
  return isPasswordLongEnough(password) ? undefined : authTexts.passwordTooShort;
}
