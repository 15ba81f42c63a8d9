import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/billing';
import { bind } from '../../http/bind.ts';
import type { BillingQueriesDeps } from '../billing/credits.usecases.ts';
import { readReceipt, readUsage } from './usage.usecases.ts';

/** What runs have used: of a cycle, and of one run step by step. */
export function registerUsageRoutes(app: FastifyInstance, deps: BillingQueriesDeps): void {
  bind(app, contract.usage, async ({ caller }) => ({ data: await readUsage(deps, caller.userId) }));
  bind(app, contract.receipt, async ({ caller, params }) => ({
    data: await readReceipt(deps, caller.userId, params.run_id),
  }));
}
