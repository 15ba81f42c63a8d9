import { numberText, percentText, signedPercentText } from '../number-text.ts';
import { priceInput, rowsInput, valueInput } from './inputs.ts';
import { deviation, downsideDeviation, mean, sharpe, simpleReturns, sortino, valueAtRisk } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

type ReturnId = 'return_1m' | 'return_3m' | 'return_6m' | 'return_1y' | 'return_period';

/** Fewer daily returns have no meaningful worst twentieth. */
const fewestForRisk = 100;

/** Change of the closes from one session to another. */
export function changeMeasure(study: Study, id: string, label: string, from: number, to: number): Measure {
  const value = (study.total[to] ?? 0) / (study.total[from] ?? 1) - 1;
  const { closeOf } = indicatorTexts();
  return {
    id,
    label,
    value,
    text: signedPercentText(value),
    date: study.day(to),
    since: study.day(from),
    formula: '\\frac{C_t}{C_0} - 1',
    inputs: [
      priceInput(study, closeOf(study.day(to)), to, 'total'),
      priceInput(study, closeOf(study.day(from)), from, 'total'),
    ],
  };
}

function spans(study: Study): Measure[] {
  const { last, periodStart, back } = study;
  const starts: readonly (readonly [ReturnId, number])[] = [
    ['return_1m', back(1)],
    ['return_3m', back(3)],
    ['return_6m', back(6)],
    ['return_1y', back(12)],
    ['return_period', periodStart],
  ];
  return starts
    .filter(([, from]) => from >= 0 && from < last)
    .map(([id, from]) => changeMeasure(study, id, indicatorTexts().returns[id](last - from), from, last));
}

/** Ratios of mean return and risk, and the loss of the worst twentieth of the days. */
function ratios(study: Study, returns: Float64Array): Measure[] {
  const { last, periodStart, sessionsPerYear } = study;
  const texts = indicatorTexts();
  const rows = rowsInput(study, texts.closesForReturns, periodStart, last, ['total']);
  const middle = mean(returns);
  const count = valueInput(texts.returnsN, returns.length);
  const ratio = (
    id: string,
    label: string,
    value: number,
    under: string,
    spread: [string, number],
  ): Measure => ({
    id,
    label,
    value,
    text: numberText(value, 2),
    date: study.day(last),
    formula: `\\frac{\\bar r}{${under}}\\sqrt{N},\\quad r_t = \\frac{C_t}{C_{t-1}} - 1`,
    inputs: [
      valueInput(texts.meanReturn, middle),
      valueInput(...spread),
      valueInput(texts.sessionsPerYear, sessionsPerYear),
      count,
      rows,
    ],
  });
  const [spread, downside] = [deviation(returns), downsideDeviation(returns)];
  const measures: Measure[] = [];
  if (spread > 1e-12)
    measures.push(
      ratio('sharpe', texts.sharpe, sharpe(returns, sessionsPerYear), 's_r', [texts.sampleDeviation, spread]),
    );
  if (downside > 1e-12)
    measures.push(
      ratio('sortino', texts.sortino, sortino(returns, sessionsPerYear), 'd_r', [texts.downside, downside]),
    );
  if (returns.length < fewestForRisk) return measures;
  const { loss, rank } = valueAtRisk(returns);
  return [
    ...measures,
    {
      id: 'var95',
      label: texts.valueAtRisk,
      value: loss,
      text: percentText(loss),
      date: study.day(last),
      formula: '-r_{(k)},\\quad k = \\lceil 0.05\\,n \\rceil',
      inputs: [valueInput(texts.rank, rank), count, rows],
    },
  ];
}

/** Returns over the usual spans, Sharpe and Sortino ratio, value at risk, best and worst day of the period. */
export function measureReturns(study: Study): Measure[] {
  const { last, periodStart } = study;
  const returns = simpleReturns(study.total.slice(periodStart, last + 1));
  if (returns.length < 20) return spans(study);
  const texts = indicatorTexts();
  // Over days that the file misses, a change of a market that never closes is that of several days.
  const { days, quality } = study.loaded.series;
  const ofOneDay = returns.filter((_, i) => {
    const at = periodStart + 1 + i;
    return quality.week !== 'seven' || (days[at] ?? 0) - (days[at - 1] ?? 0) === 1;
  });
  const extreme = (id: string, label: string, value: number): Measure => {
    const index = periodStart + 1 + returns.indexOf(value);
    return { ...changeMeasure(study, id, label, index - 1, index), formula: '\\frac{C_t}{C_{t-1}} - 1' };
  };
  const rising = returns.filter((value) => value > 0).length;
  return [
    ...spans(study),
    ...ratios(study, returns),
    {
      id: 'rising_share',
      label: texts.risingShare,
      value: rising / returns.length,
      text: percentText(rising / returns.length, 0),
      date: study.day(last),
      formula: '\\frac{\\#\\{r_t > 0\\}}{n}',
      inputs: [
        valueInput(texts.risingSessions, rising),
        valueInput(texts.returnsN, returns.length),
        rowsInput(study, texts.closesForReturns, periodStart, last, ['total']),
      ],
    },
    extreme(
      'best_day',
      texts.bestDay,
      ofOneDay.reduce((a, b) => Math.max(a, b), -Infinity),
    ),
    extreme(
      'worst_day',
      texts.worstDay,
      ofOneDay.reduce((a, b) => Math.min(a, b), Infinity),
    ),
  ];
}
