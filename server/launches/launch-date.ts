import { findPeriods, periodKey } from '../claims/periods.ts';
import { dayOf } from '../claims/period-days.ts';
import { monthOfName, monthPattern } from '../table/month-names.ts';
import { firstDay, type When } from './launch.ts';

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly when: When;
}

/** Times that are not when something is launched: "since 2019", "founded in 2012". */
const ofElse =
  /(?<!\p{L})(?:(?:said|says|announced|told|reported|unveiled|promised|sagte|teilte|meldete|angekündigt)(?: \p{L}+)? (?:on|in|am|im)|since|founded in|established in|until|till|through|after|before|than in|as in|seit|gegründet|bis(?: zum)?|nach|vor|als)\s(?:the |dem |der )?$/iu;
const since = /(?<!\p{L})(?:since|seit)\s(?:dem )?$/iu;
/** The new time of what was put off: "from March to June". */
const newTime =
  /(?<!\p{L})(?:to|until|till|auf|bis|into|in den|ins)\s(?:the |den |das |early |late |mid-)?$/iu;
/** The time that what was put off was announced for before. */
const oldTime = /(?<!\p{L})(?:from|vom?|von)\s(?:the |dem |den |early |late |mid-|Anfang |Mitte |Ende )?$/iu;
const ordinals = ['first', 'second', 'third', 'fourth', 'ersten', 'zweiten', 'dritten', 'vierten'];

const two = (value: number) => String(value).padStart(2, '0');

/** "end of 2026" is a year and no 31 December, "end of May 2026" a month. */
function keyOf(text: string, period: NonNullable<ReturnType<typeof findPeriods>[number]['period']>): string {
  const key = periodKey(period);
  if (
    period.kind !== 'day' ||
    /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.|,)?(?: |$|-)|\d-\d|\d\.\s?\d/u.test(text.replace(/\d{4}$/u, ''))
  )
    return key;
  return new RegExp(monthPattern, 'iu').test(text) ? key.slice(0, 7) : key.slice(0, 4);
}

/** "2019 brachte sie …": a German sentence that begins with its year. */
const yearFirst =
  /^\s(?:brachte|kam|kamen|führte|startete|stellte|erschien|wurde|hat|hatte|folgte|begann|präsentierte)n?(?!\p{L})/u;

/** Days, months and parts of years with their year. A bare year counts only as a time: "in 2026", "Ende 2026". */
function dated(text: string): Candidate[] {
  return findPeriods(text).flatMap(({ period, start, end }) => {
    if (period === null || period.kind === 'span') return [];
    const written = text.slice(start, end);
    const isTime =
      period.kind !== 'year' ||
      /(?<!\p{L})(?:in|by|during|for|early|late|mid|of|im Jahr|Anfang|Mitte|Ende|to|auf|ab|from|führte|brachte|startete|stellte|kam|hat|hatte|wurde|erschien)[ -]$/iu.test(
        text.slice(0, start),
      ) ||
      /^\D/u.test(written) ||
      (text.slice(0, start).trim() === '' && yearFirst.test(text.slice(end)));
    return isTime ? [{ start, end, when: { key: keyOf(written, period), how: 'said', written } }] : [];
  });
}

const season =
  /(?<!\p{L})(?:early |late |mid-)?(?:(spring|Frühjahr|Frühling)|(summer|Sommer)|(autumn|fall|Herbst)|(winter|Winter)) (?:of )?(\d{4})(?!\d)/gu;

/** "autumn 2026": told as it is written, put in order among quarters. */
const seasons = (text: string): Candidate[] =>
  [...text.matchAll(season)].map((match) => {
    const quarter = match.slice(1, 5).findIndex((one) => one !== undefined) + 2;
    const [written] = match;
    return {
      start: match.index,
      end: match.index + written.length,
      when: { key: `${match[5]}-Q${Math.min(quarter, 4)}`, how: 'season', written },
    };
  });

