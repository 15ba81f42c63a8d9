import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atr, bollinger, ema, macd, obv, rsi, sma, smoothedMoves } from './formulas.ts';
import { supportAndResistance } from './levels.ts';
import {
  downsideDeviation,
  largestFall,
  logReturns,
  moments,
  parkinson,
  shareOfFalls,
  sharpe,
  simpleReturns,
  sortino,
  valueAtRisk,
  yearlyVolatility,
} from './risk.ts';

const line = (...values: number[]) => Float64Array.from(values);
const rounded = (values: Float64Array, digits = 2) =>
  Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .map((value) => Number(value.toFixed(digits)));

describe('indicator formulas against published and hand-computed values', () => {
  it('RSI(14): StockCharts ChartSchool, "Relative Strength Index", worked example', () => {
    const close = line(
      44.3389,
      44.0902,
      44.1497,
      43.6124,
      44.3278,
      44.8264,
      45.0955,
      45.4245,
      45.8433,
      46.0826,
      45.8931,
      46.0328,
      45.614,
      46.282,
      46.282,
      46.0028,
      46.0328,
      46.4116,
      46.2222,
      45.6439,
      46.2122,
      46.2521,
      45.7137,
      46.4515,
      45.7835,
      45.3548,
      44.0288,
      44.1783,
      44.2181,
      44.5672,
      43.4205,
      42.6628,
      43.1314,
    );
    expect(rounded(rsi(close))).toEqual([
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87,
      45.46, 37.3, 33.08, 37.77,
    ]);
  });

  it('EMA(10): StockCharts ChartSchool, "Moving Averages", worked example', () => {
    const close = line(
      22.27,
      22.19,
      22.08,
      22.17,
      22.18,
      22.13,
      22.23,
      22.43,
      22.24,
      22.29,
      22.15,
      22.39,
      22.38,
      22.61,
      23.36,
      24.05,
      23.75,
      23.83,
      23.95,
      23.63,
      23.82,
      23.87,
      23.65,
      23.19,
      23.1,
      23.33,
      22.68,
      23.1,
      22.4,
      22.17,
    );
    expect(rounded(ema(close, 10))).toEqual([
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.53, 23.47,
      23.4, 23.39, 23.26, 23.23, 23.08, 22.92,
    ]);
    expect(rounded(sma(close, 10)).slice(0, 3)).toEqual([22.22, 22.21, 22.23]);
  });

  it('ATR(3), by hand: true ranges 2, 2, 3, 2, 4 give 7/3, then (2 × 7/3 + 2) ÷ 3 = 20/9, then (2 × 20/9 + 4) ÷ 3 = 76/27', () => {
    const bars = { high: line(10, 11, 12, 12, 11), low: line(8, 9, 9, 10, 7), close: line(9, 10, 11, 11, 8) };
    expect(rounded(atr(bars, 3), 6)).toEqual([2.333333, 2.222222, 2.814815]);
  });

  it('Bollinger(4, 2), by hand: mean 2.5, population deviation √1.25', () => {
    const bands = bollinger(line(1, 2, 3, 4), 4, 2);
    expect([bands.lower[3], bands.middle[3], bands.upper[3]]).toEqual([
      expect.closeTo(2.5 - 2 * Math.sqrt(1.25), 10),
      2.5,
      expect.closeTo(2.5 + 2 * Math.sqrt(1.25), 10),
    ]);
  });

  it('OBV, by hand: up adds, down takes off, unchanged leaves', () => {
    expect(Array.from(obv(line(10, 11, 11, 9, 12), line(500, 100, 70, 30, 20)))).toEqual([
      0, 100, 100, 70, 90,
    ]);
  });

  it('MACD of a steady rise: EMA(12) lags (12 − 1) ÷ 2 and EMA(26) (26 − 1) ÷ 2 sessions, so the line is 7', () => {
    const close = Float64Array.from({ length: 200 }, (_, i) => 100 + i);
    const { line: value, signal, histogram } = macd(close);
    expect([value.at(-1), signal.at(-1), histogram.at(-1)]).toEqual([
      expect.closeTo(7, 8),
      expect.closeTo(7, 8),
      expect.closeTo(0, 8),
    ]);
  });

  it('volatility and Sharpe, by hand: returns ±1 % alternate', () => {
    const close = line(100, 100 * Math.exp(0.01), 100, 100 * Math.exp(0.01), 100);
    const returns = logReturns(close);
    expect(yearlyVolatility(returns, 252)).toBeCloseTo(Math.sqrt(0.0004 / 3) * Math.sqrt(252), 12);
    expect(sharpe(returns, 252)).toBeCloseTo(0, 12);
  });

  it('Sortino: T. Rollinger and S. Hoffman, "Sortino: A Sharper Ratio", worked example: 4.417 with a target of 0', () => {
    const yearly = line(0.17, 0.15, 0.23, -0.05, 0.12, 0.09, 0.13, -0.04);
    expect(downsideDeviation(yearly)).toBeCloseTo(0.02264, 5);
    expect(sortino(yearly, 1)).toBeCloseTo(4.417, 3);
  });

  it('Sharpe, by hand: returns 1 %, 3 %, 2 % have mean 2 % and sample deviation 1 %, so 2 × √252', () => {
    const close = line(100, 101, 101 * 1.03, 101 * 1.03 * 1.02);
    expect(sharpe(simpleReturns(close), 252)).toBeCloseTo(2 * Math.sqrt(252), 8);
  });

  it('value at risk, by hand: of 100 returns the fifth worst, of 101 the sixth', () => {
    const returns = Float64Array.from({ length: 101 }, (_, i) => (i - 50) / 1000);
    expect(valueAtRisk(returns.slice(0, 100))).toEqual({ loss: expect.closeTo(0.046, 12), rank: 5 });
    expect(valueAtRisk(returns)).toEqual({ loss: expect.closeTo(0.045, 12), rank: 6 });
  });

  it('Parkinson, by hand: highs e^0.02 times the lows give 0.02 ÷ √(4 ln 2) a day', () => {
    const low = line(10, 11, 12);
    const high = low.map((value) => value * Math.exp(0.02));
    expect(parkinson(high, low, 252)).toBeCloseTo((0.02 / Math.sqrt(4 * Math.LN2)) * Math.sqrt(252), 12);
  });

  it('largest fall, by hand: 120 → 90 is −25 %, back above 120 at the seventh close', () => {
    expect(largestFall(line(100, 120, 100, 90, 110, 105, 121))).toEqual({
      depth: -0.25,
      peak: 1,
      trough: 3,
      recovered: 6,
    });
    expect(largestFall(line(1, 2, 3)).depth).toBe(0);
  });

  it('beta and correlation, by hand: twice the benchmark is beta 2, correlation 1', () => {
    const other = line(0.01, -0.02, 0.005, 0.03);
    const { covariance, mine, theirs } = moments(
      other.map((value) => value * 2 + 0.001),
      other,
    );
    expect([covariance / theirs, covariance / Math.sqrt(mine * theirs)]).toEqual([
      expect.closeTo(2, 10),
      expect.closeTo(1, 10),
    ]);
  });

  it('share of falls, by hand: of 3 spans of 2 sessions, 1 reaches −10 %', () => {
    expect(shareOfFalls(line(100, 95, 89, 88, 99), line(100, 94, 88, 87, 98), 2, -0.1)).toEqual({
      share: 1 / 3,
      spans: 3,
      hits: 1,
    });
  });

  it('levels: two swing highs at 12 are one resistance above, the swing low at 8 is support', () => {
    const close = line(10, 11, 12, 11, 10, 9, 8, 9, 10, 11, 12, 11, 10, 10);
    const { support, resistance } = supportAndResistance({ high: close, low: close, close }, 0.5, 2);
    expect(resistance[0]).toMatchObject({ price: 12, points: [{ index: 2 }, { index: 10 }] });
    expect(support[0]).toMatchObject({ price: 8, points: [{ index: 6 }] });
  });

  it('takes the first of two equal highs side by side for a swing, so that a double top is a level', () => {
    const close = Float64Array.from([1, 2, 5, 5, 2, 1, 3]);
    const { resistance } = supportAndResistance({ high: close, low: close, close }, 0.5, 2);
    expect(resistance.map(({ price, points }) => [price, points.map(({ index }) => index)])).toEqual([
      [5, [2]],
    ]);
  });

  it('holds its bounds for any prices', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 40, maxLength: 120 }),
        (values) => {
          const close = Float64Array.from(values);
          const { gain, loss } = smoothedMoves(close);
          rsi(close).forEach((value, i) => {
            const [up, down] = [gain[i] ?? 0, loss[i] ?? 0];
            if (!Number.isNaN(value) && down > 1e-9)
              expect(value).toBeCloseTo(100 - 100 / (1 + up / down), 6);
          });
          expect(rsi(close).every((value) => Number.isNaN(value) || (value >= 0 && value <= 100))).toBe(true);
          const fall = largestFall(close);
          expect(fall.depth).toBeGreaterThanOrEqual(-1);
          expect(fall.depth).toBeLessThanOrEqual(0);
          const average = sma(close, 10);
          expect(
            average.every(
              (value, i) =>
                Number.isNaN(value) ||
                (value <= Math.max(...values.slice(i - 9, i + 1)) * 1.000001 &&
                  value >= Math.min(...values.slice(i - 9, i + 1)) * 0.999999),
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});
