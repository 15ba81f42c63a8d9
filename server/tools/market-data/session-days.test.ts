import { describe, expect, it } from 'vitest';
import { isoDay } from './price-series.ts';
import { isoDays, readText, wave, workdays } from './testing/read-text.ts';

const count = 80;
const days = workdays(count);
const milliseconds = (day: number, hours: number) => day * 86_400_000 + hours * 3_600_000;
const file = (stamp: (day: number) => string | number, of: readonly number[] = days) =>
  `Date,Close\n${of.map((day, i) => `${stamp(day)},${wave(i)}`).join('\n')}\n`;
const iso = (day: number, hours: number) => new Date(milliseconds(day, hours)).toISOString();
/** Summer time begins on the last Sunday of March. */
const isSummer = (day: number) => isoDay(day) >= '2026-03-29';

describe('the day of a session', () => {
  it.each<[string, (day: number) => string | number]>([
    ['midnight in New York with its offset', (day) => `${isoDay(day)} 00:00:00-05:00`],
    [
      'midnight in Frankfurt with its offsets',
      (day) => `${isoDay(day)}T00:00:00${isSummer(day) ? '+02:00' : '+01:00'}`,
    ],
    [
      'midnight in London with its offsets',
      (day) => `${isoDay(day)} 00:00:00${isSummer(day) ? '+01:00' : '+00:00'}`,
    ],
    ['midnight in New York, in UTC', (day) => iso(day, isSummer(day) ? 4 : 5)],
    ['midnight in Frankfurt, in UTC', (day) => iso(day, isSummer(day) ? -2 : -1)],
    ['midnight in London, in UTC', (day) => iso(day, isSummer(day) ? -1 : 0)],
    ['midnight in Tokyo, in UTC', (day) => iso(day, -9)],
    ['midnight in Frankfurt as Unix seconds', (day) => milliseconds(day, isSummer(day) ? -2 : -1) / 1000],
    ['the opening in Sydney as Unix seconds', (day) => milliseconds(day, -1) / 1000],
    ['the opening in New York as milliseconds', (day) => milliseconds(day, 14.5)],
    ['the close in New York, in UTC', (day) => iso(day, 21)],
    ['the evening in Chicago, next day in UTC', (day) => iso(day, 25)],
  ])('does not shift for %s', async (_, stamp) => {
    const series = await readText(file(stamp));
    expect(isoDays(series)).toEqual(days.map(isoDay));
    expect(series.quality).toMatchObject({ week: 'monFri', missingCount: 0 });
  });

  const every = Array.from({ length: count }, (_, i) => 20_458 + i);
  it.each<[string, (day: number) => string | number]>([
    ['dates', isoDay],
    ['midnight UTC', (day) => iso(day, 0)],
    ['the end of the day in UTC', (day) => milliseconds(day, 24) - 1],
  ])('of a market that never closes is read from %s', async (_, stamp) => {
    const series = await readText(file(stamp, every));
    expect(isoDays(series)).toEqual(every.map(isoDay));
    expect(series.quality.week).toBe('seven');
  });

  it('of a market that never closes is refused when the zone of its midnight cannot be determined', async () => {
    await expect(readText(file((day) => iso(day, -1), every))).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringContaining('is a time in UTC, and in which time zone'),
      details: { line: 2, column: 'Date' },
    });
  });

  it.each([
    ['Sunday to Thursday', -1, 'sunThu'],
    ['Tuesday to Saturday', 1, 'tueSat'],
  ])('of a week of five days from %s is no market that never closes', async (_, shift, week) => {
    const series = await readText(file((day) => isoDay(day + shift)));
    expect(series.quality).toMatchObject({ week, missingCount: 0 });
  });

  it('of a currency that opens on Sunday evenings has a week of six', async () => {
    const six = Array.from({ length: count }, (_, i) => 20_458 + i).filter((day) => (day + 4) % 7 !== 6);
    expect((await readText(file(isoDay, six))).quality.week).toBe('six');
  });

  it('that stands out of its week is reported', async () => {
    const series = await readText(file(isoDay, [...days, (days.at(-1) ?? 0) + 1].toSorted()));
    expect(series.quality.week).toBe('monFri');
    expect(series.quality.oddities[0]?.en).toContain('a day on which the series otherwise has no sessions');
  });
});

