import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/impersonation';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { originOf } from '../sessions/request-origin.ts';
import { listOwnImpersonations, redeemCode, startImpersonation } from './impersonation.usecases.ts';

export function registerImpersonationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.startImpersonation, async ({ caller, body, request }) => {
    const { user_id: userId, reason, minutes, is_read_only: isReadOnly, password } = body;
    const asked = { userId, reason, minutes, isReadOnly, password };
    return { data: await startImpersonation(deps, caller, asked, request.ip) };
  });

  bind(app, contract.redeemImpersonation, async ({ body, request }) => {
    const caller = await app.authenticate(request);
    return { data: await redeemCode(deps, body.code, caller, originOf(request)) };
  });

  bind(app, contract.listOwnImpersonations, async ({ caller }) => ({
    data: { impersonations: await listOwnImpersonations(deps, caller.userId) },
  }));
}
