import { titles } from '../../messages/titles-texts.ts';

/** Visa ending in 4242. */
export function cardLabel(card: { readonly brand: string; readonly last4: string }): string {
  return titles().card(brandNames[card.brand] ?? card.brand, card.last4);
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};
