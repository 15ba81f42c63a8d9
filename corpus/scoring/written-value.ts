import type { Language } from '../labels.ts';

/** A number as it is written somewhere, in units of one: "EUR 1.2 million" is 1,200,000 EUR. */
export interface WrittenNumber {
  readonly amount: number;
  /** What one unit of the last written digit is worth. */
  readonly step: number;
  readonly currency: string | null;
  readonly isPercent: boolean;
  /** 1 when no word of scale is with it. */
  readonly scale: number;
  readonly hasScale: boolean;
  readonly digits: number;
  readonly start: number;
  readonly end: number;
}

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  euro: 'EUR',
  euros: 'EUR',
};
const money = '(?:EUR|GBP|USD|CHF|€|£|\\$|euros?)';
const scaleWord =
  '(?:k(?=EUR|GBP|USD|€)|T(?=EUR|€)|thousands?|Tsd\\.?|Tausend|millions?|Millionen|Million|Mio\\.?|mn|m(?![\\p{L}²³])|billions?|bn|Milliarden|Mrd\\.?)';
const digitsOf = "\\d{1,3}(?:[.,\\u00a0\\u202f’']\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
const pattern = new RegExp(
  `(?:(?<!\\p{L})(?<thousand>[kT])(?=${money}))?(?<before>${money}\\s?)?(?<sign>[-−–+(]\\s?)?(?<before2>${money}\\s?)?(?<number>(?<![\\p{L}\\d.,])(?:${digitsOf}))(?![\\d])(?<close>\\))?(?:[\\s\\u00a0]?(?<scale>${scaleWord}))?(?:[\\s\\u00a0]?(?<after>${money}(?!\\p{L})))?(?:[\\s\\u00a0]?(?<percent>%|percent|per cent|Prozent))?`,
  'giu',
);

/** What a word of scale multiplies by: "Tsd." 1,000. */
function scaleOf(word: string): number {
  const lower = word.toLowerCase();
  if (/^(k|t$|thous|tsd|taus)/.test(lower)) return 1e3;
  if (/^(b|mrd|milliard)/.test(lower)) return 1e9;
  return lower.startsWith('m') ? 1e6 : 1;
}

export function currencyOf(text: string): string | null {
  const found = new RegExp(`(?<!\\p{L})[kT]?(${money})(?!\\p{L})`, 'iu').exec(text)?.[1];
  return found === undefined ? null : (currencies[found.toLowerCase()] ?? found.toUpperCase());
}

/** The scale a heading or unit line speaks of: "in GBP thousand" 1,000; null when it names none. */
export function scaleIn(text: string): number | null {
  const word = new RegExp(`(?<![\\p{L}\\d])(?:${scaleWord})(?!\\p{L})|\\b[kT](?=EUR|GBP|USD|€)|[kT]€`, 'giu');
  const found = [...text.matchAll(word)]
    .map(([one]) => one)
    .find((one) => one.length > 1 || one.toLowerCase() !== 'm' || currencyOf(text) !== null);
  return found === undefined ? null : scaleOf(found);
}

