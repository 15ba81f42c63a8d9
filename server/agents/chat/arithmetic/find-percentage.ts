import type { Language } from '@loupe/shared/lib/language';
import { currencyOf } from '../../../table/currency-words.ts';
import { scaleWords } from '../../../table/unit-words.ts';
import { languageIn } from './language-in.ts';
import { withPoints, type PointedText } from './numbers-in-text.ts';

/** A percentage of an amount of money, or one added to it or taken away. */
export interface Percentage {
  readonly asked: string;
  readonly percent: number;
  /** Whole amount, its scale written out. */
  readonly amount: number;
  /** Code of the currency; empty for a number with a scale and no currency. */
  readonly currency: string;
  readonly kind: 'of' | 'more' | 'less';
  readonly result: number;
  readonly readings: PointedText['readings'];
}

const lead =
  /^(?:(?:please|bitte)\s+)?(?:(?:what(?:'s|’s| is| are)|how much is|calculate|compute|was (?:ist|sind)|wie ?viel (?:ist|sind)|berechne|rechne)\s+)?/i;
const percentOf = /^(\d+(?:\.\d+)?)\s*(?:%|percent|prozent)\s*(?:of|von)\s+(.+)$/i;
const changedBy = /^(.+?)\s*(?:([+−–-])|\b(plus|minus)\b)\s*(\d+(?:\.\d+)?)\s*(?:%|percent|prozent)$/i;
const parts = /^([€$£]|[A-Z]{3}\b)?\s*(\d+(?:\.\d+)?)\s*(\p{L}+\.?)?\s*([€$£]|\p{L}+)?$/u;

const isCurrency = (word: string | undefined) => word !== undefined && currencyOf(word) !== null;

/** "3.4 million EUR", "€3.4m" is none of these: letters for scales are not read here. Null for what is no amount of money. */
function amountOf(text: string): { amount: number; currency: string } | null {
  const [, before, number = '', ...words] = parts.exec(text.trim()) ?? [];
  const behind = words.filter((word) => word !== undefined);
  const scale = scaleWords.get(behind[0]?.toLowerCase() ?? '');
  const named = scale === undefined ? behind : behind.slice(1);
  const currencies = [before, ...named].filter((word) => word !== undefined);
  if (number === '' || currencies.length > 1 || !currencies.every(isCurrency)) return null;
  const currency = currencyOf(currencies[0] ?? '') ?? '';
  // A bare number is for the calculator.
  if (currency === '' && scale === undefined) return null;
  return { amount: Number((Number(number) * (scale ?? 1)).toPrecision(15)), currency };
}

/** "15 % of 3.4 million EUR", "100 EUR + 19 %"; null for everything else. */
export function findPercentage(prompt: string, usual: Language): Percentage | null {
  const asked = prompt
    .trim()
    .replace(lead, '')
    .replace(/[?=\s]+$/, '');
  if (asked.length > 120) return null;
  const pointed = withPoints(asked, languageIn(prompt, usual));
  if (pointed === null) return null;
  const { text, readings } = pointed;
  const [, share, of] = percentOf.exec(text) ?? [];
  const [, whole, sign, word, change] = changedBy.exec(text) ?? [];
  const found = amountOf(of ?? whole ?? '');
  if (found === null) return null;
  const percent = Number(share ?? change);
  const kind = of !== undefined ? 'of' : sign === '+' || word?.toLowerCase() === 'plus' ? 'more' : 'less';
  const factor = kind === 'of' ? percent : kind === 'more' ? 100 + percent : 100 - percent;
  const result = Number(((found.amount * factor) / 100).toPrecision(15));
  return { asked, percent, ...found, kind, result, readings };
}
