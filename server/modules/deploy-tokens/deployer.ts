import type { FastifyRequest as Request } from 'fastify';

/** Who deploys: a team by its token, or an admin. */
export interface Deployer {
  /** The one slice that a token is for; null for an admin, who may change each. */
  readonly remote: string | null;
  /** Id of the token or of the admin. */
  readonly id: string;
  /** The admin; null for a token. */
  readonly userId: string | null;
  /** The admin's session; null for a token. */
  readonly sessionId: string | null;
  /** How the audit log names a token; empty for an admin, whom it names anyhow. */
  readonly by: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The deployer behind a request. Throws `session.missing`, `session.ended` or `deploy_token.invalid`, and
     * `permission.missing` for a person who is not an admin.
     */
    findDeployer(request: Request): Promise<Deployer>;
  }
  interface FastifyRequest {
    /** On endpoints for deployers. */
    deployer: Deployer | null;
  }
}
