import { currencyCodes, currencyOf, currencySigns } from './currency-words.ts';
import { countedBy, measureOf, scaleWords } from './unit-words.ts';

export type DecimalMark = '.' | ',';

/** A cell that is a number, as written. */
export interface NumberCell {
  /** Digits with their marks, grouping by spaces and apostrophes taken out; no sign. */
  readonly digits: string;
  readonly isNegative: boolean;
  /** What the way of writing proves; `unclear` for "1.234", which two readings fit; `none` without a mark. */
  readonly mark: DecimalMark | 'unclear' | 'none';
  readonly currency: string | null;
  readonly isPercent: boolean;
  readonly isPoints: boolean;
  readonly symbol: string | null;
  /** Power of ten of "k", "m", "Mio.": 0 without. */
  readonly exponent: number;
  /** What is counted: "12 employees". */
  readonly of: string | null;
  /** A letter that may be a scale or a measure ("5 m"); its column says which. */
  readonly letter: string | null;
  /** "007": nothing that is counted or measured is written so. */
  readonly hasLeadingZero: boolean;
}

const emptyWords =
  /^(?:[-–—−‐‑]{1,3}|n\.?\s?\/?\s?[av]\.?|n\.m\.|k\.?\s?a\.?|null|none|nil|nan|#n\/?[av]|#n\/a|…|\.{1,3}|not available|not applicable|not reported|keine angabe|entfällt|\?|\/|x)$/i;

/** True for what is where a number is missing: "–", "n/a", "k.A.". */
export function isEmptyWord(text: string): boolean {
  return emptyWords.test(text);
}

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g;
const invisible = /[\u200b-\u200f\u2060\ufeff\u202a-\u202e]/g;
const codes = [...currencyCodes].join('|');
const signOrCode = `(?:${currencySigns}|(?:${codes})(?![A-Za-z]))`;
const frame = new RegExp(
  String.raw`^([-+−–]?)\s?(${signOrCode})?\s?(\()?\s?(${signOrCode})?\s?([-+−–]?)\s?((?:\d|[.,](?=\d))[\d.,'’ ]*(?:[eE][-+]?\d{1,2})?)\s?([^\d()\s-][^()\d]*?(?:\d[^()\d]*)?)?\s?(\))?\s?(${signOrCode}|%)?\s?(-)?$`,
  'u',
);
const marks = /[*†‡§¹²³⁴⁵⁶⁷⁸⁹⁰]+$|\s\d{1,2}\)$|\s?\[\d{1,2}\]$/u;

