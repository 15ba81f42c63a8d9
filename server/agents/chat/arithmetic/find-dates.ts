import { periodAt } from '../../../table-question/read-period.ts';
import { tokensOf, type Token } from '../../../table-question/question-tokens.ts';

/** A calculation with dates. Dates are YYYY-MM-DD. */
export type DateQuestion =
  | {
      readonly kind: 'between';
      readonly from: string;
      readonly to: string;
      readonly days: number;
      readonly isInWeeks: boolean;
    }
  | {
      readonly kind: 'shifted';
      readonly from: string;
      readonly count: number;
      readonly unit: 'day' | 'week' | 'month' | 'year';
      readonly isBefore: boolean;
      readonly result: string;
      /** The month ends before that day: its last day was taken. */
      readonly isClamped: boolean;
    }
  | { readonly kind: 'weekday'; readonly date: string; readonly weekday: number };

const dayMs = 86_400_000;
const isoOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

interface NamedDay {
  readonly moment: number;
  readonly end: number;
}

/** The one day named at a place; months and quarters are none, nor dates whose order is open. */
function dayAt(tokens: readonly Token[], at: number): NamedDay | null {
  const skipped = /^(?:the|dem|den|der|am)$/.test(tokens[at]?.folded ?? '') ? 1 : 0;
  const period = periodAt(tokens, at + skipped);
  if (period?.kind !== 'period' || period.to - period.from !== dayMs) return null;
  return { moment: period.from, end: at + skipped + period.length };
}

const units: readonly (readonly ['day' | 'week' | 'month' | 'year', RegExp])[] = [
  ['day', /^(?:days?|tage?n?)$/],
  ['week', /^(?:weeks?|wochen?)$/],
  ['month', /^(?:months?|monate?n?)$/],
  ['year', /^(?:years?|jahre?n?)$/],
];
const unitAt = (token: Token | undefined) =>
  units.find(([, words]) => words.test(token?.folded ?? ''))?.[0] ?? null;

function isWord(token: Token | undefined, words: RegExp): boolean {
  return token !== undefined && words.test(token.folded);
}

/** "days between 2025-03-01 and 2025-07-15", "90 days after 1 March 2025", "which weekday is …"; null for all else. */
export function findDates(prompt: string): DateQuestion | null {
  const lead =
    /^\s*(?:what(?:'s|’s)?(?: date)?(?: is| was)?|how many|number of|when is|calculate|compute|which|on which|wie ?viele|welche[rs]?|anzahl der|welches datum ist|was ist|was ist der|an welchem|berechne)\s+/i;
  let text = prompt.trim().replace(/[?.!\s]+$/, '');
  while (lead.test(text)) text = text.replace(lead, '');
  const tokens = tokensOf(text.replace(/^(?:the|die|der|das)\s+/i, ''), () => true);
  return between(tokens) ?? subtracted(text) ?? shifted(tokens) ?? added(text) ?? weekday(tokens);
}

function between(tokens: readonly Token[]): DateQuestion | null {
  const unit = unitAt(tokens[0]);
  if (unit !== 'day' && unit !== 'week') return null;
  let at = 1;
  while (isWord(tokens[at], /^(?:are|there|is|lie|liegen|sind|es|vergehen)$/)) at += 1;
  if (!isWord(tokens[at], /^(?:between|from|zwischen|von|vom)$/)) return null;
  const first = dayAt(tokens, at + 1);
  if (first === null || !isWord(tokens[first.end], /^(?:and|to|until|und|bis|zum)$/)) return null;
  const link = isWord(tokens[first.end + 1], /^(?:zum)$/) ? 2 : 1;
  const second = dayAt(tokens, first.end + link);
  if (second === null || second.end !== tokens.length) return null;
  const [from, to] = [first.moment, second.moment].toSorted((a, b) => a - b);
  if (from === undefined || to === undefined) return null;
  return {
    kind: 'between',
    from: isoOf(from),
    to: isoOf(to),
    days: (to - from) / dayMs,
    isInWeeks: unit === 'week',
  };
}

/** "2025-03-01 − 2025-02-01", "1 March 2025 minus 1 February 2025": the days from the second to the first. */
function subtracted(text: string): DateQuestion | null {
  const [, later = '', earlier = ''] = /^(.+?)\s+(?:[-−–]|minus)\s+(.+)$/iu.exec(text) ?? [];
  return later === '' ? null : between(tokensOf(`days from ${earlier} to ${later}`, () => true));
}

/** "2025-03-01 + 30 days", "29 February 2024 plus 1 year": the same as so many days after it. */
function added(text: string): DateQuestion | null {
  const [, date = '', sign = '', count = '', unit = ''] =
    /^(.+?)\s*(\+|\s[-−–]|\splus|\sminus)\s+(\d+)\s+(\p{L}+)$/iu.exec(text) ?? [];
  if (date === '') return null;
  const word = /\+|plus/i.test(sign) ? 'after' : 'before';
  return shifted(tokensOf(`${count} ${unit} ${word} ${date}`, () => true));
}

function shifted(tokens: readonly Token[]): DateQuestion | null {
  const count = Number(tokens[0]?.folded);
  const unit = unitAt(tokens[1]);
  const isBefore = isWord(tokens[2], /^(?:before|vor)$/);
  if (!Number.isInteger(count) || count < 0 || count > 100_000 || unit === null) return null;
  if (!isBefore && !isWord(tokens[2], /^(?:after|from|nach|ab)$/)) return null;
  const start = dayAt(tokens, 3);
  if (start === null || start.end !== tokens.length) return null;
  const n = isBefore ? -count : count;
  const base = { kind: 'shifted' as const, from: isoOf(start.moment), count, unit, isBefore };
  if (unit === 'day' || unit === 'week')
    return valid({
      ...base,
      result: isoOf(start.moment + n * (unit === 'week' ? 7 : 1) * dayMs),
      isClamped: false,
    });
  const date = new Date(start.moment);
  const months = unit === 'year' ? n * 12 : n;
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return valid({ ...base, result: isoOf(Date.UTC(year, month, Math.min(day, last))), isClamped: day > last });
}

/** Calendars before 1583 and after 9999 are another matter. */
function valid(question: Extract<DateQuestion, { kind: 'shifted' }>): DateQuestion | null {
  return /^(?:1[6-9]|[2-9]\d)\d\d-/.test(question.result) ? question : null;
}

function weekday(tokens: readonly Token[]): DateQuestion | null {
  let at = 0;
  while (isWord(tokens[at], /^(?:day|of|the|week|weekday|is|was|wochentag|tag|ist|war|der)$/)) at += 1;
  const asks =
    tokens.slice(0, at).some(({ folded }) => /^(?:weekday|wochentag)$/.test(folded)) ||
    (isWord(tokens[0], /^day$/) && isWord(tokens[1], /^of$/));
  const day = asks ? dayAt(tokens, at) : null;
  if (day === null || day.end !== tokens.length) return null;
  return { kind: 'weekday', date: isoOf(day.moment), weekday: new Date(day.moment).getUTCDay() };
}
