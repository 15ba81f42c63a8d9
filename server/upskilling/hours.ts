/** From-to; equal where one number is given. */
export interface HourRange {
  readonly low: number;
  readonly high: number;
}

const range = /^\s*(\d+(?:[.,]\d+)?)\s*(?:(?:-|–|to|bis)\s*(\d+(?:[.,]\d+)?))?\s*(.*)$/iu;
const number = (text: string): number => Number(text.replace(',', '.'));
const hourWords = /^(?:h|hrs?|hours?|std\.?|stunden?|ustd\.?)?\.?$/iu;
const weekWords = /^(?:w|wks?|weeks?|wochen?)?\.?$/iu;
const weekHourWords =
  /^(?:(?:h|hrs?|hours?|std\.?|stunden?)(?:\s*(?:\/|per|a|pro|je)\s*(?:week|wk|woche))?)?\.?$/iu;

function rangeOf(text: string, unit: RegExp): HourRange | null {
  const [, from, to, rest = ''] = range.exec(text) ?? [];
  if (from === undefined || !unit.test(rest.trim())) return null;
  const [low, high] = [number(from), number(to ?? from)];
  return low > 0 && high >= low ? { low, high } : null;
}

/** "40", "8-10 hours", "12 Std.": hours; null for days, levels and what is no number. */
export const readHours = (text: string): HourRange | null => rangeOf(text, hourWords);

/** "10-12 weeks" times "6-10 hours/week". */
export function readWeeklyHours(weeks: string, aWeek: string): HourRange | null {
  const [long, each] = [rangeOf(weeks, weekWords), rangeOf(aWeek, weekHourWords)];
  return long === null || each === null ? null : { low: long.low * each.low, high: long.high * each.high };
}

/** What is planned with: the middle, in half hours. */
export const plannedHours = ({ low, high }: HourRange): number => Math.round(low + high) / 2;
