import { texts } from '#texts';
import { longDate } from './long-date.ts';

/** How long ago an instant was, in words and calendar days: `just now`, `12 min ago`, `today`, `yesterday`, `3 days ago`, then the date. */
export function agoText(instant: string, now: number): string {
  const at = Date.parse(instant);
  if (!Number.isFinite(at)) return '';
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return texts.ago.justNow;
  if (minutes < 60) return texts.ago.minutes(minutes);
  const days = Math.round(
    (new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  if (days === 0) return texts.ago.today;
  if (days === 1) return texts.ago.yesterday;
  if (days < 30) return texts.ago.days(days);
  return longDate(instant);
}
