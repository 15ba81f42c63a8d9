import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

/** How every key begins: a leaked one can be found by a search, and is told apart from a session's token. */
export const apiKeyMark = 'lpe_';

const apiKey = z.object({
  id: id('key'),
  name: z.string(),
  /** The first characters, enough to recognise it. */
  prefix: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  expires_at: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api-keys',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Own keys that work, newest first',
  data: z.object({ api_keys: z.array(apiKey) }),
  errors: [],
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api-keys',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Make a key; the secret is in this answer and nowhere else',
  body: z.object({
    name: z.string().max(80),
    /** Last day on which it works, `yyyy-mm-dd`, in UTC; without it until it is revoked. */
    expires_on: z.string().max(10).optional(),
  }),
  data: z.object({ api_key: apiKey, secret: z.string() }),
  errors: ['api_key.name_missing', 'api_key.expiry_invalid', 'api_key.too_many', 'account.email_unconfirmed'],
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api-keys/:key_id',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Revoke a key; it is refused from then on',
  params: z.object({ key_id: z.string().max(80) }),
  data: nothing,
  errors: ['request.not_found'],
});
