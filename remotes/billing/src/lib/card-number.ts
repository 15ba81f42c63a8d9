/** Card networks told apart by the first digits (ISO/IEC 7812). */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

interface BrandRule {
  readonly brand: CardBrand;
  readonly prefix: RegExp;
  readonly lengths: readonly number[];
  /** Digits in a printed group. */
  readonly groups: readonly number[];
  readonly codeLength: 3 | 4;
}

const FOURS = [4, 4, 4, 4, 3] as const;
const RULES: readonly BrandRule[] = [
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19], groups: FOURS, codeLength: 3 },
  { brand: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, lengths: [16], groups: FOURS, codeLength: 3 },
  { brand: 'amex', prefix: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/, lengths: [16, 19], groups: FOURS, codeLength: 3 },
];
const ANY: BrandRule = {
  brand: 'unknown',
  prefix: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: FOURS,
  codeLength: 3,
};
const MOST_DIGITS = 19;

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function ruleOf(number: string): BrandRule {
  const digits = digitsOf(number);
  return RULES.find(({ prefix }) => prefix.test(digits)) ?? ANY;
}

/** The network of a number as far as it is typed. */
export function brandOf(number: string): CardBrand {
  return ruleOf(number).brand;
}

/** Digits of the security code of this number's network: 3, or 4 for American Express. */
export function codeLengthOf(number: string): 3 | 4 {
  return ruleOf(number).codeLength;
}

/** The number in printed groups, `4242 4242 4242 4242`; what is no digit is dropped, what is too long is cut. */
export function groupedNumber(typed: string): string {
  const { groups, lengths } = ruleOf(typed);
  const digits = digitsOf(typed).slice(0, Math.max(...lengths, 0) || MOST_DIGITS);
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** Whether the check digit fits (Luhn, ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}

/** What is wrong with a number, if anything: `short` while digits are missing, `wrong` when the check digit fails. */
export function numberProblem(number: string): 'missing' | 'short' | 'wrong' | null {
  const digits = digitsOf(number);
  if (digits === '') return 'missing';
  if (!ruleOf(digits).lengths.includes(digits.length)) return 'short';
  return passesLuhn(digits) ? null : 'wrong';
}
