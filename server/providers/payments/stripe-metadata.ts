import type { Stripe } from 'stripe';
import type { Purpose } from './payment-provider.ts';

/** What a payment or a page is for, as Stripe keeps it beside it. */
export function metadataOf({
  userId,
  checkoutId,
  invoiceId,
  replaces,
  makesDefault,
}: Purpose): Record<string, string> {
  return {
    user_id: userId,
    ...(checkoutId !== undefined && { checkout_id: checkoutId }),
    ...(invoiceId !== undefined && { invoice_id: invoiceId }),
    ...(replaces !== undefined && { replaces }),
    ...(makesDefault === true && { makes_default: 'yes' }),
  };
}

/** The other way round; nothing in it when it is not ours. */
export function purposeOf(metadata: Stripe.Metadata | null | undefined): Purpose {
  return {
    userId: metadata?.user_id ?? '',
    ...(metadata?.checkout_id !== undefined && { checkoutId: metadata.checkout_id }),
    ...(metadata?.invoice_id !== undefined && { invoiceId: metadata.invoice_id }),
    ...(metadata?.replaces !== undefined && { replaces: metadata.replaces }),
    ...(metadata?.makes_default === 'yes' && { makesDefault: true }),
  };
}
