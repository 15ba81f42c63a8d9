import type { FastifyInstance } from 'fastify';
import { apiKeyMark } from '@loupe/shared/contract/api-keys';
import { deployTokenMark } from '@loupe/shared/contract/deploy-tokens';
import type { Deps } from '../deps.ts';
import { appError } from '../errors/app-error.ts';
import { assertAllowedInView, isChange } from '../modules/impersonation/impersonation.policy.ts';
import { recordChange } from '../modules/impersonation/impersonation.usecases.ts';
import type { Deployer } from '../modules/deploy-tokens/deployer.ts';
import type { Caller } from './caller.ts';

/** The caller behind an API key, or null. */
export type FindApiKeyCaller = (secret: string) => Promise<Caller | null>;

/** The team behind a deploy token; throws `deploy_token.invalid`. */
export type FindTokenDeployer = (secret: string) => Promise<Deployer>;

const bearer = /^Bearer +([\w.~+/-]{1,200}=*)$/i;

/** Gives the app its `authenticate`: the caller behind the bearer token. */
export function addAuthentication(
  app: FastifyInstance,
  deps: Pick<Deps, 'sessions' | 'tokenLookups' | 'db' | 'clock'>,
  findApiKeyCaller: FindApiKeyCaller,
): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('isBodyLate', false);
  app.decorate('authenticate', async (request) => {
    const header = request.headers.authorization;
    if (!header) return null;
    const token = bearer.exec(header)?.[1];
    if (token?.startsWith(apiKeyMark)) {
      const program = await deps.tokenLookups.lookUp(request.ip, token, () => findApiKeyCaller(token));
      if (!program) throw appError('api_key.invalid');
      return program;
    }
    const caller = token
      ? await deps.tokenLookups.lookUp(request.ip, token, () => deps.sessions.find(token))
      : null;
    if (!caller) throw appError('session.ended');
    if (caller.impersonation) {
      const { url = '', config } = request.routeOptions;
      const call = { method: request.method, url, isPersonal: config.isPersonal };
      assertAllowedInView(caller.impersonation, call);
    }
    return caller;
  });
  app.decorate('recordViewChange', async (request) => {
    const { url = '' } = request.routeOptions;
    if (!request.caller || !isChange({ method: request.method, url })) return;
    const what = `${request.method} ${url}`;
    await recordChange(deps, request.caller, { what, ip: request.ip });
  });
}

/** Gives the app its `findDeployer`: the team of a deploy token, or an admin. */
export function addDeployers(
  app: FastifyInstance,
  { tokenLookups }: Pick<Deps, 'tokenLookups'>,
  findTokenDeployer: FindTokenDeployer,
): void {
  app.decorateRequest('deployer', null);
  app.decorate('findDeployer', async (request) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (token?.startsWith(deployTokenMark)) {
      const deployer = await tokenLookups.lookUp(request.ip, token, () => findTokenDeployer(token));
      if (!deployer) throw appError('deploy_token.invalid');
      return deployer;
    }
    const caller = await app.authenticate(request);
    if (!caller) throw appError('session.missing');
    if (!caller.permissions.includes('admin')) throw appError('permission.missing');
    const { userId, sessionId } = caller;
    return { remote: null, id: userId, userId, sessionId, by: '' };
  });
}
