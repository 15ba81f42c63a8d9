import { weekday, type DateZone } from './price-series.ts';

const hour = 60;
const day = 24 * hour;
/** Zones reach from UTC−12 to UTC+14; 0 first, since a day that fits as it is stays. */
const offsets = [
  0,
  ...Array.from({ length: 14 }, (_, i) => i + 1),
  ...Array.from({ length: 12 }, (_, i) => -i - 1),
];

const isWeekend = (one: number) => weekday(one) === 0 || weekday(one) === 6;

function weekendsIn(days: Int32Array): number {
  return days.reduce((sum, one) => sum + (isWeekend(one) ? 1 : 0), 0);
}

/** Both days of the weekend come as often as others. */
function isSevenDays(days: Int32Array): boolean {
  const share = (of: number) =>
    days.reduce((sum, one) => sum + (weekday(one) === of ? 1 : 0), 0) / days.length;
  return share(0) > 0.08 && share(6) > 0.08;
}

/** A bar of the evening that stands alone on its day: its zone, and with it its day, cannot be known. */
function isEveningBar(days: Int32Array, minutes: Int32Array): boolean {
  if (new Set(days).size < days.length * 0.9) return false;
  return minutes.some((minute) => minute >= 12 * hour && minute < day - 5);
}

/**
 * The session's day of times in UTC. Midnight in Frankfurt is 22:00 or 23:00 of the day before, so that Monday's session
 * would be Sunday's: the zone is taken in which no session falls on a weekend. Null when no zone, or more than one, fits.
 */
export function settleUtcDays(
  days: Int32Array,
  minutes: Int32Array,
): { days: Int32Array; zone: DateZone } | null {
  if (isSevenDays(days)) return isEveningBar(days, minutes) ? null : { days, zone: 'utc' };
  const read = offsets.map((offset) =>
    days.map((one, i) => one + Math.floor(((minutes[i] ?? 0) + offset * hour) / day)),
  );
  const weekends = read.map(weekendsIn);
  const fewest = Math.min(...weekends);
  if (weekends[0] === fewest) return { days, zone: 'utc' };
  const fitting = read.filter((_, i) => weekends[i] === fewest);
  const [first] = fitting;
  const isOne = fitting.every((other) => other.every((one, i) => one === first?.[i]));
  return first !== undefined && isOne ? { days: first, zone: 'exchange' } : null;
}
