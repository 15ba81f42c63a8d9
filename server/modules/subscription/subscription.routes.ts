import type { FastifyInstance } from 'fastify';
import * as subscriptions from '@loupe/shared/contract/subscriptions';
import { bind } from '../../http/bind.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { cancelSubscription, readSummary, resumeSubscription } from './subscription.usecases.ts';

export function registerSubscriptionRoutes(
  app: FastifyInstance,
  { payments: deps }: { readonly payments: PaymentDeps },
): void {
  bind(app, subscriptions.managePayments, async ({ caller }) => ({
    data: await readSummary(deps, caller.userId),
  }));

  bind(app, subscriptions.cancelSubscription, async ({ caller }) => ({
    data: { subscription: await cancelSubscription(deps, caller.userId) },
  }));

  bind(app, subscriptions.resumeSubscription, async ({ caller }) => ({
    data: { subscription: await resumeSubscription(deps, caller.userId) },
  }));
}