const noisy = (i: number) => 1_000 + ((i * 37) % 90);

describe('splits', () => {
  const closes = days.map((_, i) => wave(i) * (i < 40 ? 4 : 1));
  const rows = (more: (i: number) => string) =>
    days.map((day, i) => `${isoDay(day)},${closes[i]?.toFixed(2)}${more(i)}`).join('\n');

  it('are refused by line where nothing is adjusted, and never become a loss', async () => {
    await expect(readText(`Date,Close\n${rows(() => '')}\n`)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringMatching(
        /^Line 42, column Close: the close goes from .* a split 4:1, or a move of the price; the file does not tell which\./,
      ),
      field: 'jumps',
      details: { line: 42, column: 'Close' },
    });
  });

  it('are left out with the adjusted closes, and then nothing else is used', async () => {
    const series = await readText(`Date,Close,Adj Close,High,Low\n${rows((i) => `,${wave(i)},999,1`)}\n`);
    expect(Array.from(series.close)).toEqual(days.map((_, i) => wave(i)));
    expect(series.columns.close).toBe('Adj Close');
    expect([series.high, series.low, series.quality.usesAdjustedOnly]).toEqual([null, null, true]);
  });

  it('are not seen in a fall that is no whole fraction, nor in a wrong value of one day', async () => {
    const fell = days.map((day, i) => `${isoDay(day)},${wave(i) * (i < 40 ? 1 : 0.58)}`);
    expect((await readText(`Date,Close\n${fell.join('\n')}\n`)).quality.oddityCount).toBe(1);
    const wrong = days.map((day, i) => `${isoDay(day)},${wave(i) * (i === 40 ? 2 : 1)}`);
    expect((await readText(`Date,Close\n${wrong.join('\n')}\n`)).quality.oddityCount).toBe(2);
  });

  const fallen = (volume: (i: number) => number, closeAfter = 0.5) =>
    days
      .map((day, i) => `${isoDay(day)},${(wave(i) * (i < 40 ? 1 : closeAfter)).toFixed(2)},${volume(i)}`)
      .join('\n');

  it('are told apart from a fall of a half by volume: heavy on that day alone is news', async () => {
    const text = `Date,Close,Volume\n${fallen((i) => noisy(i) * (i === 40 ? 7 : 1.2))}\n`;
    const series = await readText(text);
    expect(series.quality.jump).toBe('volume');
    expect(series.close[40]).toBeCloseTo(wave(40) / 2, 2);
    const split = `Date,Close,Volume\n${fallen((i) => noisy(i) * (i < 40 ? 1 : 2))}\n`;
    await expect(readText(split)).rejects.toMatchObject({
      field: 'jumps',
      message: expect.stringMatching(/as at a split 2:1\. .* Volume has changed as it does after a split/),
    });
    const between = `Date,Close,Volume\n${fallen((i) => noisy(i) * (i < 40 ? 1 : 1.4))}\n`;
    await expect(readText(between)).rejects.toMatchObject({
      message: expect.stringContaining('the file does not tell which'),
    });
  });

  it('are asked about where nothing tells, and taken for a move when whoever gave the file says so', async () => {
    const text = `Date,Close\n${rows(() => '')}\n`;
    const series = await readText(text, { hasMoved: true });
    expect(series.quality.jump).toBe('said');
    expect(series.quality.oddityCount).toBe(1);
  });

  it('are none where the adjusted closes leave the jump in, unless volume says otherwise', async () => {
    const adjusted = await readText(`Date,Close,Adj Close\n${rows((i) => `,${closes[i]?.toFixed(2)}`)}\n`);
    expect(adjusted.quality.jump).toBe('adjusted');
    const doubled = rows((i) => `,${closes[i]?.toFixed(2)},${noisy(i) * (i < 40 ? 1 : 4)}`);
    await expect(readText(`Date,Close,Adj Close,Volume\n${doubled}\n`)).rejects.toMatchObject({
      field: 'jumps',
    });
  });
});
