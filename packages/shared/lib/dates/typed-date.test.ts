import { describe, expect, it } from 'vitest';
import { formatTypedDate, parseTypedDate } from './typed-date.ts';

describe('typed date', () => {
  it.each([
    ['01/05/2026', '2026-01-05'],
    ['1/5/2026', '2026-01-05'],
    [' 12-31-2025 ', '2025-12-31'],
    ['02.29.2024', '2024-02-29'],
  ])('F8 reads %j as %s', (text, iso) => {
    expect(parseTypedDate(text)).toBe(iso);
  });

  it.each([
    '',
    'tomorrow',
    '13/01/2026',
    '02/30/2026',
    '02/29/2025',
    '1/5/26',
    '2026-01-05',
    '00/10/2026',
    '1/1/0026',
  ])('F8 takes %j for no date', (text) => {
    expect(parseTypedDate(text)).toBeNull();
  });

  it('F8 shows a date as mm/dd/yyyy and anything else as nothing', () => {
    expect(formatTypedDate('2026-01-05')).toBe('01/05/2026');
    expect(formatTypedDate('')).toBe('');
    expect(formatTypedDate('05-01-2026')).toBe('');
  });
});
