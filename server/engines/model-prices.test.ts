import { expect, it } from 'vitest';
import { costOfTokens, priceOfModel, usageOr } from './model-prices.ts';

it('C1 prices a model step in whole millicredits, rounded up', () => {
  expect(costOfTokens({ input: 150, output: 600 }, { inputTokens: 1000, outputTokens: 1000 })).toBe(750);
  expect(costOfTokens({ input: 150, output: 600 }, { inputTokens: 1, outputTokens: 0 })).toBe(1);
});

it('C1 never prices with what is no count', () => {
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -5])
    expect(costOfTokens(priceOfModel('any'), { inputTokens: odd, outputTokens: odd })).toBe(0);
});

it('C1 counts by length when the endpoint reports no usage', () => {
  expect(usageOr(undefined, 'x'.repeat(40), 'y'.repeat(8))).toEqual({ inputTokens: 10, outputTokens: 2 });
  expect(usageOr({ inputTokens: 7, outputTokens: undefined }, 'x', 'y')).toEqual({
    inputTokens: 7,
    outputTokens: 0,
  });
});
