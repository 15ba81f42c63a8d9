import { appError } from '../../errors/app-error.ts';
import type { CardNumber } from './payment-provider.ts';

/** The digits of a card number as typed; throws `card.number_invalid` for what cannot be one (ISO/IEC 7812, Luhn). */
export function checkedDigits(number: string): string {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits))
    throw appError('card.number_invalid', { field: 'card.number' });
  return digits;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good through the last day of its month, UTC. Throws `card.expiry_invalid`. */
export function assertNotExpired({ expMonth, expYear }: CardNumber, now: Date): void {
  const isMonth = expMonth >= 1 && expMonth <= 12;
  const isSoon = expYear >= 2000 && expYear <= now.getUTCFullYear() + 30;
  if (!isMonth || !isSoon || new Date(Date.UTC(expYear, expMonth, 1)) <= now)
    throw appError('card.expiry_invalid', { field: 'card.exp_month' });
}

/** Three digits, four on American Express. Throws `card.cvc_invalid`. */
export function assertCvc(cvc: string, brand: string): void {
  const isRight = brand === 'amex' ? /^\d{4}$/.test(cvc) : /^\d{3}$/.test(cvc);
  if (!isRight) throw appError('card.cvc_invalid', { field: 'card.cvc' });
}
