import { dayWords, weekdayWords } from '../packs/fitness/words.ts';

interface ReadDays {
  /** Days of the week, 1 is Monday; each once, in their order. */
  readonly found: readonly number[];
  /** How many days a week, where a number says it; null: none does. */
  readonly count: number | null;
  readonly notUnderstood: readonly string[];
}

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days of the week from "Mon/Wed/Fri", "Mo, Mi, Fr", "Mon-Fri", "every day", "3", "3x a week: Mon, Wed, Fri". */
export function readDays(text: string): ReadDays {
  const found = new Set<number>();
  const notUnderstood: string[] = [];
  let count: number | null = null;
  const parts = text
    .replace(/(?:\b(?:at|um|ab|from)\s+)?\b\d{1,2}:\d{2}\b(?:\s*(?:am|pm|uhr)\b)?/giu, ' ')
    .replace(/(\d)\s*\/\s*(?=week|woche)/giu, '$1 per ')
    .split(/[,;:+&/\n]|\band\b|\bund\b/iu);
  for (const part of parts.map(bareDay).filter((one) => one !== '')) {
    const number = dayWords.count.exec(part)?.[1];
    const days = daysOf(part);
    if (number !== undefined) count = Number(number);
    else if (days === null) notUnderstood.push(part);
    else for (const day of days) found.add(day);
  }
  return { found: week.filter((day) => found.has(day)), count, notUnderstood };
}

/** A part without the time of day: "Thu evenings", "samstags früh"; a time alone stays as it is. */
function bareDay(text: string): string {
  const part = text.trim().replace(/\.$/u, '');
  return part.replace(dayWords.times, '').trim() || part;
}

const dayOf = (text: string): number =>
  weekdayWords.findIndex((word) => word.test(text.replace(/\.$/u, ''))) + 1;

function daysOf(part: string): readonly number[] | null {
  if (dayWords.all.test(part)) return week;
  if (dayWords.weekend.test(part)) return [6, 7];
  if (dayWords.workdays.test(part)) return [1, 2, 3, 4, 5];
  const single = dayOf(part);
  if (single > 0) return [single];
  const [from = '', to = '', ...more] = part.split(dayWords.between);
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first > 0 && last > 0 && more.length === 0)
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => ((first - 1 + i) % 7) + 1);
  const words = part.split(/\s+/u).map(dayOf);
  return words.every((day) => day > 0) ? words : null;
}

/** Days until the next of the days chosen, round the week; 7 where there is one. */
export const gapsOf = (days: readonly number[]): number[] =>
  days.map((day, i) => {
    const next = days[(i + 1) % days.length] ?? day;
    return next > day ? next - day : next - day + 7;
  });

/** Higher where the nearest two days lie further apart, and where all lie alike. */
const spreadOf = (some: readonly number[]) => {
  const gaps = gapsOf(some);
  return Math.min(...gaps) * 100 - gaps.reduce((sum, gap) => sum + gap * gap, 0);
};

/** The days of a choice that lie furthest apart, the earliest where several do; all where there are no more. */
export function spreadDays(days: readonly number[], count: number): readonly number[] {
  if (count >= days.length) return days;
  return subsets(days, count).reduce((best, some) => (spreadOf(some) > spreadOf(best) ? some : best));
}

function subsets(days: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return days.flatMap((day, i) => subsets(days.slice(i + 1), count - 1).map((rest) => [day, ...rest]));
}
