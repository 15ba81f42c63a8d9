import { bookedAfter, bookedBefore, bookingFillers, notBooked } from '../packs/places/booking-words.ts';
import { closedWords, weekdayWords } from '../packs/places/weekday-words.ts';
import { monthOfName, monthPattern } from '../table/month-names.ts';
import { anyOf, wordEnd, wordStart } from './word-patterns.ts';

/** A day as people write it in a note: often without its year. */
interface NotedDay {
  readonly year: number | null;
  /** As "03-27". */
  readonly monthDay: string;
}

/** The day for which a person has booked a place. */
export interface Booking {
  readonly day: NotedDay;
  /** Minutes since midnight; null where no time is said. */
  readonly at: number | null;
}

/** Days on which a person says that a place is closed, both ends with it. */
export interface NotedStretch {
  readonly from: NotedDay;
  readonly to: NotedDay;
}

const weekday = String.raw`(?:(?:${anyOf(weekdayWords.flat())})\.?,?\s+)?`;
const ordinal = String.raw`(?:st|nd|rd|th)?`;
const yearPart = String.raw`(?:,?\s+\d{4}(?![\d:]))?`;
const datePart = String.raw`${weekday}(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4}(?![\d:]))?|\d{1,2}${ordinal}\.?\s+(?:of\s+)?${monthPattern}${wordEnd}\.?${yearPart}|${monthPattern}\.?\s+\d{1,2}(?![\d:])${ordinal}${yearPart})`;
const timePart = String.raw`(?:\d{1,2}:\d{2}(?:\s*[ap]m)?|\d{1,2}\s*[ap]m|\d{1,2}(?:\.\d{2})?\s*Uhr)${wordEnd}(?:\s*Uhr)?`;
const filler = String.raw`(?:\s*(?:${anyOf(bookingFillers)})(?=[\s\d]|$))*\s*`;
const bookingForm = new RegExp(
  String.raw`${wordStart}(?:${anyOf(bookedBefore)})${filler}(${datePart})(?:${filler}(${timePart}))?|(?<![\d.])(${datePart})(?:${filler}(${timePart}))?${filler}(?:${anyOf(bookedAfter)})${wordEnd}`,
  'iu',
);
const contrary = new RegExp(String.raw`${wordStart}(?:${anyOf(notBooked)})(?:\s+yet)?\s*$`, 'iu');
const untilPart = String.raw`\s*(?:-|–|—|to|until|through|bis|bis zum)\s*`;
const fromPart = String.raw`(?:(?:\s*(?:from|on|vom|von|am|between|:))*\s*)`;
/** Days before the one that names their month: "30. und 31.12.", "29-31 December". */
const daysBefore = String.raw`(?:(?<![\d.:])\d{1,2}${ordinal}\.?\s*(?:,|/|&|-|–|and|und|to|bis)\s*)*`;
const closedDays = String.raw`(${daysBefore}${datePart})(?:${untilPart}(${datePart}))?`;
const closedPart = String.raw`(?:${anyOf(closedWords)})`;
const closedForm = new RegExp(
  String.raw`${wordStart}${closedPart}${fromPart}${closedDays}|${wordStart}(?:(?:from|on|vom|von|am)\s+)?${closedDays}\s*(?:is|are|ist|sind|:)?\s*${closedPart}${wordEnd}`,
  'giu',
);

const two = (value: number): string => String(value).padStart(2, '0');

