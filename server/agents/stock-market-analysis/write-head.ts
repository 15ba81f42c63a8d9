import type { StepHandle } from '../../engines/run-context.ts';
import type { SeriesSummary } from '../../tools/market-data.tool.ts';
import { dayText, numberText, percentText, priceText } from '../../tools/number-text.ts';
import { plainText, sourceMark, table, type Book } from '../writing/marks.ts';
import { changeReading, rsiReading } from '../../tools/indicators/readings.ts';
import { cautionOf, trendOf, trendWords } from './readings.ts';
import type { StockRequest } from './request.ts';

export interface Writing {
  readonly step: StepHandle;
  readonly book: Book;
  readonly request: StockRequest;
  readonly series: SeriesSummary;
  /** Numbers of the sources: last session, whole series. */
  readonly lastN: number;
  readonly allN: number;
}

/** "Northwind Freight: rising trend, thinner cushion". */
export function headlineOf(writing: Pick<Writing, 'book' | 'series'>): string {
  return `${writing.series.title.replace(/\s*\([A-Z0-9.]+\)$/, '')}: ${trendWords[trendOf(writing.book)]}, ${cautionOf(writing.book)}`;
}

function closeSentence({ step, book, series, lastN }: Writing): string {
  const close = `The close of ${book.mark(step, 'close')} on ${dayText(series.last)}`;
  if (!book.has('gap50', 'streak'))
    return `${close} is the last of ${numberText(series.sessions, 0)} sessions; there are too few for a 50-day average.${sourceMark(lastN)}`;
  const side = book.value('gap50') >= 0 ? 'above' : 'below';
  const order = book.value('sma20') >= book.value('sma50') ? 'above' : 'below';
  const held = book.value('streak') === 1 ? 'session' : 'sessions';
  return `${close} stands ${book.mark(step, 'gap50', percentText(Math.abs(book.value('gap50'))))} ${side} its 50-day average, and the 20-day average has been ${order} the 50-day average for ${book.mark(step, 'streak')} ${held}.${sourceMark(lastN)}`;
}

function momentumSentence({ step, book, allN }: Writing): string {
  if (!book.has('rsi')) return '';
  const [now, then] = [book.value('rsi'), book.value('rsi_15')];
  const gap = book.value('macd_gap');
  const state = book.value('macd') >= 0 ? 'positive' : 'negative';
  const pace = Number.isNaN(gap)
    ? ''
    : gap >= 0 === book.value('macd') >= 0
      ? book.value('macd') >= 0
        ? ' and still building'
        : ' and deepening'
      : book.value('macd') >= 0
        ? ' but no longer accelerating'
        : ' but easing';
  const moved = Number.isNaN(then)
    ? ''
    : Math.abs(now - then) < 1
      ? `, much as three weeks ago (${book.mark(step, 'rsi_15')})`
      : `, ${now > then ? 'up' : 'down'} from ${book.mark(step, 'rsi_15')} three weeks ago`;
  const opening = book.has('macd') ? `Momentum is ${state}${pace}: ` : '';
  return ` ${opening}RSI (14) is ${book.mark(step, 'rsi')}${moved}.${sourceMark(allN)}`;
}

function rangeSentence({ step, book, request, allN }: Writing): string {
  if (!book.has('spread')) return '';
  const parts = [
    `Over the next ${request.horizon.words}, a movement of one standard deviation is about ±${book.mark(step, 'spread')}, from ${book.mark(step, 'range_low')} to ${book.mark(step, 'range_high')}, if volatility stays as it is.${sourceMark(allN)}`,
  ];
  if (book.has('stop_gap')) {
    const side = book.value('stop_gap') < 0 ? 'below' : 'above';
    const atrs = book.has('stop_atr') ? ` (${book.mark(step, 'stop_atr')} average daily ranges)` : '';
    const seen = book.has('stop_share')
      ? ` In the period looked at, ${book.mark(step, 'stop_share')} of the ${numberText(Number(book.measure('stop_share')?.spans ?? 0), 0)} overlapping spans of ${request.horizon.sessions} sessions fell that far at some point.`
      : '';
    parts.push(
      `The stop at ${priceText(request.stop ?? 0)} lies ${book.mark(step, 'stop_gap', percentText(Math.abs(book.value('stop_gap'))))}${atrs} ${side} the close.${seen}`,
    );
  }
  return parts.join(' ');
}

function movedRows({ step, book }: Writing): string[][] {
  const pair = (a: string, b: string) => `${book.mark(step, a)} / ${book.mark(step, b)}`;
  const rows: string[][] = [
    [
      'Close',
      book.mark(step, 'close'),
      book.mark(step, 'close_before'),
      changeReading(book.value('close'), book.value('close_before'), book.value('close') * 0.01),
    ],
  ];
  if (book.has('sma20', 'sma50'))
    rows.push([
      'SMA 20 / SMA 50',
      pair('sma20', 'sma50'),
      pair('sma20_before', 'sma50_before'),
      changeReading(book.value('sma50'), book.value('sma50_before'), book.value('sma50') * 0.01, [
        'Rising',
        'Falling',
        'Flat',
      ]),
    ]);
  if (book.has('gap50'))
    rows.push([
      'Close against SMA 50',
      book.mark(step, 'gap50'),
      book.mark(step, 'gap50_before'),
      changeReading(book.value('gap50'), book.value('gap50_before'), 0.01, [
        'Wider',
        'Narrower',
        'Unchanged',
      ]),
    ]);
  if (book.has('rsi'))
    rows.push([
      'RSI (14)',
      book.mark(step, 'rsi'),
      book.mark(step, 'rsi_before'),
      rsiReading(book.value('rsi')),
    ]);
  if (book.has('vol30'))
    rows.push([
      'Volatility, 30 sessions, yearly',
      book.mark(step, 'vol30'),
      book.mark(step, 'vol30_before'),
      changeReading(book.value('vol30'), book.value('vol30_before'), 0.01),
    ]);
  if (book.has('atr_share'))
    rows.push([
      'Average daily range (ATR 14)',
      book.mark(step, 'atr_share'),
      book.mark(step, 'atr_before_share'),
      changeReading(book.value('atr_share'), book.value('atr_before_share'), 0.002, [
        'Wider',
        'Narrower',
        'Unchanged',
      ]),
    ]);
  if (book.has('fall_year'))
    rows.push([
      'Largest fall, 1 year',
      book.mark(step, 'fall_year'),
      book.mark(step, 'fall_year_before'),
      changeReading(book.value('fall_year'), book.value('fall_year_before'), 0.001, [
        'Milder',
        'Deeper',
        'Unchanged',
      ]),
    ]);
  return rows;
}

/** Title, the answer in two short paragraphs, and what moved. */
export function writeHead(writing: Writing): void {
  const { step, series, request } = writing;
  const lines = [`# ${headlineOf(writing)}`, ''];
  if (series.is_sample)
    lines.push(
      '> **Sample data.** The prices are synthetic and the company is fictional; nothing here is about a real security.',
      '',
    );
  if (request.question !== '') lines.push(`> **You asked:** ${plainText(request.question)}`, '');
  lines.push(closeSentence(writing) + momentumSentence(writing), '');
  const range = rangeSentence(writing);
  if (range !== '') lines.push(range, '');
  lines.push(
    '## What moved',
    '',
    table(['Measure', 'Now', '3 months ago', 'Reading'], movedRows(writing), [1, 2]),
    '',
    '',
  );
  step.write('report', lines.join('\n'));
}
