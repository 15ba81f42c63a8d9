import { language } from '@loupe/shared/language';
import { daysBetween } from '@loupe/shared/lib/dates/calendar';
import { dayWords } from '@loupe/shared/lib/dates/day-words';
import { instantMs } from '@loupe/shared/lib/dates/instants';
import { texts } from '#texts';

/** How long ago an instant was, in words and calendar days: `just now`, `12 min ago`, `today`, `yesterday`, `3 days ago`, then the date. */
export function agoText(instant: string, now: number): string {
  const at = instantMs(instant);
  if (!Number.isFinite(at)) return '';
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return texts.ago.justNow;
  if (minutes < 60) return texts.ago.minutes(minutes);
  const days = daysBetween(at, now);
  if (days === 0) return texts.ago.today;
  if (days === 1) return texts.ago.yesterday;
  if (days < 30) return texts.ago.days(days);
  return dayWords(at, language);
}