const month = `(${monthPattern})\\.?`;
const dayFirst = new RegExp(
  `(?<![\\d.])(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?${month}(?!\\p{L})(?! ?\\d{4})`,
  'giu',
);
const monthFirst = new RegExp(
  `(?<!\\p{L})${month} (\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}])(?!,? \\d{4})`,
  'giu',
);
const monthAlone = new RegExp(
  `(?<=(?<!\\p{L})(?:in|from|by|early|late|mid|this|next|until|to|for|of|im|ab|Anfang|Mitte|Ende|auf|von|bis|zum)[ -])${month}(?!\\p{L})(?! ?\\d)`,
  'giu',
);
const quarterAlone =
  /(?<![\p{L}\p{N}])(?:Q([1-4])|(first|second|third|fourth) quarter|(ersten|zweiten|dritten|vierten) Quartal)(?!\p{L})(?! (?:of |des Jahres )?\d{4})/giu;
const nextMonth = /(?<!\p{L})(?:next month|nächsten? Monat|kommenden? Monat)(?!\p{L})/giu;

/** Where a time without a year lies, seen from the article's day; `near`: nothing says, the nearest is meant. */
export type Direction = 'ahead' | 'past' | 'near';

const dayMs = 86_400_000;

/** The year that puts a day or month (day 0) next to the article's day. */
function yearFor(monthOfYear: number, day: number, told: string, direction: Direction): number {
  const year = Number(told.slice(0, 4));
  const length = day === 0 ? 7 : 10;
  const at = (y: number) => `${y}-${two(monthOfYear)}-${two(day === 0 ? 1 : day)}`;
  const isBefore = at(year).slice(0, length) < told.slice(0, length);
  const isAfterReport = at(year).slice(0, length) > told.slice(0, length);
  if (direction === 'ahead') return isBefore ? year + 1 : year;
  if (direction === 'past') return isAfterReport ? year - 1 : year;
  const far = (y: number) => Math.abs(Date.parse(at(y)) - Date.parse(told)) / dayMs;
  return [year, year - 1, year + 1].toSorted((a, b) => far(a) - far(b))[0] ?? year;
}

const isName = (name: string) => /^\p{Lu}/u.test(name);
const ofYear = (match: RegExpExecArray, key: string): Candidate => ({
  start: match.index,
  end: match.index + match[0].length,
  when: { key, how: 'year', written: match[0].trim() },
});

/** The same without a year, which is taken from the day of the article. */
function undated(text: string, told: string, direction: Direction): Candidate[] {
  const ofDay = (match: RegExpExecArray, name = '', day = ''): Candidate[] => {
    const number = monthOfName(name);
    if (number === null || !isName(name)) return [];
    const year = yearFor(number, Number(day), told, direction);
    const period = dayOf(String(year), number, day);
    return period?.kind === 'day' ? [ofYear(match, period.date)] : [];
  };
  return [
    ...[...text.matchAll(dayFirst)].flatMap((match) => ofDay(match, match[2], match[1])),
    ...[...text.matchAll(monthFirst)].flatMap((match) => ofDay(match, match[1], match[2])),
    ...[...text.matchAll(monthAlone)].flatMap((match) => {
      const number = monthOfName(match[1] ?? '');
      if (number === null || !isName(match[1] ?? '')) return [];
      return [ofYear(match, `${yearFor(number, 0, told, direction)}-${two(number)}`)];
    }),
    ...[...text.matchAll(quarterAlone)].map((match) => {
      const word = (match[2] ?? match[3] ?? '').toLowerCase();
      const q = match[1] === undefined ? (ordinals.indexOf(word) % 4) + 1 : Number(match[1]);
      return ofYear(match, `${yearFor(q * 3, 0, told, direction)}-Q${q}`);
    }),
    ...[...text.matchAll(nextMonth)].map((match) => {
      const next = new Date(Date.UTC(Number(told.slice(0, 4)), Number(told.slice(5, 7)), 1));
      return ofYear(match, next.toISOString().slice(0, 7));
    }),
  ];
}

const bareMonth = new RegExp(`(?<!\\p{L})${monthPattern}(?!\\p{L})`, 'giu');

/** Where times are, with a year or without: no part of a name. */
export function timesIn(text: string): { readonly start: number; readonly end: number }[] {
  const places = [season, dayFirst, monthFirst, bareMonth, quarterAlone].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
  );
  // "may" is a verb, and "Mar" of nobody's name.
  return [
    ...findPeriods(text),
    ...places.filter(({ start, end }) => /\p{Lu}|\d/u.test(text.slice(start, end))),
  ];
}

