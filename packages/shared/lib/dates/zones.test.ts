import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCredits, formatSignedCredits } from '../format.ts';
import { formatDuration } from './durations.ts';
import { formatTypedDate, parseTypedDate } from './typed-date.ts';

/** Zones where something is unusual: half hours, a day line crossed, daylight saving at midnight, none at all. */
const oddZones = [
  'America/St_Johns',
  'Pacific/Apia',
  'America/Havana',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
] as const;

/** Instants where calendars break: ends of days and years, and the hours around changes of the clock. */
const oddInstants = [
  '2026-01-01T00:00:00.000Z',
  '2025-12-31T23:59:59.999Z',
  '2024-02-29T12:00:00.000Z',
  '2026-03-08T06:59:59.000Z',
  '2026-03-29T01:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-11-01T05:30:00.000Z',
  '2011-12-30T10:00:00.000Z',
].map((text) => Date.parse(text));

/** The formats as a process of that zone writes them: the zone of a process cannot be changed from inside a test. */
function formattedIn(zone: string, instants: readonly number[]): string[][] {
  const program = `
    import { formatDate, formatDateTime, formatFileTime } from ${JSON.stringify(join(import.meta.dirname, 'formats.ts'))};
    const instants = ${JSON.stringify(instants)};
    console.log(JSON.stringify(instants.map((at) => [formatDate(at), formatDateTime(at), formatFileTime(at)])));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(answer) as string[][];
}

const two = (text: string) => text.padStart(2, '0');

/** The same from the calendar of the platform, which knows every zone. */
function expectedIn(zone: string, at: number): string[] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const month = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: '2-digit' }).format(at);
  const [day, year, hour, minute, half] = [of('day'), of('year'), of('hour'), of('minute'), of('dayPeriod')];
  return [
    `${two(day)}-${month}-${year}`,
    `${of('month')} ${day}, ${year}, ${hour}:${minute} ${half}`,
    `${month}-${two(day)}-${year}_${two(hour)}-${minute}${half.toLowerCase()}`,
  ];
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

const instant = fc.integer({ min: Date.parse('1980-01-01'), max: Date.parse('2080-01-01') });
const zone = fc.oneof(fc.constantFrom(...oddZones), fc.constantFrom(...Intl.supportedValuesOf('timeZone')));

describe('F5 F6 F7 dates in the reader’s zone', () => {
  it('F5 F6 F7 shows any instant as the calendar of any zone has it, also around a change of the clock', () => {
    fc.assert(
      fc.property(zone, fc.array(instant, { minLength: 50, maxLength: 50 }), (name, some) => {
        const instants = [...oddInstants, ...some];
        expect(formattedIn(name, instants)).toEqual(instants.map((at) => expectedIn(name, at)));
      }),
      // Each run starts a process.
      { numRuns: 6 },
    );
  }, 120_000);
});

describe('F4 F8 C4 formats with any input', () => {
  it('F8 reads what it shows, for every day of the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(parseTypedDate(formatTypedDate(day))).toBe(day);
        },
      ),
    );
  });

  it('F8 takes three numbers for a date exactly when the calendar has that day', () => {
    fc.assert(
      fc.property(fc.nat(14), fc.nat(33), fc.integer({ min: 1000, max: 9999 }), (month, day, year) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(parseTypedDate(`${month}/${day}/${year}`) !== null).toBe(isDay);
      }),
    );
  });

  it('F8 never throws, and gives a day or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseTypedDate(text) ?? '2026-01-05').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }),
    );
  });

  it('F4 adds up to the seconds it was given, with each unit in the right number', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const shown = formatDuration(seconds);
        const numbers = [...shown.matchAll(/(\d+) (minute|second)(s?)/g)];
        const total = numbers.reduce(
          (sum, [, count, unit]) => sum + Number(count) * (unit === 'minute' ? 60 : 1),
          0,
        );
        expect(total).toBe(seconds);
        expect(numbers.every(([, count, , plural]) => (count === '1') === (plural === ''))).toBe(true);
      }),
    );
  });

  it('F4 gives nothing for anything that is not a number', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'number' || !Number.isFinite(value)),
        (value) => {
          expect(formatDuration(value)).toBe('');
        },
      ),
    );
  });

  const locale = fc.constantFrom(
    'en-US',
    'de-DE',
    'de-CH',
    'fr-FR',
    'pl-PL',
    'sv-SE',
    'pt-BR',
    'en-IN',
    'ja-JP',
  );

  it('C4 keeps every digit of a number of credits in any locale, and shows no minus zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), locale, (credits, language) => {
        const whole = String(Math.abs(Math.round(credits)));
        expect(digits(formatCredits(credits, language))).toBe(whole);
        const signed = formatSignedCredits(credits, language);
        expect(digits(signed)).toBe(whole);
        expect(/^[+−]/.test(signed)).toBe(whole !== '0');
      }),
    );
  });
});
