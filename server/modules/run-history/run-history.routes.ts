import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/run-history';
import { bind } from '../../http/bind.ts';
import { listRunHistory, type RunHistoryDeps } from './run-history.usecases.ts';

/** The page of a person's runs. */
export function registerRunHistoryRoutes(
  app: FastifyInstance,
  { db, agents, runs }: Omit<RunHistoryDeps, 'line'> & { readonly runs: Pick<RunHistoryDeps, 'line'> },
): void {
  const deps = { db, agents, line: runs.line };
  bind(app, contract.listRunHistory, async ({ caller, query }) => ({
    data: await listRunHistory(deps, caller.userId, query),
  }));
}
