import type { FastifyInstance } from 'fastify';
import { appError } from '../../errors/app-error.ts';
import type { Deps } from '../../deps.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** `GET /healthz`: the process lives. `GET /readyz`: it can serve, the database answers. */
export function registerHealthRoutes(app: FastifyInstance, deps: Pick<Deps, 'pool'>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    await deps.pool.query('select 1').catch((error: unknown) => {
      throw appError('server.unavailable', {
        sentence: refusals.said((t) => t.databaseSilent),
        cause: error,
      });
    });
    return { status: 'ready' };
  });
}
