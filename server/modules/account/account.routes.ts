import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/account';
import * as auth from '@loupe/shared/contract/auth';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { readView } from '../impersonation/impersonation.usecases.ts';
import { originOf, ownChange } from '../sessions/request-origin.ts';
import { changeLanguage, changeName, changePassword } from './account.usecases.ts';
import {
  cancelEmailChange,
  confirmEmail,
  readEmail,
  requestEmailChange,
  resendConfirmation,
} from './email.usecases.ts';
import { requestPasswordReset, resetPassword } from './password-reset.usecases.ts';
import { getSignedInUser, signUp } from './sign-up.usecases.ts';

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

/** Making an account, and getting into it without its password. */
function registerSignUp(app: FastifyInstance, deps: Deps): void {
  bind(app, auth.signup, async ({ body, request }) => {
    const { email, password, name, referral_code: referralCode } = body;
    return { data: await signUp(deps, { email, password, name, referralCode }, originOf(request)) };
  });

  bind(app, auth.forgotPassword, async ({ body, request }) => {
    requestPasswordReset(deps, body.email, request.ip);
    return { data: {} };
  });

  bind(app, auth.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, request.ip);
    return { data: {} };
  });
}

/** What people change about their own account (R21). */
export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  registerSignUp(app, deps);
  registerEmailRoutes(app, deps);

  bind(app, auth.me, async ({ caller }) => ({
    data: { user: await getSignedInUser(deps, caller.userId), impersonation: await readView(deps, caller) },
  }));

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
}
