import { monthOfName, monthPattern } from '../table/month-names.ts';
import type { Period } from '../table/period.ts';
import type { Table } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';

/** Words of a head that leave a column what it is: the whole company's actual figures. */
const plainHead =
  /^(?:(?:group|consolidated|actual|audited|unaudited|as restated|restated|(?:fiscal |financial )?years? ended|for the years? ended|(?:12|twelve) months ended|5[23] weeks ended|financial year|fiscal year|as at|as of|at|fy|konzern|ist|geprüft|ungeprüft|angepasst|geschäftsjahr|(?:prior|previous|current) (?:financial |fiscal )?year|vorjahr|berichtsjahr|zum|stand|per)\s*)*$/iu;
/** A day that ends a whole year. */
const endsYear = /(?:years? ended|(?:12|twelve) months ended|5[23] weeks ended)/iu;
/** A later report has corrected what an earlier one said of the year. */
const restatedHead = /(?<!\p{L})(?:restated|angepasst)(?!\p{L})/iu;

/** True when a head says nothing but a time: brackets and marks of footnotes around its words say nothing more. */
export const isPlainHead = (name: string) =>
  plainHead.test(name.replace(/[()[\]*†‡¹²³⁴⁵,|]|(?<=\p{L})\d$/gu, ' ').trim());

export const isRestatedHead = (name: string) => restatedHead.test(name);

/** "2024/25". */
const splitText = (year: number) => `${year - 1}/${String(year).slice(-2)}`;

const dayWords = new RegExp(
  `(?:${endsYear.source}|balance sheets?(?: as)? at|financial position(?: as)? at)(?: on)? (\\d{1,2})(?:st|nd|rd|th|\\.)? (${monthPattern})(?!\\p{L})(?:[ ,]+(\\d{4})(?!\\d)|(?![ ,]+\\d))`,
  'iu',
);

/**
 * "-03-31" of a table whose head says "year ended 31 March" of all its columns, or "year ended 31 March 2026" of the latest;
 * null where it says no day.
 */
export function yearEndOf({ columns, titleLines }: Table): string | null {
  const years = columns.flatMap(({ period }) => (period?.kind === 'year' ? [period.year] : []));
  const said = [columns[0]?.name ?? '', ...titleLines].map((text) => dayWords.exec(text)).find(Boolean);
  if (said?.[3] !== undefined && Number(said[3]) !== Math.max(...years)) return null;
  const month = monthOfName(said?.[2] ?? '');
  return said?.[1] === undefined || month === null
    ? null
    : `-${String(month).padStart(2, '0')}-${said[1].padStart(2, '0')}`;
}

/** A time of a cell, the document it is in, and whether its column says that the year ended on that day. */
export interface SaidTime {
  readonly time: string;
  readonly document: string;
  readonly isYearEnd: boolean;
}

const isDayTime = (time: string) => /^\d{4}-\d\d-\d\d$/.test(time);

/** True where a head says that a year ended on its day: "52 weeks ended 27 September 2025". */
export const saysYearEnd = (period: Period | null, head: string): boolean =>
  period?.kind === 'span' || (period?.kind === 'day' && endsYear.test(head));

/**
 * The same times for the same years: years written as two ("2024/25") are those that end on the one day of the year on
 * which all balance sheets are drawn up. Half-years' balance sheets are on two, and nothing is joined. A year alone
 * ("2025") is, within its document, the year of which a head says that it ended on a day of 2025, where that is the only
 * day of 2025 that the document has figures of.
 */
export function joinedTimes(said: readonly SaidTime[]): (one: Pick<SaidTime, 'time' | 'document'>) => string {
  const ends = new Set(said.flatMap(({ time }) => /^\d{4}(-\d\d-\d\d)$/.exec(time)?.[1] ?? []));
  const [end] = ends;
  const days = Map.groupBy(
    said.filter(({ time }) => isDayTime(time)),
    ({ time, document }) => JSON.stringify([document, time.slice(0, 4)]),
  );
  return ({ time, document }) => {
    if (/^\d{4}\/\d\d$/.test(time))
      return end === undefined || ends.size > 1 ? time : `${Number(time.slice(0, 4)) + 1}${end}`;
    const own = days.get(JSON.stringify([document, time])) ?? [];
    const [first] = own;
    const isOne = first !== undefined && own.every((one) => one.time === first.time);
    return isOne && own.some(({ isYearEnd }) => isYearEnd) ? first.time : time;
  };
}

const dayMs = 86_400_000;

const ofEnd = (day: string) => (day.endsWith('-12-31') ? day.slice(0, 4) : day);

/**
 * The business year a column is about: "2025", or the day it ended. Null for anything shorter, and for a day where a
 * line needs a period, unless the head says that the day ends a year ("12 Months Ended Sep. 27, 2025").
 */
export function yearOf(period: Period, kind: 'flow' | 'stock', head: string): string | null {
  switch (period.kind) {
    case 'year':
      return period.isSplit === true ? splitText(period.year) : String(period.year);
    case 'day':
      return kind === 'stock' || endsYear.test(head) ? ofEnd(period.date) : null;
    case 'span': {
      const days = (Date.parse(period.to) - Date.parse(period.from)) / dayMs + 1;
      return days >= 363 && days <= 372 ? ofEnd(period.to) : null;
    }
    default:
      return null;
  }
}

const scales: Readonly<Record<string, number>> = { thousands: 1e3, millions: 1e6, billions: 1e9 };
/** "CONSOLIDATED STATEMENTS OF OPERATIONS - USD ($) shares in Millions, $ in Millions": as the SEC's workbooks head them. */
const filedHead =
  /(?<![A-Z])([A-Z]{3}) \([^)]{1,4}\)(?: shares in \w+,)? [$€£¥] in (thousands|millions|billions)/iu;

/** What amounts of money are counted in where the head of the table counts shares too; null elsewhere. */
export function filedMoney({ columns, titleLines }: Table): Unit | null {
  const said = [columns[0]?.name ?? '', ...titleLines].map((text) => filedHead.exec(text)).find(Boolean);
  const scale = scales[said?.[2]?.toLowerCase() ?? ''];
  return said?.[1] === undefined || scale === undefined
    ? null
    : { kind: 'money', currency: said[1].toUpperCase(), scale };
}
