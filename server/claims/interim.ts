import type { Period } from '../table/period.ts';
import type { Table } from '../table/table.ts';
import { inTitledPart, speaksOfYear, titledPart, titledPartOf } from '../table/titled-part.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { Draft } from './draft.ts';
import { periodOfHeading } from './periods.ts';
import { plainName } from './room-names.ts';

/** A document that reports on less than a year. */
export interface Interim {
  /** The part of the year; null where its head does not say exactly which. */
  readonly period: Period | null;
  /** The latest year of its head; null where it names none. */
  readonly year: number | null;
}

/** "Revenue £214m (H1 2023: £200m)": the time of what it is held against. */
const besideValue = /\([^()]*\d{4}[^()]*[:–-][^()]*\d[^()]*\)/gu;

/** Blocks in which a document says what it reports on. */
const headBlocks = 5;

/** What the head of a document says of the part of a year it is about; null for all other documents. */
export function interimOf({ name, title, blocks }: ClaimDocument): Interim | null {
  const lines = blocks
    .slice(0, headBlocks)
    .map(({ text }) => text.replaceAll(besideValue, ' '))
    .filter((text) => text.length <= 160 && !/[.!?]$/u.test(text));
  const head = [title, plainName(name), ...lines];
  const part = head.some(speaksOfYear) ? null : titledPartOf(head);
  if (part === null) return null;
  const exact = new Set(head.flatMap((text) => JSON.stringify(exactPart(text)) ?? []));
  const [only] = exact;
  const years = head.flatMap((text) => text.match(/(?<!\d)20\d\d(?!\d)/gu) ?? []).map(Number);
  return {
    period:
      inDays(part.period, head) ??
      (only !== undefined && exact.size === 1 ? (JSON.parse(only) as Period) : null),
    year: years.length === 0 ? null : Math.max(...years),
  };
}

const saysSecond =
  /(?<!\p{L})(?:second[ -]half|2nd half|H2|2H|2\. ?Halbjahr|zweite\p{L}* Halbjahr)(?![\p{L}\d])/iu;

/**
 * Six months up to the end of December by their days: for a company whose year ends in June they are its first half, and
 * nobody may take them for its second one.
 */
function inDays(period: Period | null, titles: readonly string[]): Period | null {
  if (period?.kind !== 'half' || period.half !== 2 || titles.some((one) => saysSecond.test(one)))
    return period;
  return { kind: 'span', from: `${period.year}-07-01`, to: `${period.year}-12-31` };
}

/** "Q2 2026" of a title, which is no year. */
function exactPart(text: string): Period | undefined {
  const period = periodOfHeading(text);
  return period === null || period.kind === 'year' || period.kind === 'month' ? undefined : period;
}

/** A title with the time of the figures below it; undefined where it says nothing of it, null where that is not certain. */
export function timeOfTitle(title: string, interim: Interim | null): Period | null | undefined {
  const part = titledPart(title);
  if (part !== null) return inDays(part.period, [title]) ?? exactPart(title) ?? ofDocument(title, interim);
  const period = periodOfHeading(title);
  if (period === null) return undefined;
  const isBareYear = period.kind === 'year' && !period.isFiscal && !speaksOfYear(title);
  if (interim === null || !isBareYear) return period;
  // "Results 2025" in a half-year report.
  const own = interim.period;
  return own !== null && 'year' in own && own.year === period.year ? own : null;
}

/** The parts of a year that the headings above a paragraph, or else the head of its document, report on. */
export function partsOfYear(headings: readonly string[], interim: Interim | null): readonly Period[] {
  const above = headings.flatMap((title) => {
    const part = titledPart(title);
    return part === null ? [] : (inDays(part.period, [title]) ?? []);
  });
  return above.length > 0 ? above : interim?.period === null || interim === null ? [] : [interim.period];
}

const names = /(?<!\p{L})(?:half[ -]year|halbjahr|interim|zwischen)/iu;
const counts =
  /(?<![\p{L}\d])(?:first|second|third|fourth|erste|zweite|dritte|vierte|[1-4](?:st|nd|rd|th|\.)|[qh][1-4]|[1-4][qh])/iu;

/** "Half-year report 2025", with its days in another line of the head. */
function ofDocument(title: string, interim: Interim | null): Period | null {
  const own = interim?.period ?? null;
  if (own === null || !names.test(title) || counts.test(title)) return null;
  const years = yearsOf(own);
  const named = title.match(/(?<!\d)20\d\d(?!\d)/gu) ?? [];
  return years.length > 0 && named.every((year) => years.includes(Number(year))) ? own : null;
}

/** The years of the calendar that a part of a year lies in. */
function yearsOf(period: Period): number[] {
  if (period.kind === 'span') return [period.from, period.to].map((day) => Number(day.slice(0, 4)));
  return 'year' in period ? [period.year] : [];
}

const anyYear = /(?<!\d)(?:19|20)\d\d(?![\d/])/gu;
const brackets = /\([^()]*\)/gu;

/** True for the last part of a year, whose report tells of the year too. */
const closesYear = (period: Period | null) =>
  (period?.kind === 'quarter' && period.quarter === 4) || (period?.kind === 'half' && period.half === 2);

/**
 * What a text of a report on a part of a year says of a whole year: only what it calls so, or of a year before that it
 * names. "(2024: EUR 4 million)" is the same part of that year.
 */
export function ofWholeYears(
  drafts: readonly Draft[],
  text: string,
  interim: Interim | null,
): readonly Draft[] {
  if (interim === null || speaksOfYear(text)) return drafts;
  const said = new Set(text.replaceAll(brackets, ' ').match(anyYear)?.map(Number));
  return drafts.filter(({ period, polarity }) => {
    if (period?.kind !== 'year' || period.isFiscal || polarity !== 'stated') return true;
    const isOver = interim.year !== null && (period.year < interim.year || closesYear(interim.period));
    return isOver && said.has(period.year);
  });
}

/** Columns under bare years are what the table's title, or the head of its document, says of the part of a year. */
export function withPartOfYear(table: Table, interim: Interim | null): Table {
  const titles = [table.name, ...table.titleLines];
  const titled = titledPartOf(titles);
  if (titled !== null) return inTitledPart(table, titled);
  if (interim === null || titles.some(speaksOfYear)) return table;
  const years = table.columns.filter(({ period }) => period?.kind === 'year');
  // "2025 | 2024" are of the report's part; "2021 | 2022 | 2023 | 2024" may be years.
  return inTitledPart(table, { period: years.length <= 2 ? interim.period : null });
}
