import type { FastifyInstance } from 'fastify';
import * as payments from '@loupe/shared/contract/payments';
import { bind } from '../../http/bind.ts';
import { presentCheckout } from './checkout.presenter.ts';
import { cancelCheckout, confirmCheckout, readCheckout, startCheckout } from './checkout.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { previewPurchase } from './preview.usecases.ts';

export function registerCheckoutRoutes(
  app: FastifyInstance,
  { payments: deps }: { readonly payments: PaymentDeps },
): void {
  bind(app, payments.paymentPreview, async ({ caller, query }) => ({
    data: await previewPurchase(deps, caller.userId, query),
  }));

  bind(app, payments.startCheckout, async ({ caller, body, request }) => {
    const key = request.headers['idempotency-key'];
    const { payment_method_id: methodId, card, quote, ...purchase } = body;
    const row = await startCheckout(deps, {
      userId: caller.userId,
      idempotencyKey: typeof key === 'string' ? key : undefined,
      purchase,
      methodId,
      card,
      quote,
    });
    return { data: { checkout: presentCheckout(row) } };
  });

  bind(app, payments.getCheckout, async ({ caller, params }) => ({
    data: { checkout: presentCheckout(await readCheckout(deps, caller.userId, params.checkout_id)) },
  }));

  bind(app, payments.confirmCheckout, async ({ caller, params, body }) => {
    const row = await confirmCheckout(deps, caller.userId, params.checkout_id, body.decision);
    return { data: { checkout: presentCheckout(row) } };
  });

  bind(app, payments.cancelCheckout, async ({ caller, params }) => ({
    data: { checkout: presentCheckout(await cancelCheckout(deps, caller.userId, params.checkout_id)) },
  }));
}
