import type { Request } from '@loupe/shared/stores/request';
import { createForm } from '@loupe/shared/stores/form';
import { authTexts } from '#texts/auth';
import { furtherTexts } from '#texts/auth-further';
import { checkEmail, checkNewPassword } from './auth-checks.ts';
import { createGuestForm, emailTyped, passwordCodes } from './auth-forms.ts';

/** R3. */
export function createForgotForm(request: Request, onSent: (email: string) => void) {
  return createGuestForm({
    initial: { email: emailTyped() },
    validate: ({ email }) => ({ email: checkEmail(email) }),
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
    validate: ({ password }) => ({ password: checkNewPassword(password) }),
    submit: ({ password }) =>
      request('POST /auth/reset-password', { body: { token, password }, isQuiet: true }),
    fieldOfCode: passwordCodes,
    sentences: { ...authTexts.sentences, ...furtherTexts.sentences },
    onSuccess: onDone,
  });
}
