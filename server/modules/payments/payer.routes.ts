import type { FastifyInstance } from 'fastify';
import { saveBillingDetails } from '@loupe/shared/contract/subscriptions';
import { bind } from '../../http/bind.ts';
import { saveDetails } from './payer.usecases.ts';
import type { PaymentDeps } from './payment-deps.ts';

export function registerPayerRoutes(
  app: FastifyInstance,
  { payments: deps }: { readonly payments: PaymentDeps },
): void {
  bind(app, saveBillingDetails, async ({ caller, body }) => ({
    data: { details: await saveDetails(deps, caller.userId, body) },
  }));
}
