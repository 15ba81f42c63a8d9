import type { Period } from '../table/period.ts';
import { clauseAt } from './clauses.ts';
import type { SentenceScope } from './draft.ts';
import { periodKey } from './periods.ts';
import type { Token } from './tag-sentence.ts';

/** "Zum 31. Dezember 2025 lag die Bilanzsumme bei … Das Eigenkapital betrug …": the one day that the stocks of the paragraph are of, or its year before; null where the sentence names a time itself. */
export function dayOfParagraph(
  { paragraph, tokens, text, reading }: SentenceScope,
  entity: string,
): string | null {
  const ids = new Set(reading.attributes.flatMap(({ kind, id }) => (kind === 'stock' ? [id] : [])));
  const days = paragraph.flatMap(({ attribute, asOf, polarity, entity: whose }) =>
    ids.has(attribute) && polarity === 'stated' && whose === entity ? [asOf ?? ''] : [],
  );
  const last = days.toSorted().at(-1) ?? '';
  const yearBefore = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;
  const isOneDay = /^\d{4}-\d\d-\d\d$/u.test(last) && days.every((day) => day === last || day === yearBefore);
  const namesTime = tokens.some(({ kind, lower }, i) => kind === 'period' && !isBefore(tokens, i, lower));
  return isOneDay && !namesTime && !now.test(text) ? last : null;
}

const now =
  /(?<!\p{L})(?:now|currently|today|since then|meanwhile|derzeit|aktuell|heute|inzwischen|mittlerweile|zuletzt|seither|seitdem|jetzt|nunmehr)(?!\p{L})/iu;

/** True for a value of the day of writing: "currently", "derzeit". */
export function isOfNow({ text, reading }: SentenceScope, value: Token): boolean {
  const clause = clauseAt(text, value.start, value.end, reading.language);
  return now.test(text.slice(clause.start, clause.end));
}

/** "(Vorjahr: 43 %)": the time of what is in brackets. */
const isBefore = (tokens: readonly Token[], at: number, lower: string) =>
  tokens[at - 1]?.text === '(' && /^(?:vorjahr|vj\.?|i\. ?vj\.?|previous year|prior year)$/u.test(lower);

/** The day, month or year that a stock or a count is of; null where it has none. */
export function dayOfStock(scope: SentenceScope, period: Period | null, isInherited: boolean): string | null {
  if (period === null) return null;
  if (period.kind === 'day') return isOfOtherYear(scope, period.date) ? period.date.slice(0, 4) : period.date;
  if (period.kind === 'year' && period.isSplit !== true) return instantOf(scope, period.year);
  if (period.kind === 'month') return periodKey(period);
  return isInherited ? lastDayOf(period) : null;
}

/** The day on which a half or a quarter of a calendar year ends. */
function lastDayOf(period: Period): string | null {
  if (period.kind === 'half' && !period.isFiscal)
    return `${period.year}-${period.half === 1 ? '06-30' : '12-31'}`;
  if (period.kind !== 'quarter' || period.isFiscal) return null;
  return `${period.year}-${['03-31', '06-30', '09-30', '12-31'][period.quarter - 1]}`;
}

/** The last day of a year; the year itself where the document says that its years end on another day than the calendar's. */
export const endOfYear = ({ hasCalendarYears }: SentenceScope, year: number): Period =>
  hasCalendarYears() ? { kind: 'day', date: `${year}-12-31` } : { kind: 'year', year, isFiscal: true };

const businessYearEnd =
  /(?:end|close) of (?:the )?(?:fiscal|financial|business)|year[- ]end|Ende des (?:Geschäfts|Wirtschafts)jahre?s/iu;

/** "End of the financial year 2025" is read as 31 December, which another business year does not end on. */
const isOfOtherYear = (scope: SentenceScope, day: string) =>
  day.endsWith('-12-31') &&
  businessYearEnd.test(scope.text) &&
  !/dec|dez|31\.\s?12/iu.test(scope.text) &&
  !scope.hasCalendarYears();

/** A stock of a year is as of its end where the sentence says so, else of some day of it. */
function instantOf(scope: SentenceScope, year: number): string {
  return /\b(?:end of|year[- ]end|close of)\b|(?:Ende|Jahresende|Stichtag)/u.test(scope.text)
    ? periodKey(endOfYear(scope, year))
    : String(year);
}
