import { currencyOf, scaleOf, type Currency } from './units.ts';

/** A number as a text says it, with what is around it. */
export interface Quantity {
  /** As written, e.g. "5.2 million". */
  readonly text: string;
  /** Null when the decimal mark cannot be determined: then only the same digits are the same number. */
  readonly value: number | null;
  /** Digits that were written, the decimal mark included, e.g. "194.000". */
  readonly digits: string;
  /** Decimals as written, before the scale. */
  readonly decimals: number;
  readonly scale: number;
  readonly unit: 'percent' | Currency | null;
}

/** How numbers of a text are read; null when nobody knows. */
export type DecimalMark = '.' | ',' | null;

const amount =
  /(?<![\p{L}\p{N}_.,])([-+−–]?)(\d{1,3}(?:[\u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)/gu;
const symbolBefore = /(?:([€$£¥])|\b(EUR|USD|GBP|CHF|JPY|US\$))[ \u00a0\u202f]?$/;
const wordAfter = /^[ \u00a0\u202f]?(%|‰|[€$£¥]|per cent|\p{L}+\.?)/u;

/** The decimal mark that a text's own numbers show, such as "5,630.50"; null when they show none or both. */
export function markOfNumbers(text: string): DecimalMark {
  const marks = new Set<DecimalMark>();
  for (const [, , digits = ''] of text.matchAll(amount)) {
    const last = /[.,](?=\d+$)/.exec(digits)?.[0];
    const isTelling = /[.,].*[.,]/.test(digits)
      ? new Set(digits.match(/[.,]/g)).size === 2
      : !/^\d{1,3}[.,]\d{3}$/.test(digits);
    if (last !== undefined && isTelling) marks.add(last === '.' ? '.' : ',');
  }
  const [mark = null] = marks;
  return marks.size === 1 ? mark : null;
}

/** Numbers of a text without its dates, in order. `mark` is the decimal mark of its language. */
export function quantitiesOf(text: string, mark: DecimalMark): Quantity[] {
  const spelt = [...text.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const value = smallNumbers[word.toLowerCase()];
    return value === undefined
      ? []
      : [{ text: word, value, digits: String(value), decimals: 0, scale: 1, unit: null }];
  });
  const written = [...text.matchAll(amount)].map((match): Quantity => {
    const [whole, sign = '', digits = ''] = match;
    const before = symbolBefore.exec(text.slice(Math.max(0, match.index - 6), match.index));
    const around = unitsAfter(text.slice(match.index + whole.length));
    const read = readDigits(digits, mark);
    const signed = read.value !== null && /[-−–]/.test(sign) ? -read.value : read.value;
    return {
      text: `${before?.[0] ?? ''}${whole}${around.text}`.trim().replace(/\.$/, ''),
      value: signed === null ? null : signed * around.scale,
      digits,
      decimals: read.decimals,
      scale: around.scale,
      unit: around.unit ?? currencyOf(before?.[1] ?? before?.[2] ?? ''),
    };
  });
  return [...written, ...spelt];
}

/** The words of unit and scale that follow a number: "million EUR", "%". */
function unitsAfter(rest: string): Pick<Quantity, 'text' | 'scale' | 'unit'> {
  let text = '';
  let scale = 1;
  let unit: Quantity['unit'] = null;
  for (let word = wordAfter.exec(rest); word; word = wordAfter.exec(rest.slice(text.length))) {
    const said = word[1] ?? '';
    const known = scaleOf(said);
    const isPercent = /^(?:%|percent|per cent|prozent)\.?$/i.test(said);
    const currency = currencyOf(said);
    if (known !== null && scale === 1) scale = known;
    else if (isPercent && unit === null) unit = 'percent';
    else if (currency !== null && unit === null) unit = currency;
    else break;
    text += word[0];
  }
  return { text, scale, unit };
}

function readDigits(digits: string, mark: DecimalMark): { value: number | null; decimals: number } {
  const plain = digits.replace(/[\u00a0\u202f'’]/g, '');
  const marks = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return { value: Number(plain), decimals: 0 };
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  const isMixed = new Set(marks).size === 2;
  // "1.234.567" and "1,234.5" say themselves which mark is which; "1,234" does not.
  if (isMixed || (marks.length > 1 && isGrouped) || !isGrouped || mark !== null) {
    const decimal = isMixed ? last : marks.length > 1 ? null : isGrouped ? mark : last;
    const [whole = '', decimals = ''] = decimal === null ? [plain] : splitAt(plain, decimal);
    return { value: Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`), decimals: decimals.length };
  }
  return { value: null, decimals: 0 };
}

function splitAt(digits: string, mark: string): [string, string] {
  const at = digits.lastIndexOf(mark);
  return at < 0 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
}

const smallNumbers: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12,
}; // prettier-ignore

/** Where a number is looked for: a passage, read once. */
export interface NumberedText {
  readonly text: string;
  readonly quantities: readonly Quantity[];
}

/** True when the passage says the same number: same value, unit and scale; rounded only to two digits or more. */
export function holdsQuantity(passage: NumberedText, wanted: Quantity): boolean {
  return passage.quantities.some((held) => isSame(held, wanted, passage.text));
}

function isSame(held: Quantity, wanted: Quantity, around: string): boolean {
  if (held.value === null || wanted.value === null)
    return (
      held.digits === wanted.digits &&
      held.unit === wanted.unit &&
      held.scale === wanted.scale &&
      scalesOf(held, around).includes(1)
    );
  if (!isUnitOf(held, wanted, around)) return false;
  return scalesOf(held, around).some((scale) => isValue((held.value ?? 0) * scale, wanted));
}

/** A column may say the unit once for all its numbers: "Revenue (EUR million)". A number never gets one it does not have. */
function isUnitOf(held: Quantity, wanted: Quantity, around: string): boolean {
  if (held.unit === wanted.unit) return true;
  if (held.unit !== null) return wanted.unit === null && held.unit !== 'percent';
  if (wanted.unit === 'percent') return /\(?\b(?:in|as) (?:%|percent|prozent)|\(%\)/i.test(around);
  return (
    wanted.unit === null ||
    [...around.matchAll(/[€$£¥]|\b\p{L}{3,}\b/gu)].some(([word]) => currencyOf(word) === wanted.unit)
  );
}

/** The scales a number without one may have: its own, and the one its passage says once ("in thousands"). */
function scalesOf(held: Quantity, around: string): number[] {
  if (held.scale !== 1) return [1];
  const said = [...around.matchAll(/(?:\bin |\(|[€$£] ?|\b(?:EUR|USD|GBP|CHF) )(?=(\p{L}+))/giu)];
  const scales = said.flatMap(([, word = '']) => scaleOf(word) ?? []);
  // Where a passage says its scale, a number without it is not the bare number.
  return scales.length > 0 ? [...new Set(scales)] : [1];
}

function isValue(held: number, wanted: Quantity): boolean {
  const value = wanted.value ?? Number.NaN;
  if (isClose(held, value)) return true;
  const step = wanted.scale / 10 ** wanted.decimals;
  const significant = wanted.digits.replace(/[^\d]/g, '').replace(/^0+/, '').length;
  return significant >= 2 && isClose(Math.round(held / step) * step, value);
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}
