import { longestHistory } from '../../tools/market-data/load-series.ts';
import { dayText, listText, numberText } from '../../tools/number-text.ts';
import { sourceMark, table } from '../writing/marks.ts';
import { rsiReading } from '../../tools/indicators/readings.ts';
import { trendOf, volatilityRisk } from './readings.ts';
import type { Writing } from './write-head.ts';
import { trendTexts } from './write-sections.ts';

const side = (value: number) => (value >= 0 ? 'Up' : 'Down');

function signalRows({ step, book }: Writing): string[][] {
  const rows: string[][] = [];
  const add = (ids: readonly string[], name: string, value: string, rule: string, reading: string) => {
    if (book.has(...ids)) rows.push([name, value, rule, reading]);
  };
  add(['gap50'], 'Close and SMA 50', book.mark(step, 'gap50'), 'above 0', side(book.value('gap50')));
  add(
    ['sma20', 'sma50'],
    'SMA 20 and SMA 50',
    `${book.mark(step, 'sma20')} / ${book.mark(step, 'sma50')}`,
    '20 above 50',
    side(book.value('sma20') - book.value('sma50')),
  );
  add(['gap200'], 'Close and SMA 200', book.mark(step, 'gap200'), 'above 0', side(book.value('gap200')));
  add(['macd_gap'], 'MACD and signal', book.mark(step, 'macd_gap'), 'above 0', side(book.value('macd_gap')));
  add(['rsi'], 'RSI (14)', book.mark(step, 'rsi'), '30 to 70', rsiReading(book.value('rsi')));
  add(
    ['obv_share'],
    'On-balance volume',
    book.mark(step, 'obv_share'),
    'above 0',
    side(book.value('obv_share')),
  );
  add(
    ['rel_3m_gap'],
    'Against the benchmark, 3 months',
    book.mark(step, 'rel_3m_gap'),
    'above 0',
    side(book.value('rel_3m_gap')),
  );
  return rows;
}

export function writeSignals(writing: Writing): void {
  const rows = signalRows(writing);
  const counted = rows.filter((row) => row[3] === 'Up' || row[3] === 'Down');
  const up = counted.filter((row) => row[3] === 'Up').length;
  const text = `${up} of ${counted.length} directional signals point up. They are not independent of each other: most are computed from the same closes.`;
  writing.step.write(
    'report',
    ['## Signals', '', text, '', table(['Signal', 'Value', 'Rule', 'Reading'], rows, [1]), '', ''].join('\n'),
  );
}

/** What is missing or odd in the file; listed, never filled in. */
export function writeDataQuality({ step, series, allN }: Writing): void {
  const word = series.trades_weekends ? 'days' : 'weekdays';
  const lines = [
    `- ${numberText(series.sessions, 0)} sessions from ${dayText(series.first)} to ${dayText(series.last)}, read from ${numberText(series.rows, 0)} rows (${series.order}); dates as ${series.date_form}, decimals with a ${series.decimal_mark === '.' ? 'point' : 'comma'}.${sourceMark(allN)}`,
  ];
  if (series.sessions === longestHistory)
    lines.push(
      `- Only the last ${numberText(longestHistory, 0)} sessions are used; what lies before was read and checked, but not computed with.`,
    );
  if (series.missing_count === 0)
    lines.push(`- No ${word} are missing between the first and the last session.`);
  else {
    const listed = series.missing.slice(-12).map(dayText);
    lines.push(
      `- ${numberText(series.missing_count, 0)} ${word} have no row; exchange holidays count among them. ${series.missing_count > listed.length ? 'The latest: ' : ''}${listText(listed)}. Nothing was filled in: each change is taken from one session to the next that exists.`,
    );
  }
  if (series.duplicates.length > 0)
    lines.push(`- Days with more than one row: ${series.duplicates.slice(0, 8).join('; ')}.`);
  if (series.joined_intraday > 0)
    lines.push(
      `- ${numberText(series.joined_intraday, 0)} days have several rows with different times; each was joined into one session (first open, highest high, lowest low, last close, summed volume).`,
    );
  if (series.oddity_count > 0)
    lines.push(
      `- ${numberText(series.oddity_count, 0)} rows look odd and were used as they are: ${series.oddities.slice(0, 6).join('; ')}${series.oddity_count > 6 ? '; and more' : ''}.`,
    );
  if (series.blanks.length > 0)
    lines.push(
      `- Rows without a value: ${series.blanks.join(', ')}. Measures that need these columns were not computed.`,
    );
  step.write('report', `## Data quality\n\n${lines.join('\n')}\n\n`);
}

