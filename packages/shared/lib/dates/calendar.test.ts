import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(join(import.meta.dirname, 'calendar.ts'));

/** What an expression over the calendar gives where a reader is: the zone of a process cannot be changed from inside a test. */
function inZone(zone: string, expression: string): unknown {
  const program = `import * as calendar from ${module}; console.log(JSON.stringify(${expression}));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(answer);
}

/** Places whose clocks change at 2 in the morning, at midnight, by half an hour, and never. */
const zones = ['Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kathmandu'];

describe('the calendar of the reader', () => {
  it.each(zones)('counts the days of a year one by one in %s, over every change of the clock', (zone) => {
    const days = `Array.from({ length: 365 }, (_, day) => calendar.daysBetween(
      new Date(2026, 0, 1, 23, 59), new Date(2026, 0, 1 + day, 0, 1)))`;
    expect(inZone(zone, days)).toEqual(Array.from({ length: 365 }, (_, day) => day));
  });

  it.each(zones)('goes back over midnights and not over hours in %s', (zone) => {
    const same = `Array.from({ length: 365 }, (_, day) =>
      calendar.midnight(new Date(2026, 0, 31 + day, 15, 7), 29) === new Date(2026, 0, 2 + day).getTime())`;
    expect(inZone(zone, same)).toEqual(Array.from({ length: 365 }, () => true));
  });

  it.each(zones)('ends a day at the last millisecond before the next in %s', (zone) => {
    const same = `Array.from({ length: 365 }, (_, day) => {
      const text = calendar.localDay(new Date(2026, 0, 1 + day, 12));
      return calendar.endOfLocalDay(text) === new Date(new Date(2026, 0, 2 + day).getTime() - 1).toISOString();
    })`;
    expect(inZone(zone, same)).toEqual(Array.from({ length: 365 }, () => true));
  });

  it('tells day, month and year where the reader is', () => {
    const said = `[calendar.localDay('2026-12-31T23:30:00Z'), calendar.monthOf('2026-12-31T23:30:00Z'),
      calendar.localDay('2028-02-29T12:00:00Z', 5)]`;
    expect(inZone('Europe/Berlin', said)).toEqual(['2027-01-01', { year: 2027, month: 1 }, '2033-02-28']);
    expect(inZone('America/New_York', said)).toEqual(['2026-12-31', { year: 2026, month: 12 }, '2033-02-28']);
  });
});
