import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOfUtcDay,
  formatUtcDay,
  startOfUtcDay,
  utcDayAfter,
  utcDayMonthsBefore,
  utcDayOf,
  utcDaysLater,
  utcMonthsBetween,
  utcMonthsLater,
} from './utc-days.ts';

const instant = fc.date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });

/** The months of a plan and of a schedule, reckoned by the platform alone. */
function platformMonthsLater(from: Date, count: number): Date {
  const month = from.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

describe('days of UTC', () => {
  it.each([
    ['2026-01-05', '2026-01-05T00:00:00.000Z', '2026-01-06T00:00:00.000Z'],
    ['2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ])('%s begins and ends', (day, start, end) => {
    expect([startOfUtcDay(day)?.toISOString(), endOfUtcDay(day)?.toISOString()]).toEqual([start, end]);
  });

  it.each(['2026-02-30', '2026-13-01', '2027-02-29', '2026-1-5', '05-01-2026', '2026-01-05T00:00', ''])(
    '%j is none',
    (day) => {
      expect([startOfUtcDay(day), endOfUtcDay(day)]).toEqual([null, null]);
    },
  );

  it('F5 are shown as they are', () => {
    expect(formatUtcDay('2026-01-05')).toBe('05-01-2026');
  });

  it('follow one another, and months back end at the last day of a short one', () => {
    expect([utcDayAfter('2026-02-28', 1), utcDayAfter('2026-01-01', -1)]).toEqual([
      '2026-03-01',
      '2025-12-31',
    ]);
    expect([utcDayMonthsBefore('2026-05-31', 3), utcDayMonthsBefore('2028-02-29', 12)]).toEqual([
      '2026-02-28',
      '2027-02-28',
    ]);
  });

  it('are those of the instant, and of 24 hours each', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -400, max: 400 }), (from, count) => {
        expect(utcDayOf(from)).toBe(from.toISOString().slice(0, 10));
        expect(utcDaysLater(from, count).getTime()).toBe(from.getTime() + count * 86_400_000);
      }),
    );
  });
});

describe('months of UTC', () => {
  it('are counted to the millisecond as the platform reckons them', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 240 }), (from, count) => {
        const later = utcMonthsLater(from, count);
        expect(later.getTime()).toBe(platformMonthsLater(from, count).getTime());
        expect(utcMonthsBetween(from, later)).toBe(count);
      }),
      { numRuns: 1000 },
    );
  });

  it('are the same wherever the server is, also around its changes of the clock', () => {
    const program = `
      import { utcDaysLater, utcMonthsLater } from ${JSON.stringify(join(import.meta.dirname, 'utc-days.ts'))};
      const from = ['2026-01-31T00:30:00.000Z', '2026-02-28T23:30:00.000Z', '2026-03-29T01:30:00.000Z',
        '2026-10-25T00:30:00.000Z', '2024-02-29T12:00:00.000Z'].map((text) => new Date(text));
      console.log(JSON.stringify(from.flatMap((one) => Array.from({ length: 24 }, (_, count) =>
        [utcMonthsLater(one, count), utcDaysLater(one, count)]))));`;
    const [there, here] = ['America/Havana', 'UTC'].map((zone) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      }),
    );
    expect(there).toBe(here);
  });
});
