import { weekday, type Day, type TradingWeek } from './price-series.ts';

/** A day of the week with fewer rows than this share is an exception, not a trading day. */
const leastShare = 0.05;

const weeks: Readonly<Record<TradingWeek, readonly number[]>> = {
  monFri: [1, 2, 3, 4, 5],
  sunThu: [0, 1, 2, 3, 4],
  tueSat: [2, 3, 4, 5, 6],
  six: [1, 2, 3, 4, 5],
  seven: [0, 1, 2, 3, 4, 5, 6],
};

/** 252 sessions for five days a week, as is usual for exchanges; 313 for six (6 × 365.25 ÷ 7), 365 for every day. */
export const sessionsPerYear: Readonly<Record<TradingWeek, number>> = {
  monFri: 252,
  sunThu: 252,
  tueSat: 252,
  six: 313,
  seven: 365,
};

/** The week of a series: every day (as coins trade), six days, or five, which may be others than Monday to Friday. */
export function findWeek(days: Int32Array): { week: TradingWeek; trades(day: Day): boolean } {
  const counts = Array.from({ length: 7 }, () => 0);
  for (const day of days) counts[weekday(day)] = (counts[weekday(day)] ?? 0) + 1;
  const isOn = (one: number) => (counts[one] ?? 0) > days.length * leastShare;
  const [sunday, saturday] = [isOn(0), isOn(6)];
  const week: TradingWeek =
    sunday && saturday
      ? 'seven'
      : sunday
        ? isOn(5)
          ? 'six'
          : 'sunThu'
        : saturday
          ? isOn(1)
            ? 'six'
            : 'tueSat'
          : 'monFri';
  const open = new Set([...weeks[week], ...(week === 'six' ? [sunday ? 0 : 6] : [])]);
  return { week, trades: (day) => open.has(weekday(day)) };
}
