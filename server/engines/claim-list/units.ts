/** ISO code of a currency. */
export type Currency = 'EUR' | 'USD' | 'GBP' | 'CHF' | 'JPY';

const currencies: readonly (readonly [Currency, RegExp])[] = [
  ['EUR', /^(?:€|eur|euros?)$/i],
  ['USD', /^(?:\$|us\$|usd|dollars?)$/i],
  ['GBP', /^(?:£|gbp|pounds?|pfund)$/i],
  ['CHF', /^(?:chf|franken|francs?)$/i],
  ['JPY', /^(?:¥|jpy|yen)$/i],
];

const scales: readonly (readonly [number, RegExp])[] = [
  [1e3, /^(?:thousands?|tausend|tsd|k)$/i],
  [1e6, /^(?:millions?|mio|million(?:en)?|mn|m)$/i],
  [1e9, /^(?:billions?|bn|mrd|milliarden?)$/i],
  [1e12, /^(?:trillions?|bio|billionen)$/i],
];

/** The currency a word, code or sign names; null for anything else. */
export function currencyOf(word: string): Currency | null {
  return currencies.find(([, pattern]) => pattern.test(word.replace(/\.$/, '')))?.[0] ?? null;
}

/** What a word of scale multiplies with, e.g. 1,000,000 for "Mio."; null for anything else. German "Billion" needs its plural. */
export function scaleOf(word: string): number | null {
  return scales.find(([, pattern]) => pattern.test(word.replace(/\.$/, '')))?.[0] ?? null;
}

/** True for what can be after a number as its unit. */
export function isUnitWord(word: string): boolean {
  const bare = word.replace(/\.$/, '');
  return (
    /^(?:%|‰|percent|prozent|points?|punkte?)$/i.test(bare) ||
    currencyOf(bare) !== null ||
    scaleOf(bare) !== null
  );
}
