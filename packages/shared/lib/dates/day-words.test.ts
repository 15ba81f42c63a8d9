import { describe, expect, it } from 'vitest';
import library from 'dayjs/locale/de.js';
import { dayWords } from './day-words.ts';
// @ts-expect-error -- JavaScript, see there
import german from './german-months.js';
import { formatClock, formatMinute } from './formats.ts';
import {
  formatUtcMinute,
  longDayWords,
  longMonthWords,
  minuteWords,
  monthName,
  monthWords,
  utcDayWords,
} from './utc-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);

describe('a day in words', () => {
  it('has its day first, in both languages, and stays in one line', () => {
    expect(utcDayWords('2026-11-28', 'en')).toBe('28\u00a0Nov\u00a02026');
    expect(utcDayWords('2026-11-28', 'de')).toBe('28.\u00a0Nov.\u00a02026');
  });

  it.each([
    ['en', 'en-GB'],
    ['de', 'de-DE'],
  ] as const)('names every month in %s as the platform does', (language, locale) => {
    const format = (options: Intl.DateTimeFormatOptions) => (day: string) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
        .format(new Date(`${day}T00:00:00Z`))
        // The platform writes "Sept" in British English, and "Sep" in American.
        .replace('Sept ', 'Sep ');
    const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    expect(days.map((day) => plain(utcDayWords(day, language)))).toEqual(days.map(format(short)));
    const long = { ...short, month: 'long' } as const;
    expect(days.map((day) => longDayWords(day, language))).toEqual(days.map(format(long)));
    expect(days.map((_, index) => monthName(index + 1, language))).toEqual(
      days.map(format({ month: 'long' })),
    );
  });

  it('is the day where the reader is for a moment, and the written one for a day', () => {
    expect(plain(dayWords(new Date(2026, 0, 5, 23, 59), 'en'))).toBe('5 Jan 2026');
    expect(plain(utcDayWords('2026-01-05T23:59:00Z', 'en'))).toBe('5 Jan 2026');
    expect([dayWords('never', 'en'), utcDayWords('', 'en')]).toEqual(['', '']);
  });

  it('says months, and minutes in UTC', () => {
    expect([monthWords('2026-11', 'en'), monthWords('2026-11', 'de'), monthWords('2026', 'de')]).toEqual([
      'Nov\u00a02026',
      'Nov.\u00a02026',
      '2026',
    ]);
    expect([longMonthWords('2026-03', 'en'), longMonthWords('2026-03', 'de')]).toEqual([
      'March 2026',
      'März 2026',
    ]);
    const at = '2026-11-28T14:05:59.000Z';
    expect(minuteWords(at, 'en')).toBe('28 November 2026, 14:05\u00a0UTC');
    expect(minuteWords(at, 'de')).toBe('28. November 2026, 14:05\u00a0UTC');
    expect(formatUtcMinute(at)).toBe('2026-11-28 14:05');
  });

  it('has clock times of 24 hours', () => {
    expect([
      formatClock(new Date(2026, 0, 5, 0, 7, 9)),
      formatClock(new Date(2026, 0, 5, 15, 7)),
      formatClock('no'),
    ]).toEqual(['00:07:09', '15:07:00', '']);
    expect([formatMinute(new Date(2026, 0, 5, 15, 7, 9)), formatMinute('no')]).toEqual(['15:07', '']);
  });
});

describe('the German months of the built site', () => {
  it('are those of the library', () => {
    const { months, monthsShort } = german;
    expect({ months, monthsShort }).toEqual({ months: library.months, monthsShort: library.monthsShort });
  });
});
