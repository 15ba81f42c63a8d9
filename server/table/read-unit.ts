import {
  agreedCurrency,
  currencyCodes,
  currencyOf,
  currencySigns,
  withCurrencyCodes,
} from './currency-words.ts';
import type { Unit } from './unit.ts';
import { countedBy, measureOf, scaleLetters, scaleWords } from './unit-words.ts';

type PlainUnit = Exclude<Unit, { kind: 'rate' }>;

const noise = new Set(
  'in of the all and are is figures amounts values angaben alle werte beträge betrag zahlen currency währung reporting unit: units: einheit: currency: währung: stated expressed presented unless otherwise indicated'.split(
    ' ',
  ),
);
const token = new RegExp(
  `${currencySigns}|['’‘]?000s?\\b|%-?(?:points?|punkte)|%|‰|[\\p{L}°][\\p{L}\\d²³₂°.:]*|[-–,;:.]|\\S`,
  'gu',
);
const compound = /^(TSD|T|k|K|M|m|b|B)?([A-Z]{3})(m|mn|k|K|M|bn|b|B)?$/;
const points = /^(?:pp|ppt|ppts|pps|%-?(?:points?|punkte)|prozentpunkte?|percentage-points?)$/i;
const percents = /^(?:%|percent|prozent|pct\.?|v\.h\.|%ige)$/i;
/** What may follow a percent sign without changing that it is one. */
const percentTails = /^(?:p\.?a\.?|yoy|y-o-y|qoq|mom|cagr)$/i;
const numbers = /^(?:number|anzahl|count|no\.?|nr\.?|#)$/i;

interface Parts {
  currency: string | null;
  scale: number | null;
  plain: PlainUnit | null;
}

/** Takes one more word into a phrase; false when it does not fit or is not known. */
function take(parts: Parts, word: string, isBracketed: boolean): boolean {
  const currency = currencyOf(word);
  if (currency !== null) return setCurrency(parts, currency);
  const packed = compound.exec(word);
  if (packed !== null && currencyCodes.has(packed[2] ?? '')) {
    const scales = [packed[1], packed[3]].filter((one) => one !== undefined);
    return (
      setCurrency(parts, packed[2] ?? '') &&
      scales.every((one) => setScale(parts, scaleLetters.get(one) ?? scaleWords.get(one.toLowerCase())))
    );
  }
  // Millions only beside a currency: alone they are millimetres.
  const isLength = word === 'mm' && parts.currency === null;
  const scale = isLength ? undefined : scaleWords.get(word.toLowerCase().replace(/^[’‘]/, "'"));
  if (scale !== undefined) return setScale(parts, scale);
  if (parts.currency !== null && scaleLetters.has(word)) return setScale(parts, scaleLetters.get(word));
  if (points.test(word)) return setPlain(parts, { kind: 'percentage_points' });
  if (percents.test(word)) return setPlain(parts, { kind: 'percent' });
  if (parts.plain?.kind === 'percent' && percentTails.test(word)) return true;
  if (isBracketed && numbers.test(word)) return setPlain(parts, { kind: 'count', of: null, scale: 1 });
  const symbol = word === '‰' ? word : measureOf(word, isBracketed);
  if (symbol !== null) return setPlain(parts, { kind: 'measure', symbol, scale: 1 });
  const of = isBracketed ? countedBy(word) : null;
  return of !== null && setPlain(parts, { kind: 'count', of, scale: 1 });
}

function setCurrency(parts: Parts, currency: string): boolean {
  const agreed =
    parts.currency === null
      ? currency
      : (agreedCurrency(currency, parts.currency) ?? agreedCurrency(parts.currency, currency));
  if (agreed === null || parts.plain !== null) return false;
  parts.currency = agreed;
  return true;
}

function setScale(parts: Parts, scale: number | undefined): boolean {
  if (parts.scale !== null || scale === undefined) return false;
  parts.scale = scale;
  return true;
}

function setPlain(parts: Parts, plain: PlainUnit): boolean {
  if (parts.plain !== null || parts.currency !== null) return false;
  parts.plain = plain;
  return true;
}

const isSign = (word: string) => currencyOf(word) !== null;

function plainUnitOf(text: string, isBracketed: boolean): PlainUnit | null {
  const words = (text.match(token) ?? []).filter(
    (word) => !noise.has(word.toLowerCase()) && !/^[-–,;:.()]$/.test(word),
  );
  // A scale letter may be before its sign ("T€", "k€"): signs are taken first.
  const parts: Parts = { currency: null, scale: null, plain: null };
  const ordered = [...words.filter(isSign), ...words.filter((word) => !isSign(word))];
  if (ordered.length === 0 || !ordered.every((word) => take(parts, word, isBracketed))) return null;
  const { currency, scale, plain } = parts;
  if (currency !== null) return { kind: 'money', currency, scale: scale ?? 1 };
  if (plain === null) return scale === null ? null : { kind: 'count', of: null, scale };
  if (scale === null) return plain;
  return plain.kind === 'count' || plain.kind === 'measure' ? { ...plain, scale } : null;
}

/**
 * The unit that a phrase says ("EUR million", "in Tsd. €", "kg", "EUR/kg"); null when any word of it is not understood.
 * `isBracketed`: brackets, "in" or a line of units say that it is a unit, so that "m" and "hours" are ones.
 */
export function readUnit(phrase: string, isBracketed: boolean): Unit | null {
  const text = withCurrencyCodes(phrase)
    .replace(/\bper cent\b/i, 'percent')
    .replace(/percentage points?/i, 'percentage-points')
    .replace(/\bpercentage-points?\b/i, 'pp')
    .replace(/\bsquare (?:metres?|meters?)\b|\bQuadratmetern?\b/i, 'm²')
    .replace(/\bcubic (?:metres?|meters?)\b|\bKubikmetern?\b/i, 'm³')
    .replace(/\bsquare (?:feet|foot)\b|\bsq\.? ?ft\b/i, 'ft²')
    .replace(/(\d)\s+(?=000)/g, '$1')
    .trim();
  const whole = plainUnitOf(text, isBracketed);
  if (whole !== null) return whole;
  const split = /^(.+?)\s*(?:\/|\bper\b|\bpro\b|\bje\b)\s*(.+)$/i.exec(text);
  if (!split) return null;
  const numerator = plainUnitOf(split[1] ?? '', isBracketed);
  const denominator = plainUnitOf(split[2] ?? '', true);
  const isSaid = numerator !== null && denominator !== null && numerator.kind !== 'percent';
  return isSaid ? { kind: 'rate', numerator, denominator } : null;
}

/** True for a unit that says only how large numbers are: "in thousands". */
export function isScaleOnly(unit: Unit): boolean {
  return unit.kind === 'count' && unit.of === null && unit.scale > 1;
}

/** The unit of what comes after "per": what is not known by name is a thing of its own. */
export function perUnit(words: string): PlainUnit {
  return plainUnitOf(words, true) ?? { kind: 'count', of: words.trim().toLowerCase(), scale: 1 };
}
