import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pettitt } from './change-point.ts';
import { pearson, spearman } from './correlation.ts';
import { madOf, medianOf, quantile } from './describe.ts';
import { normalReach, normalTail, studentReach } from './distributions.ts';
import { meanInterval, wilson } from './intervals.ts';
import { outlierAt, robustZ } from './robust-z.ts';
import { mannKendall, theilSen } from './trend.ts';

// Where no publication is named, the values were computed with SciPy 1.17.1 and NumPy 2.4.6.

/** Flow of the Nile at Aswan 1871 to 1970 in 10^8 cubic metres: G. W. Cobb, Biometrika 65 (1978). */
const nile = [
  1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958,
  1140, 1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020,
  1050, 969, 831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040,
  759, 781, 865, 845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890,
  744, 749, 838, 1050, 918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
];
const years = nile.map((_, i) => 1871 + i);

const number = fc.integer({ min: -1000, max: 1000 });
const numbers = fc.array(number, { minLength: 4, maxLength: 30 });
const pairs = fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 30 });

describe('quantiles', () => {
  it('are those of NumPy, which counts as type 7 of Hyndman and Fan', () => {
    expect([0.1, 0.25, 0.75].map((share) => quantile(nile, share))).toEqual([
      expect.closeTo(725.2, 10),
      798.5,
      1032.5,
    ]);
    expect(quantile([15, 20, 35, 40, 50], 0.4)).toBeCloseTo(29, 12);
    expect([medianOf(nile), madOf(nile)]).toEqual([893.5, 121]);
  });

  it('rise with the share and stay among the values', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (values, a, b) => {
          const low = quantile(values, Math.min(a, b)) ?? Number.NaN;
          const high = quantile(values, Math.max(a, b)) ?? Number.NaN;
          expect(low).toBeLessThanOrEqual(high);
          expect(low).toBeGreaterThanOrEqual(Math.min(...values));
          expect(high).toBeLessThanOrEqual(Math.max(...values));
        },
      ),
    );
  });

  it('of nothing are nothing, and an empty cell is no zero', () => {
    expect([quantile([], 0.5), medianOf([]), madOf([])]).toEqual([null, null, null]);
    expect(() => medianOf([1, Number.NaN])).toThrow(RangeError);
  });
});

describe('distributions', () => {
  it('are those of the printed tables', () => {
    expect([0.9, 0.95, 0.99, 0.999999].map(normalReach)).toEqual(
      [1.64485363, 1.95996398, 2.5758293, 4.89163848].map((one) => expect.closeTo(one, 7)),
    );
    const freedoms = [1, 2, 3, 10, 30, 100, 999, 1001, 1_000_000];
    const table = [
      12.70620474, 4.30265273, 3.18244631, 2.22813885, 2.04227246, 1.98397152, 1.96234146, 1.96233671,
      1.95996636,
    ];
    expect(freedoms.map((freedom) => studentReach(0.95, freedom))).toEqual(
      table.map((one) => expect.closeTo(one, 7)),
    );
    expect([normalTail(0), normalTail(1.96), normalTail(-1.96)]).toEqual(
      [0.5, 0.0249978951, 0.9750021049].map((one) => expect.closeTo(one, 10)),
    );
    // Far out, on both sides of where the formula changes.
    expect(normalTail(2.999) / 1.35433653e-3).toBeCloseTo(1, 7);
    expect(normalTail(3) / 1.34989803e-3).toBeCloseTo(1, 7);
    expect(normalTail(10) / 7.61985302e-24).toBeCloseTo(1, 7);
  });
});