/** Digits without grouping by spaces and apostrophes; null when these do not group by three. */
function ungrouped(text: string): { digits: string; isGrouped: boolean } | null {
  if (!/[ '’]/.test(text)) return { digits: text, isGrouped: false };
  if (!/^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.test(text)) return null;
  return { digits: text.replace(/[ '’]/g, ''), isGrouped: true };
}

const groupsOf = (mark: DecimalMark) =>
  mark === ',' ? /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/ : /^\d{1,3}(?:\.\d{3})+$/;

/** What the marks among digits prove; null when digits are not written so in any way. */
function markOf(digits: string, isGrouped: boolean): NumberCell['mark'] | null {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma < 0 && point < 0) return 'none';
  if (comma >= 0 && point >= 0) {
    const decimal = comma > point ? ',' : '.';
    const group = decimal === ',' ? '.' : ',';
    const at = Math.max(comma, point);
    if (digits.indexOf(decimal) !== at || at === digits.length - 1) return null;
    return groupsOf(group).test(digits.slice(0, at)) ? decimal : null;
  }
  const mark = comma >= 0 ? ',' : '.';
  const at = Math.max(comma, point);
  const other = mark === ',' ? '.' : ',';
  if (digits.indexOf(mark) !== at) return !isGrouped && groupsOf(mark).test(digits) ? other : null;
  const whole = digits.slice(0, at);
  if (at === digits.length - 1) return null;
  if (isGrouped || digits.length - at !== 4 || whole.length > 3 || whole === '' || whole.startsWith('0'))
    return mark;
  return 'unclear';
}

/** The word behind a number: a unit, a scale, or both; null when it is neither. */
function suffixOf(
  suffix: string,
): Pick<NumberCell, 'currency' | 'isPercent' | 'isPoints' | 'symbol' | 'of' | 'exponent' | 'letter'> | null {
  const found = {
    currency: null as string | null,
    isPercent: false,
    isPoints: false,
    symbol: null as string | null,
    of: null as string | null,
    exponent: 0,
    letter: null as string | null,
  };
  for (const word of suffix.split(/\s+|(?<=[kmMbB.])(?=[€$£])|(?<=[€$£])(?=\p{L})/u)) {
    const scale = scaleWords.get(word.toLowerCase());
    const currency = currencyOf(word);
    if (word === '') continue;
    if (word === '%') found.isPercent = true;
    else if (/^(?:pp|ppt|%-punkte|prozentpunkte)$/i.test(word)) found.isPoints = true;
    else if (currency !== null && found.currency === null) found.currency = currency;
    else if (scale !== undefined && found.exponent === 0) found.exponent = Math.round(Math.log10(scale));
    else if (/^[kKmMbBT]$/.test(word) && found.letter === null) found.letter = word;
    else if (found.symbol === null && measureOf(word, true) !== null) found.symbol = measureOf(word, true);
    else if (found.of === null && countedBy(word) !== null) found.of = countedBy(word);
    else return null;
  }
  return found;
}

/**
 * Reads a cell as a number without deciding what its marks mean; null for what is none. Signs, brackets of accountants, a
 * minus behind, currencies, percent, scales and measures behind, marks of footnotes.
 */
export function readNumberCell(cell: string): NumberCell | null {
  const text = cell.replace(spaces, ' ').replace(invisible, '').replace(marks, '').trim();
  const match = frame.exec(text);
  if (!match) return null;
  const [, sign = '', first, open, second, inner = '', body = '', suffix = '', close, last, behind] = match;
  if ((open === undefined) !== (close === undefined)) return null;
  const minus = [sign, inner, behind ?? ''].filter((one) => /[-−–]/.test(one)).length;
  if (minus > 1 || (open !== undefined && minus > 0)) return null;
  const [mantissa = '', power] = body.trim().split(/[eE]/);
  const plain = ungrouped(mantissa.trim());
  const tail = suffixOf(suffix.trim());
  if (plain === null || tail === null || /[.,]$/.test(body.trim())) return null;
  const mark = markOf(plain.digits, plain.isGrouped);
  if (mark === null) return null;
  const said = [first, second, tail.currency, last === '%' ? undefined : last].flatMap((one) =>
    one === undefined || one === null ? [] : [currencyOf(one) ?? one],
  );
  if (new Set(said).size > 1) return null;
  return {
    ...tail,
    digits: plain.digits,
    isNegative: open !== undefined || minus === 1,
    mark: mark === 'unclear' && power !== undefined ? '.' : mark,
    currency: said[0] ?? null,
    isPercent: tail.isPercent || last === '%',
    exponent: tail.exponent + Number(power ?? 0),
    hasLeadingZero: /^0\d/.test(plain.digits),
  };
}

/** Value of a number cell, its decimal mark decided. Exact: powers of ten are written, not multiplied. */
export function valueOf({ digits, isNegative, exponent }: NumberCell, mark: DecimalMark): number {
  const plain = mark === '.' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  const value = Number(`${plain}e${exponent}`);
  return isNegative && value !== 0 ? -value : value;
}

/** Decimals as written, less those that a scale takes away. */
export function decimalsOf({ digits, exponent }: NumberCell, mark: DecimalMark): number {
  const at = digits.lastIndexOf(mark);
  return Math.max(0, (at < 0 ? 0 : digits.length - at - 1) - exponent);
}
