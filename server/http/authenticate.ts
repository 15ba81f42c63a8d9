import type { FastifyInstance } from 'fastify';
import { appError } from '../errors/app-error.ts';
import type { SessionLookup } from '../modules/identity/session-lookup.ts';

const bearer = /^Bearer +([\w.~+/-]{1,200}=*)$/i;

/** Gives the app its `authenticate`: the caller behind the bearer token. */
export function addAuthentication(app: FastifyInstance, sessions: SessionLookup): void {
  app.decorateRequest('caller', null);
  app.decorate('authenticate', async (request) => {
    const header = request.headers.authorization;
    if (!header) return null;
    const token = bearer.exec(header)?.[1];
    const caller = token ? await sessions.find(token) : null;
    if (!caller) throw appError('session.ended');
    return caller;
  });
}
