import { isoDate } from './calendar.ts';
import type { Period } from './period.ts';
import type { ReadHead } from './read-head.ts';
import { readPeriod } from './read-period.ts';
import { titledPartOf } from './titled-part.ts';

const thisYear =
  /^(?:(?:laufendes |aktuelles )?geschäftsjahr|berichtsjahr|(?:current|reporting|this) (?:financial |fiscal )?year)$/iu;
const yearBefore =
  /^(?:vorjahr|vorjahreswerte?|(?:prior|previous|preceding|last) (?:financial |fiscal )?year)$/iu;

/** "Entwurf vom 02.03.2026" is the day of the paper. */
const saysEnd = /\b(?:as of|as at|at|ended|ending|stand|zum|per)\b/iu;
const dayMs = 86_400_000;
/** "vom 01.01.2025 bis 31.12.2025", "1 April 2025 to 31 March 2026": the second day ends what the first begins. */
const span = /^(.*\d{4})\s*(?:bis|to|until|–|-)\s*(?:zum |the )?(.*\d{4})/iu;
const ofDay = (text: string) => {
  const period = readPeriod(text.trim())?.period;
  return period?.kind === 'day' ? period.date : null;
};

/** The day a title says a business year ended on; null where it says none, or a span that is no year. */
function yearEnd(title: string): string | null {
  const found = span.exec(title);
  const [from, to] = [ofDay(found?.[1] ?? ''), ofDay(found?.[2] ?? '')];
  if (from !== null && to !== null) {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    return days >= 363 && days <= 372 ? to : null;
  }
  const period = readPeriod(title)?.period;
  if (period?.kind === 'year' && period.isSplit !== true) return `${period.year}-12-31`;
  return period?.kind === 'day' && saysEnd.test(title) ? period.date : null;
}

/** True where a column is headed "Vorjahr": what a title says of its day is not said of it. */
export const hasYearBefore = (heads: readonly ReadHead[]) =>
  heads.some(({ plainName }) => yearBefore.test(plainName));

const inYearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('02-29', '02-28')}`;

function yearTo(end: string): Period {
  if (end.endsWith('-12-31')) return { kind: 'year', year: Number(end.slice(0, 4)), isFiscal: false };
  const after = Date.parse(inYearBefore(end)) + dayMs;
  return { kind: 'span', from: isoDate(after), to: end };
}

/**
 * "Geschäftsjahr | Vorjahr" below "Bilanz zum 31.12.2025": the year that ended on that day, and the one before. Nothing where
 * the titles say no day, two, or a part of a year.
 */
export function withBusinessYears(
  heads: readonly ReadHead[],
  titleLines: readonly string[],
): readonly ReadHead[] {
  const isPair =
    heads.filter(({ plainName }) => thisYear.test(plainName)).length === 1 &&
    heads.filter(({ plainName }) => yearBefore.test(plainName)).length === 1;
  if (!isPair || titledPartOf(titleLines) !== null) return heads;
  const ends = [...new Set(titleLines.flatMap((title) => yearEnd(title) ?? []))];
  const [end] = ends;
  if (end === undefined || ends.length > 1) return heads;
  return heads.map((head) =>
    thisYear.test(head.plainName)
      ? { ...head, plainName: '', period: yearTo(end) }
      : yearBefore.test(head.plainName)
        ? { ...head, plainName: '', period: yearTo(inYearBefore(end)) }
        : head,
  );
}
