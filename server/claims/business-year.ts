import { monthOfName, monthPattern } from '../table/month-names.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Claim, ClaimPlace } from './claim.ts';
import { sentencesOf } from './sentence-split.ts';
import type { ClaimDocument } from './claim-document.ts';

/** The month in which a company's years of business end, 1 to 12; null where it is not the calendar's and not certain. */
export type YearEnd = number | null;

export const calendarYear = 12;

const hint = /year|jahr|month|monat/iu;
const day = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of)? (${monthPattern})|(${monthPattern}) \\d{1,2}|\\d{1,2}\\. ?(\\d{1,2})\\.)(?!\\p{L})`;
const form = (words: string) => new RegExp(`(?<!\\p{L})${words}${day}`, 'giu');
const firstDay = `(?:0?1(?:st|\\.)? ?(?:${monthPattern}|\\d{1,2}\\.)|(?:${monthPattern}) 1(?:st)?),?(?: ?\\d{4})?`;
const till = '(?: ?[–-] ?| (?:bis(?: zum)?|to|until|through) )';

/** What is said of a whole year, and of a half of one: the last month of it. */
const ofYears: readonly RegExp[] = [
  form('(?:fiscal |financial |business )?years? (?:ended|ending|ends?|to)(?: on)?(?: the)? '),
  form(`(?:fiscal|financial|business) year (?:\\S+ )?(?:\\(|runs? |is )?(?:from )?${firstDay}${till}`),
  form(
    '(?:Geschäfts|Wirtschafts)jahre?s?(?: \\d{4}(?:/\\d{2,4})?)? (?:endete?|endend|läuft bis)?(?: ?(?:am|zum|per))? ',
  ),
  form(
    `(?:Geschäfts|Wirtschafts)jahre?s?(?: \\d{4}(?:/\\d{2,4})?)?:? (?:\\(|läuft |dauert |beginnt |ist )?(?:vom |von )?${firstDay}${till}`,
  ),
  form('Jahresabschluss(?:es)? (?:zum|per) '),
];
const ofHalves: readonly RegExp[] = [
  form('(?:half[ -]year|(?:six|6)[ -]months|first half)(?: period)? (?:ended|ending|to)(?: on)?(?: the)? '),
  form('(?:Halbjahr(?:es(?:finanz)?(?:bericht|abschluss))?|(?:sechs|6) Monate) (?:zum|per|bis(?: zum)?) '),
];

const monthIn = ([, ...names]: RegExpExecArray) =>
  names.flatMap((name) => (name === undefined ? [] : [monthOfName(name) ?? Number(name)]))[0] ?? 0;

const monthsOf = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(monthIn)).filter((month) => month in months);
const months: Readonly<Record<number, true>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [i + 1, true] as const),
);

/** That years of business end in a month, with the words that say so, where they have a place. */
export interface SaidYearEnd {
  readonly month: number;
  readonly place: ClaimPlace | null;
}

interface Told {
  readonly text: string;
  readonly locator: string | null;
}

/** Running text, and what is above tables: "£m, year to 31 March" is the head of their labels too. */
function* textsOf({ title, blocks, tables, language }: ClaimDocument): Generator<Told> {
  yield { text: title, locator: null };
  for (const block of blocks)
    if (hint.test(block.text))
      for (const { text, start } of sentencesOf(block, language ?? 'en'))
        yield { text, locator: block.placeOf(start, start + text.length) };
  for (const { titleLines, columns, place } of tables) {
    for (const text of titleLines) yield { text, locator: null };
    const { headerLine, lineWord } = place;
    const locator = headerLine === null || place.sheet !== null ? null : `${lineWord} ${headerLine}`;
    yield { text: columns[0]?.name ?? '', locator };
  }
}

const endsIn = (text: string) =>
  hint.test(text)
    ? [...monthsOf(text, ofYears), ...monthsOf(text, ofHalves).map((month) => ((month + 5) % 12) + 1)]
    : [];

/** The last months of the years of business that a document speaks of, one for each time it does. */
export function* yearEndsIn(document: ClaimDocument): PartByPart<SaidYearEnd[]> {
  const found: SaidYearEnd[] = [];
  let read = 0;
  for (const { text, locator } of textsOf(document)) {
    if (read % 64 === 0) yield;
    read += 1;
    const place = locator === null ? null : { document: document.key, locator, quote: text };
    found.push(...endsIn(text).map((month) => ({ month, place })));
  }
  return found;
}

/** Whether a document tells of years that end with the calendar's, or says nothing of it: its "year end" is 31 December. */
export const hasCalendarYears = (document: ClaimDocument): boolean =>
  [...textsOf(document)].every(({ text }) => endsIn(text).every((month) => month === calendarYear));

/**
 * When the years of a company end, by what the documents about it say of its years, and by how its figures' years are
 * called ("2024/25"): the calendar's where nothing says otherwise.
 */
export function yearEndOf(said: readonly SaidYearEnd[], own: readonly Claim[]): YearEnd {
  if (hasSplitYears(own)) return null;
  return said.length === 0 ? calendarYear : saidMost(said);
}

/** True where figures are of years called "2024/25". */
export const hasSplitYears = (own: readonly Claim[]): boolean =>
  own.some(({ period }) => period?.kind === 'year' && period.isSplit === true);

/** The month that is said clearly more often than any other; null where none is. */
export function saidMost(said: readonly SaidYearEnd[]): YearEnd {
  const counts = Map.groupBy(said, ({ month }) => month);
  const [most, second] = [...counts.entries()].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined) return null;
  return second !== undefined && second[1].length * 2 > most[1].length ? null : most[0];
}

/** Where it is said that years do not end with the calendar's; null where they do, or it has no place. */
export function otherYearEnd(said: readonly SaidYearEnd[]): { month: number; place: ClaimPlace } | null {
  const month = saidMost(said);
  if (month === null || month === calendarYear) return null;
  const place = said.find((one) => one.month === month && one.place !== null)?.place ?? null;
  return place === null ? null : { month, place };
}

/** The last day of a year of business. */
export function lastDayOfYear(year: string, end: number): string {
  return new Date(Date.UTC(Number(year), end, 0)).toISOString().slice(0, 10);
}
