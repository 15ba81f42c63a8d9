import { z } from 'zod';
import { user } from './auth.ts';
import { instant, nothing } from './common.ts';
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

export const readEmail = endpoint({
  method: 'GET',
  path: '/account/email',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Own address, whether it is confirmed, and the one that waits to take its place (R21)',
  data: z.object({
    email: z.string(),
    is_confirmed: z.boolean(),
    pending: z.object({ email: z.string(), expires_at: instant }).nullable(),
  }),
  errors: [],
});
export type OwnEmail = z.output<typeof readEmail.data>;

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/account/email',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Mail a link to a new address; it changes when that is confirmed, not before (R21)',
  body: z.object({ email: z.string().max(254), password }),
  data: nothing,
  errors: ['account.wrong_password', 'auth.email_invalid', 'auth.email_taken', 'account.email_unchanged'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/account/email/pending',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Stay with the address: the link that was mailed to another one stops working (R21)',
  data: nothing,
  errors: [],
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/account/email/resend',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Mail the link that confirms the own address once more; nothing when it is confirmed (R21)',
  data: nothing,
  errors: [],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary:
    'Confirm the own address, or take over a new one, with the single-use token of its mail, in a session of the same account',
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
  summary: 'Change the password; API keys and every other session end, this one stays (R21)',
  body: z.object({
    current_password: password,
    new_password: password,
    /** True leaves the API keys as they are. */
    keep_api_keys: z.boolean().optional(),
  }),
  data: z.object({ ended_sessions: z.number().int(), ended_api_keys: z.number().int() }),
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

/** What is kept about the person as one JSON document, streamed: no envelope, so bound by hand. Below the API prefix. */
export const accountExportPath = '/account/export';
