import { isEmail, isPasswordLongEnough } from '@loupe/shared/lib/validation';
import { createForm, type FieldErrors } from '@loupe/shared/stores/form';
import type { Request } from '@loupe/shared/stores/request';
import { $user, endSession, updateUser } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { settingsTexts as texts } from '#texts/settings';

/* The server decides; what is checked here only spares a round trip. */

const { sentences } = texts;

function emailError(email: string): string | undefined {
  return isEmail(email) ? undefined : sentences['auth.email_invalid'];
}

/** The own name (R21). */
export function createNameForm(request: Request) {
  return createForm({
    initial: { name: $user.get()?.name ?? '' },
    sentences,
    validate: ({ name }): FieldErrors<{ name: string }> =>
      name.trim() === '' ? { name: texts.profile.nameMissing } : {},
    submit: ({ name }) => request('POST /account/name', { body: { name: name.trim() }, isQuiet: true }),
    onSuccess: ({ user }) => {
      updateUser(user);
      showSnackbar(texts.profile.nameSaved, 'success');
    },
  });
}

/** Asks for a link to a new address (R21). */
export function createEmailForm(request: Request, onSent: () => void) {
  return createForm({
    initial: { email: '', password: '' },
    sentences,
    validate: ({ email, password }) => ({
      email: emailError(email),
      password: password === '' ? texts.password.missing : undefined,
    }),
    submit: ({ email, password }) =>
      request('POST /account/email', { body: { email: email.trim(), password }, isQuiet: true }),
    onSuccess: onSent,
  });
}

function nextPasswordError(password: string): string | undefined {
  if (password === '') return texts.password.nextMissing;
  return isPasswordLongEnough(password) ? undefined : texts.password.tooShort;
}

/** Changes the password (R21); the form is empty again afterwards. API keys end unless they are to stay. */
export function createPasswordForm(request: Request, onDone: () => void) {
  const form = createForm({
    initial: { current_password: '', new_password: '', keep_api_keys: false as boolean },
    sentences,
    validate: (values) => ({
      current_password: values.current_password === '' ? texts.password.missing : undefined,
      new_password: nextPasswordError(values.new_password),
    }),
    submit: (values) => request('POST /account/password', { body: values, isQuiet: true }),
    onSuccess: ({ ended_sessions: sessions, ended_api_keys: keys }) => {
      form.reset();
      showSnackbar(texts.password.saved(sessions, keys), 'success');
      onDone();
    },
  });
  return form;
}

/** Deletes the account (R21); afterwards this browser forgets the session in every tab (H3). */
export function createLeaveForm(request: Request) {
  return createForm({
    initial: { confirmation: '', password: '' },
    sentences,
    validate: ({ confirmation, password }) => ({
      confirmation:
        confirmation.trim().toLowerCase() === $user.get()?.email.toLowerCase()
          ? undefined
          : texts.leave.confirmationWrong,
      password: password === '' ? texts.leave.passwordMissing : undefined,
    }),
    submit: (values) => request('POST /account/delete', { body: values, isQuiet: true }),
    onSuccess: () => {
      endSession('logout');
      showSnackbar(texts.leave.done, 'success');
    },
  });
}
