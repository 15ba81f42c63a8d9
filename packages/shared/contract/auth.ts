import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { impersonationView } from './impersonation-view.ts';
import { permissions } from './permissions.ts';

/** Format is checked by the use case (so that the sentence is ours); here only type and size. */
const email = z.string().max(254);
const password = z.string().max(1000);

export const user = z.object({
  id: id('usr'),
  email: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
});
export type User = z.output<typeof user>;

const signedIn = z.object({ token: z.string(), user });

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'visitor',
  status: 201,
  summary: 'Create an account and sign in (R5)',
  body: z.object({
    email,
    password,
    name: z.string().max(120).optional(),
    referral_code: z.string().max(40).optional(),
  }),
  data: signedIn,
  errors: [
    'auth.email_invalid',
    'auth.email_taken',
    'auth.password_too_short',
    'auth.password_too_common',
    'auth.referral_code_unknown',
  ],
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'visitor',
  status: 200,
  summary: 'Sign in (R2)',
  body: z.object({ email, password }),
  data: signedIn,
  errors: ['auth.wrong_credentials'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  status: 200,
  summary: 'End this session',
  data: nothing,
  errors: [],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'visitor',
  status: 200,
  summary: 'Mail a reset link; the same answer for known and unknown addresses (R3)',
  body: z.object({ email }),
  data: nothing,
  errors: ['auth.email_invalid'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'visitor',
  status: 200,
  summary: 'Set a new password with a single-use token; sessions and API keys end (R4)',
  body: z.object({ token: z.string().max(200), password }),
  data: nothing,
  errors: ['auth.reset_token_invalid', 'auth.password_too_short', 'auth.password_too_common'],
});

export const me = endpoint({
  method: 'GET',
  path: '/me',
  access: 'user',
  status: 200,
  summary: 'The signed-in user, and the view an admin is in',
  data: z.object({ user, impersonation: impersonationView.nullable() }),
  errors: [],
});

const session = z.object({
  id: id('ses'),
  device: z.string(),
  ip: z.string().nullable(),
  created_at: instant,
  last_used_at: instant,
  is_current: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Own live sessions',
  data: z.object({ sessions: z.array(session) }),
  errors: [],
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/sessions/:session_id',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'End one of the own sessions',
  params: z.object({ session_id: z.string().max(80) }),
  data: nothing,
  errors: ['request.not_found'],
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'End every own session but this one',
  data: z.object({ ended_sessions: z.number().int() }),
  errors: [],
});
