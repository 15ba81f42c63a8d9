import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/search';
import { bind } from '../../http/bind.ts';
import { searchMessages, type SearchDeps } from './search.usecases.ts';

/** What a person finds again in the own chats. */
export function registerSearchRoutes(app: FastifyInstance, deps: SearchDeps): void {
  bind(app, contract.search, async ({ caller, query }) => ({
    data: await searchMessages(deps, caller.userId, query),
  }));
}
