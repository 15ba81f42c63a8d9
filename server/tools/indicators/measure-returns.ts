import { numberText, percentText, priceText, signedPercentText } from '../number-text.ts';
import { logReturns, mean, sharpe } from './risk.ts';
import type { Measure, Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

type ReturnId = 'return_1m' | 'return_3m' | 'return_6m' | 'return_1y' | 'return_period';

function change(study: Study, id: ReturnId, from: number): Measure[] {
  const then = study.close[from];
  if (from < 0 || from >= study.last || then === undefined) return [];
  const now = study.close[study.last] ?? 0;
  return [
    {
      id,
      label: indicatorTexts().returns[id],
      value: now / then - 1,
      text: signedPercentText(now / then - 1),
      date: study.day(from),
      formula: '\\frac{C_t}{C_0} - 1',
      inputs: [
        {
          name: indicatorTexts().closeOf(study.day(study.last)),
          value: priceText(now),
          from: study.place(study.last),
        },
        { name: indicatorTexts().closeOf(study.day(from)), value: priceText(then), from: study.place(from) },
      ],
    },
  ];
}

/** Returns over the usual spans, Sharpe ratio, best and worst day of the period. */
export function measureReturns(study: Study): Measure[] {
  const { last, periodStart, sessionsPerYear } = study;
  const scale = sessionsPerYear / 252;
  const back = (sessions: number) => last - Math.round(sessions * scale);
  const measures = [
    ...change(study, 'return_1m', back(21)),
    ...change(study, 'return_3m', back(63)),
    ...change(study, 'return_6m', back(126)),
    ...change(study, 'return_1y', back(252)),
    ...change(study, 'return_period', periodStart),
  ];
  const returns = logReturns(study.close.slice(periodStart, last + 1));
  if (returns.length < 20) return measures;
  const span = study.span(periodStart, last);
  const extreme = (id: string, label: string, value: number): Measure => {
    const index = periodStart + 1 + returns.indexOf(value);
    const size = Math.exp(value) - 1;
    return {
      id,
      label,
      value: size,
      text: signedPercentText(size),
      date: study.day(index),
      formula: '\\frac{C_t}{C_{t-1}} - 1',
      inputs: [
        {
          name: indicatorTexts().closeOf(study.day(index)),
          value: priceText(study.close[index] ?? 0),
          from: study.place(index),
        },
        {
          name: indicatorTexts().closeBefore,
          value: priceText(study.close[index - 1] ?? 0),
          from: study.place(index - 1),
        },
      ],
    };
  };
  const ratio = sharpe(returns, sessionsPerYear);
  const rising = returns.filter((value) => value > 0).length;
  return [
    ...measures,
    {
      id: 'sharpe',
      label: indicatorTexts().sharpe,
      value: ratio,
      text: numberText(ratio, 2),
      date: study.day(last),
      formula: `\\frac{\\bar r}{s_r}\\sqrt{${sessionsPerYear}}`,
      inputs: [
        { name: indicatorTexts().meanReturn, value: percentText(mean(returns), 3), from: span },
        { name: indicatorTexts().sessionsLabel, value: numberText(returns.length, 0), from: span },
      ],
    },
    {
      id: 'rising_share',
      label: indicatorTexts().risingShare,
      value: rising / returns.length,
      text: percentText(rising / returns.length, 0),
      date: study.day(last),
      formula: '\\frac{\\#\\{r_t > 0\\}}{n}',
      inputs: [
        { name: indicatorTexts().risingSessions, value: numberText(rising, 0), from: span },
        { name: indicatorTexts().sessionsLabel, value: numberText(returns.length, 0), from: span },
      ],
    },
    extreme(
      'best_day',
      indicatorTexts().bestDay,
      returns.reduce((a, b) => Math.max(a, b), -Infinity),
    ),
    extreme(
      'worst_day',
      indicatorTexts().worstDay,
      returns.reduce((a, b) => Math.min(a, b), Infinity),
    ),
  ];
}