describe("Wilson's interval", () => {
  // R. G. Newcombe, Two-Sided Confidence Intervals for the Single Proportion, Statistics in Medicine 17 (1998), table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the one Newcombe prints', (hits, trials, low, high) => {
    const interval = wilson(hits, trials);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it('is wider with more confidence', () => {
    expect(wilson(7, 9, 0.99)).toEqual({
      estimate: 7 / 9,
      low: expect.closeTo(0.36453041, 7),
      high: expect.closeTo(0.95526703, 7),
    });
  });

  it('holds the share, stays between 0 and 1, and looks the same from the other side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (trials, some) => {
        const hits = some % (trials + 1);
        const [one, other] = [wilson(hits, trials), wilson(trials - hits, trials)];
        if (one === null || other === null) throw new Error('no interval');
        expect(one.low).toBeGreaterThanOrEqual(0);
        expect(one.low).toBeLessThanOrEqual(one.estimate);
        expect(one.high).toBeGreaterThanOrEqual(one.estimate);
        expect(one.high).toBeLessThanOrEqual(1);
        expect(one.low).toBeCloseTo(1 - other.high, 12);
      }),
    );
  });

  it('needs trials', () => {
    expect(wilson(0, 0)).toBeNull();
    expect(() => wilson(3, 2)).toThrow(RangeError);
  });
});

describe('the interval of a mean', () => {
  it('is the one of the sleep of ten patients', () => {
    // Data: Student, Biometrika 6 (1908); the interval is printed in R's help page of t.test.
    expect(meanInterval([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4])).toEqual({
      estimate: expect.closeTo(1.58, 12),
      low: expect.closeTo(0.7001142, 7),
      high: expect.closeTo(2.4598858, 7),
    });
  });

  it('needs two values', () => {
    expect([meanInterval([]), meanInterval([5])]).toEqual([null, null]);
  });
});

