import { language } from '@loupe/shared/language';
import { daysUntil, formatAge } from '@loupe/shared/lib/dates/ages';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { frameTexts } from '#texts/frame';

/** "Refill in 12 days" and the date itself; undefined when there is no refill to come. */
export function refillTexts(
  nextRefillAt: string | null,
  nowMs: number,
): { text: string; date: string } | undefined {
  const days = daysUntil(nextRefillAt, nowMs);
  if (days === null) return undefined;
  return {
    text: days === 0 ? frameTexts.refillToday : frameTexts.refillIn(days),
    date: formatDate(nextRefillAt),
  };
}

/** "as of 2 min ago" (C2). */
export function agoText(asOfMs: number, nowMs: number): string {
  return frameTexts.asOf(formatAge(nowMs - asOfMs, language));
}
