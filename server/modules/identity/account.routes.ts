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
  confirmEmailChange,
  endOtherSessions,
  requestEmailChange,
  type OwnChange,
} from './account.usecases.ts';

export function ownChange({ userId, sessionId }: Caller, request: FastifyRequest): OwnChange {
  return { userId, sessionId, ip: request.ip };
}

/** What people change about their own account (R21). */
export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.changeName, async ({ caller, body }) => ({
    data: { user: await changeName(deps, caller.userId, body.name) },
  }));

  bind(app, contract.changeLanguage, async ({ caller, body }) => {
    await changeLanguage(deps, caller.userId, body.language);
    return { data: {} };
  });

  bind(app, contract.requestEmailChange, async ({ caller, body, request }) => {
    await requestEmailChange(deps, ownChange(caller, request), body);
    return { data: {} };
  });

  bind(app, contract.confirmEmailChange, async ({ caller, body, request }) => ({
    data: { user: await confirmEmailChange(deps, ownChange(caller, request), body.token) },
  }));

  bind(app, contract.changePassword, async ({ caller, body, request }) => {
    const change = { currentPassword: body.current_password, newPassword: body.new_password };
    const ended = await changePassword(deps, ownChange(caller, request), change);
    return { data: { ended_sessions: ended } };
  });

  bind(app, revokeOtherSessions, async ({ caller, request }) => ({
    data: { ended_sessions: await endOtherSessions(deps, ownChange(caller, request)) },
  }));
}
