import { describe, expect, it } from 'vitest';
import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { plainText } from './blocks.ts';
import { figureGrid } from './figure-appendix.ts';

const source: Source = {
  n: 2,
  kind: 'file',
  title: 'prices.csv',
  url: null,
  file_id: 'fil_1',
  locator: 'lines 2-51',
  excerpt: '',
  fetched_at: '2026-11-20T10:00:00Z',
  is_sample: false,
};
const close = { name: 'Close of 2026-11-19', value: '97.42', from: 'prices.csv, line 51, column Close' };
const average = {
  name: 'SMA 50 (50 rows, 9 Sep 2026 to 19 Nov 2026)',
  value: '90.537',
  from: 'prices.csv, lines 2-51, column Close',
  series: {
    document: 'fil_1',
    table: 0,
    columns: ['Date', 'Close'],
    rows: [[2, 51]] as [number, number][],
    count: 50,
    first: { line: 2, label: '2026-09-09', value: '84.1' },
    last: { line: 51, label: '2026-11-19', value: '97.42' },
  },
};
const figures: Figure[] = [
  {
    id: 'gap',
    label: 'Gap',
    value: '+7.6 %',
    formula: '\\frac{C_t}{S} - 1',
    inputs: [close, average],
    source_n: 2,
  },
  { id: 'rest', label: 'Rest', value: '6.88', formula: 'C_t - S', inputs: [close, average], source_n: 2 },
];
const inputs = (at: number) => plainText(figureGrid(figures, [source]).rows[at]?.[3]?.text.slice(0, 1) ?? []);

describe('how the numbers were computed', () => {
  it('names each input with its place, a series with its count, first and last day and its column', () => {
    expect(inputs(0)).toBe(
      'Close of 2026-11-19 = 97.42 (line 51, column Close); SMA 50 (50 rows, 9 Sep 2026 to 19 Nov 2026) = 90.537 (Close)',
    );
  });

  it('says of an input that was named before only what it is and its value', () => {
    expect(inputs(1)).toBe('Close of 2026-11-19 = 97.42; SMA 50 = 90.537');
  });

  it('keeps the file where it is another than the one the figure rests on', () => {
    const other = { ...source, title: 'other.csv' };
    const grid = figureGrid(figures.slice(0, 1), [other]);
    expect(plainText(grid.rows[0]?.[3]?.text ?? [])).toContain('97.42 (prices.csv, line 51, column Close)');
  });
});
