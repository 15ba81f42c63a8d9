import { bold, joinWords, words, type Said } from '../../../report/words.ts';
import { listWords } from '../../writing/list-words.ts';

/** What the stock report says for the decision: its first lines, the answer to the question, scenarios, events and views. */
export const noteEn = {
  horizonsUp: (count: number) => `Of ${count} horizons, those on which the close stands above its average`,
  age: {
    label: 'Days from the last price to this run',
    run: 'Day of this run',
    last: 'Day of the last price',
  },
  decisionTrend: (up: Said, parts: readonly Said[]) =>
    words`${bold('Hold?')} The close stands above its average on ${up} of ${String(parts.length)} horizons: ${listWords(parts)}.`,
  horizon: (sessions: number, gap: Said) => words`${gap} from that of ${String(sessions)} sessions`,
  stop: (price: Said, share: Said) =>
    words`${bold('Stop.')} Two average daily ranges below the close lie at ${price} (${share})`,
  stopSupport: (price: Said, gap: Said) => words`; the nearest support lies at ${price} (${gap})`,
  size: (share: Said) =>
    words`${bold('Size.')} With a stop two average daily ranges below the close, a position of ${share} of the capital risks 1 % of the capital.`,
  sizeAll: (share: Said) =>
    words`${bold('Size.')} With a stop two average daily ranges below the close, even the whole capital in this position risks less than 1 % of it (the arithmetic gives ${share}).`,
  noRanges: words`${bold('Stop.')} Average daily ranges were not computed, so no stop distance and no size follow from them.`,
  lastPrice: (day: string, days: number) =>
    days === 0
      ? words`The last price is of ${day}, the day of this run.`
      : words`The last price is of ${day}, ${String(days)} ${days === 1 ? 'day' : 'days'} before this run.`,
  stale: (day: string, days: Said) =>
    words`The prices end on ${day}, ${days} days before this run: ${bold('nothing here is about today')}.`,
  future: (day: string) =>
    bold(`The last price is of ${day}, which lies after the day of this run: check the dates.`),
  answer: (sentences: readonly Said[]) => words`${bold('Answer.')} ${joinWords(sentences, ' ')}`,
  notFromPrices:
    'What concerns causes, news, fair value, what comes next or whether to buy or sell cannot be answered from prices.',
  notTheTime: 'A time named in the question was not picked out: the spans are those named here.',
  notOneDay:
    'The price of a single day is not looked up in this analysis; ask for it in a chat with the file.',
  notUnderstood: words`${bold('The question was not recognised as one that these prices answer')} (holding, trend, falls, stop, volatility, momentum, returns, levels, crossings, volume, size, comparison); what follows is the usual analysis.`,
  notComputed: 'What the question asks for could not be computed from this file.',
  answers: {
    risk: (word: string) => `By the thresholds of this report it is ${word}.`,
    volatility: (value: Said, before: Said | null) =>
      words`Volatility of the last 30 sessions is ${value} a year${before === null ? '' : words`, three months ago it was ${before}`}.`,
    worst: (fall: Said, now: Said | null, span: 'year' | 'file') =>
      words`The largest fall ${span === 'year' ? 'of the last year' : 'in the file'} was ${fall}${now === null ? '' : words`; from the highest close the price now stands at ${now}`}.`,
    returns: (parts: readonly Said[]) => words`The return was ${listWords(parts)}.`,
    span: { return_1m: 'in 1 month', return_3m: 'in 3 months', return_1y: 'in 1 year' },
    levels: (support: Said | null, resistance: Said | null) =>
      words`The nearest support is ${support ?? 'not found'}, the nearest resistance ${resistance ?? 'not found'}.`,
    benchmarkLater: 'The comparison with the benchmark is in its section.',
    noBenchmark: 'For a comparison, choose a benchmark.',
    holding:
      'What that means for holding is below: the average of each horizon, a stop and a size; whether it is worth it is a decision that prices do not make.',
    sizing: (units: Said, share: Said) =>
      words`With a stop two average daily ranges below the close, ${units} units for each 10,000 of capital put 1 % of it at risk; that is ${share} of the capital in this position.`,
    stopAt: (price: Said, share: Said, support: readonly [price: Said, gap: Said] | null) =>
      words`By arithmetic, a stop two average daily ranges below the close lies at ${price} (${share})${support === null ? '' : words`; the nearest support is at ${support[0]} (${support[1]})`}. Where yours belongs depends on what you can lose, which prices do not say.`,
    crossing: (label: string, day: string, value: Said) => words`${label} on ${day} (${value})`,
    crossings: (parts: readonly Said[]) => words`The latest crossings: ${listWords(parts)}.`,
    noCrossing: 'No such crossing was found in the last year.',
    yes: 'Yes.',
    no: 'No.',
  },
  yearRange: (low: Said, high: Said, place: Said) =>
    words`The 52-week range reaches from ${low} to ${high}; the close stands at ${place} of the way from low to high.`,
  noYearRange: 'The file is shorter than 52 weeks, so there is no 52-week range.',
  /** `side` is the sign of its distance from the one of closes. */
  parkinson: (value: Said, side: number) =>
    words`From the ranges of the same 30 sessions (Parkinson) it is ${value}${side === 0 ? '' : side < 0 ? '; that it is lower than from closes points to moves between sessions' : '; that it is higher than from closes points to swings within sessions that the closes do not show'}.`,
  recovery: (rise: Said, sessions: Said) =>
    words`That high was ${sessions} sessions ago; to reach it again the price has to rise by ${rise}.`,
  ratios: (sortino: Said | null, loss: Said | null): Said[] => [
    ...(sortino === null ? [] : [words`The Sortino ratio, which counts only falls as risk, is ${sortino}.`]),
    ...(loss === null
      ? []
      : [words`On the worst 5 % of the days the price lost ${loss} or more (historical value at risk).`]),
  ],
  calendar:
    'Each change is counted from the last close of the week or month before; the latest may be unfinished.',
  weeks: (parts: Said) => words`By week, to its last session: ${parts}.`,
  months: 'Change by month',
  monthHead: ['Month to', 'Change'],
  charts: {
    session: 'Session',
    close: 'Close',
    price: 'Price and its averages',
    priceRule: (session: string) =>
      `Shown are the close at ${session} of the period and the averages up to it.`,
    fall: 'Below the highest close so far',
    fallColumn: 'From the high',
    fallRule: (session: string) =>
      `Shown is how far the close stood below the highest close of the period so far, at ${session}.`,
    volume: {
      day: 'Volume by session',
      week: 'Mean daily volume by week',
      month: 'Mean daily volume by month',
      quarter: 'Mean daily volume by quarter',
      year: 'Mean daily volume by year',
    },
    volumeColumn: 'Mean volume',
    volumeRule: 'Shown is the mean volume of the sessions since the point before.',
    spacing: {
      day: 'each session',
      week: 'the last session of each week',
      month: 'the last session of each month',
      quarter: 'the last session of each quarter',
      year: 'the last session of each year',
    },
  },
  events:
    'Crossings of averages, gaps and unusual volume of the last year: the widest gaps, of the others the latest:',
  eventHead: ['Day', 'Event', 'Value'],
  volumeEvent: (change: string) => `Volume far above usual, price ${change}`,
  gapEvent: (isUp: boolean, closed: string | null) =>
    `Gap ${isUp ? 'up' : 'down'}, ${closed === null ? 'not closed yet' : `closed on ${closed}`}`,
  noEvents: 'No crossings, gaps or unusual volumes were found in the last year.',
  scenarios:
    'Arithmetic from the close and the average daily range; none of these is expected. The last column is the change from the close.',
  scenarioHead: ['If the price goes to', 'Price', 'Change'],
  units: (units: Said) =>
    words`With a capital of 10,000 and a stop two average ranges below, ${units} units risk 1 % of it.`,
  rolling: (beta: Said, before: Said | null, lowest: Said, highest: Said, correlation: Said) =>
    words`Over the last three months alone beta is ${beta}${before === null ? '' : words` (three months before: ${before})`} and the correlation ${correlation}; in windows of that length beta reached from ${lowest} to ${highest}.`,
  risks: {
    title: 'What the risk is read from; the overall risk is the higher of those of volatility and fall',
    head: ['Measure', 'Value', 'Low risk', 'High risk', 'Reading'],
    names: {
      vol30: 'Volatility, yearly',
      fall_year: 'Largest fall',
      stop_gap: 'Stop, distance from the close',
      stop_atr: 'Stop, distance in ATR',
      stop_share: 'Spans that fell as far as the stop',
    },
    basis: 'convention of this report',
  },
  signalsUp: 'Directional signals that point up',
  notThen: 'Three months ago not computed',
  flat: 'The price has not moved over the horizons looked at: there is no trend, swing or fall to tell.',
  unchanged: (sessions: Said) =>
    words`${bold('The price stands still:')} the close has not changed for ${sessions} sessions. Prices may be missing, and measures of movement are left out where nothing moved.`,
  ends: (day: string) => `ends on ${day}`,
  shifted: 'days that no exchange trades on',
  riskUnknown: 'Not computed: the price does not move, or there are too few sessions',
};
