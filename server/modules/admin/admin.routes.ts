import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/admin';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { getUser, grantCredits, listAudit, listUserLedger, listUsers } from './admin.usecases.ts';

export function registerAdminRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.listUsers, async ({ query }) => ({ data: await listUsers(deps, query) }));

  bind(app, contract.getAdminUser, async ({ params }) => ({ data: await getUser(deps, params.user_id) }));

  bind(app, contract.listUserLedger, async ({ params, query }) => ({
    data: await listUserLedger(deps, params.user_id, query.cursor),
  }));

  bind(app, contract.grantCredits, async ({ caller, body, request }) => {
    const { user_id: userId, credits, reason, expires_on: expiresOn } = body;
    const given = request.headers['idempotency-key'];
    // Without a key every request is one of its own.
    const key = typeof given === 'string' && given !== '' ? given : randomUUID();
    const grant = { userId, credits, reason, expiresOn };
    return { data: await grantCredits(deps, caller, grant, { ip: request.ip, key }) };
  });

  bind(app, contract.listAudit, async ({ query }) => ({ data: await listAudit(deps, query) }));
}
