import type { Request } from '@loupe/shared/stores/request';
import { createForm, type Form, type FormSettings } from '@loupe/shared/stores/form';
import { startSession } from '@loupe/shared/stores/session';
import { authTexts } from '#texts/auth';
import { checkEmail, checkNewPassword, checkPasswordGiven } from './auth-checks.ts';

export const passwordCodes = {
  'auth.password_too_short': 'password',
  'auth.password_too_common': 'password',
} as const;

/** As last typed on one of these forms: the next begins with it, so that nobody types it twice. */
let typedEmail = '';

/** A form that notes the e-mail typed on it for the next one. */
export function createGuestForm<V extends { email: string }, T>(settings: FormSettings<V, T>): Form<V> {
  const form = createForm(settings);
  form.$form.listen(({ values }, before) => {
    if (values !== before?.values) typedEmail = values.email;
  });
  return form;
}

/** What the next form begins with. */
export const emailTyped = () => typedEmail;

/** Whoever comes to the forms after this session is not shown whose it was. */
function begin({ token, user }: { token: string; user: Parameters<typeof startSession>[1] }): void {
  typedEmail = '';
  startSession(token, user);
}

/** R2. Signing in is all: the guard then leads on (N1). */
export function createLoginForm(request: Request) {
  return createGuestForm({
    initial: { email: typedEmail, password: '' },
    validate: ({ email, password }) => ({ email: checkEmail(email), password: checkPasswordGiven(password) }),
    submit: ({ email, password }) =>
      request('POST /auth/login', { body: { email: email.trim(), password }, isQuiet: true }),
    sentences: authTexts.sentences,
    onSuccess: begin,
  });
}

/** R5. An empty name or referral code is left out. */
export function createSignupForm(request: Request, referralCode: string) {
  return createGuestForm({
    initial: { email: typedEmail, password: '', name: '', referral_code: referralCode },
    validate: ({ email, password }) => ({ email: checkEmail(email), password: checkNewPassword(password) }),
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
    onSuccess: begin,
  });
}
