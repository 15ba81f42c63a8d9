import type { FastifyInstance } from 'fastify';
import * as methods from '@loupe/shared/contract/payment-methods';
import { bind } from '../../http/bind.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { presentMethod } from './payment-methods.presenter.ts';
import { listMethods } from './payment-methods.repository.ts';
import { addMethod, chooseDefault, dropMethod, type IsAboutToPay } from './payment-methods.usecases.ts';

export function registerPaymentMethodRoutes(
  app: FastifyInstance,
  {
    payments: deps,
    isPayingWithCard,
  }: { readonly payments: PaymentDeps; readonly isPayingWithCard: IsAboutToPay },
): void {
  const { name: provider, cardEntry } = deps.provider;

  bind(app, methods.listPaymentMethods, async ({ caller }) => {
    const now = deps.clock.now();
    const found = await listMethods(deps.db, caller.userId, provider);
    return {
      data: { provider, card_entry: cardEntry, methods: found.map((row) => presentMethod(row, now)) },
    };
  });

  bind(app, methods.addPaymentMethod, async ({ caller, body }) => {
    const { card, make_default: makesDefault = false, replaces } = body;
    const { method, url } = await addMethod(deps, { userId: caller.userId, card, makesDefault, replaces });
    return {
      data: { payment_method: method && presentMethod(method, deps.clock.now()), redirect_url: url },
    };
  });

  bind(app, methods.makeDefaultPaymentMethod, async ({ caller, params }) => {
    const method = await chooseDefault(deps, caller.userId, params.method_id);
    return { data: { payment_method: presentMethod(method, deps.clock.now()) } };
  });

  bind(app, methods.removePaymentMethod, async ({ caller, params }) => {
    await dropMethod(deps, isPayingWithCard, caller.userId, params.method_id);
    return { data: {} };
  });
}
