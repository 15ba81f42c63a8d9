import type { FastifyInstance } from 'fastify';
import { appError } from '../errors/app-error.ts';

/** How long a caller may take to send a request, headers and body, in milliseconds. */
export interface BodyTimes {
  /** For JSON, at most 1 MB: answered with 408 `request.too_slow`. */
  readonly jsonMs: number;
  /** For everything, uploads too: the connection is cut. */
  readonly anyMs: number;
}

export const bodyTimes: BodyTimes = { jsonMs: 30_000, anyMs: 120_000 };

/** For the headers alone. */
export const headersMs = 20_000;

/** How often connections are looked at: a slow one is cut at most this much later. */
export const checkEveryMs = 5_000;

const jsonType = /^application\/json\b/i;

/** Ends the wait for a JSON body that does not come. A body that drips would otherwise keep its connection for ever. */
export function addBodyTime(app: FastifyInstance, { jsonMs }: BodyTimes): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    done(null, payload);
    if (!jsonType.test(request.headers['content-type'] ?? '') || payload.readableEnded) return;
    const timer = setTimeout(() => {
      // Nobody reads it: the request was refused, or has no body by its method. An error unheard would end the process.
      if (payload.listenerCount('error') === 0) return;
      // What is not read any more must not be taken for the next request.
      void reply.header('connection', 'close');
      payload.emit('error', appError('request.too_slow'));
    }, jsonMs);
    const stop = () => clearTimeout(timer);
    payload.once('end', stop).once('close', stop);
  });
}
