import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { logReturns, relation } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

export interface Matched {
  /** Indexes into the study and the benchmark, same days, within the period. */
  readonly own: readonly number[];
  readonly other: readonly number[];
  /** Days of the study's period that the benchmark does not have. */
  readonly missing: readonly string[];
}

/** Matches sessions by date within the study's period. */
export function matchDays(study: Study, benchmark: Study): Matched {
  const byDay = new Map<number, number>();
  benchmark.loaded.series.days.forEach((day, i) => byDay.set(day, i));
  const own: number[] = [];
  const other: number[] = [];
  const missing: string[] = [];
  for (let i = study.periodStart; i <= study.last; i += 1) {
    const match = byDay.get(study.loaded.series.days[i] ?? 0);
    if (match === undefined) missing.push(study.day(i));
    else {
      own.push(i);
      other.push(match);
    }
  }
  return { own, other, missing };
}

/** Returns side by side, beta and correlation on matched days. Empty with fewer than 30 matched days. */
export function measureBenchmark(study: Study, benchmark: Study, matched: Matched): Measure[] {
  const { own, other } = matched;
  if (own.length < 30) return [];
  const mine = Float64Array.from(own, (i) => study.close[i] ?? 0);
  const theirs = Float64Array.from(other, (i) => benchmark.close[i] ?? 0);
  const { beta, correlation } = relation(logReturns(mine), logReturns(theirs));
  const day = study.day(own.at(-1) ?? 0);
  const spans = [
    {
      name: indicatorTexts().ownCloses,
      value: numberText(own.length, 0),
      from: study.span(own[0] ?? 0, own.at(-1) ?? 0),
    },
    {
      name: indicatorTexts().benchmarkCloses,
      value: numberText(other.length, 0),
      from: benchmark.span(other[0] ?? 0, other.at(-1) ?? 0),
    },
  ];
  const pair = (id: 'rel_1m' | 'rel_3m' | 'rel_period', back: number): Measure[] => {
    const { sides, spanNames } = indicatorTexts();
    const label = spanNames[id];
    const start = back === Infinity ? 0 : own.length - 1 - back;
    if (start < 0) return [];
    const grow = (values: Float64Array) => (values.at(-1) ?? 0) / (values[start] ?? 1) - 1;
    const inputs = (side: Study, values: Float64Array, at: readonly number[]) => [
      {
        name: indicatorTexts().closeOf(side.day(at.at(-1) ?? 0)),
        value: priceText(values.at(-1) ?? 0),
        from: side.place(at.at(-1) ?? 0),
      },
      {
        name: indicatorTexts().closeOf(side.day(at[start] ?? 0)),
        value: priceText(values[start] ?? 0),
        from: side.place(at[start] ?? 0),
      },
    ];
    const formula = '\\frac{C_t}{C_0} - 1';
    const made = (
      suffix: string,
      name: string,
      value: number,
      f: string,
      from: Measure['inputs'],
    ): Measure => ({
      id: `${id}_${suffix}`,
      label: `${label}, ${name}`,
      value,
      text: signedPercentText(value),
      date: day,
      formula: f,
      inputs: from,
    });
    return [
      made('own', sides.own, grow(mine), formula, inputs(study, mine, own)),
      made('other', sides.other, grow(theirs), formula, inputs(benchmark, theirs, other)),
      {
        ...made('gap', sides.gap, grow(mine) - grow(theirs), indicatorTexts().differenceFormula, [
          { name: indicatorTexts().own, value: signedPercentText(grow(mine)), from: null },
          { name: indicatorTexts().benchmark, value: signedPercentText(grow(theirs)), from: null },
        ]),
        text: indicatorTexts().points(signedPercentText(grow(mine) - grow(theirs)).replace(/\u00a0%$/, '')),
      },
    ];
  };
  return [
    {
      id: 'beta',
      label: indicatorTexts().beta,
      value: beta,
      text: numberText(beta, 2),
      date: day,
      formula: '\\beta = \\frac{\\mathrm{cov}(r, r_b)}{\\mathrm{var}(r_b)}',
      inputs: spans,
    },
    {
      id: 'correlation',
      label: indicatorTexts().correlation,
      value: correlation,
      text: numberText(correlation, 2),
      date: day,
      formula: '\\rho = \\frac{\\mathrm{cov}(r, r_b)}{s_r\\,s_b}',
      inputs: spans,
    },
    {
      id: 'r_squared',
      label: indicatorTexts().rSquared,
      value: correlation ** 2,
      text: percentText(correlation ** 2, 0),
      date: day,
      formula: '\\rho^2',
      inputs: [{ name: indicatorTexts().correlation, value: numberText(correlation, 2), from: null }],
    },
    ...pair('rel_1m', 21),
    ...pair('rel_3m', 63),
    ...pair('rel_period', Infinity),
  ];
}
