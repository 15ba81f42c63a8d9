import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { sourceMark, table } from '../writing/marks.ts';
import { rsiReading } from '../../tools/indicators/readings.ts';
import { trendOf } from './readings.ts';
import type { Writing } from './write-head.ts';

export const trendTexts = {
  rising: 'The close stands above a rising 50-day average: by this rule the trend is up.',
  falling: 'The close stands below a falling 50-day average: by this rule the trend is down.',
  tested: 'The 50-day average still rises, but the close has slipped below it: the trend is under test.',
  recovering:
    'The close is back above the 50-day average, which still falls: a recovery that is not yet confirmed.',
  unclear:
    'Close and 50-day average lie too near each other, or there are too few sessions, to name a direction.',
} as const;

function trendText({ step, book, allN }: Writing): string {
  const parts: string[] = [trendTexts[trendOf(book)]];
  if (book.has('slope50'))
    parts.push(`The 50-day average moved ${book.mark(step, 'slope50')} over the last 20 sessions.`);
  if (book.has('gap200'))
    parts.push(
      `Against the 200-day average of ${book.mark(step, 'sma200')} the close stands at ${book.mark(step, 'gap200')}${book.has('gap200_before') ? `, three months ago at ${book.mark(step, 'gap200_before')}` : ''}.`,
    );
  return `${parts.join(' ')}${sourceMark(allN)}`;
}

function momentumText({ step, book, allN }: Writing): string {
  if (!book.has('rsi')) return 'There are too few sessions for momentum measures.';
  const parts = [
    `RSI (14) at ${book.mark(step, 'rsi')} reads as ${rsiReading(book.value('rsi')).toLowerCase()}; 70 and above would be overbought, 30 and below oversold.`,
  ];
  if (book.has('macd', 'macd_signal', 'macd_gap'))
    parts.push(
      `MACD is ${book.mark(step, 'macd')} against a signal of ${book.mark(step, 'macd_signal')}; the difference of ${book.mark(step, 'macd_gap')} says that momentum is ${book.value('macd_gap') >= 0 ? 'gaining' : 'fading'}.`,
    );
  if (book.has('volume_change'))
    parts.push(
      `Mean volume of the last 20 sessions is ${book.mark(step, 'volume_change', percentText(Math.abs(book.value('volume_change'))))} ${book.value('volume_change') >= 0 ? 'above' : 'below'} that of the last 63, and on-balance volume ${book.value('obv_share') >= 0 ? 'rose' : 'fell'} by ${book.mark(step, 'obv_share', percentText(Math.abs(book.value('obv_share'))))} of the volume traded: ${Math.sign(book.value('obv_share')) === Math.sign(book.value('close') - book.value('close_before')) ? 'volume goes with the price' : 'volume does not go with the price'}.`,
    );
  return `${parts.join(' ')}${sourceMark(allN)}`;
}

function fallText({ step, book, allN }: Writing, id: string, words: string): string {
  const measure = book.measure(id);
  if (measure === undefined || measure.value === 0) return '';
  const back =
    typeof measure.recovered === 'string' && measure.recovered !== ''
      ? `; the old high was reached again on ${dayText(measure.recovered)}`
      : '; the old high has not been reached again';
  return `The largest fall ${words} was ${book.mark(step, id)}, from ${dayText(String(measure.peak_date))} to ${dayText(measure.date)}${back}.${sourceMark(allN)}`;
}

/** Trend, momentum, volatility and falls. */
export function writeCore(writing: Writing): void {
  const { step, book, series } = writing;
  const sessions = series.trades_weekends ? 365 : 252;
  const lines = [
    '## Trend',
    '',
    trendText(writing),
    '',
    '## Momentum',
    '',
    momentumText(writing),
    '',
    '## Volatility and falls',
    '',
  ];
  if (book.has('vol30')) {
    lines.push(
      `Daily log returns over 30 sessions, scaled to a year of ${sessions} sessions, give ${book.mark(step, 'vol30')}; over the whole period it is ${book.mark(step, 'vol_period')}:${sourceMark(writing.allN)}`,
      '',
      `$$\n\\sigma_y = \\sqrt{${sessions}}\\,\\sqrt{\\frac{1}{n-1}\\sum_{t=1}^{n}\\left(r_t-\\bar r\\right)^2}\n$$`,
      '',
    );
  }
  const same = book.text('fall_year') === book.text('fall_period');
  const falls = [
    fallText(writing, 'fall_year', 'of the last year'),
    same ? '' : fallText(writing, 'fall_period', 'of the whole period'),
  ].filter((text) => text !== '');
  if (book.has('fall_now'))
    falls.push(
      book.value('fall_now') === 0
        ? 'The last close is the highest of the year.'
        : `The last close is ${book.mark(step, 'fall_now', percentText(Math.abs(book.value('fall_now'))))} below the highest of the year.`,
    );
  if (book.has('band_place'))
    falls.push(
      `In the Bollinger bands (${book.mark(step, 'band_lower')} to ${book.mark(step, 'band_upper')}) it stands at ${book.mark(step, 'band_place')} of the way up.`,
    );
  lines.push(falls.join(' '), '', '');
  step.write('report', lines.join('\n'));
}

