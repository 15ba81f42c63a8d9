import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../db/database-errors.ts';
import { AppError } from '../errors/app-error.ts';

/** Whether a reader may go on reading; while the database is away nobody can tell, and nothing new is there to read. */
export type Permission = 'granted' | 'ended' | 'unknown';

/** A reader's right to an event stream, asked again while the stream runs (S1). */
export interface StreamPermission {
  /** Asks now: at every heartbeat. */
  ask(): Promise<Permission>;
  /** Asks when that was a while ago: before what is sent, since a stream that is never silent has no heartbeats. */
  askAgain(): Promise<Permission>;
}

/** Cheap: a session is remembered for a while, and forgotten at once when it ends. */
const askedAgainMs = 1_000;

/** @param authenticate resolves with the reader's caller, throws or gives null when it is none any more. */
export function createStreamPermission(authenticate: () => Promise<object | null>): StreamPermission {
  let last: Permission = 'granted';
  let askedAt = performance.now();
  const ask = async (): Promise<Permission> => {
    last = await permissionOf(authenticate);
    askedAt = performance.now();
    return last;
  };
  return {
    ask,
    askAgain: async () =>
      last === 'granted' && performance.now() - askedAt < askedAgainMs ? last : await ask(),
  };
}

/** The permission of who sent a request. */
export function permissionOfRequest(app: FastifyInstance, request: FastifyRequest): StreamPermission {
  return createStreamPermission(async () => app.authenticate(request));
}

async function permissionOf(authenticate: () => Promise<object | null>): Promise<Permission> {
  try {
    return (await authenticate()) === null ? 'ended' : 'granted';
  } catch (error) {
    // A network that asked too often has not lost its session for it.
    const isUntold =
      isDatabaseDown(error) || (error instanceof AppError && error.code === 'request.too_many');
    return isUntold ? 'unknown' : 'ended';
  }
}
