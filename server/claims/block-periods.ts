import type { Period } from '../table/period.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { Draft } from './draft.ts';
import { findPeriods, periodOfHeading, type FoundPeriod } from './periods.ts';

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
  const years = drafts.flatMap(({ period, polarity }) =>
    period?.kind === 'year' && polarity === 'stated' ? [period] : [],
  );
  const last = years.toSorted((a, b) => b.year - a.year)[0];
  if (last === undefined) return null;
  const isNear = (year: number) => year === last.year || year === last.year - 1;
  const isAllNear = said.every(
    ({ period }) => period === null || (period.kind === 'year' && isNear(period.year)),
  );
  return isAllNear && years.every(({ year }) => isNear(year)) ? last : null;
}

/** The first line of a text, where it is a title and no sentence. */
export function headLine({ blocks: [first] }: ClaimDocument): string {
  return first === undefined || first.text.length > 160 || /[.!?]$/u.test(first.text) ? '' : first.text;
}

const reports =
  /(?<!\p{L})(?:results|earnings|figures|Ergebnisse|Zahlen) (?:for|of|für|zum) (?:(?:its|the|das|ihr|den) )?/iu;

/** "… today reported results for the year ended December 31, 2025": the one time named there; null where none is. */
export function reportedPeriod(text: string): Period | null {
  const match = reports.exec(text);
  if (match === null) return null;
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
