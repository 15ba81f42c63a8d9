import { z } from 'zod';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { user } from './auth.ts';
import { impersonationView } from './impersonation-view.ts';

/** Longest and usual length of a view, in minutes. */
export const longestViewMinutes = 30;
export const usualViewMinutes = 15;

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/admin/impersonations',
  access: 'admin',
  status: 201,
  summary:
    'A one-time code for viewing as a user (R18). `password` is the admin’s own; it may be left out within five minutes of logging in with it',
  body: z.object({
    user_id: z.string().max(80),
    reason: z.string().max(500),
    minutes: z.number().optional().describe('1 to 30, 15 by default'),
    is_read_only: z.boolean().optional().describe('true by default'),
    password: z.string().max(1000).optional(),
  }),
  data: z.object({
    code: z.string().describe('works once, for 60 seconds, for the admin who asked'),
    code_expires_at: instant,
    minutes: z.number().int(),
    is_read_only: z.boolean(),
  }),
  errors: [
    'permission.missing',
    'user.not_found',
    'impersonation.reason_missing',
    'impersonation.minutes_invalid',
    'impersonation.not_allowed',
    'impersonation.password_needed',
    'account.wrong_password',
  ],
});

export const redeemImpersonation = endpoint({
  method: 'POST',
  path: '/auth/impersonate',
  // A token is read all the same: the code of another admin is refused, and so is a view inside a view.
  access: 'visitor',
  status: 200,
  summary: 'Exchange a hand-off code for a session as the user (R22, H4)',
  body: z.object({ code: z.string().max(200) }),
  data: z.object({ token: z.string(), user, impersonation: impersonationView }),
  errors: ['impersonation.code_invalid', 'impersonation.nested'],
});

const supportAccess = z.object({
  id: id('imp'),
  started_at: instant,
  ended_at: instant.nullable().describe('null while it lasts'),
  is_read_only: z.boolean(),
  reason: z.string(),
});
export type SupportAccess = z.output<typeof supportAccess>;

export const listOwnImpersonations = endpoint({
  method: 'GET',
  path: '/me/impersonations',
  access: 'user',
  status: 200,
  summary: 'When support viewed the own account, newest first; the last 50 times',
  data: z.object({ impersonations: z.array(supportAccess) }),
  errors: [],
});