/** Rules and formulas behind the readings. */
export function writeMethod({ step, book, series, request }: Writing): void {
  const sessions = series.trades_weekends ? 365 : 252;
  const lines = [
    '## How it was computed',
    '',
    `Every underlined number opens its formula, its inputs and the lines of the file it came from. Three months are ${Math.round((63 * sessions) / 252)} sessions, a year ${sessions}.`,
    '',
    '- **Averages.** Simple means of the last 20, 50 and 200 closes. Rising trend: close above a 50-day average that rose over 20 sessions; falling: below one that fell.',
    '- **RSI (14)** with Wilder’s smoothing of gains \\(U\\) and losses \\(D\\):',
    '',
    '$$\n\\mathrm{RSI} = 100 - \\frac{100}{1 + \\overline{U}_{14} / \\overline{D}_{14}}\n$$',
    '',
    '- **MACD** is the 12-day minus the 26-day exponential average; its signal the 9-day exponential average of that.',
  ];
  if (book.has('atr'))
    lines.push(
      '- **ATR (14)** is the mean true range with Wilder’s smoothing: the largest of the day’s range and the distances of its high and low from the close before.',
    );
  lines.push('- **Largest fall** compares each close with the highest close before it.');
  if (book.has('beta'))
    lines.push(
      '- **Beta** and correlation rest on daily log returns of the dates both files have:',
      '',
      '$$\n\\beta = \\frac{\\mathrm{cov}(r, r_b)}{\\mathrm{var}(r_b)}\n$$',
      '',
    );
  if (book.has('spread'))
    lines.push(
      `- **Range over the horizon** of \\(h = ${request.horizon.sessions}\\) sessions, from the volatility of the last 30; it describes usual movement and predicts no direction:`,
      '',
      `$$\nC_t\\,e^{\\pm \\sigma_y \\sqrt{h/${sessions}}}\n$$`,
      '',
    );
  lines.push(
    '- **Risk words.** Yearly volatility below 20 % low, below 40 % medium, else high; largest fall of a year up to 10 % low, up to 25 % medium, else high; a stop high when it is nearer than 1 ATR or when a third of the past spans fell that far, low when it is 2 ATR away and less than a tenth did, else medium. The overall word is the highest of volatility and fall.',
  );
  step.write('report', `${lines.join('\n')}\n\n`);
}

/** What the file cannot answer, and the foot. */
export function writeLimits(writing: Writing, hasBenchmark: boolean): void {
  const { step, book, series, request } = writing;
  const lines = [
    '- Why the price moved: the file holds prices only, no news and no accounts.',
    '- Where it will go: past movement is described, nothing is predicted.',
  ];
  if (!book.has('sma200')) lines.push('- A 200-day average: there are fewer than 200 sessions.');
  if (!book.has('atr'))
    lines.push('- Daily ranges (ATR): complete highs and lows are not in the file; levels rest on closes.');
  if (!series.has_volume) lines.push('- Volume: the file holds no complete volumes.');
  if (!hasBenchmark && request.benchmark === null)
    lines.push('- Comparison with a market: no benchmark was chosen.');
  if (series.currency === null)
    lines.push('- The currency: no column names it, so prices are printed without one.');
  if (series.oddities.some((one) => one.includes('split')))
    lines.push('- Whether large one-day moves are splits: they were taken as price moves.');
  if (request.question !== '' && /\b(why|news|earnings|dividend|buy|sell|should i)\b/i.test(request.question))
    lines.push(
      '- The part of the question about causes, news or a decision: it cannot be answered from prices.',
    );
  const about = `*Prepared by the built-in analyst: computed and quoted, no language model. This is information, not investment advice.${series.is_sample ? ' Sample data: synthetic prices of a fictional company.' : ''}*`;
  step.write('report', `## What could not be supported\n\n${lines.join('\n')}\n\n---\n\n${about}\n`);
}

/** Finishing words of the headline, for the answer in the chat. */
export function answerText(headline: string, writing: Writing): string {
  const { step, book, request } = writing;
  const stop = book.has('stop_gap')
    ? ` Your stop at ${request.stop} lies ${book.mark(step, 'stop_gap', book.text('stop_gap').replace(/[−+]/, ''))} ${book.value('stop_gap') < 0 ? 'below' : 'above'} the close${book.has('stop_share') ? `; ${book.mark(step, 'stop_share')} of the past spans of ${request.horizon.sessions} sessions fell that far at some point` : ''}.`
    : '';
  return `**${headline}.** ${trendTexts[trendOf(book)]} The close of ${book.mark(step, 'close')}${book.has('gap50') ? ` stands at ${book.mark(step, 'gap50')} against its 50-day average` : ''}; yearly volatility is ${book.mark(step, 'vol30')} (${volatilityRisk(book.value('vol30'))}) and the largest fall of the last year ${book.mark(step, 'fall_year')}.${stop} The report has the tables, the formulas and what the file cannot tell.`;
}
