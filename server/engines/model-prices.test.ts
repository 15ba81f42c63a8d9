import { expect, it } from 'vitest';
import { affordableCharacters, costOfTokens, priceOfModel, usageOrEstimate } from './model-prices.ts';

it('C1 prices a model step in whole millicredits, rounded up', () => {
  expect(costOfTokens({ input: 150, output: 600 }, { inputTokens: 1000, outputTokens: 1000 })).toBe(750);
  expect(costOfTokens({ input: 150, output: 600 }, { inputTokens: 1, outputTokens: 0 })).toBe(1);
});

it('C1 never prices with what is no count', () => {
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -5])
    expect(costOfTokens(priceOfModel('any'), { inputTokens: odd, outputTokens: odd })).toBe(0);
});

it('C1 counts by length when the endpoint reports no usage, or less than anybody can see', () => {
  expect(usageOrEstimate(undefined, 40, 8)).toEqual({ inputTokens: 10, outputTokens: 2 });
  expect(usageOrEstimate({ inputTokens: 7, outputTokens: undefined }, 4, 8)).toEqual({
    inputTokens: 7,
    outputTokens: 2,
  });
  expect(usageOrEstimate({ inputTokens: 7, outputTokens: 50 }, 4, 400)).toMatchObject({ outputTokens: 50 });
  expect(usageOrEstimate({ inputTokens: 7, outputTokens: 50 }, 4, 10_000_000)).toMatchObject({
    outputTokens: 2_500_000,
  });
});

it('C1 says how much a model may write for what is left: never more than that costs', () => {
  const price = { input: 150, output: 600 };
  for (const left of [0, 1, 74, 75, 76, 999, 5_000, 60_000]) {
    const characters = affordableCharacters(price, left, 2_000);
    const cost = costOfTokens(price, usageOrEstimate(undefined, 2_000, characters));
    expect(characters === 0 || cost <= left, `${left} for ${characters} characters`).toBe(true);
  }
  expect(affordableCharacters(price, 5_000, 2_000)).toBe(32_832);
});
