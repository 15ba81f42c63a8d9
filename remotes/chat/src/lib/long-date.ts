import { dateFormat } from '@loupe/shared/lib/kept-formats';
import { texts } from '#texts';

/** A date as a report carries it: `20 Nov 2026`; empty for what is no date. */
export function longDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? ''
    : dateFormat(texts.dateLocale, { day: 'numeric', month: 'short', year: 'numeric' }).format(date);
}
