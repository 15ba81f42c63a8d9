import type { ScheduleRhythm } from '@loupe/shared/contract/schedules';

const dayMs = 86_400_000;
const lengthMs = { daily: dayMs, weekly: 7 * dayMs } as const;

/** `count` months later in UTC; a month that is too short has it on its last day. */
function monthsLater(from: Date, count: number): Date {
  const month = from.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

/**
 * The first time after `now` that is the anchor and a whole number of days, weeks or months, one at least; in UTC. A
 * month that is too short has it on its last day, and the next long one on the anchor's again.
 */
export function nextTime(anchor: Date, every: ScheduleRhythm, now: Date): Date {
  const passedMs = Math.max(0, now.getTime() - anchor.getTime());
  if (every !== 'monthly') {
    const steps = Math.floor(passedMs / lengthMs[every]) + 1;
    return new Date(anchor.getTime() + steps * lengthMs[every]);
  }
  const passed = Math.max(
    0,
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth(),
  );
  const inThisMonth = monthsLater(anchor, passed);
  return passed > 0 && inThisMonth > now ? inThisMonth : monthsLater(anchor, passed + 1);
}
