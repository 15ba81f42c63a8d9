import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/auth';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { originOf, ownChange } from './request-origin.ts';
import { endOtherSessions, listSessions, logIn, logOut, revokeSession } from './sessions.usecases.ts';

/** Getting in with a password, leaving, and where one is logged in. */
export function registerSessionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.login, async ({ body, request }) => ({
    data: await logIn(deps, body, originOf(request)),
  }));

  bind(app, contract.logout, async ({ caller, request }) => {
    await logOut(deps, caller.userId, caller.sessionId, request.ip);
    return { data: {} };
  });

  bind(app, contract.listSessions, async ({ caller }) => {
    const found = await listSessions(deps, caller.userId);
    const sessions = found.map(({ id, device, ip, createdAt, lastUsedAt }) => ({
      id,
      device,
      ip,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === caller.sessionId,
    }));
    return { data: { sessions } };
  });

  bind(app, contract.revokeSession, async ({ caller, params, request }) => {
    await revokeSession(deps, caller.userId, params.session_id, request.ip);
    return { data: {} };
  });

  bind(app, contract.revokeOtherSessions, async ({ caller, request }) => ({
    data: { ended_sessions: await endOtherSessions(deps, ownChange(caller, request)) },
  }));
}
