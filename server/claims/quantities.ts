import type { Unit } from '../table/unit.ts';
import { everyMatch } from './every-match.ts';
import type { Quantity } from './claim.ts';
import { findWordNumbers } from './number-words.ts';
import { readNumber, type DecimalMark } from './number-marks.ts';

export interface NumberStyle {
  readonly mark: DecimalMark;
  readonly isMixed: boolean;
  /** The currency that "$" means; null where that is not certain. Of the United States when left out. */
  readonly dollar?: string | null;
}

/** A number found in a text; `quantity` is null when it cannot be read one way only. */
export interface FoundQuantity {
  readonly start: number;
  readonly end: number;
  readonly quantity: Quantity | null;
}

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  usd: 'USD',
  $: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  'us dollars': 'USD',
  'us-dollar': 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  chf: 'CHF',
  franken: 'CHF',
  'swiss francs': 'CHF',
  nok: 'NOK',
  sek: 'SEK',
  dkk: 'DKK',
  pln: 'PLN',
  czk: 'CZK',
  jpy: 'JPY',
  cny: 'CNY',
  cad: 'CAD',
  aud: 'AUD',
  inr: 'INR',
};
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  millionen: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  trillion: 1e12,
};

// Spaces part groups of three only where the first has no more: "2025 194.000" is a year and a number.
const number = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,’']\d+)*)`;
const currency = String.raw`(?:US|AU|NZ|HK|A|C|S)\$|USD|US-Dollars?|US dollars|EUR|Euros?|€|\$|£|GBP|CHF|Franken|Swiss francs|NOK|SEK|DKK|PLN|CZK|JPY|CNY|CAD|AUD|INR|dollars?|Dollars?|pounds`;
const scale = String.raw`thousand|millions?|billions?|trillion|Tausend|Tsd\.?|Mio\.?|Millionen|Million|Mrd\.?|Milliarden?|mn|bn|[mMbk](?!\p{L})`;
const percent = String.raw`%|percentage points?|per ?cent|Prozentpunkten?|Prozent|basis points|Basispunkten?`;
/** "2025 TEUR 2.480": a year, and an amount after it. */
const yearBefore = String.raw`(?:19|20)\d\d\s(?:T€|TEUR|${currency})\s?\d`;
const dash = String.raw`\s?[–-]\s?|\s(?:to|bis)\s`;
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<thousands>T€|TEUR|T EUR)\\s?|(?<before>${currency})\\s?)?(?<sign>[-−–])?\\s?(?<!\\d)(?!${yearBefore})(?<first>${number})(?:(?:${dash})(?<second>${number}))?(?:\\s?(?<scale>${scale})(?!\\p{L}))?(?:\\s?(?:(?<percent>${percent})|(?<thousandsAfter>T€|TEUR)|(?<after>${currency}))(?!\\p{L}))?`,
  'gu',
);

type Groups = Readonly<Record<string, string | undefined>>;

/** Null for dollars of nobody knows where. */
function unitOf(groups: Groups, dollar: string | null): Unit | null {
  const share = groups.percent?.toLowerCase();
  if (share !== undefined)
    return share === '%' || /^(?:per ?cent|prozent)$/.test(share)
      ? { kind: 'percent' }
      : { kind: 'percentage_points' };
  if (groups.thousands !== undefined || groups.thousandsAfter !== undefined)
    return { kind: 'money', currency: 'EUR', scale: 1 };
  const money = (groups.before ?? groups.after)?.toLowerCase();
  if (money !== undefined && /^(?:\$|dollars?)$/.test(money))
    return dollar === null ? null : { kind: 'money', currency: dollar, scale: 1 };
  if (money !== undefined)
    return { kind: 'money', currency: currencies[money] ?? money.toUpperCase(), scale: 1 };
  return { kind: 'none' };
}

function toQuantity(groups: Groups, written: string, style: NumberStyle): Quantity | null {
  const unit = unitOf(groups, style.dollar === undefined ? 'USD' : style.dollar);
  if (unit === null) return null;
  if (groups.before !== undefined && groups.after !== undefined) return null;
  const scaleWord = groups.scale?.toLowerCase().replace('.', '');
  const factor =
    (scaleWord === undefined ? 1 : (scales[scaleWord] ?? Number.NaN)) *
    (groups.thousands !== undefined || groups.thousandsAfter !== undefined ? 1e3 : 1) *
    (unit.kind === 'percent' || unit.kind === 'percentage_points' ? 0.01 : 1);
  const isCount = unit.kind === 'none' && scaleWord === undefined;
  const low = readNumber(groups.first ?? '', style, isCount);
  const high = groups.second === undefined ? low : readNumber(groups.second, style, isCount);
  if (low === null || high === null || !Number.isFinite(factor) || high.value < low.value) return null;
  const sign = groups.sign === undefined ? 1 : -1;
  if (sign < 0 && groups.second !== undefined) return null;
  return {
    kind: 'quantity',
    value: rounded(sign * low.value * factor),
    high: rounded(sign * high.value * factor),
    unit,
    scale: unit.kind === 'percent' || unit.kind === 'percentage_points' ? 1 : factor,
    precision: 0.5 * 10 ** -Math.min(low.decimals, high.decimals) * factor,
    isApproximate: false,
    written,
  };
}

/** Takes away what binary arithmetic adds: 1.2 × 10⁹ is a whole number. */
function rounded(value: number): number {
  // A whole number has nothing to take away; zero has no sign.
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? value + 0 : Number(value.toPrecision(15));
}

const hasUnit = (groups: Groups) =>
  ['thousands', 'thousandsAfter', 'before', 'after', 'percent', 'scale'].some(
    (name) => groups[name] !== undefined,
  );

const about = '(?:(?:rund|etwa|knapp|gut|ca\\.|about|around|some|nearly|just) )?';
/** "nicht bei 33,8, sondern bei 33,2 Mio. EUR", "von 61 auf 54 Mio. EUR", "zwischen 5,5 und 6,5 %": what is before the first and between the two. */
const pairs: readonly { readonly before: RegExp; readonly between: RegExp }[] = [
  {
    before: /(?<!\p{L})(?:nicht|not)(?!\p{L})[^.;,]{0,24}$/iu,
    between: new RegExp(`^,? (?:sondern|but)(?: rather)?(?: (?:bei|auf|um|at|to|of|von))? ${about}$`, 'iu'),
  },
  {
    before: new RegExp(`(?<!\\p{L})(?:von|from)(?: zuvor| bisher| previously)? ${about}$`, 'iu'),
    between: new RegExp(`^ (?:auf|to)(?: nun| zuletzt| noch| nur noch)? ${about}$`, 'iu'),
  },
  {
    before: /(?<!\p{L})(?:zwischen|between)(?: etwa| rund| about)? $/iu,
    between: /^ (?:und|and)(?: etwa| rund| about)? $/u,
  },
];

/** The groups of a number without a unit of its own that has the one of the number after it. */
function withUnitOfNext(text: string, match: RegExpExecArray, next: RegExpExecArray | undefined): Groups {
  const groups: Groups = match.groups ?? {};
  const other: Groups = next?.groups ?? {};
  if (next === undefined || hasUnit(groups) || !hasUnit(other)) return groups;
  const before = text.slice(0, match.index);
  const between = text.slice(match.index + match[0].length, next.index);
  const isPair = pairs.some((pair) => pair.before.test(before) && pair.between.test(between));
  return isPair ? { ...other, first: groups.first, second: groups.second, sign: groups.sign } : groups;
}

/** "rose by 96 to 1,412", "improved from 10.2 to 11.6 per cent": two numbers, where "to" else joins the ends of a range. */
const moved =
  /(?<=(?<!\p{L})(?:rose|rise|risen|grew|grow|grown|increased?|climbed|jumped|improved?|up|fell|fall|fallen|declined?|decreased?|dropped|slipped|down|shrank|shrunk|reduced|cut|went|changed|moved|expanded)(?: \p{L}+)? (?:from|by) (?:(?:about|around|some|nearly) )?[^\p{L}\s]{1,14}) to (?=[^\p{L}\s]*\d)/gu;
const apart = (text: string) =>
  text.includes(' to ') ? text.replace(moved, (found) => '\u0000'.repeat(found.length)) : text;

/** Numbers of a text with unit, scale and currency, in their order. */
export function findQuantities(text: string, style: NumberStyle): FoundQuantity[] {
  const found: FoundQuantity[] = [];
  const matches = /\d/.test(text) ? everyMatch(pattern, apart(text)) : [];
  for (const [i, match] of matches.entries()) {
    const end = match.index + match[0].length;
    const next = text[end] ?? '';
    // Part of a name or code ("A380", "3D", "4x4") is no number.
    if (/[\p{L}\d]/u.test(next) || (next === '-' && /\p{L}/u.test(text[end + 1] ?? ''))) continue;
    const groups = withUnitOfNext(text, match, matches[i + 1]);
    found.push({ start: match.index, end, quantity: toQuantity(groups, match[0].trim(), style) });
  }
  for (const { start, end, value, step } of findWordNumbers(text))
    if (!found.some((one) => start < one.end && one.start < end))
      found.push({
        start,
        end,
        quantity: {
          kind: 'quantity',
          value,
          high: value,
          unit: { kind: 'none' },
          scale: 1,
          precision: step / 2,
          isApproximate: false,
          written: text.slice(start, end),
        },
      });
  return found.sort((a, b) => a.start - b.start);
}
