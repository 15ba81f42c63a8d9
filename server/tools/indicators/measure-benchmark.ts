import { dayText, numberText, percentText, signedPercentText } from '../number-text.ts';
import { exactText, priceInput, sessionsInput, valueInput } from './inputs.ts';
import { measureRolling } from './measure-rolling.ts';
import { logReturns, moments } from './risk.ts';
import type { Measure, MeasureInput, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Days without a match that are named. */
const listed = 8;

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

const share = (name: string, value: number): MeasureInput => ({
  name,
  value: `${exactText(value * 100)}\u00a0%`,
  from: null,
});

/** Returns of both over the same matched days, and their difference. */
function sideBySide(study: Study, benchmark: Study, { own, other }: Matched): Measure[] {
  const { sides, spanNames, closeOf, ...texts } = indicatorTexts();
  const end = own.length - 1;
  // Days that only one of both has are not matched: counted in matched rows a span would be longer than its name.
  const back = (months: number) => {
    const from = study.back(months, own[end]);
    return own.findLastIndex((index) => index <= from);
  };
  const starts = { rel_1m: back(1), rel_3m: back(3), rel_period: 0 };
  return (['rel_1m', 'rel_3m', 'rel_period'] as const).flatMap((id): Measure[] => {
    const start = starts[id];
    if (start < 0) return [];
    const grown = (side: Study, at: readonly number[]) =>
      (side.total[at[end] ?? 0] ?? 0) / (side.total[at[start] ?? 0] ?? 1) - 1;
    const closes = (side: Study, at: readonly number[]): MeasureInput[] =>
      [end, start].map((k) => priceInput(side, closeOf(side.day(at[k] ?? 0)), at[k] ?? 0, 'total'));
    const made = (
      suffix: string,
      name: string,
      value: number,
      formula: string,
      inputs: MeasureInput[],
    ): Measure => ({
      id: `${id}_${suffix}`,
      label: `${spanNames[id]}, ${name}`,
      value,
      text: signedPercentText(value),
      date: study.day(own[end] ?? 0),
      formula,
      inputs,
    });
    const [mine, theirs] = [grown(study, own), grown(benchmark, other)];
    return [
      made('own', sides.own, mine, '\\frac{C_t}{C_0} - 1', closes(study, own)),
      made('other', sides.other, theirs, '\\frac{C_t}{C_0} - 1', closes(benchmark, other)),
      {
        ...made('gap', sides.gap, mine - theirs, texts.differenceFormula, [
          share(texts.own, mine),
          share(texts.benchmark, theirs),
        ]),
        text: texts.points(signedPercentText(mine - theirs).replace(/\u00a0%$/, '')),
      },
    ];
  });
}

/** Returns side by side, beta and correlation on matched days, and both in windows. Empty with fewer than 30 matched days. */
export function measureBenchmark(study: Study, benchmark: Study, matched: Matched): Measure[] {
  const { own, other } = matched;
  if (own.length < 30) return [];
  const found = moments(
    logReturns(Float64Array.from(own, (i) => study.total[i] ?? 0)),
    logReturns(Float64Array.from(other, (i) => benchmark.total[i] ?? 0)),
  );
  const { covariance, mine, theirs } = found;
  const texts = indicatorTexts();
  const date = study.day(own.at(-1) ?? 0);
  const rows = [
    sessionsInput(study, texts.ownCloses, own, ['total']),
    sessionsInput(benchmark, texts.benchmarkCloses, other, ['total']),
  ];
  const [both, variance] = [
    valueInput(texts.covariance, covariance),
    valueInput(texts.benchmarkVariance, theirs),
  ];
  const ratios: Measure[] = [
    {
      id: 'matched',
      label: texts.matched,
      value: own.length,
      text: numberText(own.length, 0),
      date,
      formula: '\\#\\{t : C_t, B_t\\}',
      inputs: [
        ...rows,
        valueInput(texts.inPeriod, own.length + matched.missing.length),
        ...(matched.missing.length === 0
          ? []
          : [
              {
                name: texts.withoutMatch,
                value: matched.missing.slice(0, listed).map(dayText).join(', '),
                from: null,
              },
            ]),
      ],
    },
  ];
  if (theirs > 0)
    ratios.push({
      id: 'beta',
      label: texts.beta,
      value: covariance / theirs,
      text: numberText(covariance / theirs, 2),
      date,
      formula: '\\frac{\\mathrm{cov}(r, r_b)}{\\mathrm{var}(r_b)}',
      inputs: [both, variance, ...rows],
    });
  if (theirs > 0 && mine > 0) {
    const correlation = covariance / Math.sqrt(mine * theirs);
    ratios.push(
      {
        id: 'correlation',
        label: texts.correlation,
        value: correlation,
        text: numberText(correlation, 2),
        date,
        formula: '\\frac{\\mathrm{cov}(r, r_b)}{s_r\\,s_b}',
        inputs: [both, variance, valueInput(texts.ownVariance, mine), ...rows],
      },
      {
        id: 'r_squared',
        label: texts.rSquared,
        value: correlation ** 2,
        text: percentText(correlation ** 2, 0),
        date,
        formula: '\\rho^2',
        inputs: [valueInput(texts.correlation, correlation)],
      },
      ...measureRolling(study, benchmark, matched),
    );
  }
  return [...ratios, ...sideBySide(study, benchmark, matched)];
}