/** Nearest levels as a table. */
export function writeLevels({ step, book, allN }: Writing): void {
  const rows = ['resistance3', 'resistance2', 'resistance1', 'support1', 'support2', 'support3']
    .filter((id) => book.has(id))
    .map((id) => {
      const measure = book.measure(id);
      return [
        id.startsWith('support') ? 'Support' : 'Resistance',
        book.mark(step, id),
        book.mark(step, `${id}_gap`),
        numberText(Number(measure?.touches ?? 0), 0),
        dayText(measure?.date ?? ''),
      ];
    });
  const none = ['resistance', 'support'].filter((side) => !book.has(`${side}1`));
  const text =
    rows.length === 0
      ? 'No swing points were found in the last year.'
      : `Swing highs and lows of the last year, joined where they lie within ${book.mark(step, 'level_width')} of each other.${sourceMark(allN)}`;
  const missing = none.map((side) =>
    side === 'resistance'
      ? 'No swing high of the last year lies above the close.'
      : 'No swing low of the last year lies below the close.',
  );
  step.write(
    'report',
    [
      '## Support and resistance',
      '',
      [text, ...(rows.length > 0 ? missing : [])].join(' '),
      '',
      ...(rows.length > 0
        ? [table(['Level', 'Price', 'From the close', 'Touches', 'Last touched'], rows, [1, 2, 3]), '']
        : []),
      '',
    ].join('\n'),
  );
}

/** Returns over the usual spans. */
export function writeReturns({ step, book, allN }: Writing): void {
  const spans = [
    ['return_1m', '1 month'],
    ['return_3m', '3 months'],
    ['return_6m', '6 months'],
    ['return_1y', '1 year'],
    ['return_period', 'Whole period'],
  ] as const;
  const rows = spans
    .filter(
      ([id]) =>
        book.has(id) &&
        !(id === 'return_period' && book.measure('return_1y')?.date === book.measure(id)?.date),
    )
    .map(([id, words]) => [words, dayText(book.measure(id)?.date ?? ''), book.mark(step, id)]);
  const lines = ['## Returns', '', table(['Span', 'Since', 'Return'], rows, [2]), ''];
  if (book.has('sharpe'))
    lines.push(
      `Over the period, ${book.mark(step, 'rising_share')} of the sessions rose. The best day brought ${book.mark(step, 'best_day')} (${dayText(book.measure('best_day')?.date ?? '')}), the worst ${book.mark(step, 'worst_day')} (${dayText(book.measure('worst_day')?.date ?? '')}). The Sharpe ratio, with a risk-free rate of 0, is ${book.mark(step, 'sharpe')}. Returns are price returns: dividends are not in the file.${sourceMark(allN)}`,
      '',
    );
  step.write('report', [...lines, ''].join('\n'));
}

/** Beta, correlation and returns side by side. */
export function writeBenchmark(
  writing: Writing,
  name: string,
  matched: number,
  missing: readonly string[],
  benchmarkN: number,
): void {
  const { step, book } = writing;
  if (!book.has('beta')) {
    step.write(
      'report',
      `## Against the benchmark\n\nOnly ${matched} dates match those of ${name}; at least 30 are needed, so nothing was compared.${sourceMark(benchmarkN)}\n\n\n`,
    );
    return;
  }
  const rows = (
    [
      ['rel_1m', '1 month'],
      ['rel_3m', '3 months'],
      ['rel_period', 'Whole period'],
    ] as const
  )
    .filter(([id]) => book.has(`${id}_own`))
    .map(([id, words]) => [
      words,
      book.mark(step, `${id}_own`),
      book.mark(step, `${id}_other`),
      book.mark(step, `${id}_gap`),
    ]);
  const gaps =
    missing.length === 0
      ? `All ${numberText(matched, 0)} dates match.`
      : `${numberText(matched, 0)} of ${numberText(matched + missing.length, 0)} dates match; without a row in the benchmark: ${missing.slice(0, 8).map(dayText).join(', ')}${missing.length > 8 ? ' and more' : ''}.`;
  step.write(
    'report',
    [
      '## Against the benchmark',
      '',
      `The beta to ${name} is ${book.mark(step, 'beta')}: for each 1\u00a0% the benchmark moved in a session, the price moved ${book.mark(step, 'beta', book.text('beta'))}\u00a0% on average. The correlation of ${book.mark(step, 'correlation')} means that the benchmark accounts for ${book.mark(step, 'r_squared')} of the price’s movement; the rest is its own. ${gaps}${sourceMark(writing.allN, benchmarkN)}`,
      '',
      table(['Span', 'Own return', 'Benchmark', 'Difference'], rows, [1, 2, 3]),
      '',
      'Differences are taken before rounding.',
      '',
      '',
    ].join('\n'),
  );
}
