import type { Request } from '@loupe/shared/stores/request';
import { createForm } from '@loupe/shared/stores/form';
import { startSession } from '@loupe/shared/stores/session';
import { authTexts } from '../../messages/auth-texts.ts';
import { checkEmail, checkNewPassword, checkPasswordGiven } from './auth-checks.ts';

/** Only fields with a sentence, as forms expect it. */
function sentences<K extends string>(checks: Record<K, string | undefined>): Partial<Record<K, string>> {
  return Object.fromEntries(
    Object.entries(checks).filter(([, sentence]) => sentence !== undefined),
  ) as Partial<Record<K, string>>;
}

const passwordCodes = {
  'auth.password_too_short': 'password',
  'auth.password_too_common': 'password',
} as const;

/** R2. Signing in is all: the guard then leads on (N1). */
export function createLoginForm(request: Request) {
  return createForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) =>
      sentences({ email: checkEmail(email), password: checkPasswordGiven(password) }),
    submit: ({ email, password }) =>
      request('POST /auth/login', { body: { email: email.trim(), password }, isQuiet: true }),
    sentences: authTexts.sentences,
    onSuccess: ({ token, user }) => startSession(token, user),
  });
}

/** R5. An empty name or referral code is left out. */
export function createSignupForm(request: Request, referralCode: string) {
  return createForm({
    initial: { email: '', password: '', name: '', referral_code: referralCode },
    validate: ({ email, password }) =>
      sentences({ email: checkEmail(email), password: checkNewPassword(password) }),
    submit: ({ email, password, name, referral_code }) =>
      request('POST /auth/signup', {
        body: {
          email: email.trim(),
          password,
          ...(name.trim() === '' ? {} : { name: name.trim() }),
          ...(referral_code.trim() === '' ? {} : { referral_code: referral_code.trim() }),
        },
        isQuiet: true,
      }),
    fieldOfCode: {
      ...passwordCodes,
      'auth.email_taken': 'email',
      'auth.email_invalid': 'email',
      'auth.referral_code_unknown': 'referral_code',
    },
    sentences: authTexts.sentences,
    onSuccess: ({ token, user }) => startSession(token, user),
  });
}

/** R3. */
export function createForgotForm(request: Request, onSent: (email: string) => void) {
  return createForm({
    initial: { email: '' },
    validate: ({ email }) => sentences({ email: checkEmail(email) }),
    submit: ({ email }) =>
      request('POST /auth/forgot-password', { body: { email: email.trim() }, isQuiet: true }),
    fieldOfCode: { 'auth.email_invalid': 'email' },
    sentences: authTexts.sentences,
    onSuccess: (_data, { email }) => onSent(email.trim()),
  });
}

/** R4. */
export function createResetForm(request: Request, token: string, onDone: () => void) {
  return createForm({
    initial: { password: '' },
    validate: ({ password }) => sentences({ password: checkNewPassword(password) }),
    submit: ({ password }) =>
      request('POST /auth/reset-password', { body: { token, password }, isQuiet: true }),
    fieldOfCode: passwordCodes,
    sentences: authTexts.sentences,
    onSuccess: onDone,
  });
}
