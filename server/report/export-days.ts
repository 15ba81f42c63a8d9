import { exportTexts } from './messages/export-texts.ts';

/** An ISO instant as a day in words, UTC: "19 November 2026". */
export function longDay(instant: string): string {
  const date = new Date(instant);
  return exportTexts().longDay(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** An ISO instant as day and minute in words: "19 November 2026, 14:05 UTC". */
export const minuteText = (instant: string) => `${longDay(instant)}, ${instant.slice(11, 16)}\u00a0UTC`;

/** "2026-11-19 14:05", UTC. */
export function utcMinute(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}
