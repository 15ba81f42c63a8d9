import type { Language } from '../language.ts';
import { readMoment, type Moment } from './moment.ts';

const ages = {
  en: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} day${count === 1 ? '' : 's'} ago`,
  },
  de: {
    now: 'gerade eben',
    minutes: (count: number) => `vor ${count} Min.`,
    hours: (count: number) => `vor ${count} Std.`,
    days: (count: number) => (count === 1 ? 'vor 1 Tag' : `vor ${count} Tagen`),
  },
};

/** How old a number is: `just now`, `2 min ago`, `3 h ago`, `4 days ago` (C2). */
export function formatAge(ageMs: number, language: Language = 'en'): string {
  const words = ages[language];
  const minutes = Math.floor(Math.max(0, ageMs) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}

/** Whole days until a moment, at least 0; null when there is none. */
export function daysUntil(moment: Moment | null | undefined, nowMs: number): number | null {
  const hours = readMoment(moment)?.diff(nowMs, 'hour', true);
  return hours === undefined ? null : Math.max(0, Math.ceil(hours / 24));
}
