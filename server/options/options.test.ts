import { describe, expect, it } from 'vitest';
import { chained, costPerSale, costWord, shareOf, stopAfter } from './funnel.ts';
import { nextSaleCost, salesAt, splitBudget, type ResponseCurve } from './split-budget.ts';
import { tornado } from './tornado.ts';

const curves: readonly ResponseCurve[] = [
  { id: 'search', a: 60, b: 1_000, cap: 2_000 },
  { id: 'social', a: 90, b: 2_500, cap: 3_000 },
  { id: 'mail', a: 15, b: 200, cap: 400 },
];

const counts = (limit: number) => Array.from({ length: limit + 1 }, (_, n) => n);

/** The most that any split into whole steps earns above what it costs, by trying all of them. */
function bestByTrying(budget: number, steps: number, worth: number): number {
  const step = budget / steps;
  const [first, second, third] = curves as [ResponseCurve, ResponseCurve, ResponseCurve];
  const earned = (curve: ResponseCurve, n: number) =>
    n * step > curve.cap ? -Infinity : salesAt(curve, n * step) * worth - n * step;
  return Math.max(
    ...counts(steps).flatMap((a) =>
      counts(steps - a).flatMap((b) =>
        counts(steps - a - b).map((c) => earned(first, a) + earned(second, b) + earned(third, c)),
      ),
    ),
  );
}

describe('a budget split by what the next step brings', () => {
  it.each([
    [4_000, 20, 80],
    [4_000, 40, 45],
    [9_000, 30, 200],
    [3_000, 25, 20],
  ])('earns as much as the best of all splits: %i in %i steps, a sale worth %i', (budget, steps, worth) => {
    const { amounts, left } = splitBudget(budget, curves, { steps, worth });
    const earned = curves.reduce((sum, curve) => {
      const amount = amounts.get(curve.id) ?? 0;
      expect(amount).toBeLessThanOrEqual(curve.cap);
      return sum + salesAt(curve, amount) * worth - amount;
    }, 0);
    expect(earned).toBeCloseTo(bestByTrying(budget, steps, worth), 6);
    expect([...amounts.values()].reduce((sum, one) => sum + one, left)).toBeCloseTo(budget, 6);
  });

  it('leaves over what no step earns back, all of it where a sale is worth too little', () => {
    const { amounts, left } = splitBudget(4_000, curves, { steps: 20, worth: 5 });
    expect(left).toBe(4_000);
    expect([...amounts.values()]).toEqual([0, 0, 0]);
  });

  it('gives nothing to a channel that sold nothing', () => {
    const silent = { id: 'radio', a: 0, b: 500, cap: 5_000 };
    const { amounts } = splitBudget(1_000, [...curves, silent], { steps: 10, worth: 100 });
    expect(amounts.get('radio')).toBe(0);
  });

  it('the next sale costs what the slope of the curve says', () => {
    const [search] = curves as [ResponseCurve];
    const slope = (salesAt(search, 500.01) - salesAt(search, 499.99)) / 0.02;
    expect(nextSaleCost(search, 500)).toBeCloseTo(1 / slope, 4);
  });
});

describe('what a sale costs', () => {
  it('has the range of its share of clicks, by Wilson', () => {
    const share = shareOf(37, 50);
    expect(share?.low).toBeCloseTo(0.6045, 3);
    expect(share?.high).toBeCloseTo(0.8413, 3);
    const cost = costPerSale(2, { mid: 0.02, low: 0.01, high: 0.04 });
    expect(cost).toEqual({ mid: 100, low: 50, high: 200 });
  });

  it('has no upper end and no middle where nothing was sold, but a lower end', () => {
    const share = shareOf(0, 300);
    expect(share?.low).toBe(0);
    const cost = costPerSale(1.5, share ?? { mid: 1, low: 1, high: 1 });
    expect(cost.mid).toBeNull();
    expect(cost.high).toBeNull();
    expect(cost.low).toBeCloseTo(1.5 / (share?.high ?? 0), 9);
  });

  it('is not computed where more was sold than clicked, or nobody clicked', () => {
    expect(shareOf(12, 10)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
  });

  it('takes whole conversions for the range and the parts for the share', () => {
    expect(shareOf(12.4, 100)?.mid).toBeCloseTo(0.124);
    expect(shareOf(12.4, 100)?.low).toBe(shareOf(12, 100)?.low);
  });

  it('is called good or bad only where its whole range is, and from thirty clicks on', () => {
    const between = { mid: 40, low: 30, high: 60 };
    expect(costWord(between, 500, 70)).toBe('low risk');
    expect(costWord(between, 500, 50)).toBe('medium risk');
    expect(costWord(between, 500, 25)).toBe('high risk');
    expect(costWord({ mid: null, low: 30, high: null }, 500, 70)).toBe('medium risk');
    expect(costWord(between, 29, 70)).toBe('for review');
    expect(costWord(between, null, 70)).toBe('for review');
  });

  it('chains shares end by end, and stops after three times what a sale may cost', () => {
    const half = { mid: 0.5, low: 0.4, high: 0.6 };
    expect(chained(half, half)).toEqual({ mid: 0.25, low: 0.4 * 0.4, high: 0.6 * 0.6 });
    expect(stopAfter(42)).toBe(126);
  });
});

describe('a tornado', () => {
  it('moves one input at a time, the widest first', () => {
    const inputs = [
      { id: 'price', low: 9, high: 11 },
      { id: 'rate', low: 1, high: 4 },
    ];
    const value = { price: 10, rate: 2 };
    const swings = tornado(inputs, ({ id, ...ends }, end) => {
      const now = { ...value, [id]: ends[end] };
      return now.price * now.rate;
    });
    expect(swings.map(({ input, atLow, atHigh }) => [input.id, atLow, atHigh])).toEqual([
      ['rate', 10, 40],
      ['price', 18, 22],
    ]);
  });
});
