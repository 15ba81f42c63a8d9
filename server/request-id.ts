import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();

/** Does the work of every request under its id, and tells that id in the answer: `X-Request-Id`, as error answers do in their body. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    current.run(request.id, done);
  });
}

/** Id of the request that is being worked on; null where nobody asked, as on a schedule. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}