interface Asked {
  /** Where the words of the launch are. */
  readonly at: number;
  readonly told: string | null;
  readonly direction: Direction;
  readonly isDelayed: boolean;
  /** "available since 20 October": the time of what goes on. */
  readonly isSince: boolean;
  /** What is reported has come: the day before a note, "Oct 6 – Halden began selling …", is its own. */
  readonly isDone: boolean;
}

/** The part of a sentence between semicolons that holds a place. */
function clauseAt(text: string, at: number): { readonly start: number; readonly end: number } {
  const start = text.lastIndexOf(';', at) + 1;
  const end = text.indexOf(';', at);
  return { start, end: end < 0 ? text.length : end };
}

/**
 * The time a sentence gives its launch; null where it gives none, or only one of something else. A time in another part
 * between semicolons counts only where the part of the launch has none, and does not say `now`: "is available now; the US
 * launch follows on 12 November".
 */
export function timeOfLaunch(text: string, asked: Asked, now: RegExp): When | null {
  const { start, end } = clauseAt(text, asked.at);
  if (start === 0 && end === text.length) return timeIn(text, asked);
  const clause = text.slice(start, end);
  const own = timeIn(clause, { ...asked, at: asked.at - start });
  return own !== null || now.test(clause) ? own : timeIn(text, asked);
}

function candidatesIn(
  text: string,
  { told, direction, isDelayed, isSince, isDone }: Omit<Asked, 'at'>,
): readonly Candidate[] {
  const ofSeason = seasons(text);
  const own = [
    ...ofSeason,
    ...dated(text).filter((one) => !ofSeason.some((o) => o.start < one.end && one.start < o.end)),
  ];
  const others = told === null ? [] : undated(text, told, direction);
  const all = [...own, ...others.filter((one) => !own.some((o) => o.start < one.end && one.start < o.end))]
    .filter(({ start, end }) => {
      const before = text.slice(0, start);
      // "Oct 9 – A leak suggests …": the day of the note.
      if (!isDone && /^[^\p{L}\p{N}]*$/u.test(before) && /^\s?[-–—:]\s/u.test(text.slice(end))) return false;
      const isKept = (isDelayed && newTime.test(before)) || (isSince && since.test(before));
      return isKept || !ofElse.test(before);
    })
    .toSorted((a, b) => a.start - b.start);
  return all.filter((one, i) => !all.slice(0, i).some((o) => o.start < one.end && one.start < o.end));
}

const newTimeIn = (text: string, all: readonly Candidate[]) =>
  all.find(({ start }) => newTime.test(text.slice(0, start)));

/**
 * "Delayed from 1 October 2025 to 1 March 2026", "vom 1. Oktober auf den 1. März verschoben": the time that was announced before,
 * where the sentence names the new one behind it.
 */
export function timeBeforeMove(text: string, asked: Omit<Asked, 'at'>): When | null {
  if (!asked.isDelayed) return null;
  const all = candidatesIn(text, asked);
  const now = newTimeIn(text, all);
  const before = all.find(({ start, end }) => oldTime.test(text.slice(0, start)) && end < (now?.start ?? 0));
  if (now === undefined || before === undefined) return null;
  const told = closestBefore(before.when, now.when);
  return firstDay(told.key) < firstDay(now.when.key) ? told : null;
}

/** A time without a year of what was put off lies in the year before its new time, whenever it is reported. */
function closestBefore(when: When, now: When): When {
  if (when.how !== 'year') return when;
  const [of, rest] = [Number(now.key.slice(0, 4)), when.key.slice(4)];
  const key = [of, of - 1].map((year) => `${year}${rest}`).find((one) => firstDay(one) < firstDay(now.key));
  return key === undefined ? when : { ...when, key };
}

function timeIn(text: string, { at, ...asked }: Asked): When | null {
  const unique = candidatesIn(text, asked);
  if (asked.isDelayed) return (newTimeIn(text, unique) ?? unique.at(-1))?.when ?? null;
  const nearest = unique.toSorted((a, b) => distance(a, at) - distance(b, at))[0];
  return nearest?.when ?? null;
}

/** A time behind the words is theirs sooner than one before them. */
const distance = ({ start, end }: Candidate, at: number) => (start >= at ? start - at : (at - end) * 1.5);

/** True for a time that begins after the day. */
export const isAfter = ({ key }: When, day: string): boolean => firstDay(key) > day;