function dayOf(text: string): NotedDay | null {
  const iso = /(\d{4})-(\d{2})-(\d{2})/u.exec(text);
  const points = /(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?/u.exec(text);
  const named = new RegExp(
    String.raw`(?:(\d{1,2})${ordinal}\.?\s+(?:of\s+)?)?(${monthPattern})${wordEnd}\.?(?:\s+(\d{1,2})(?!\d))?(?:${ordinal},?\s+(\d{4}))?`,
    'iu',
  ).exec(text);
  const [y, m, d] = iso
    ? [iso[1], Number(iso[2]), iso[3]]
    : points
      ? [points[3], Number(points[2]), points[1]]
      : [named?.[4], monthOfName(named?.[2] ?? '') ?? 0, named?.[1] ?? named?.[3]];
  const day = Number(d ?? 0);
  // A leap year holds every day there is.
  const at = new Date(Date.UTC(2028, m - 1, day));
  const isDay = m >= 1 && day >= 1 && at.getUTCMonth() === m - 1 && at.getUTCDate() === day;
  return isDay ? { year: y === undefined ? null : Number(y), monthDay: `${two(m)}-${two(day)}` } : null;
}

/** Each day or stretch of "29., 30. und 31.12." or "29-31 December": all of the month named last; null where one is no day. */
function daysListed(text: string): NotedStretch[] | null {
  const before = new RegExp(String.raw`^${daysBefore}(?=${datePart})`, 'iu').exec(text)?.[0] ?? '';
  const last = dayOf(text.slice(before.length));
  if (last === null) return null;
  const numbers = [...before.matchAll(/(\d{1,2})(?:st|nd|rd|th)?\.?\s*(,|\/|&|-|–|and|und|to|bis)/giu)];
  const dayAt = (day: number) => ({ ...last, monthDay: `${last.monthDay.slice(0, 3)}${two(day)}` });
  const ends = [...numbers.map(([, day]) => Number(day)), Number(last.monthDay.slice(3))];
  if (ends.some((day, i) => day < 1 || day <= (ends[i - 1] ?? 0))) return null;
  return ends.map((day, i) => {
    const isStretch = /^(?:-|–|to|bis)$/iu.test(numbers[i]?.[2] ?? '');
    return { from: dayAt(day), to: dayAt(isStretch ? (ends[i + 1] ?? day) : day) };
  });
}

function minutesOf(text: string | undefined): number | null {
  const found = /(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?/iu.exec(text ?? '');
  if (!found) return null;
  const hour = Number(found[1]);
  const hours = found[3] === undefined ? hour : (hour % 12) + (/p/iu.test(found[3]) ? 12 : 0);
  const minutes = hours * 60 + Number(found[2] ?? 0);
  return minutes < 24 * 60 ? minutes : null;
}

/** The booking a note tells of, and the note without it: "tickets for Sat 27 March 14:00". */
export function takeBooking(text: string): { readonly booked: Booking | null; readonly rest: string } {
  const found = bookingForm.exec(text);
  if (!found || contrary.test(text.slice(0, found.index))) return { booked: null, rest: text };
  const day = dayOf(found[1] ?? found[3] ?? '');
  if (day === null) return { booked: null, rest: text };
  const at = minutesOf(found[2] ?? found[4]);
  return {
    booked: { day, at },
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
  };
}

/** The days a note calls closed, and the note without them: "closed from 29 December to 3 January". */
export function takeClosedDays(text: string): {
  readonly days: readonly NotedStretch[];
  readonly rest: string;
} {
  const days: NotedStretch[] = [];
  const rest = text.replace(closedForm, (whole, a?: string, b?: string, c?: string, d?: string) => {
    const listed = daysListed(a ?? c ?? '');
    const until = b ?? d;
    const first = listed?.at(-1)?.to;
    const last = until === undefined ? first : dayOf(until);
    if (listed === null || first === undefined || last === undefined || last === null) return whole;
    days.push(...listed.slice(0, -1), { from: first, to: last });
    return ' ';
  });
  return { days, rest };
}

/** Notes kept together while a line is parted at its commas: "booked 28 March, 10:30" names no two places. */
export const withBookingKept = (line: string): string =>
  line.replace(bookingForm, (whole) => whole.replaceAll(',', ' '));

/** Whether a date, as 2027-03-27, is that day. */
export const isNotedDay = ({ year: of, monthDay }: NotedDay, date: string): boolean =>
  date.slice(5) === monthDay && (of === null || date.startsWith(`${of}-`));

/** Whether a date lies within; without years a stretch may go over the end of one. */
export function isNotedClosed({ from: first, to: last }: NotedStretch, date: string): boolean {
  const day = date.slice(5);
  if (last.year !== null) {
    const start = first.year ?? (first.monthDay <= last.monthDay ? last.year : last.year - 1);
    return `${start}-${first.monthDay}` <= date && date <= `${last.year}-${last.monthDay}`;
  }
  if (first.year !== null && first.monthDay <= last.monthDay)
    return date.startsWith(`${first.year}-`) && first.monthDay <= day && day <= last.monthDay;
  return first.monthDay <= last.monthDay
    ? first.monthDay <= day && day <= last.monthDay
    : day >= first.monthDay || day <= last.monthDay;
}
