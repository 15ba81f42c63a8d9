import { bold, words, type Said, type Words } from '../../../report/words.ts';
import type { DateForm } from '../../../table/table.ts';
import { pricesEn } from '../../../tools/messages/prices-en.ts';
import { listText, numberText } from '../../../tools/number-text.ts';

const whole = (value: number) => numberText(value, 0);
const days = (weekends: boolean) => (weekends ? 'days' : 'weekdays');
const weeks = {
  monFri: '',
  sunThu:
    'Sessions fall on Sunday to Thursday: a market with this week, or dates shifted by a day. They were taken as written.',
  tueSat:
    'Sessions fall on Tuesday to Saturday, which no exchange has: the dates seem to be shifted by a day. They were taken as written.',
  six: 'Sessions fall on six days a week: a year counts 313 of them.',
  seven: 'The market never closes: a year counts 365 sessions.',
};
const fallSpans = {
  year: 'of the last year',
  period: 'of the whole period',
  file: 'of the file, which is shorter than a year,',
};
const highestSpans = { year: 'of the last year', period: 'of the period', file: 'of the file' };
const orders = { 'oldest first': 'oldest first', 'newest first': 'newest first', unsorted: 'unsorted' };

/** First half of the stock report: head, trend, momentum, falls, findings. */
export const reportEn = {
  orders,
  headline: (title: string, trend: string, caution: string) => `${title}: ${trend}, ${caution}`,
  trends: {
    rising: 'rising trend',
    falling: 'falling trend',
    tested: 'below a rising 50-day average',
    recovering: 'recovery not yet confirmed',
    unclear: 'no clear trend',
  },
  cautions: {
    stopPassed: 'stop level already passed',
    stopNear: 'stop within reach',
    stretched: 'momentum stretched',
    washedOut: 'momentum washed out',
    farBelow: 'far below its high',
    thinner: 'thinner cushion',
    wider: 'wider swings',
    calmer: 'calmer swings',
    steady: 'steady swings',
    unmeasured: 'swings not compared',
  },
  /** `gap`: the close against its 50-day average; `slope`: how that average moved over 20 sessions. */
  trendTexts: {
    rising: (gap: Said, slope: Said) =>
      words`The close stands above a rising 50-day average (${gap} from it; the average moved ${slope} over 20 sessions): by this rule the trend is up.`,
    falling: (gap: Said, slope: Said) =>
      words`The close stands below a falling 50-day average (${gap} from it; the average moved ${slope} over 20 sessions): by this rule the trend is down.`,
    tested: (gap: Said, slope: Said) =>
      words`The 50-day average still rises (${slope} over 20 sessions), but the close has slipped below it (${gap}): by this rule the trend is neither up nor down.`,
    recovering: (gap: Said, slope: Said) =>
      words`The close is back above the 50-day average (${gap}), which still falls (${slope} over 20 sessions): a recovery that is not yet confirmed.`,
    unclear: (_gap: Said, _slope: Said) =>
      words`Close and 50-day average lie too near each other to name a direction.`,
  },
  trendTooShort: (gap: Said | null) =>
    gap === null
      ? words`There are too few sessions for a 50-day average, so no trend is named.`
      : words`The close stands at a distance of ${gap} from its 50-day average; there are too few sessions to say which way that average moves, so no trend is named.`,
  closeTooFew: (close: Said, day: string, sessions: Said) =>
    words`The close of ${close} on ${day} is the last of ${sessions} sessions; there are too few for a 50-day average.`,
  closeStands: (given: {
    close: Said;
    day: Said;
    gap: Said;
    isAbove: boolean;
    isOrderAbove: boolean;
    streak: Said | null;
    isOne: boolean;
  }) =>
    words`The close of ${given.close} on ${given.day} stands ${given.gap} ${given.isAbove ? 'above' : 'below'} its 50-day average${given.streak === null ? '' : words`, and the 20-day average has been ${given.isOrderAbove ? 'above' : 'below'} the 50-day average for ${given.streak} ${given.isOne ? 'session' : 'sessions'}`}.`,
  momentumState: (macd: Said, isPositive: boolean, isGrowing: boolean | null) =>
    words`By MACD (${macd}) momentum is ${isPositive ? 'positive' : 'negative'}${isGrowing === null ? '' : isGrowing ? (isPositive ? ' and still building' : ' and deepening') : isPositive ? ' but no longer accelerating' : ' but easing'}. `,
  rsiNow: (now: Said, then: Said | null, moved: 'same' | 'up' | 'down') =>
    words`RSI (14) is ${now}${then === null ? '' : moved === 'same' ? words`, much as three weeks ago (${then})` : words`, ${moved} from ${then} three weeks ago`}.`,
  horizons: { 1: 'Over the next month', 3: 'Over the next 3 months', 6: 'Over the next 6 months' },
  range: (horizon: string, spread: Said, low: Said, high: Said) =>
    words`${horizon}, a movement of one standard deviation is about ±${spread}, from ${low} to ${high}, if volatility stays as it is.`,
  stopLies: (stop: Said, gap: Said, isBelow: boolean, atrs: Said | null) =>
    words`The stop at ${stop} lies ${gap}${atrs === null ? '' : words` (${atrs} average daily ranges)`} ${isBelow ? 'below' : 'above'} the close.`,
  stopSeen: (share: Said, count: number, sessions: number) =>
    words` In the period looked at, ${share} of the ${whole(count)} overlapping spans of ${String(sessions)} sessions fell that far at some point.`,
  sample: words`${bold('Sample data.')} The prices are synthetic and the company is fictional; nothing here is about a real security.`,
  asked: (question: Said) => words`${bold('You asked:')} ${question}`,
  movedHead: ['Measure', 'Now', '3 months ago', 'Reading'],
  long: (average: Said, gap: Said, before: Said | null) =>
    words`Against the 200-day average of ${average} the close stands at ${gap}${before === null ? '' : words`, three months ago at ${before}`}.`,
  noMomentum: 'There are too few sessions for momentum measures.',
  rsiReads: (value: Said, reading: string) =>
    words`RSI (14) at ${value} reads as ${reading.toLowerCase()}; 70 and above would be overbought, 30 and below oversold.`,
  macd: (value: Said, signal: Said, gap: Said, isGaining: boolean) =>
    words`MACD is ${value} against a signal of ${signal}; the difference of ${gap} says that momentum points ${isGaining ? 'upwards' : 'downwards'}.`,
  volume: (sessions: number, change: Said, isMore: boolean, obv: Said, hasRisen: boolean, agrees: boolean) =>
    words`Mean volume of the last 20 sessions is ${change} ${isMore ? 'above' : 'below'} that of the last ${String(sessions)}, and on-balance volume ${hasRisen ? 'rose' : 'fell'} by ${obv} of the volume traded: ${agrees ? 'volume goes with the price' : 'volume does not go with the price'}.`,
  fall: (span: keyof typeof fallSpans, depth: Said, from: Said, to: Said, recovered: Said | null) =>
    words`The largest fall ${fallSpans[span]} was ${depth}, from ${from} to ${to}; ${recovered === null ? 'the old high has not been reached again' : words`the old high was reached again on ${recovered}`}.`,
  volatility: (sessions: number, recent: Said, period: Said) =>
    words`Daily log returns over 30 sessions, scaled to a year of ${String(sessions)} sessions, give ${recent}; over the whole period it is ${period}.`,
  highest: (span: keyof typeof fallSpans) => words`The last close is the highest ${highestSpans[span]}.`,
  belowHighest: (share: Said, span: keyof typeof fallSpans) =>
    words`The last close is ${share} below the highest ${highestSpans[span]}.`,
  bands: (lower: Said, upper: Said, place: Said, side: 'above' | 'below' | 'inside') =>
    side === 'inside'
      ? words`Between the Bollinger bands (${lower} and ${upper}) the close stands at ${place} of the way up.`
      : words`The close stands ${side} the Bollinger bands (${lower} and ${upper}), at ${place} of the way up from the lower.`,
  levelHead: ['Level', 'Price', 'From the close', 'Touches', 'Last touched'],
  support: 'Support',
  resistance: 'Resistance',
  noLevels: 'No swing points were found in the last year.',
  levels: (width: Said) =>
    words`Swing highs and lows of the last year, joined where they lie within ${width} of each other.`,
  noResistance: 'No swing high of the last year lies above the close.',
  noSupport: 'No swing low of the last year lies below the close.',
  returnHead: ['Span', 'Since', 'Return'],
  returnSpans: {
    return_1m: '1 month',
    return_3m: '3 months',
    return_6m: '6 months',
    return_1y: '1 year',
    return_period: 'Whole period',
  },
  returns: (given: { rising: Said; best: Said; bestDay: Said; worst: Said; worstDay: Said; sharpe: Said }) =>
    words`Over the period, ${given.rising} of the sessions rose. The best day brought ${given.best} (${given.bestDay}), the worst ${given.worst} (${given.worstDay}). The Sharpe ratio, with a risk-free rate of 0, is ${given.sharpe}.`,
  tooFewMatched: (matched: number, name: Said) =>
    words`Only ${whole(matched)} dates match those of ${name}; at least 30 are needed, so nothing was compared.`,
  allMatch: (matched: Said) => words`All ${matched} dates match.`,
  someMatch: (matched: Said, all: number, missing: readonly string[], hasMore: boolean) =>
    words`${matched} of ${whole(all)} dates match; without a row in the benchmark: ${missing.join(', ')}${hasMore ? ' and more' : ''}.`,
  beta: (name: Said, beta: Said, correlation: Said, share: Said) =>
    words`The beta to ${name} is ${beta}: for each 1\u00a0% the benchmark moved in a session, the price moved ${beta}\u00a0% on average. The correlation of ${correlation} means that the benchmark accounts for ${share} of the price’s movement; the rest is its own.`,
  benchmarkHead: ['Span', 'Own return', 'Benchmark', 'Difference'],
  beforeRounding: 'Differences are taken before rounding.',
  fallsAndYears: 'Falls and years',
  episodes: 'The deepest falls of the whole file that do not overlap:',
  episodeHead: ['Fall', 'Peak', 'Low', 'Peak reached again'],
  notYet: 'not yet',
  years: 'By calendar year; the first and the last may be incomplete:',
  yearHead: ['Year', 'Return', 'Volatility, yearly'],
  signalHead: ['Signal', 'Value', 'Rule', 'Reading'],
  signals: (up: Said, all: number, isOne: boolean) =>
    words`${up} of ${String(all)} directional signals ${isOne ? 'points' : 'point'} up. They are not independent of each other: most are computed from the same closes.`,
  signalNames: {
    gap50: 'Close and SMA 50',
    order: 'SMA 20 and SMA 50',
    gap200: 'Close and SMA 200',
    macd: 'MACD and signal',
    rsi: 'RSI (14)',
    obv: 'On-balance volume',
    benchmark: 'Against the benchmark, 3 months',
  },
  rules: { aboveZero: 'above 0', order: '20 above 50', rsi: '30 to 70' },
  risks: { 'low risk': 'low risk', 'medium risk': 'medium risk', 'high risk': 'high risk' },
  answer: (given: {
    headline: string;
    first: Said;
    close: Said;
    gap: Said | null;
    volatility: Said | null;
    risk: string | null;
    fall: Said | null;
    span: keyof typeof fallSpans;
    stop: Words;
  }) =>
    words`${bold(`${given.headline}.`)} ${given.first} The last close is ${given.close}${given.gap === null ? '' : words`, ${given.gap} from its 50-day average`}${given.volatility === null ? '' : words`; yearly volatility is ${given.volatility}`}${given.fall === null ? '' : words`; the largest fall ${fallSpans[given.span]} was ${given.fall}`}.${given.risk === null ? '' : ` By this report’s thresholds: ${given.risk}.`}${given.stop.length > 0 ? words` ${given.stop}` : ''} The report has the tables, the formulas and what the file cannot tell.`,
  answerStop: (stop: Said, gap: Said, isBelow: boolean) =>
    words`Your stop at ${stop} lies ${gap} ${isBelow ? 'below' : 'above'} the close`,
  answerSpans: (share: Said, sessions: number) =>
    words`; ${share} of the past spans of ${String(sessions)} sessions fell that far at some point`,
  findings: {
    risk: 'Overall risk',
    riskDetail: (volatility: string, fall: string, span: keyof typeof fallSpans) =>
      `Volatility ${volatility}, largest fall ${fallSpans[span]} ${fall}`,
    order: (isAbove: boolean, streak: string) =>
      `SMA 20 ${isAbove ? 'above' : 'below'} SMA 50 for ${streak} sessions`,
    rsiThen: (reading: string, then: string) => `${reading}, ${then} three weeks ago`,
    volatility: (value: string) => `Volatility ${value}`,
    threeMonthsAgo: (value: string) => `${value} three months ago`,
    stop: (price: string) => `Stop at ${price}`,
    stopPassed: (gap: string) => `${gap} above the close: already passed`,
    stopBelow: (gap: string, atrs: string | null, share: string | null) =>
      `${gap} below${atrs === null ? '' : `, ${atrs} ATR`}${share === null ? '' : `; ${share} of past spans fell as far`}`,
    missing: (count: number, weekends: boolean) =>
      `${count === 1 ? `1 ${weekends ? 'day' : 'weekday'}` : `${whole(count)} ${days(weekends)}`} without a price`,
    twice: (count: number) => `${count} days twice`,
    odd: (count: number) => `${count} odd rows`,
    complete: 'Data complete',
    gaps: 'Data gaps',
    toCheck: 'Data to check',
    fromTo: (first: string, last: string) => `${first} to ${last}`,
  },
  quality: {
    read: (given: {
      sessions: Said;
      first: string;
      last: string;
      /** Null where each row is a session. */
      rows: number | null;
      order: string;
      form: string;
      hasPoint: boolean;
    }) =>
      words`${given.sessions} sessions from ${given.first} to ${given.last}${given.rows === null ? '' : `, read from ${whole(given.rows)} rows`} (${orders[given.order as keyof typeof orders]}); dates as ${pricesEn.dateForm(given.form as DateForm)}, decimals with a ${given.hasPoint ? 'point' : 'comma'}.`,
    onlyLast: (most: number) =>
      `Only the last ${whole(most)} sessions are used; what lies before was read and checked, but not computed with.`,
    noneMissing: (weekends: boolean) =>
      `No ${days(weekends)} are missing between the first and the last session.`,
    missing: (count: Said, weekends: boolean, listed: string) =>
      words`${weekends ? 'Days' : 'Weekdays'} without a price, exchange holidays among them: ${count}; the latest: ${listed}. Nothing was filled in: each change is taken from one session to the next that exists.`,
    symbol: (symbol: string) => `The security is ${symbol}, as the file names it.`,
    week: weeks,
    zone: {
      utc: 'Times are UTC; the day of a session is its day in UTC.',
      exchange:
        'Times are UTC and begin on the day before the session or end on the day after; each was given to the day in whose time zone no session falls on a weekend.',
    },
    adjusted: (column: string, close: string) =>
      `Returns, volatility and falls are taken from column ${column} (adjusted for dividends and splits); levels, averages and ranges from ${close}, as traded.`,
    adjustedOnly: (column: string) =>
      `The plain closes hold a split that the adjusted ones leave out: only column ${column} was used, and no ranges or volumes, which are not adjusted.`,
    adjustedCloses: (column: string) =>
      `The closes are those of column ${column}, adjusted for dividends and splits: older levels are below the prices that were traded.`,
    jump: {
      said: 'The price jumps as at a split; it was taken for a move of the price, as the form says.',
      volume:
        'The price jumps as at a split, but trading was heavy on that day alone, as with news: it was taken for a move of the price.',
      adjusted:
        'The price jumps as at a split, but the adjusted closes leave the jump in: it was taken for a move of the price.',
    },
    notAdjusted:
      'The file has no adjusted closes: returns are price returns, and a dividend shows as a fall of the price.',
    row: 'Row',
    kinds: {
      gaps: 'Days without a price',
      duplicates: 'Days with more than one row',
      events: 'Rows of dividends or splits',
      left_out: 'Lines around the table',
      odd: 'Odd rows',
    },
    events: (count: Said, lines: string) =>
      words`Rows of dividends or splits, which are no prices: ${count} (${lines}).`,
    gaps: (count: Said, lines: string) =>
      words`Days without a price, or with one of zero, were left out: ${count} (${lines}).`,
    left_out: (count: Said, lines: string) =>
      words`Titles, units and remarks around the table were left out: ${count} (${lines}).`,
    lines: (word: string, lines: readonly number[], hasMore: boolean) =>
      `${word}${lines.length === 1 ? '' : 's'} ${listText(lines.map(String))}${hasMore ? ' and more' : ''}`,
    duplicates: (count: Said, listed: readonly string[]) =>
      words`Days with more than one row: ${count} (${listed.join('; ')}).`,
    joined: (count: number) =>
      `${whole(count)} days have several rows with different times; each was joined into one session (first open, highest high, lowest low, last close, summed volume).`,
    odd: (mark: Said, count: number, listed: readonly string[]) =>
      words`${mark} ${count === 1 ? 'row looks odd and was used as it is' : 'rows look odd and were used as they are'}: ${listed.join('; ')}${count > listed.length ? '; and more' : ''}.`,
    blanks: (listed: readonly string[]) =>
      `Rows without a value: ${listed.join(', ')}. Measures that need these columns were not computed.`,
  },
};
