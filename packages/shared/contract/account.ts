import { z } from 'zod';
import { user } from './auth.ts';
import { nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from '../lib/language.ts';

const password = z.string().max(1000);

export const changeName = endpoint({
  method: 'POST',
  path: '/account/name',
  access: 'user',
  status: 200,
  summary: 'Change the own name (R21)',
  body: z.object({ name: z.string().max(120) }),
  data: z.object({ user }),
  errors: ['account.name_missing'],
});

export const changeLanguage = endpoint({
  method: 'POST',
  path: '/account/language',
  access: 'user',
  status: 200,
  summary: 'Choose the language of mails, notifications and work done in the background (R21)',
  body: z.object({ language: z.enum(languages) }),
  data: nothing,
  errors: [],
});

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/account/email',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Mail a link to a new address; the address changes when it is opened (R21)',
  body: z.object({ email: z.string().max(254), password }),
  data: nothing,
  errors: ['account.wrong_password', 'auth.email_invalid', 'auth.email_taken', 'account.email_unchanged'],
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary:
    'Take over the new address with the single-use token of the mail, in a session of the same account',
  body: z.object({ token: z.string().max(200) }),
  data: z.object({ user }),
  errors: ['account.email_token_invalid', 'auth.email_taken'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Change the password; every other session ends, this one stays (R21)',
  body: z.object({ current_password: password, new_password: password }),
  data: z.object({ ended_sessions: z.number().int() }),
  errors: ['account.wrong_password', 'auth.password_too_short', 'auth.password_too_common'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Delete the account for good: `confirmation` is the own e-mail address, typed again (R21)',
  body: z.object({ password, confirmation: z.string().max(254) }),
  data: nothing,
  errors: ['account.wrong_password', 'account.confirmation_wrong', 'account.last_admin'],
});

/** Everything kept about the person as one JSON document, streamed: no envelope, so bound by hand. Below the API prefix. */
export const accountExportPath = '/account/export';
