import { lessonMinutes, lessonWords } from '../packs/exports/courses.ts';

/** From-to; equal where one number is given. */
export interface HourRange {
  readonly low: number;
  readonly high: number;
}

const range = /^\s*(\d+(?:[.,]\d+)?)\s*(?:(?:-|–|to|bis)\s*(\d+(?:[.,]\d+)?))?\s*(.*)$/iu;
const number = (text: string): number => Number(text.replace(',', '.'));
const hourWords = /^(?:h|hrs?|hours?|std\.?|stunden?)?\.?$/iu;
const weekWords = /^(?:w|wks?|weeks?|wochen?)?\.?$/iu;
const weekHourWords =
  /^(?:(?:h|hrs?|hours?|std\.?|stunden?)(?:\s*(?:\/|per|a|pro|je)\s*(?:week|wk|woche))?)?\.?$/iu;

function rangeOf(text: string, unit: RegExp): HourRange | null {
  const [, from, to, rest = ''] = range.exec(text) ?? [];
  if (from === undefined || !unit.test(rest.trim())) return null;
  const [low, high] = [number(from), number(to ?? from)];
  return low > 0 && high >= low ? { low, high } : null;
}

/** "20h 30m", "1 Std. 15 Min.". */
const clock =
  /^\s*(\d{1,3})\s*(?:h|hrs?|hours?|std\.?|stunden?)\s*(\d{1,2})\s*(?:m|mins?|minutes?|min\.|minuten)\.?\s*$/iu;

/** "40", "8-10 hours", "12 Std.", "20h 30m": hours; null for days, levels and what is no number. */
export function readHours(text: string): HourRange | null {
  const [, hours, minutes] = clock.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return rangeOf(text, hourWords);
  const whole = Number(hours) + Number(minutes) / 60;
  return whole > 0 ? { low: whole, high: whole } : null;
}

const lessonCell = new RegExp(String.raw`^(?:${lessonWords.source})?\.?$`, 'iu');

/** Minutes of a lesson where the column or the cell counts lessons: "Umfang (UE à 45 Min.)", "16 UE"; null for hours. */
export function lessonLength(head: string, cell: string): number | null {
  if (!lessonWords.test(head) && !lessonWords.test(cell)) return null;
  const said = /(\d{2})\s*-?\s*min/iu.exec(`${head} ${cell}`)?.[1];
  return said === undefined ? lessonMinutes : Number(said);
}

/** "16", "16 UE", "6-8 UE": lessons as hours. */
export function readLessons(text: string, minutes: number): HourRange | null {
  const found = rangeOf(text, lessonCell);
  return found && { low: (found.low * minutes) / 60, high: (found.high * minutes) / 60 };
}

/** "10-12 weeks" times "6-10 hours/week". */
export function readWeeklyHours(weeks: string, aWeek: string): HourRange | null {
  const [long, each] = [rangeOf(weeks, weekWords), rangeOf(aWeek, weekHourWords)];
  return long === null || each === null ? null : { low: long.low * each.low, high: long.high * each.high };
}

/** What is planned with: the middle, in half hours. */
export const plannedHours = ({ low, high }: HourRange): number => Math.round(low + high) / 2;
