import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '@loupe/shared/contract/account';
import { revokeOtherSessions } from '@loupe/shared/contract/auth';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import type { Caller } from '../../http/caller.ts';
import {
  changeLanguage,
  changeName,
  changePassword,
  endOtherSessions,
  type OwnChange,
} from './account.usecases.ts';
import {
  cancelEmailChange,
  confirmEmail,
  readEmail,
  requestEmailChange,
  resendConfirmation,
} from './email.usecases.ts';

export function ownChange({ userId, sessionId }: Caller, request: FastifyRequest): OwnChange {
  return { userId, sessionId, ip: request.ip };
}

/** The own address: read, confirmed, changed. */
function registerEmailRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.readEmail, async ({ caller }) => ({ data: await readEmail(deps, caller.userId) }));

  bind(app, contract.requestEmailChange, async ({ caller, body, request }) => {
    await requestEmailChange(deps, ownChange(caller, request), body);
    return { data: {} };
  });

  bind(app, contract.cancelEmailChange, async ({ caller, request }) => {
    await cancelEmailChange(deps, ownChange(caller, request));
    return { data: {} };
  });

  bind(app, contract.resendConfirmation, async ({ caller, request }) => {
    await resendConfirmation(deps, ownChange(caller, request));
    return { data: {} };
  });

  bind(app, contract.confirmEmail, async ({ caller, body, request }) => ({
    data: { user: await confirmEmail(deps, ownChange(caller, request), body.token) },
  }));
}

/** What people change about their own account (R21). */
export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  registerEmailRoutes(app, deps);

  bind(app, contract.changeName, async ({ caller, body }) => ({
    data: { user: await changeName(deps, caller.userId, body.name) },
  }));

  bind(app, contract.changeLanguage, async ({ caller, body }) => {
    await changeLanguage(deps, caller.userId, body.language);
    return { data: {} };
  });

  bind(app, contract.changePassword, async ({ caller, body, request }) => {
    const change = {
      currentPassword: body.current_password,
      newPassword: body.new_password,
      keepApiKeys: body.keep_api_keys ?? false,
    };
    const { sessions, apiKeys } = await changePassword(deps, ownChange(caller, request), change);
    return { data: { ended_sessions: sessions, ended_api_keys: apiKeys } };
  });

  bind(app, revokeOtherSessions, async ({ caller, request }) => ({
    data: { ended_sessions: await endOtherSessions(deps, ownChange(caller, request)) },
  }));
}
