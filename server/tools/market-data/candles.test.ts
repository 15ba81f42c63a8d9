import { describe, expect, it } from 'vitest';
import { isoDays, readText } from './testing/read-text.ts';

const day = 86_400;
const start = 1_795_046_400;
const rows20 = Array.from({ length: 20 }, (_, i) => i);
const twenty = rows20.map((i) => new Date((start + i * day) * 1_000).toISOString().slice(0, 10));

describe('candles without a header', () => {
  it.each([
    ['seconds', 1, twenty],
    ['milliseconds', 1_000, twenty],
    ['microseconds', 1_000_000, twenty],
  ])('have times in %s', async (_, scale, days) => {
    const rows = rows20.map((i) => [(start + i * day) * scale, 5 + i, 9 + i, 4 + i, 6 + i, 100].join(','));
    const series = await readText(`${rows.join('\n')}\n`);
    expect(isoDays(series)).toEqual(days);
    expect(Array.from(series.close)).toEqual(rows20.map((i) => 6 + i));
    expect(Array.from(series.high ?? [])).toEqual(rows20.map((i) => 9 + i));
  });

  it('of an exchange that writes the low first are told apart by their values', async () => {
    const rows = [0, 1, 2].map((i) => [start + i * day, 4 + i, 9 + i, 5 + i, 6 + i, 100].join(','));
    expect(Array.from((await readText(`${rows.join('\n')}\n`)).close)).toEqual([6, 7, 8]);
  });

  it('are refused where a high is passed, since then the order of the columns is another', async () => {
    const rows = [0, 1, 2].map((i) => [start + i * day, 5, 4, 9, 6, 100].join(','));
    await expect(readText(`${rows.join('\n')}\n`)).rejects.toMatchObject({ code: 'prices.invalid' });
  });
});
