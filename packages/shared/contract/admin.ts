import { z } from 'zod';
import { credits, id, instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { permissions } from './permissions.ts';

export const adminUser = z.object({
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

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  status: 200,
  summary: 'Accounts, newest first; `q` searches e-mail and name',
  query: pageQuery,
  data: z.object({ users: z.array(adminUser), total: z.number().int(), next_cursor: z.string().nullable() }),
  errors: ['permission.missing'],
});
