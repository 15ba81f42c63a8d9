import type { Stripe } from 'stripe';
import { ProviderUnavailable } from './payment-provider.ts';

/** Detaches every card of a customer and deletes the customer; its payments stay, and can still be refunded. */
export async function forgetCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    const methods: string[] = [];
    // Read to the end before the first one goes: the pages of the list are counted by them.
    for await (const { id } of stripe.customers.listPaymentMethods(customerId, { limit: 100 }))
      methods.push(id);
    for (const id of methods) await unlessGone(() => stripe.paymentMethods.detach(id));
    await stripe.customers.del(customerId);
  } catch (error) {
    if (!isGone(error)) throw new ProviderUnavailable(error);
  }
}

async function unlessGone(call: () => Promise<unknown>): Promise<void> {
  await call().catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

const isGone = (error: unknown) => (error as { code?: unknown }).code === 'resource_missing';
