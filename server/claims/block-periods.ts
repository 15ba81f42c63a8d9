import type { Period } from '../table/period.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { Draft } from './draft.ts';
import { findPeriods, periodKey, periodOfHeading, type FoundPeriod } from './periods.ts';

/**
 * The period of a figure that names none, after a sentence: that of its figures, the later one where it gave two years
 * running; the one before where it spoke of no time.
 */
export function periodAfter(
  drafts: readonly Draft[],
  said: readonly FoundPeriod[],
  before: Period | null,
): Period | null {
  if (said.length === 0) return before;
  if (before !== null && said.every(({ period }) => period !== null && isSameTime(period, before)))
    return before;
  const told = drafts.flatMap(({ period, polarity }) =>
    period !== null && 'year' in period && polarity === 'stated' ? [period] : [],
  );
  const last = told.toSorted((a, b) => b.year - a.year)[0];
  if (last === undefined) return isOfBalance(drafts, said, before) ? before : null;
  // "2025 … Im vierten Quartal 2025 … Das EBIT betrug": of the year or of the quarter.
  if (before?.kind === 'year' && last.kind !== 'year') return null;
  const isNear = (period: Period) =>
    'year' in period && isSameTime({ ...period, year: last.year }, last) && last.year - period.year <= 1;
  return said.every(({ period }) => period === null || isNear(period)) && told.every(isNear) ? last : null;
}

/** The same year, quarter, half or month, whether of the calendar or of the business. */
const isSameTime = (a: Period, b: Period) => a.kind === b.kind && periodKey(a) === periodKey(b);

/** "Zum 31. Dezember 2025 stieg die Bilanzsumme …": the last days of a year and of the one before it leave its figures in it. */
function isOfBalance(drafts: readonly Draft[], said: readonly FoundPeriod[], before: Period | null): boolean {
  if (before?.kind !== 'year' || before.isSplit === true) return false;
  const isIn = (day: string) => day.startsWith(`${before.year}`) || day === `${before.year - 1}-12-31`;
  // "Das Eigenkapital stieg auf 270 Mio. € (Vorjahr: 260 Mio. €)."
  const isOfIt = drafts.length > 0 && drafts.every(({ asOf }) => asOf !== null && isIn(asOf));
  return said.every(({ period }) =>
    period === null ? isOfIt : period.kind === 'day' && period.date.endsWith('-12-31') && isIn(period.date),
  );
}

/** The first line of a text, where it is a title and no sentence. */
export function headLine({ blocks: [first] }: ClaimDocument): string {
  return first === undefined || first.text.length > 160 || /[.!?]$/u.test(first.text) ? '' : first.text;
}

const reports =
  /(?<!\p{L})(?:results|earnings|figures|accounts|financial statements|Ergebnisse|Zahlen) (?:for|of|für|zum) (?:(?:its|the|das|ihr|den) )?/iu;

/** "… today reported results for the year ended December 31, 2025": the one time named there; null where none is. */
export function reportedPeriod(text: string): Period | null {
  const match = reports.exec(text);
  // "Tessel's accounts for the year ended …" are of somebody else.
  if (match === null || /['’]s? (?:\p{Ll}+ ){0,2}$/u.test(text.slice(0, match.index))) return null;
  const [first] = findPeriods(text.slice(match.index + match[0].length));
  const isYear = first?.start === 0 && first.period?.kind === 'year';
  return isYear ? first.period : null;
}

const accounts =
  /(?<!\p{L})(?:(?:Konzern)?(?:Jahresabschluss|Abschluss|Lagebericht|Geschäftsbericht|Jahresbericht|Anhang)|Konzernlagebericht|Annual (?:report|accounts)|Financial statements)(?!\p{L})/iu;

/** "Jahresabschluss zum Geschäftsjahr vom 01.01.2022 bis zum 31.12.2022" as a line of its own: its year; null for others. */
export function yearOfAccounts(text: string): Period | null {
  if (text.length > 120 || !accounts.test(text) || /[.!?]$/u.test(text)) return null;
  const period = periodOfHeading(text);
  return period?.kind === 'year' ? period : null;
}