describe('correlation', () => {
  const anscombe = {
    x: [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    y: [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
  };

  it("is that of Anscombe's first set (The American Statistician 27, 1973)", () => {
    expect(pearson(anscombe.x, anscombe.y)).toBeCloseTo(0.8164205163, 10);
  });

  it('of orders gives equal values the mean of their places', () => {
    const scores = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    expect(spearman(scores, [7, 27, 2, 50, 28, 29, 20, 12, 6, 17])).toBeCloseTo(-29 / 165, 12);
    expect(spearman([1, 2, 2, 4, 5, 5, 5], [3, 1, 4, 4, 6, 5, 9])).toBeCloseTo(0.8779838352573822, 12);
  });

  it('is not known of two pairs, nor where a side does not change', () => {
    expect(pearson([1, 2], [3, 5])).toBeNull();
    // The mean of these, as computers add, is not 0.1.
    expect(pearson([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
    expect(spearman([1, 2, 3], [4, 4, 4])).toBeNull();
  });

  it('is the same from both sides, within -1 and 1, and turns with the direction', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const [left, right] = [all.map(([a]) => a), all.map(([, b]) => b)];
        for (const measure of [pearson, spearman]) {
          const value = measure(left, right);
          if (value === null) continue;
          expect(Math.abs(value)).toBeLessThanOrEqual(1);
          expect(measure(right, left)).toBeCloseTo(value, 12);
          expect(
            measure(
              left,
              right.map((one) => -one),
            ),
          ).toBeCloseTo(-value, 12);
        }
      }),
    );
  });
});

describe('the trend of a series', () => {
  it('of the Nile falls by 2.6 a year', () => {
    expect(theilSen(years, nile)).toEqual({
      slope: expect.closeTo(-2.6, 10),
      intercept: expect.closeTo(5890.3, 8),
    });
    expect(mannKendall(nile)).toEqual({ score: -1387, p: expect.closeTo(3.658262921664327e-5, 14) });
  });

  it('is not bent by one wild value', () => {
    const line = Array.from({ length: 9 }, (_, i) => (i === 4 ? 1000 : 3 * i + 1));
    expect(theilSen([...line.keys()], line)).toEqual({ slope: 3, intercept: 1 });
  });

  it('of few values is tested against all their orders', () => {
    // Kendall 1975, table 1: four values, score 6, one side 0.042; five values, score 8, one side 0.042.
    expect(mannKendall([1, 2, 3, 4])).toEqual({ score: 6, p: expect.closeTo(2 / 24, 12) });
    expect(mannKendall([1, 3, 2, 4, 5])).toEqual({ score: 8, p: expect.closeTo(2 * (5 / 120), 12) });
    expect(mannKendall([5, 3, 8, 9, 4, 10, 12])?.p).toBeCloseTo(0.06904761904761905, 12);
    const forty = Array.from({ length: 40 }, (_, i) => (i * 37) % 41);
    expect(mannKendall(forty)).toEqual({ score: -48, p: expect.closeTo(0.5862564946540851, 12) });
  });

  it('is not tested where the test is not known to hold', () => {
    expect(mannKendall([1, 1, 2, 3])).toEqual({ score: 5, p: null });
    expect(mannKendall([1, 2])).toBeNull();
    expect(mannKendall(Array.from({ length: 12 }, () => 7))).toEqual({ score: 0, p: 1 });
    expect(theilSen([2, 2, 2], [1, 2, 3])).toBeNull();
    expect(theilSen(new Float64Array(2001), new Float64Array(2001))).toBeNull();
  });

  it('turns with the series, and a shift does not change it', () => {
    fc.assert(
      fc.property(numbers, number, (values, shift) => {
        const here = mannKendall(values);
        const back = mannKendall(values.toReversed());
        expect((here?.score ?? 0) + (back?.score ?? 0)).toBe(0);
        expect(back?.p).toBe(here?.p);
        const xs = [...values.keys()];
        const moved = theilSen(
          xs,
          values.map((value) => value + shift),
        );
        expect(moved?.slope).toBe(theilSen(xs, values)?.slope);
      }),
    );
  });
});

describe('the change of a level', () => {
  it('of the Nile comes after 1898, the 28th year, where Cobb 1978 places it', () => {
    const change = pettitt(nile);
    expect(change).toMatchObject({ at: 28, size: 1617 });
    expect((change?.p ?? 0) / 3.5910221769362927e-7).toBeCloseTo(1, 10);
  });

  it('is nowhere in a level line, nor where two places show it equally well', () => {
    expect(pettitt([3, 3, 3, 3, 3])).toEqual({ at: null, size: 0, p: 1 });
    expect(pettitt([1, 2, 1, 2])?.at).toBeNull();
    expect(pettitt([1, 2, 3])).toBeNull();
  });

  it('is as large as Pettitt defines it, by holding each value before against each after', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const sizes = values.slice(1).map((_, i) => {
          const [before, after] = [values.slice(0, i + 1), values.slice(i + 1)];
          const signs = before.flatMap((one) => after.map((other) => Math.sign(one - other)));
          return Math.abs(signs.reduce((sum, sign) => sum + sign, 0));
        });
        expect(pettitt(values)?.size).toBe(Math.max(...sizes));
      }),
    );
  });
});

describe('robust z', () => {
  it('finds two values that hide each other from the usual one', () => {
    const scores = robustZ([2.1, 2.6, 2.4, 2.5, 2.3, 2.1, 2.3, 2.6, 8.2, 8.3]);
    expect([...(scores ?? [])]).toEqual(
      [
        -1.57383333, 0.6745, -0.22483333, 0.22483333, -0.6745, -1.57383333, -0.6745, 0.6745, 25.85583333,
        26.3055,
      ].map((one) => expect.closeTo(one, 7)),
    );
    expect(scores?.filter((one) => Math.abs(one) > outlierAt)).toHaveLength(2);
  });

  it('says nothing where more than half of the values are equal', () => {
    expect(robustZ([5, 5, 5, 9])).toBeNull();
    expect(robustZ([])).toBeNull();
  });

  it('does not change with unit or zero point', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 9 }), number, (values, factor, shift) => {
        const here = robustZ(values);
        const there = robustZ(values.map((value) => factor * value + shift));
        expect(there === null).toBe(here === null);
        for (const [i, score] of (here ?? []).entries()) expect(there?.[i]).toBeCloseTo(score, 9);
      }),
    );
  });
});
