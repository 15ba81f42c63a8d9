import { monthOf } from '@loupe/shared/lib/dates/calendar';
import type { CardValues } from './card-values.ts';

/** Cards of the local test payments, by what becomes of them (the same as at Stripe). None of them is real. */
export const testCards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
} as const;

export type TestCard = keyof typeof testCards;

/** A whole test card, good until the end of next year. */
export function testCardValues(card: TestCard, nowMs: number): CardValues {
  const year = String(monthOf(nowMs).year + 1).slice(-2);
  return { number: testCards[card], expiry: `12 / ${year}`, code: '123', name: 'Test Card' };
}
