import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/api-keys';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { ownChange } from '../sessions/request-origin.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.usecases.ts';

/** Keys for programs that use the API in the person's name (R21). */
export function registerApiKeyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listApiKeys, async ({ caller }) => ({
    data: { api_keys: await listApiKeys(deps, caller.userId) },
  }));

  bind(app, contract.createApiKey, async ({ caller, body, request }) => {
    const wanted = { name: body.name, expiresOn: body.expires_on };
    return { data: await createApiKey(deps, ownChange(caller, request), wanted) };
  });

  bind(app, contract.revokeApiKey, async ({ caller, params, request }) => {
    await revokeApiKey(deps, ownChange(caller, request), params.key_id);
    return { data: {} };
  });
}
