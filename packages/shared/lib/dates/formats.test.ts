import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatFileTime } from './formats.ts';

describe('F5 F6 F7 dates', () => {
  const afternoon = new Date(2026, 0, 5, 15, 7);
  it('F5 a date is DD-MM-YYYY', () => {
    expect(formatDate(afternoon)).toBe('05-01-2026');
    expect(formatDate('')).toBe('--');
  });
  it.each([
    [afternoon, 'Jan 5, 2026, 3:07 PM'],
    [new Date(2026, 11, 25, 0, 0), 'Dec 25, 2026, 12:00 AM'],
    [new Date(2026, 5, 1, 12, 30), 'Jun 1, 2026, 12:30 PM'],
    [null, '--'],
    [undefined, '--'],
    ['', '--'],
    ['no date', '--'],
  ])('F6 %s is shown as %j', (moment, expected) => {
    expect(formatDateTime(moment)).toBe(expected);
  });
  it.each([
    [afternoon, '01-05-2026_03-07pm'],
    [new Date(2026, 9, 31, 0, 5), '10-31-2026_12-05am'],
    [new Date(2026, 9, 31, 12, 5), '10-31-2026_12-05pm'],
  ])('F7 the file time of %s is %j', (moment, expected) => {
    expect(formatFileTime(moment)).toBe(expected);
  });
});
