import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as methods from '@loupe/shared/contract/payment-methods';
import * as payments from '@loupe/shared/contract/payments';
import * as subscriptions from '@loupe/shared/contract/subscriptions';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { cancelCheckout, confirmCheckout, readCheckout, startCheckout } from './checkout.usecases.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { addMethod, chooseDefault, dropMethod } from './payment-methods.usecases.ts';
import { presentCheckout, presentMethod } from './payments.presenter.ts';
import { listMethods } from './payments.repository.ts';
import {
  cancelSubscription,
  previewPurchase,
  readInvoice,
  readInvoices,
  readSummary,
  resumeSubscription,
} from './subscription.usecases.ts';
import { takeEvent } from './webhooks.usecases.ts';
import { speaking } from '../../language/language.ts';
import { languageOf } from '../../language/request-language.ts';

export interface PaymentRoutesDeps {
  readonly payments: PaymentDeps;
  readonly config: { readonly brandName: string };
}

export function registerPaymentRoutes(
  app: FastifyInstance,
  { payments: deps, config }: PaymentRoutesDeps,
): void {
  registerCheckoutRoutes(app, deps);
  registerMethodRoutes(app, deps);
  registerSubscriptionRoutes(app, deps);
  registerInvoiceDocument(app, deps, config.brandName);
  registerWebhook(app, deps);
}

function registerCheckoutRoutes(app: FastifyInstance, deps: PaymentDeps): void {
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

function registerMethodRoutes(app: FastifyInstance, deps: PaymentDeps): void {
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
    await dropMethod(deps, caller.userId, params.method_id);
    return { data: {} };
  });
}

function registerSubscriptionRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  bind(app, subscriptions.managePayments, async ({ caller }) => ({
    data: await readSummary(deps, caller.userId),
  }));

  bind(app, subscriptions.listInvoices, async ({ caller, query }) => ({
    data: await readInvoices(deps, caller.userId, query.cursor),
  }));

  bind(app, subscriptions.cancelSubscription, async ({ caller }) => ({
    data: { subscription: await cancelSubscription(deps, caller.userId) },
  }));

  bind(app, subscriptions.resumeSubscription, async ({ caller }) => ({
    data: { subscription: await resumeSubscription(deps, caller.userId) },
  }));
}

function registerInvoiceDocument(app: FastifyInstance, deps: PaymentDeps, brand: string): void {
  app.get<{ Params: { invoice_id: string } }>(
    subscriptions.invoiceDocumentPath,
    {
      schema: describeAccess(bareRoutes.invoiceDocument),
    },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const invoice = await readInvoice(deps, caller.userId, request.params.invoice_id);
      const pdf = await speaking(languageOf(request, caller), () => invoicePdf(invoice, brand));
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="invoice-${invoice.number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf));
    },
  );
}

/** The signature covers the bytes as they came, so this route alone does not parse its JSON. */
function registerWebhook(app: FastifyInstance, deps: PaymentDeps): void {
  void app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    hooks.post<{ Params: { provider: string } }>(
      '/billing/webhooks/:provider',
      {
        schema: describeAccess(bareRoutes.paymentWebhook),
      },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const body = typeof request.body === 'string' ? request.body : '';
        await takeEvent(deps, request.params.provider, body, typeof signature === 'string' ? signature : '');
        return { data: {} };
      },
    );
  });
}
