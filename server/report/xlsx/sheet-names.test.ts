import { expect, it } from 'vitest';
import { createSheetNames } from './sheet-names.ts';

it('names a sheet after the first clause of a title that is too long, and no two alike', () => {
  const nameOf = createSheetNames();
  const long = 'What the risk is read from; the highest of volatility and fall is the word for the whole';
  expect([nameOf(long, 'Table'), nameOf(long, 'Table')]).toEqual([
    'What the risk is read from',
    'What the risk is read from 2',
  ]);
  expect(nameOf('Revenue, EUR million', 'Table')).toBe('Revenue, EUR million');
  expect(nameOf('Quarters and half-years without any clause', 'Table')).toHaveLength(31);
});
