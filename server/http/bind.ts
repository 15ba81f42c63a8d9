import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { DataOf, EndpointShape } from '@loupe/shared/contract/endpoint';
import { appError } from '../errors/app-error.ts';
import { whileViewing } from '../modules/audit/acting-as.ts';
import { speaking } from '../language/language.ts';
import { languageOf } from '../language/request-language.ts';
import type { Caller } from './caller.ts';
import { describeAccess } from './describe-access.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Call<E extends EndpointShape> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly caller: E['access'] extends 'visitor' | 'anyone' | 'deployer' ? Caller | null : Caller;
  readonly request: FastifyRequest;
}

export type Handler<E extends EndpointShape> = (
  call: Call<E>,
) => Promise<{ data: DataOf<E>; message?: string; status?: 200 | 201 }>;

/**
 * Registers a contract endpoint below the API prefix: access, validation, status and the answer's envelope
 * come from the contract, the handler only translates.
 */
export function bind<const E extends EndpointShape>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { isPersonal: endpoint.isPersonal ?? false },
    schema: {
      ...describeAccess(endpoint),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: answersOf(endpoint),
    },
    // Access comes before validation, so that a stranger learns nothing from a body's errors; and after `onRequest`, where
    // requests are counted, so that those without access count too.
    preParsing: async (request) => {
      await letIn(app, endpoint, request);
      request.isBodyLate = !request.raw.complete;
    },
    // A body may be held back for half a minute: what ended the caller's access meanwhile must count. Whoever had sent all
    // of it when access was decided is not looked up again.
    preValidation: async (request) => {
      if (request.isBodyLate) await letIn(app, endpoint, request);
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        request,
      };
      const answer = await speaking(languageOf(request, request.caller), () =>
        answerCall(app, request, () => handler(call as Call<E>)),
      );
      if (endpoint.status === 204) return reply.status(204).send();
      const { status = endpoint.status, ...envelope } = answer;
      return reply.status(status).send(envelope);
    },
  });
}

/** A POST that finds what it would make there already answers with 200. */
function answersOf({ status, data }: EndpointShape): Record<number, z.ZodType> {
  if (status === 204) return { 204: z.undefined() };
  const envelope = z.object({ data, message: z.string().optional() });
  return status === 201 ? { 200: envelope, 201: envelope } : { [status]: envelope };
}

/** What an admin does while viewing as somebody carries both names, and each change is noted (R18). */
async function answerCall<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  handle: () => Promise<T>,
): Promise<T> {
  const { caller } = request;
  if (!caller?.impersonation) return await handle();
  return await whileViewing(caller.impersonation.adminId, async () => {
    const answer = await handle();
    await app.recordViewChange(request);
    return answer;
  });
}

/** Names the caller of a request; throws for one who has no access. */
async function letIn(app: FastifyInstance, endpoint: EndpointShape, request: FastifyRequest): Promise<void> {
  if (endpoint.access === 'deployer') request.deployer = await app.findDeployer(request);
  else request.caller = await callerFor(app, endpoint, request);
}

async function callerFor(
  app: FastifyInstance,
  endpoint: EndpointShape,
  request: FastifyRequest,
): Promise<Caller | null> {
  // A visitor's endpoint ignores tokens: a stale one must not close a public page.
  if (endpoint.access === 'visitor') return null;
  if (endpoint.access === 'anyone') return await app.authenticate(request).catch(() => null);
  const caller = await app.authenticate(request);
  if (!caller) throw appError('session.missing');
  if (endpoint.access === 'admin' && !caller.permissions.includes('admin'))
    throw appError('permission.missing');
  if (endpoint.isPersonal && caller.apiKeyId) throw appError('api_key.not_allowed');
  return caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    /** The end of the body had not arrived when the caller was let in. */
    isBodyLate: boolean;
  }
}
