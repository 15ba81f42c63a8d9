/** One measure of the body as it was typed, in the unit that is computed with. */
export type Measure =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'no unit' | 'not understood' | 'two values' };

const number = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const gram = new RegExp(`${number}\\s*(?:kgs?|kilos?|kilogramm?s?)(?![a-z])`, 'giu');
const pound = new RegExp(`${number}\\s*(?:lbs?|pounds?)\\b`, 'giu');
const stone = new RegExp(`${number}\\s*(?:st|stones?)\\b(?:\\s*${number}(?:\\s*(?:lbs?|pounds?))?)?`, 'giu');
const centi = new RegExp(`${number}\\s*(?:cms?|zentimeter|centimet(?:re|er)s?)(?![a-z])`, 'giu');
const metre = new RegExp(
  `([12](?:[.,]\\d{1,2})?)\\s*(?:m|meters?|metres?)(?![a-z])(?:\\s*(\\d{1,2})(?!\\d))?`,
  'giu',
);
const foot =
  /([3-8])\s*(?:'|’|′|ft\.?|feet|foot|fuß)\s*(\d{1,2}(?:[.,]\d)?)?\s*(?:"|”|″|''|in\.?|inch(?:es)?|zoll)?/giu;

/** The international pound and inch, exact by definition (1959). */
const kilogramsOfPound = 0.45359237;
const centimetresOfInch = 2.54;

const of = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/** "82 kg", "180 lb", "12 st 8", "82 kg (181 lb)": kilograms. A bare number has no unit: 150 may be either. */
export function readWeight(text: string): Measure {
  if (text.trim() === '') return { kind: 'none' };
  const stones = [...text.matchAll(stone)].map(([, st, lb]) => (of(st) * 14 + of(lb)) * kilogramsOfPound);
  const rest = stones.length > 0 ? text.replace(stone, ' ') : text;
  const found = [
    ...[...rest.matchAll(gram)].map(([, kg]) => of(kg)),
    ...[...rest.matchAll(pound)].map(([, lb]) => of(lb) * kilogramsOfPound),
    ...stones,
  ];
  return oneOf(found, text);
}

/** "178 cm", "1.78 m", "1,78", "5'10\"", "5 ft 10 in", "178": centimetres. A bare 5.10 may be feet. */
export function readHeight(text: string): Measure {
  const bare = of(/^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*$/u.exec(text)?.[1]);
  if (text.trim() === '') return { kind: 'none' };
  if (bare >= 100 && bare <= 250) return { kind: 'value', value: bare };
  if (bare >= 1 && bare < 2.5) return { kind: 'value', value: bare * 100 };
  const feet = [...text.matchAll(foot)].map(([, ft, inch]) => (of(ft) * 12 + of(inch)) * centimetresOfInch);
  const found = [
    ...[...text.matchAll(centi)].map(([, cm]) => of(cm)),
    ...[...text.matchAll(metre)].map(([, m, cm]) => of(m) * 100 + of(cm)),
    ...feet,
  ];
  return oneOf(found, text);
}

/** Values that differ by more than rounding are two. */
function oneOf(found: readonly number[], text: string): Measure {
  const [first] = found;
  if (first === undefined) return { kind: /^\s*[\d.,]+\s*$/u.test(text) ? 'no unit' : 'not understood' };
  const areEqual = found.every((one) => Math.abs(one / first - 1) < 0.02);
  return areEqual ? { kind: 'value', value: Math.round(first * 10) / 10 } : { kind: 'two values' };
}
