import type { FastifyInstance } from 'fastify';

const slowMs = 1000;

/** One line a request, with its id. Reads that went well are only of interest while debugging. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isPlainRead =
      (request.method === 'GET' || request.method === 'HEAD') &&
      reply.statusCode < 400 &&
      reply.elapsedTime < slowMs;
    const line = {
      method: request.method,
      // The route's pattern, not the address: addresses carry tokens and share ids.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.caller?.userId,
    };
    if (isPlainRead) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