/** Digits by the language's marks; where they cannot be that, by the other's. */
function amountOf(digits: string, language: Language): { amount: number; decimals: number } {
  const bare = digits.replace(/[\u00a0\u202f’']/g, '');
  const forms: Record<Language, RegExp> = {
    en: /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/,
    de: /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/,
  };
  const other = language === 'en' ? 'de' : 'en';
  const spoken = forms[language].test(bare) ? language : other;
  const plain = spoken === 'en' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.');
  return { amount: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 };
}

/** Every number of a text, read by the marks of its language. */
export function numbersIn(text: string, language: Language): WrittenNumber[] {
  const numbers = [...text.matchAll(pattern)].map((match) => {
    const { thousand, before, before2, sign, number = '', close, scale, after, percent } = match.groups ?? {};
    const { amount, decimals } = amountOf(number, language);
    const named = before ?? before2 ?? after;
    // "12.5 m" is a length, "EUR 12.5 m" an amount.
    const isScaled = scale !== undefined && !(scale.length === 1 && named === undefined);
    const times = isScaled ? scaleOf(scale) : thousand === undefined ? 1 : 1e3;
    const isNegative = /[-−]/.test(sign ?? '') || (/\(/.test(sign ?? '') && close !== undefined);
    return {
      amount: amount * times * (isNegative ? -1 : 1),
      step: 10 ** -decimals * times,
      currency: named === undefined ? null : currencyOf(named),
      isPercent: percent !== undefined,
      scale: times,
      hasScale: isScaled || thousand !== undefined,
      digits: number.replace(/\D/g, '').replace(/^0+/, '').length,
      start: match.index + match[0].indexOf(number),
      end: match.index + match[0].length,
    };
  });
  return numbers.map((number, i) => spanned(number, numbers[i + 1], text));
}

/** Of "EUR 430 – 440 million" the first number has the scale of the second. */
function spanned(number: WrittenNumber, next: WrittenNumber | undefined, text: string): WrittenNumber {
  if (next === undefined || number.hasScale || !next.hasScale) return number;
  if (!/^\s*(?:[-–—]|to|bis)\s*$/.test(text.slice(number.end, next.start))) return number;
  const { scale } = next;
  const currency = number.currency ?? next.currency;
  return {
    ...number,
    currency,
    amount: number.amount * scale,
    step: number.step * scale,
    scale,
    hasScale: true,
  };
}

/**
 * Whether a printed number is the expected one: equal to the last printed digit. A rounding needs three digits or two
 * decimals, so that "0.0 %" or "about 1 million" is nobody's value.
 */
export function isSameAmount(
  printed: Pick<WrittenNumber, 'amount' | 'step' | 'digits'>,
  expected: number,
): boolean {
  const difference = Math.abs(printed.amount - expected);
  if (difference <= Math.abs(expected) * 1e-9) return true;
  const isFine = printed.digits >= 3 || printed.step <= 0.01;
  return isFine && difference <= printed.step / 2 + Math.abs(expected) * 1e-9;
}

const months = [
  ['january', 'jan', 'januar', 'jän'],
  ['february', 'feb', 'februar'],
  ['march', 'mar', 'märz', 'mrz'],
  ['april', 'apr'],
  ['may', 'mai'],
  ['june', 'jun', 'juni'],
  ['july', 'jul', 'juli'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct', 'oktober', 'okt'],
  ['november', 'nov'],
  ['december', 'dec', 'dezember', 'dez'],
] as const;
const monthNames = months
  .flat()
  .sort((a, b) => b.length - a.length)
  .join('|');
const datePatterns = new RegExp(
  `(?<iso>\\d{4}-\\d{2}-\\d{2})|(?<day>\\d{1,2})\\.?[\\s\\u00a0](?<month>${monthNames})\\.?,?[\\s\\u00a0](?<year>\\d{4})|(?<month2>${monthNames})\\.?[\\s\\u00a0](?<day2>\\d{1,2}),?[\\s\\u00a0](?<year2>\\d{4})|(?<dmy>\\d{1,2}\\.\\d{1,2}\\.\\d{4})`,
  'giu',
);

const twoDigits = (value: string | number) => String(value).padStart(2, '0');

/** Days written in a text, as YYYY-MM-DD. */
export function datesIn(text: string): string[] {
  return [...text.matchAll(datePatterns)].map(({ groups = {} }) => {
    if (groups.iso) return groups.iso;
    if (groups.dmy) return groups.dmy.split('.').toReversed().map(twoDigits).join('-');
    const name = (groups.month ?? groups.month2 ?? '').toLowerCase();
    const month = months.findIndex((names) => (names as readonly string[]).includes(name)) + 1;
    return `${groups.year ?? groups.year2}-${twoDigits(month)}-${twoDigits(groups.day ?? groups.day2 ?? '')}`;
  });
}

/** The text with its days, quarters and years taken out, so that they are not read as amounts. */
export function withoutDates(text: string): string {
  return text
    .replace(datePatterns, (found) => ' '.repeat(found.length))
    .replace(
      new RegExp(
        `(?:${monthNames})\\.?[\\s\\u00a0]\\d{4}|\\bQ[1-4]\\b|\\bFY\\s?\\d{2,4}|\\b(?:19|20)\\d{2}(?:/\\d{2,4})?\\b(?![.,]\\d)`,
        'giu',
      ),
      (found) => ' '.repeat(found.length),
    );
}
