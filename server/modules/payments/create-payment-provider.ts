import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts';
import { createStripePayments } from '../../providers/payments/stripe-payments.ts';
import { createTestPayments } from '../../providers/payments/test-payments.ts';
import { createTestPaymentBook } from './test-payments.repository.ts';

/** Stripe when there is a key, local test payments otherwise. */
export async function createPaymentProvider(
  config: Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret'>,
  db: Database,
  clock: Clock,
): Promise<PaymentProvider> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = config;
  if (secretKey !== null && webhookSecret !== null)
    return await createStripePayments({ secretKey, webhookSecret });
  return createTestPayments(createTestPaymentBook(db, () => clock.now()));
}
