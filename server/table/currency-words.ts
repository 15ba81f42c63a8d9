/** ISO 4217 codes that are read as currencies; words that are codes as well ("ALL", "TOP") are left out. */
const codes =
  'EUR USD GBP CHF JPY CNY CAD AUD NZD SEK NOK DKK ISK PLN CZK HUF RON BGN TRY RUB UAH INR KRW BRL MXN ZAR SGD HKD TWD THB IDR MYR PHP VND ILS AED SAR QAR KWD EGP NGN KES ARS CLP COP PEN';

export const currencyCodes: ReadonlySet<string> = new Set(codes.split(' '));

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₪': 'ILS',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  RMB: 'CNY',
};

const words: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  sterling: 'GBP',
  franken: 'CHF',
  yen: 'JPY',
  rupees: 'INR',
};

/** Names of two words, with the code each stands for. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bUS dollars?\b/giu, 'USD'],
  [/\bAustralian dollars?\b/giu, 'AUD'],
  [/\bNew Zealand dollars?\b/giu, 'NZD'],
  [/\bCanadian dollars?\b/giu, 'CAD'],
  [/\bSingapore dollars?\b/giu, 'SGD'],
  [/\bHong Kong dollars?\b/giu, 'HKD'],
  [/\bpounds? sterling\b/giu, 'GBP'],
  [/\bSwiss francs?\b|(?<!\p{L})Schweizer Franken\b/giu, 'CHF'],
  [/\bKenyan? shillings?\b/giu, 'KES'],
  [/\bDanish kroner?\b|(?<!\p{L})dänische[nr]? Kronen\b/giu, 'DKK'],
  [/\bNorwegian kroner?\b|(?<!\p{L})norwegische[nr]? Kronen\b/giu, 'NOK'],
  [/\bSwedish kron(?:or|a)\b|(?<!\p{L})schwedische[nr]? Kronen\b/giu, 'SEK'],
];

/** A text with the codes of currencies in the place of their names of two words. */
export const withCurrencyCodes = (text: string): string =>
  phrases.reduce((rest, [name, code]) => rest.replace(name, code), text);

/** Signs that several currencies use: another of them, said in a header or title, says which it is. */
const shared: Readonly<Record<string, ReadonlySet<string>>> = {
  USD: new Set(['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP']),
  JPY: new Set(['JPY', 'CNY']),
};

/** Characters and forms a currency may be written with, longest first, as part of a pattern. */
export const currencySigns = Object.keys(signs)
  .filter((sign) => /[^A-Z]/.test(sign))
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace('$', '\\$'))
  .join('|');

/** ISO 4217 code of a sign, code or word; null for anything else. */
export function currencyOf(text: string): string | null {
  if (currencyCodes.has(text)) return text;
  return (
    (Object.hasOwn(signs, text) ? signs[text] : undefined) ??
    (Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined) ??
    null
  );
}

/** The currency that two mentions agree on: a bare "$" beside "CAD" is Canadian. Null when they are two currencies. */
export function agreedCurrency(said: string, sign: string): string | null {
  if (said === sign) return said;
  return shared[sign]?.has(said) ? said : null;
}
