import { listText } from '../../../tools/number-text.ts';

/** What the stock report says for the decision: its first lines, the answer to the question, scenarios, events and views. */
export const noteEn = {
  decisionTrend: (up: number, parts: readonly string[]) =>
    `**Hold?** On ${up} of ${parts.length} horizons the close stands above its average: ${listText(parts)}.`,
  horizon: (sessions: number, gap: string) => `${gap} against ${sessions} sessions`,
  stop: (price: string, share: string) =>
    `**Stop.** Two average daily ranges below the close lie at ${price} (${share})`,
  stopSupport: (price: string, gap: string) => `; the nearest support lies at ${price} (${gap})`,
  size: (share: string) =>
    `**Size.** With a stop there, ${share} of the capital in this position risks 1 % of it.`,
  sizeAll: (share: string) =>
    `**Size.** With a stop there, even the whole capital in this position risks less than 1 % of it (the arithmetic gives ${share}).`,
  noRanges:
    '**Stop.** Average daily ranges were not computed, so no stop distance and no size follow from them.',
  lastPrice: (day: string, days: number) =>
    days === 0
      ? `The last price is of ${day}, the day of this run.`
      : `The last price is of ${day}, ${days} ${days === 1 ? 'day' : 'days'} before this run.`,
  stale: (day: string, days: number) =>
    `**The prices end on ${day}, ${days} days before this run: nothing here is about today.**`,
  future: (day: string) =>
    `**The last price is of ${day}, which lies after the day of this run: check the dates.**`,
  answer: (sentences: readonly string[]) => `**Answer.** ${sentences.join(' ')}`,
  notFromPrices:
    'What concerns causes, news, fair value, what comes next or whether to buy or sell cannot be answered from prices.',
  notTheTime: 'A time named in the question was not picked out: the spans are those named here.',
  notUnderstood:
    '**The question was not recognised as one that these prices answer** (trend, falls, stop, volatility, momentum, returns, levels, size, comparison); what follows is the usual analysis.',
  notComputed: 'What the question asks for could not be computed from this file.',
  answers: {
    volatility: (value: string, before: string | null) =>
      `Volatility of the last 30 sessions is ${value} a year${before === null ? '' : `, three months ago it was ${before}`}.`,
    worst: (fall: string, now: string | null) =>
      `The largest fall was ${fall}${now === null ? '' : `; from the highest close the price now stands at ${now}`}.`,
    momentum: (rsi: string, reading: string) => `RSI (14) is ${rsi}: ${reading.toLowerCase()}.`,
    returns: (parts: readonly string[]) => `The return was ${listText(parts)}.`,
    span: { return_1m: 'in 1 month', return_3m: 'in 3 months', return_1y: 'in 1 year' },
    levels: (support: string | null, resistance: string | null) =>
      `The nearest support is ${support ?? 'not found'}, the nearest resistance ${resistance ?? 'not found'}.`,
    year: (low: string, high: string, place: string) =>
      `The 52-week range reaches from ${low} to ${high}; the close stands at ${place} of it.`,
    benchmarkLater: 'The comparison with the benchmark stands in its section.',
    noBenchmark: 'For a comparison, choose a benchmark.',
    sizing: 'What a size means is shown above and under “Scenarios”.',
  },
  yearRange: (low: string, high: string, place: string) =>
    `The 52-week range reaches from ${low} to ${high}; the close stands at ${place} of it.`,
  noYearRange: 'The file is shorter than 52 weeks, so there is no 52-week range.',
  parkinson: (value: string) =>
    `From the ranges of the same 30 sessions (Parkinson) it is ${value}; a lower value than from closes points to moves between sessions.`,
  recovery: (rise: string, sessions: string) =>
    `That close was ${sessions} sessions ago; to reach it again the price has to rise by ${rise}.`,
  ratios: (sortino: string | null, loss: string | null) =>
    `${sortino === null ? '' : `The Sortino ratio, which counts only falls as risk, is ${sortino}. `}${loss === null ? '' : `On the worst twentieth of the days the price lost ${loss} or more (historical value at risk, 95 %).`}`,
  calendarHead: ['Week or month', 'Last session', 'Change'],
  week: 'Week',
  month: 'Month',
  calendar:
    'Last weeks and months, each from the last close of the one before; the latest may be unfinished:',
  events: 'Crossings of averages, gaps and unusual volume of the last year, the latest of each kind:',
  eventHead: ['Day', 'Event', 'Value'],
  volumeEvent: (change: string) => `Volume far above usual, price ${change}`,
  gapEvent: (isUp: boolean, closed: string | null) =>
    `Gap ${isUp ? 'up' : 'down'}, ${closed === null ? 'not closed yet' : `closed on ${closed}`}`,
  noEvents: 'No crossings, gaps or unusual volumes were found in the last year.',
  scenarios:
    'Arithmetic from the close and the average daily range; none of these is expected. The last column is the change from the close.',
  scenarioHead: ['If the price goes to', 'Price', 'Change'],
  units: (units: string) =>
    `With a capital of 10,000 and a stop two average ranges below, ${units} units risk 1 % of it.`,
  rolling: (beta: string, before: string | null, lowest: string, highest: string, correlation: string) =>
    `Over the last three months alone beta is ${beta}${before === null ? '' : ` (three months before: ${before})`} and the correlation ${correlation}; in windows of that length beta reached from ${lowest} to ${highest}.`,
  signalsUp: 'Directional signals that point up',
  notThen: 'Three months ago not computed',
  flat: 'The price has not moved over the horizons looked at: there is no trend, swing or fall to tell.',
  unchanged: (sessions: string) =>
    `**The close has not changed for ${sessions} sessions:** prices may be missing, and measures of movement are left out where nothing moved.`,
  ends: (day: string) => `ends on ${day}`,
  shifted: 'days that no exchange trades on',
  riskUnknown: 'Not computed: the price does not move, or there are too few sessions',
};
