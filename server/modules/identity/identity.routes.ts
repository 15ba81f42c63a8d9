import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/auth';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { registerAccountRoutes } from './account.routes.ts';
import { registerApiKeyRoutes } from './api-keys.routes.ts';
import { getSignedInUser, listSessions, logIn, logOut, revokeSession, signUp } from './identity.usecases.ts';
import { originOf } from './request-origin.ts';
import { readView } from './impersonation.usecases.ts';
import { requestPasswordReset, resetPassword } from './password-reset.usecases.ts';

export function registerIdentityRoutes(app: FastifyInstance, deps: Deps): void {
  registerAccountRoutes(app, deps);
  registerApiKeyRoutes(app, deps);

  bind(app, contract.signup, async ({ body, request }) => {
    const { email, password, name, referral_code: referralCode } = body;
    return { data: await signUp(deps, { email, password, name, referralCode }, originOf(request)) };
  });

  bind(app, contract.login, async ({ body, request }) => ({
    data: await logIn(deps, body, originOf(request)),
  }));

  bind(app, contract.logout, async ({ caller, request }) => {
    await logOut(deps, caller.userId, caller.sessionId, request.ip);
    return { data: {} };
  });

  bind(app, contract.forgotPassword, async ({ body, request }) => {
    requestPasswordReset(deps, body.email, request.ip);
    return { data: {} };
  });

  bind(app, contract.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, request.ip);
    return { data: {} };
  });

  bind(app, contract.me, async ({ caller }) => ({
    data: { user: await getSignedInUser(deps, caller.userId), impersonation: await readView(deps, caller) },
  }));

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
}
