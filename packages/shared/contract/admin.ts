import { z } from 'zod';
import { historyLine } from './billing.ts';
import { credits, id, instant, pageLimit, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { permissions } from './permissions.ts';

const adminUser = z.object({
  id: id('usr'),
  email: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  plan: z.string(),
  status: z.string(),
  available_credits: credits,
  held_credits: credits,
  runs: z.number().int(),
  created_at: instant,
  last_seen_at: instant.nullable(),
});
export type AdminUser = z.output<typeof adminUser>;

const userRoles = ['admin', 'user'] as const;
/** `week`: seen in the last seven days; `quiet`: not for thirty days, or never. */
const userActivities = ['week', 'quiet'] as const;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  status: 200,
  summary: 'Accounts, newest first; `q` searches e-mail, name and id',
  query: pageQuery.extend({
    plan: z.string().max(40).optional(),
    role: z.enum(userRoles).optional(),
    activity: z.enum(userActivities).optional(),
  }),
  data: z.object({ users: z.array(adminUser), total: z.number().int(), next_cursor: z.string().nullable() }),
  errors: ['permission.missing'],
});

const adminUserDetail = z.object({
  user: adminUser,
  subscription: z
    .object({
      plan: z.string(),
      status: z.string(),
      started_at: instant,
      next_refill_at: instant.nullable(),
      cancelled_at: instant.nullable(),
    })
    .nullable(),
  used_this_cycle: credits,
  grants: z.array(
    z.object({
      id: id('lot'),
      source: z.string(),
      granted: credits,
      remaining: credits,
      expires_at: instant.nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: id('ses'),
      device: z.string(),
      ip: z.string().nullable(),
      created_at: instant,
      last_used_at: instant,
      is_impersonation: z.boolean(),
    }),
  ),
  runs: z.array(
    z.object({
      id: id('run'),
      agent_title: z.string(),
      status: z.string(),
      used_credits: credits,
      created_at: instant,
      finished_at: instant.nullable(),
    }),
  ),
});
export type AdminUserDetail = z.output<typeof adminUserDetail>;

const userParams = z.object({ user_id: z.string().max(80) });

export const getAdminUser = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id',
  access: 'admin',
  status: 200,
  summary: 'One account: plan, credits by origin, live sessions, the last 20 runs (no content of chats)',
  params: userParams,
  data: adminUserDetail,
  errors: ['permission.missing', 'user.not_found'],
});

export const listUserLedger = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/ledger',
  access: 'admin',
  status: 200,
  summary: 'Credit history of an account, newest first',
  params: userParams,
  query: z.object({ cursor: z.string().max(200).optional() }),
  data: z.object({ lines: z.array(historyLine), next_cursor: z.string().nullable() }),
  errors: ['permission.missing', 'user.not_found'],
});

export const mostGrantedCredits = 100_000;

export const grantCredits = endpoint({
  method: 'POST',
  path: '/admin/grants',
  access: 'admin',
  status: 201,
  summary: 'Give credits to a user; with an `Idempotency-Key` the same request grants once',
  body: z.object({
    user_id: z.string().max(80),
    credits: z.number(),
    reason: z.string().max(200).describe('the user reads it in the credit history'),
    /** Last day on which they can be spent, `yyyy-mm-dd`, in UTC; without it they stay. */
    expires_on: z.string().max(10).optional(),
  }),
  data: z.object({
    grant: z.object({
      user_id: id('usr'),
      credits,
      reason: z.string(),
      expires_at: instant.nullable(),
      available_credits: credits.describe('of the user, afterwards'),
    }),
  }),
  errors: [
    'permission.missing',
    'user.not_found',
    'grant.credits_invalid',
    'grant.reason_missing',
    'grant.expiry_invalid',
    'request.idempotency_key_reused',
  ],
});

const person = z.object({ id: z.string(), name: z.string(), email: z.string() });

const auditEntry = z.object({
  id: id('aud'),
  at: instant,
  action: z.string(),
  actor: person.nullable().describe('whose session it was; null for the system or an unknown person'),
  impersonator: person.nullable().describe('the admin who was viewing as the actor'),
  subject: person.nullable().describe('for whom'),
  detail: z.string(),
  ip: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  status: 200,
  summary: 'Who did what, for whom, when and from where; newest first',
  query: pageQuery.extend({
    limit: pageLimit,
    action: z.string().max(80).optional(),
    /** First and last day, `yyyy-mm-dd`, in UTC. */
    from: z.string().max(10).optional(),
    to: z.string().max(10).optional(),
    /** Only what was done while viewing as somebody. */
    impersonated: z.enum(['true']).optional(),
  }),
  data: z.object({
    entries: z.array(auditEntry),
    actions: z.array(z.string()).describe('every action there is, for the filter'),
    next_cursor: z.string().nullable(),
  }),
  errors: ['permission.missing'],
});
