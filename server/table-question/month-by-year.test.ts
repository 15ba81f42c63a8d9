import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/asked.ts';

const texts = {
  output: `Month;2022;2023;2024
January;4182;4560;4679
May;4582;4818;5308
July;4839;5348;5577
December;4052;4094;n/a`,
  english: `Cheese output in kilograms per month. December was not yet known.
Month;2022;2023
January;4,182;4,560
February;3,949;4,135
May;4,582;4,818
Total;12,713;13,513`,
  temperatur: `Mittlere Temperatur in °C
Monat;2023;2024
Januar;2,4;1,9
Juli;20,1;21,3`,
  readings: `Month;2023;2024
January;3;4
March;5;6`,
  sales: `Sales in EUR thousand
Quarter;2023;2024;Total
Q1;110.2;120.1;230.3
Q2;95.5;99.9;195.4`,
  change: `Change in cheese output
Month;2023;2024
January;3;4
March;5;6`,
  business: `Month;2022/23;2023/24
January;3;4
March;5;6`,
} as const;

const said = (name: keyof typeof texts, question: string) => outcomeOf(name, texts[name], question);

describe('a grid of months and years', () => {
  it('has one number for each month of each year', () => {
    expect(said('output', 'output in July 2023')).toBe('5348');
    expect(said('output', 'Which month had the highest output in 2022?')).toBe('2022-07 4839');
    expect(said('output', 'average monthly output in 2023')).toBe('4705');
    expect(said('sales', 'sales in Q2 2024')).toBe('99.9');
    expect(said('sales', 'total sales 2024')).toBe('220');
  });

  it('compares months and years with each other', () => {
    expect(said('output', 'Difference between May 2024 and May 2022')).toBe('5308 4582 → 726 15.8446');
    expect(said('output', 'By how many percent did total output rise from 2022 to 2023?')).toBe(
      '17655 18820 → 1165 6.5987',
    );
    expect(said('sales', 'sales growth from Q1 2023 to Q1 2024')).toBe('110.2 120.1 → 9.9 8.9837');
  });

  it('lists the months on one side of a bound', () => {
    expect(said('output', 'In which months was output above 5000 in 2023?')).toBe('1');
  });

  it('does not hold a year that lacks a month against one that has it', () => {
    expect(said('output', 'By how many percent did total output rise from 2023 to 2024?')).toBe(
      'uneven output',
    );
    expect(said('output', 'What was the output in December 2024?')).toBe('no_rows output');
    expect(said('output', 'output in July')).toBe('several_years 2022 2023 2024');
  });

  it('reads English thousands where the months are written in English, and the unit of each month', () => {
    expect(said('english', 'cheese output in May 2023')).toBe('4818');
    expect(said('english', 'total output in 2022')).toBe('12713');
    expect(said('english', 'milk output in May 2023')).toBe('unused_words milk');
  });

  it('adds up only what a name or a line of totals says can be added', () => {
    expect(said('temperatur', 'Temperatur im Juli 2024')).toBe('21.3');
    expect(said('temperatur', 'Temperatur 2024')).toMatch(/^several_rows/);
    expect(said('readings', 'readings in 2024')).toMatch(/^(?:several_rows|not_additive)/);
    expect(said('change', 'cheese output in January 2024')).toBe('nothing');
  });

  it('takes no year of business for one of the calendar', () => {
    expect(said('business', 'business in March 2023')).not.toBe('5');
  });
});
