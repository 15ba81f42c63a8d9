import { describe, expect, it } from 'vitest';
import { chartDataOf } from './chart-data.ts';
import { readNumber } from './printed-number.ts';

const rowsOf = (...rows: readonly (readonly string[])[]) =>
  rows.map(([point = '', ...cells]) => ({ point, numbers: cells.map((cell) => readNumber(cell, '.')) }));

describe('what a chart draws', () => {
  it('takes the unit from the heads of its columns, and their names without it', () => {
    const rows = rowsOf(['2023', '204.3', '17.2'], ['2024', '219.8', '20.4']);
    expect(chartDataOf(['Revenue (EUR million)', 'Operating profit (EUR million)'], rows)).toEqual({
      points: ['2023', '2024'],
      series: [
        { name: 'Revenue', values: [204.3, 219.8] },
        { name: 'Operating profit', values: [17.2, 20.4] },
      ],
      unit: 'EUR million',
    });
  });

  it('keeps words in brackets that are no unit', () => {
    const data = chartDataOf(['Revenue (restated)'], rowsOf(['2023', '204.3']));
    expect(data).toMatchObject({ unit: '', series: [{ name: 'Revenue (restated)' }] });
  });

  it('puts unlike units on no axis, wherever they are', () => {
    expect(chartDataOf(['Revenue (EUR million)', 'Margin (%)'], rowsOf(['2024', '219.8', '9.3']))).toBeNull();
    expect(chartDataOf(['Revenue', 'Margin'], rowsOf(['2024', 'EUR 5', '9.3 %']))).toBeNull();
    expect(chartDataOf(['Revenue (EUR million)', 'Staff'], rowsOf(['2024', '219.8', '41']))).toBeNull();
  });

  it('leaves a column of words out, and a gap where a cell is none', () => {
    const rows = rowsOf(['2022', '—', 'as printed'], ['2023', '9.3 %', 'restated']);
    expect(chartDataOf(['Margin', 'Note'], rows)).toEqual({
      points: ['2022', '2023'],
      series: [{ name: 'Margin', values: [null, 9.3] }],
      unit: '%',
    });
    expect(chartDataOf(['Note'], rowsOf(['2022', 'none']))).toBeNull();
  });
});
