import { readMoment, type Moment } from './moment.ts';

/** What is shown where there is no date (F6). */
const nothing = '--';

/** `DD-MM-YYYY` (F5); `--` for what is empty or no date. */
export function formatDate(moment: Moment | null | undefined): string {
  return readMoment(moment)?.format('DD-MM-YYYY') ?? nothing;
}

/** `Jan 5, 2026, 3:07 PM`; `--` for what is empty or no date (F6). */
export function formatDateTime(moment: Moment | null | undefined): string {
  return readMoment(moment)?.format('MMM D, YYYY, h:mm A') ?? nothing;
}

/** `MM-DD-YYYY_hh-mmam`, for names of exported files (F7). */
export function formatFileTime(moment: Moment): string {
  return readMoment(moment)?.format('MM-DD-YYYY_hh-mma') ?? '';
}

/** `15:07`, where the day is said beside it; empty for what is no date. */
export function formatMinute(moment: Moment): string {
  return readMoment(moment)?.format('HH:mm') ?? '';
}

/** `15:07:42`, for lines of one day; empty for what is no date. */
export function formatClock(moment: Moment): string {
  return readMoment(moment)?.format('HH:mm:ss') ?? '';
}
