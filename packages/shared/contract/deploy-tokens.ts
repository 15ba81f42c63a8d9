import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
/** How every deploy token begins. */
export const deployTokenMark = 'ldt_';

const deployToken = z.object({
  id: id('dtk'),
  remote: z.string(),
  label: z.string(),
  created_by: z.string().nullable().describe('name of the admin'),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type DeployToken = z.output<typeof deployToken>;

export const listDeployTokens = endpoint({
  method: 'GET',
  path: '/admin/deploy-tokens',
  access: 'admin',
  status: 200,
  summary: 'Deploy tokens that work, newest first',
  data: z.object({ tokens: z.array(deployToken) }),
  errors: ['permission.missing'],
});

export const createDeployToken = endpoint({
  method: 'POST',
  path: '/admin/deploy-tokens',
  access: 'admin',
  status: 201,
  summary: 'A token with which a team uploads and promotes its slice; the secret is shown this once',
  body: z.object({ remote: z.string().max(60), label: z.string().max(200) }),
  data: z.object({ token: deployToken, secret: z.string() }),
  errors: ['permission.missing', 'deploy_token.remote_invalid', 'deploy_token.label_missing'],
});

export const revokeDeployToken = endpoint({
  method: 'DELETE',
  path: '/admin/deploy-tokens/:token_id',
  access: 'admin',
  status: 200,
  summary: 'Ends a deploy token at once',
  params: z.object({ token_id: z.string().max(80) }),
  data: nothing,
  errors: ['permission.missing', 'deploy_token.not_found'],
});
