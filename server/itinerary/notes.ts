import { closedWords, weekdayWords } from '../packs/places/weekday-words.ts';
import {
  takeBooking,
  takeClosedDays,
  withBookingKept,
  type Booking,
  type NotedStretch,
} from './note-dates.ts';
import { anyOf, wordEnd as end, wordStart as start } from './word-patterns.ts';

/** What a person notes beside a place. */
export interface Notes {
  /** 1 is Monday; empty where it says "open daily"; null where nothing is said. */
  readonly closed: ReadonlySet<number> | null;
  readonly closedDays: readonly NotedStretch[];
  /** The day it is booked for. */
  readonly booked: Booking | null;
  readonly minutes: number | null;
  readonly yen: number | null;
  /** Minutes since midnight. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  /** What is left of the text. */
  readonly rest: string;
}

const weekday = String.raw`(?:${anyOf(weekdayWords.flat())})`;
const between = String.raw`\s*(?:,|;|/|&|\+|・|、|\band\b|\bund\b|\bor\b)\s*`;
const days = String.raw`${weekday}${end}\.?(?:${between}${weekday}${end}\.?)*`;
const closed = String.raw`(?:${anyOf(closedWords)})`;
/** "closed on Mondays and Tuesdays", "Ruhetag: Mo", and "montags geschlossen", "月曜休館". */
const closedForm = new RegExp(
  String.raw`${start}${closed}(?:\s*(?:on|every|am|an|ist|:))*\s*(${days})|${start}(${days})\s*(?:is|are|ist|sind|:)?\s*${closed}${end}`,
  'giu',
);
const dailyForm =
  /(?<!\p{L})(?:open (?:daily|every ?day)|every day open|täglich geöffnet|kein ruhetag|無休|年中無休)/giu;
const clockForm =
  /(?<![\d:])(\d{1,2})(?::(\d{2})|\s*Uhr)?\s*(?:-|–|—|to|bis)\s*(\d{1,2})(?::(\d{2})|\s*Uhr)(?![\d:])(?:\s*Uhr)?/iu;
const hourForm =
  /(?:(?<!\p{L})(?:needs?|takes?|about|around|for|ca\.?|braucht|dauert|etwa|für)\s+)*(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:hours?|hrs?|h|stunden?|std\.?|時間)(?![\p{Script=Latin}\d])/iu;
const minuteForm =
  /(?:(?<!\p{L})(?:needs?|takes?|about|around|for|ca\.?|braucht|dauert|etwa|für)\s+)*(\d{1,3})\s*(?:minutes?|mins?|minuten?|分)(?![\p{Script=Latin}\d])/iu;
const yenForm =
  /(?:¥|￥|JPY)\s*(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?!\d)|(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d{1,6})\s*(?:yen|JPY|円)(?!\p{Script=Latin})/iu;

/** The days of the week named in a text, 1 is Monday. */
export function weekdaysNamed(text: string): ReadonlySet<number> {
  const found = text.match(new RegExp(String.raw`${start}${weekday}${end}`, 'giu')) ?? [];
  return new Set(
    found.map((word) => weekdayWords.findIndex((words) => words.includes(word.toLowerCase())) + 1),
  );
}

/** Notes kept together while a line is parted at its commas: "closed Mondays and Tuesdays" names no two places. */
export const withNotesKept = (line: string): string =>
  withBookingKept(line).replace(closedForm, (whole) => whole.replace(new RegExp(between, 'giu'), '/'));

const minutesAt = (hour: string | undefined, minute: string | undefined): number =>
  Number(hour) * 60 + Number(minute ?? 0);

const yenIn = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replace(/[.,]/gu, ''));

/** The notes in what a person wrote beside a place, or in a cell of their list. */
export function readNotes(text: string): Notes {
  const { booked, rest: unbooked } = takeBooking(text);
  const closedDates = takeClosedDays(unbooked);
  let { rest } = closedDates;
  const named = new Set<number>();
  rest = rest.replace(closedForm, (whole) => {
    for (const day of weekdaysNamed(whole)) named.add(day);
    return ' ';
  });
  const isDaily = rest.search(dailyForm) >= 0;
  rest = rest.replace(dailyForm, ' ');
  const take = (form: RegExp): RegExpExecArray | null => {
    const found = form.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const clock = take(clockForm);
  const hours = take(hourForm);
  const minutes = take(minuteForm);
  const yen = take(yenForm);
  const wholeMinutes =
    hours || minutes
      ? Math.round(Number((hours?.[1] ?? '0').replace(',', '.')) * 60) + Number(minutes?.[1] ?? 0)
      : 0;
  return {
    closed: named.size > 0 ? named : isDaily ? new Set() : null,
    closedDays: closedDates.days,
    booked,
    minutes: wholeMinutes > 0 ? wholeMinutes : null,
    yen: yenIn(yen?.[1] ?? yen?.[2]),
    hours: hoursOf(clock),
    rest: rest.replace(/\s+/gu, ' ').trim(),
  };
}

function hoursOf(clock: RegExpExecArray | null): Notes['hours'] {
  if (!clock) return null;
  const [from, to] = [minutesAt(clock[1], clock[2]), minutesAt(clock[3], clock[4])];
  return from < to && to <= 24 * 60 ? { from, to } : null;
}

/** True where a text holds nothing but notes. */
export const isOnlyNotes = (notes: Notes): boolean =>
  !/[\p{L}\p{N}]/u.test(notes.rest) &&
  ([notes.closed, notes.booked, notes.minutes, notes.yen, notes.hours].some((one) => one !== null) ||
    notes.closedDays.length > 0);
