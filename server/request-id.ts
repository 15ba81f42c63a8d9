import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const idBytes = 9;
/** Random bytes for the next ids: asking the system for each alone costs more than all else that begins a request. */
const pool = Buffer.alloc(idBytes * 256);
let used = pool.length;

const current = new AsyncLocalStorage<string>();

/** An id of twelve letters that no other request has. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.toString('base64url', used - idBytes, used);
}

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
