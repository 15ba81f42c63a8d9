import type { Inline } from '../../../report/blocks.ts';
import { bold, italic, words } from '../../../report/words.ts';
import { numberText } from '../../../tools/number-text.ts';

const tex = (formula: string): Inline => ({ kind: 'maths', tex: formula });

/** Second half of the stock report: how it was computed, what it cannot say; and the names of the steps. */
export const methodEn = {
  intro: (quarter: number, year: number) =>
    `Every underlined number opens its formula, its inputs and the lines of the file it came from. Three months are ${quarter} sessions, a year ${year}.`,
  averages: words`${bold('Averages.')} Simple means of the last 20, 50 and 200 closes. Rising trend: close above a 50-day average that rose over 20 sessions; falling: below one that fell.`,
  rsi: words`${bold('RSI (14)')} with Wilder’s smoothing of gains ${tex('U')} and losses ${tex('D')}: ${tex('100 - 100 / (1 + \\overline{U}_{14} / \\overline{D}_{14})')}.`,
  macd: words`${bold('MACD')} is the 12-day minus the 26-day exponential average; its signal the 9-day exponential average of that.`,
  atr: words`${bold('ATR (14)')} is the mean true range with Wilder’s smoothing: the largest of the day’s range and the distances of its high and low from the close before.`,
  scenarios: words`${bold('Scenarios')} are the close plus and minus multiples of ATR (14). The size follows from the share of the capital that a stop two ranges away may cost; one per cent is a convention.`,
  ratios: words`${bold('Sharpe')} (W. F. Sharpe, 1994) and ${bold('Sortino')} (F. Sortino and L. Price, 1994) divide the mean of daily simple returns by their deviation, or by the root mean square of those below 0, with a risk-free rate and target of 0. ${bold('Value at risk')} is historical: the return at the worst twentieth, without any assumption about its distribution.`,
  beta: words`${bold('Beta')} and correlation rest on daily log returns of the dates both files have: ${tex('\\beta = \\mathrm{cov}(r, r_b) / \\mathrm{var}(r_b)')}.`,
  range: (sessions: number, year: number) =>
    words`${bold('Range over the horizon')} of ${tex(`h = ${sessions}`)} sessions, from the volatility of the last 30; it describes usual movement and predicts no direction: ${tex(`C_t\\,e^{\\pm \\sigma_y \\sqrt{h/${year}}}`)}.`,
  risk: words`${bold('Risk words')} are read by the thresholds in the table under “Volatility and falls”; they are conventions. What was not computed never softens them.`,
  limits: {
    why: 'Why the price moved: the file holds prices only, no news and no accounts.',
    where: 'Where it will go: past movement is described, nothing is predicted.',
    long: 'A 200-day average: there are fewer than 200 sessions.',
    ranges: 'Daily ranges (ATR): complete highs and lows are not in the file; levels rest on closes.',
    volume: 'Volume: the file holds no complete volumes.',
    benchmark: 'Comparison with a market: no benchmark was chosen.',
    currency: 'The currency: no column names it, so prices are printed without one.',
    splits: 'Whether large one-day moves are splits: they were taken as price moves.',
    question: 'The part of the question about causes, news or a decision: it cannot be answered from prices.',
  },
  foot: (isSample: boolean) =>
    italic(
      `Prepared by the built-in analyst: computed and quoted, no language model. This is information, not investment advice.${isSample ? ' Sample data: synthetic prices of a fictional company.' : ''}`,
    ),
  steps: {
    head: 'Write the summary',
    measures: 'Write trend, momentum and volatility',
    benchmark: 'Write the comparison',
    closing: 'Write signals, data quality and method',
    noBenchmark: 'No benchmark chosen',
    reportWritten: 'Report written',
    measured: (count: number) => `${numberText(count, 0)} measures`,
  },
};
