import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import { cardTexts as texts } from '#texts/card';

function isKnownBrand(brand: string): brand is keyof typeof texts.brands {
  return Object.hasOwn(texts.brands, brand);
}

/** `Visa ending in 4242` */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  return texts.ending(isKnownBrand(brand) ? texts.brands[brand] : brand, last4);
}

/** `expires 04 / 29`, or that it has expired. */
export function cardDate(card: Pick<PaymentMethod, 'exp_month' | 'exp_year' | 'status'>): string {
  const date = `${String(card.exp_month).padStart(2, '0')} / ${String(card.exp_year).slice(-2)}`;
  return card.status === 'expired' ? texts.expired(date) : texts.expires(date);
}
