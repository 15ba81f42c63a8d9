import { array, assert, constantFrom, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { assign } from './assign.ts';
import { addDays, calendarDays, daysBetween, openOn } from './calendar-days.ts';

const minutesOn = new Map([
  [1, 60],
  [3, 45],
]);

describe('the days of a calendar', () => {
  it('are those of the week that have time, over a change of the clock and of the year', () => {
    const days = calendarDays({ from: '2026-12-30', weeks: 2, minutesOn, free: new Set(['2027-01-06']) });
    expect(days.map((day) => [day.id, day.date, day.weekday, day.week, day.minutes])).toEqual([
      [1, '2026-12-30', 3, 1, 45],
      [6, '2027-01-04', 1, 1, 60],
      [13, '2027-01-11', 1, 2, 60],
    ]);
    const spring = calendarDays({ from: '2026-03-23', weeks: 2, minutesOn, free: new Set() });
    expect(spring.map((day) => day.date)).toEqual(['2026-03-23', '2026-03-25', '2026-03-30', '2026-04-01']);
  });

  it('are none without weeks or without a day of the week', () => {
    expect(calendarDays({ from: '2026-03-23', weeks: 0, minutesOn, free: new Set() })).toEqual([]);
    expect(calendarDays({ from: '2026-03-23', weeks: 3, minutesOn: new Map(), free: new Set() })).toEqual([]);
  });

  it('wants a date to begin with', () => {
    const unread = { from: 'in spring', weeks: 1, minutesOn, free: new Set<string>() };
    expect(() => calendarDays(unread)).toThrow(RangeError);
  });

  it('leave out the day something is closed, so that nothing is ever planned on its closing day', () => {
    const weekday = integer({ min: 1, max: 7 });
    const starts = constantFrom('2026-01-01', '2026-02-26', '2028-02-27');
    assert(
      property(starts, uniqueArray(weekday), array(weekday, { maxLength: 6 }), (from, open, closed) => {
        const days = calendarDays({
          from,
          weeks: 1,
          minutesOn: new Map(open.map((day) => [day, 120])),
          free: new Set(),
        });
        const items = closed.map((day, index) => ({
          id: `visit-${index}`,
          minutes: 60,
          value: 1,
          mustBe: true,
          group: null,
          after: [],
          slots: openOn(days, { weekdays: new Set([day]), dates: new Set([from]) }),
        }));
        const { placed } = atOnce(assign(items, days, () => 0, { nodes: 2000 }));
        for (const [id, slot] of placed) {
          const day = days.find((one) => one.id === slot)!;
          expect(day.weekday).not.toBe(closed[Number(id.slice('visit-'.length))]);
          expect(day.date).not.toBe(from);
        }
      }),
    );
  });
});

describe('dates', () => {
  it('go on over the end of a month, a leap day and the change of the clock, and back', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-01-11', '2026-12-28')).toBe(-14);
  });
});
