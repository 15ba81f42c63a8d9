import { numberText } from '../number-text.ts';
import { sessionsInput, valueInput } from './inputs.ts';
import type { Matched } from './measure-benchmark.ts';
import { logReturns, moments } from './risk.ts';
import { sessionsOf, type Measure, type Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Beta and correlation in windows of a quarter: now, three months ago, and the lowest and highest beta of the period. */
export function measureRolling(study: Study, benchmark: Study, { own, other }: Matched): Measure[] {
  const window = sessionsOf(3, study.sessionsPerYear);
  if (own.length <= window) return [];
  const mine = logReturns(Float64Array.from(own, (i) => study.total[i] ?? 0));
  const theirs = logReturns(Float64Array.from(other, (i) => benchmark.total[i] ?? 0));
  const texts = indicatorTexts();
  // Window number w holds the returns w … w + window − 1, so the matched closes w … w + window.
  const at = (w: number) => moments(mine.slice(w, w + window), theirs.slice(w, w + window));
  const betas = Array.from({ length: mine.length - window + 1 }, (_, w) => at(w))
    .map(({ covariance, theirs: variance }, w) => ({ w, beta: covariance / variance }))
    .filter(({ beta }) => Number.isFinite(beta));
  const make = (id: string, label: string, w: number, kind: 'beta' | 'correlation'): Measure => {
    const { covariance, mine: own2, theirs: other2 } = at(w);
    const value = kind === 'beta' ? covariance / other2 : covariance / Math.sqrt(own2 * other2);
    return {
      id,
      label,
      value,
      text: numberText(value, 2),
      date: study.day(own[w + window] ?? 0),
      formula:
        kind === 'beta'
          ? '\\frac{\\mathrm{cov}(r, r_b)}{\\mathrm{var}(r_b)}'
          : '\\frac{\\mathrm{cov}(r, r_b)}{s_r\\,s_b}',
      inputs: [
        valueInput(texts.covariance, covariance),
        valueInput(texts.benchmarkVariance, other2),
        ...(kind === 'beta' ? [] : [valueInput(texts.ownVariance, own2)]),
        sessionsInput(study, texts.ownCloses, own.slice(w, w + window + 1), ['total']),
        sessionsInput(benchmark, texts.benchmarkCloses, other.slice(w, w + window + 1), ['total']),
      ],
    };
  };
  const last = mine.length - window;
  const sorted = betas.toSorted((a, b) => a.beta - b.beta);
  const [least, highest] = [sorted[0], sorted.at(-1)];
  if (least === undefined || highest === undefined) return [];
  const measures = [
    make('beta_quarter', texts.betaQuarter(window), last, 'beta'),
    make('correlation_quarter', texts.correlationQuarter(window), last, 'correlation'),
    make('beta_lowest', texts.betaLowest(window), least.w, 'beta'),
    make('beta_highest', texts.betaHighest(window), highest.w, 'beta'),
  ];
  if (last >= window)
    measures.push(
      make('beta_quarter_before', texts.threeMonthsAgo(texts.betaQuarter(window)), last - window, 'beta'),
      make(
        'correlation_quarter_before',
        texts.threeMonthsAgo(texts.correlationQuarter(window)),
        last - window,
        'correlation',
      ),
    );
  return measures;
}
