import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/admin';
import type { Deps } from '../../deps.ts';
import { bind } from '../../http/bind.ts';
import { listUsers } from './admin.usecases.ts';

export function registerAdminRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  bind(app, contract.listUsers, async ({ query }) => ({ data: await listUsers(deps, query) }));
}
