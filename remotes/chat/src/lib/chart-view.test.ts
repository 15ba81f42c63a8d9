import { describe, expect, it } from 'vitest';
import { testChart } from '../testing/analysis-fixture.ts';
import { analysisCsv } from './analysis-csv.ts';
import { hasCandles, lastChange, priceText, rangeStart, shownLines } from './chart-view.ts';

describe('R16 what is drawn of a series', () => {
  const chart = testChart();

  it.each([
    ['1m', '2026-05-01'],
    ['6m', '2025-12-01'],
    ['1y', '2025-06-01'],
    ['all', chart.days[0]],
  ] as const)('R16 the range %s begins at %s', (range, day) => {
    expect(chart.days[rangeStart(chart.days, range)]).toBe(day);
  });

  it('R16 a range longer than the series, and no series at all, begin at the beginning', () => {
    expect([rangeStart(chart.days.slice(-5), '1y'), rangeStart([], '6m')]).toEqual([0, 0]);
  });

  it('R16 Bollinger is two lines; closes alone are no candles', () => {
    expect(shownLines(chart, ['bands', 'volume']).map((line) => line.id)).toEqual([
      'band_upper',
      'band_lower',
    ]);
    expect([hasCandles(chart), hasCandles({ ...chart, open: null })]).toEqual([true, false]);
  });

  it('R16 says the last change, and none for a single close', () => {
    expect(lastChange(chart)?.change).toBeCloseTo(0.1);
    expect(lastChange({ ...chart, close: [5] })).toBeNull();
  });

  it('R16 prints prices as the report does, small ones with more digits', () => {
    expect([97.42, 0.1234, 0.001234, 0].map((price) => priceText(price, 'en-US'))).toEqual([
      '97.42',
      '0.1234',
      '0.001234',
      '0.00',
    ]);
  });

  it('R16 a name in the CSV can start no formula in a spreadsheet', () => {
    const odd = { ...chart, lines: [{ ...chart.lines[0]!, label: '=1+1,"x"' }] };
    expect(analysisCsv(odd).split('\r\n')[0]).toContain('"\'=1+1,""x"""');
  });
});
