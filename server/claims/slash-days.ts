import type { Period } from '../table/period.ts';
import { dayOf, fiscal } from './period-days.ts';

const slashDay = '(\\d{1,2})/(\\d{1,2})/((?:19|20)\\d\\d)(?![\\d/])';

/** "12/31/2024" and "31/12/2024" are one day; "06/12/2025" may be two and is none. */
function daysOfSlashes(a: string, b: string, y: string): Period | null {
  const days = [dayOf(y, Number(a), b), dayOf(y, Number(b), a)].flatMap((one) => one ?? []);
  const [first] = days;
  return first !== undefined && days.every((one) => JSON.stringify(one) === JSON.stringify(first))
    ? first
    : null;
}

/** Days as forms write them, and the years of business that ended on them. */
export const slashDays: readonly {
  readonly hint: RegExp;
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[]) => Period | null;
}[] = [
  // "FYE 12/31/2024": the year of business that ended then.
  {
    hint: /\//u,
    pattern: new RegExp(
      `(?:FYE|FY ended|fiscal year(?: end(?:ed|ing)?)?|year (?:to|end(?:ed|ing)?)):? ${slashDay}`,
      'giu',
    ),
    read: ([a = '', b = '', y = '']) => {
      const day = daysOfSlashes(a, b, y);
      if (day?.kind !== 'day') return null;
      return day.date.endsWith('-12-31') ? { kind: 'year', year: Number(y), isFiscal: false } : fiscal(y);
    },
  },
  {
    hint: /\//u,
    pattern: new RegExp(`(?<![\\d/])${slashDay}`, 'gu'),
    read: ([a = '', b = '', y = '']) => daysOfSlashes(a, b, y),
  },
];
