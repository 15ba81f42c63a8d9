import type { FastifyRequest } from 'fastify';
import type { Permission } from '@loupe/shared/contract/permissions';

/** The person behind a request, known from the bearer token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly permissions: readonly Permission[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the bearer token. Null without a token; throws `session.ended` for one that is not live. */
    authenticate(request: FastifyRequest): Promise<Caller | null>;
  }
}
