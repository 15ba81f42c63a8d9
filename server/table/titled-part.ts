import { partOfYear } from './part-of-year.ts';
import type { Period } from './period.ts';
import type { Column, Table } from './table.ts';

/** The part of a year that a title reports on; `period` is null where it does not say exactly which. */
export interface TitledPart {
  readonly period: Period | null;
}

const hint = /half|halb|hälft|quart|interim|zwischen|month|mona|\d\s?M|[qh][1-4]|[1-4][qh]|YTD|jan|\.\s?\d/iu;

/** What tells a report on less than a year, whatever year is beside it: "Half-year report 2025", "Zwischenbericht". */
const saysInterim =
  /(?<![\p{L}\p{N}])(?:(?:first|second|1st|2nd)[ -]half|half[ -]year(?:ly)?|halbjahr\p{L}*|interim (?:(?:condensed|consolidated|financial|management|group) )*(?:reports?|results?|statements?|accounts|balance|income|financials?|announcement|update)|condensed (?:consolidated )?interim|(?:konzern)?zwischen(?:bericht|mitteilung|abschluss|lagebericht|finanzbericht)\p{L}*|(?:first|second|third|fourth|[1-4](?:st|nd|rd|th))[ -]quarter|quarterly (?:reports?|results?|statements?|update|financials?)|[1-4]\. ?quartal\p{L}*|(?:erste|zweite|dritte|vierte)[sn]? quartal\p{L}*|quartals(?:bericht|mitteilung|abschluss|ergebnis|zahlen)\p{L}*|Q[1-4]|[1-4]Q|(?:[12]H|H[12]|HJ ?[12])(?:[ /-]?['’]?(?:20)?\d\d)?|(?:three|six|nine|3|6|9)[ -]months?|(?:drei|sechs|neun|3|6|9)[ -]?monat\p{L}*|[369]M|YTD|year[- ]to[- ]date)(?![\p{L}\d])/iu;

/** "Fourth quarter and full year 2025" is about both. */
const saysYear =
  /(?<!\p{L})(?:full[ -]years?|whole year|(?:fiscal |financial )?years? (?:to|ended|ending)|annual (?:report|results|accounts)|FY ?\d|gesamtjahr\p{L}*|jahresabschl\p{L}*|jahresergebnis\p{L}*|jahresbericht\p{L}*|geschäftsbericht\p{L}*|(?<!\([^()]{0,20})geschäftsjahre? \d{4}(?!\/)|(?:twelve|12|zwölf) (?:months|monate))(?!\p{L})/iu;

const splitYear = /(?:19|20)\d\d\/\d\d/u;

/** "Half-year ended 31 December 2023", "Interim report 2025", "vom 1. Januar bis 30. Juni 2025"; null for what is about a year or nothing. */
export function titledPart(text: string): TitledPart | null {
  if (text.length > 200 || !hint.test(text) || saysYear.test(text)) return null;
  const named = partOfYear(text)?.period ?? null;
  if (named?.kind === 'year') return null;
  // "First half 2025/26" is a part of a year that begins nobody knows when.
  const isExact = named !== null && named.kind !== 'month' && !splitYear.test(text);
  if (isExact) return { period: named };
  return saysInterim.test(text) ? { period: null } : null;
}

/** True for a text that speaks of a whole year: "Full year 2024", "Geschäftsjahr 2024". */
export const speaksOfYear = (text: string): boolean => saysYear.test(text);

/** Of some titles the part that they report on; null where none is one, `period` null where they differ. */
export function titledPartOf(texts: readonly string[]): TitledPart | null {
  const found = texts.flatMap((text) => titledPart(text) ?? []);
  const keys = new Set(found.flatMap(({ period }) => (period === null ? [] : [JSON.stringify(period)])));
  if (found.length === 0) return null;
  return { period: keys.size === 1 ? (found.find(({ period }) => period !== null)?.period ?? null) : null };
}

/** "Full year 2024", "FY 2024", "Year ended …" over a column of an interim report. */
const wholeYear = /(?<!\p{L})(?:full|year|FY|annual|12|twelve|jahr|gesamtjahr|geschäftsjahr|GJ)(?!\p{L})/iu;

/** The same days of another year, by the year that they end in. */
function spanIn(span: Extract<Period, { kind: 'span' }>, year: number): Period {
  const later = year - endOf(span);
  const moved = (day: string) => `${Number(day.slice(0, 4)) + later}${day.slice(4)}`;
  return { ...span, from: moved(span.from), to: moved(span.to) };
}

const yearOf = (period: Period) => ('year' in period ? period.year : null);
const endOf = ({ to }: { readonly to: string }) => Number(to.slice(0, 4));

function periodIn({ period, name }: Column, part: TitledPart): Period | null {
  if (period?.kind !== 'year' || period.isFiscal || wholeYear.test(name)) return period;
  const of = part.period;
  // "2025 | 2024" of a half-year that ends in them.
  if (of?.kind === 'span') return spanIn(of, period.year);
  return of?.kind === 'half' || of?.kind === 'quarter' ? { ...of, year: period.year } : null;
}

/**
 * A table below such a title: a column headed by a year alone is that part of it, and none where the part is not given
 * exactly, or of other years than the title's.
 */
export function inTitledPart(table: Table, part: TitledPart): Table {
  const { period } = part;
  const latest = period === null ? null : period.kind === 'span' ? endOf(period) : yearOf(period);
  const isOfTitle =
    latest !== null &&
    table.columns.some((column) => column.period?.kind === 'year' && column.period.year === latest);
  const said = isOfTitle ? part : { period: null };
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, period: periodIn(column, said) })),
  };
}
