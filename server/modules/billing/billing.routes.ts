import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/billing';
import type { Config } from '../../config.ts';
import { bind } from '../../http/bind.ts';
import { listPlans, readHistory, type BillingQueriesDeps } from './credits.usecases.ts';
import type { CreditStatusCache } from './credit-status-cache.ts';

export interface BillingRoutesDeps extends BillingQueriesDeps {
  readonly creditStatus: CreditStatusCache;
  readonly config: Pick<Config, 'stripeSecretKey'>;
}

export function registerBillingRoutes(app: FastifyInstance, deps: BillingRoutesDeps): void {
  bind(app, contract.invoiceStatus, async ({ caller }) => ({
    data: { current_subscription: await deps.creditStatus.read(caller.userId) },
  }));
  bind(app, contract.creditHistory, async ({ caller, query }) => ({
    data: await readHistory(deps, caller.userId, query),
  }));
  bind(app, contract.plans, async () => ({
    data: listPlans(deps.config.stripeSecretKey === null ? 'test' : 'stripe'),
  }));
}
