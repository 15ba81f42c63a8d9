import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import { describeAccess } from '../../http/describe-access.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { takeEvent } from './webhooks.usecases.ts';

/** The signature covers the bytes as they came, so this route alone does not parse its JSON. */
export function registerWebhookRoutes(
  app: FastifyInstance,
  { payments: deps }: { readonly payments: PaymentDeps },
): void {
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
