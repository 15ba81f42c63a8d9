import type { FastifyRequest } from 'fastify';
import type { Language } from '@loupe/shared/lib/language';
import type { Permission } from '@loupe/shared/contract/permissions';

/** An admin who views as the caller (R18). */
interface Impersonation {
  readonly id: string;
  readonly adminId: string;
  readonly isReadOnly: boolean;
  readonly endsAt: Date;
}

/** The person behind a request, known from the bearer token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly permissions: readonly Permission[];
  /** The language of the account; null when nobody said. */
  readonly language: Language | null;
  /** Set when a program calls with an API key: then `sessionId` is the key's id. */
  readonly apiKeyId?: string;
  /** Only while an admin views as this person. */
  readonly impersonation?: Impersonation;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reads the bearer token. Null without a token; throws `session.ended` for one that is not live, and
     * `impersonation.personal` or `impersonation.read_only` for what an admin may not do while viewing as somebody.
     */
    authenticate(request: FastifyRequest): Promise<Caller | null>;
    /** Notes in the audit log what an admin changed while viewing as the caller. */
    recordViewChange(request: FastifyRequest): Promise<void>;
  }
  interface FastifyContextConfig {
    /** As in the contract: refused while an admin views as the caller. Routes that are not bound set it by hand. */
    isPersonal?: boolean;
  }
}
