import type { CardDetails } from '@loupe/shared/contract/payment-methods';
import { cardTexts as texts } from '#texts/card';
import { expiryProblem, readExpiry } from './card-expiry.ts';
import { codeLengthOf, digitsOf, numberProblem } from './card-number.ts';

/** A new card as it is typed. Kept in memory only, never in storage. */
export type CardValues = {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly name: string;
};
export type CardErrors = { readonly [K in keyof CardValues]?: string | undefined };

export const emptyCard: CardValues = { number: '', expiry: '', code: '', name: '' };
const MOST_NAME = 100;

function codeError(values: CardValues): string | undefined {
  const digits = digitsOf(values.code);
  if (digits === '') return texts.codeMissing;
  const wanted = codeLengthOf(values.number);
  return digits.length === wanted ? undefined : texts.codeShort(wanted);
}

function nameError({ name }: CardValues): string | undefined {
  if (name.trim() === '') return texts.nameMissing;
  return name.trim().length > MOST_NAME ? texts.nameTooLong : undefined;
}

/** A sentence for every field that is not right (R15). */
export function cardErrors(values: CardValues, nowMs: number): CardErrors {
  const number = numberProblem(values.number);
  const expiry = expiryProblem(values.expiry, nowMs);
  const numbers = { missing: texts.numberMissing, short: texts.numberShort, wrong: texts.numberWrong };
  const dates = { missing: texts.expiryMissing, unreadable: texts.expiryUnreadable, past: texts.expiryPast };
  return {
    number: number ? numbers[number] : undefined,
    expiry: expiry ? dates[expiry] : undefined,
    code: codeError(values),
    name: nameError(values),
  };
}

/** A card that has no errors, as the wire wants it. */
export function readCard(values: CardValues): CardDetails {
  const { month, year } = readExpiry(values.expiry) ?? { month: 0, year: 0 };
  return {
    number: digitsOf(values.number),
    exp_month: month,
    exp_year: year,
    cvc: digitsOf(values.code),
    name: values.name.trim(),
  };
}

/** Which field a refusal of the server speaks of. */
export const cardFieldOfCode: Readonly<Record<string, keyof CardValues>> = {
  'card.number_invalid': 'number',
  'card.not_a_test_card': 'number',
  'card.expiry_invalid': 'expiry',
  'card.cvc_invalid': 'code',
};
