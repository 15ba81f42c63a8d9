import { describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/make-files.ts';
import { isoDay, weekday } from './price-series.ts';
import { readPriceFile } from './read-price-file.ts';

const read = (text: string) => {
  const bytes = bytesOf(text);
  return readPriceFile('tests', {
    name: 'prices.csv',
    bytes: bytes.length,
    read: () => Promise.resolve(bytes),
  });
};

describe('prices that are not daily', () => {
  it.each([
    ['every second day', 2, 'a few days'],
    ['weekly', 7, 'a week'],
    ['monthly', 30, 'a month'],
    ['quarterly', 91, 'a quarter'],
  ])('refuses %s prices: measures count rows as trading days', async (_, step, words) => {
    const rows = Array.from({ length: 60 }, (_row, i) => `${isoDay(18_000 + i * step)},${100 + i}`);
    for (const order of [rows, rows.toReversed()])
      await expect(read(`Date,Close\n${order.join('\n')}\n`)).rejects.toMatchObject({
        code: 'prices.invalid',
        message: expect.stringMatching(
          `^Line \\d+, column Date: the rows are usually ${words} apart, so these are not daily prices\\.`,
        ),
        details: { column: 'Date' },
      });
  });

  it.each([12, 48])('refuses %i months whose first days could be read as days in a row', async (months) => {
    const rows = Array.from(
      { length: months },
      (_, i) => `01/${(i % 12) + 1}/${2020 + Math.floor(i / 12)},9`,
    );
    await expect(read(`Date,Close\n${rows.join('\n')}\n`)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringContaining('can be read as day/month or month/day'),
    });
  });

  it('takes daily prices with holidays and gaps', async () => {
    const days = Array.from({ length: 120 }, (_, i) => 20_000 + i).filter(
      (day) => weekday(day) % 6 !== 0 && day % 11 !== 0,
    );
    const series = await read(`Date,Close\n${days.map((day) => `${isoDay(day)},10`).join('\n')}\n`);
    expect(series.close.length).toBe(days.length);
  });
});
