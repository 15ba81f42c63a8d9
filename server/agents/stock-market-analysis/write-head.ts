import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import type { Reading } from '../../packs/market/readings.ts';
import { dayText, percentText, priceText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, list, paragraph, quote, table, title } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import type { Book } from '../writing/book.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { reportTexts, section } from './messages/report-texts.ts';
import { answerToQuestion } from './answer-question.ts';
import { priceChart } from './write-charts.ts';
import { ageText, decisionLines } from './write-decision.ts';
import { cautionOf, changeOf, rsiOf, trendOf } from './readings.ts';
import { horizonOf, type Writing } from './writing.ts';

/** "Northwind Freight: rising trend, thinner cushion". */
export function headlineOf({ series, book }: Pick<Writing, 'book' | 'series'>): string {
  const { headline, trends, cautions } = reportTexts();
  const name = series.title.replace(/\s*\([A-Z0-9.]+\)$/, '');
  return headline(name, trends[trendOf(book)], cautions[cautionOf(book)]);
}

function closeSentence({ step, book, series, lastN }: Writing): Words {
  const { closeStands, closeTooFew } = reportTexts();
  const close = book.mark(step, 'close');
  const day = dayText(series.last);
  if (!book.has('gap50'))
    return words`${closeTooFew(close, day, book.mark(step, 'sessions'))}${sourceLinks(lastN)}`;
  const sentence = closeStands({
    close,
    day,
    gap: book.mark(step, 'gap50', percentText(Math.abs(book.value('gap50')))),
    isAbove: book.value('gap50') >= 0,
    isOrderAbove: book.value('sma20') >= book.value('sma50'),
    streak: book.has('streak') ? book.mark(step, 'streak') : null,
    isOne: book.value('streak') === 1,
  });
  return words`${sentence}${sourceLinks(lastN)}`;
}

function momentumSentence({ step, book, allN }: Writing): Words {
  if (!book.has('rsi')) return [];
  const texts = reportTexts();
  const [now, then] = [book.value('rsi'), book.value('rsi_15')];
  const gap = book.value('macd_gap');
  const isPositive = book.value('macd') >= 0;
  const opening = book.has('macd')
    ? texts.momentumState(
        book.mark(step, 'macd'),
        isPositive,
        Number.isNaN(gap) ? null : gap >= 0 === isPositive,
      )
    : '';
  const moved = Math.abs(now - then) < 1 ? 'same' : now > then ? 'up' : 'down';
  const before = Number.isNaN(then) ? null : book.mark(step, 'rsi_15');
  return words` ${opening}${texts.rsiNow(book.mark(step, 'rsi'), before, moved)}${sourceLinks(allN)}`;
}

function rangeSentence(writing: Writing): Words {
  const { step, book, request, allN } = writing;
  if (!book.has('spread')) return [];
  const texts = reportTexts();
  const sessions = horizonOf(writing);
  const [spread, low, high] = [
    book.mark(step, 'spread'),
    book.mark(step, 'range_low'),
    book.mark(step, 'range_high'),
  ];
  const range = words`${texts.range(texts.horizons[request.horizon], spread, low, high)}${sourceLinks(allN)}`;
  if (!book.has('stop_gap')) return range;
  const gap = book.mark(step, 'stop_gap', percentText(Math.abs(book.value('stop_gap'))));
  const atrs = book.has('stop_atr') ? book.mark(step, 'stop_atr') : null;
  const lies = texts.stopLies(priceText(request.stop ?? 0), gap, book.value('stop_gap') < 0, atrs);
  const seen = book.has('stop_share')
    ? texts.stopSeen(book.mark(step, 'stop_share'), Number(book.measure('stop_share')?.spans ?? 0), sessions)
    : '';
  return words`${range} ${lies}${seen}`;
}

/** A row of "what moved": the measure, the same three months ago, and how the change reads. */
interface MovedRow {
  readonly id: string;
  readonly before: string;
  label(texts: ReturnType<typeof indicatorTexts>, book: Book): string;
  read(book: Book): Reading;
}

const movedRules: readonly MovedRow[] = [
  // A row each: one may rise while the other falls.
  { id: 'sma20', before: 'sma20_before', label: () => 'SMA 20', read: (book) => changeOf(book, 'sma20') },
  { id: 'sma50', before: 'sma50_before', label: () => 'SMA 50', read: (book) => changeOf(book, 'sma50') },
  {
    id: 'gap50',
    before: 'gap50_before',
    label: (t) => t.againstSma(50),
    read: (book) => changeOf(book, 'gap50'),
  },
  { id: 'rsi', before: 'rsi_before', label: () => 'RSI (14)', read: (book) => rsiOf(book) },
  {
    id: 'vol30',
    before: 'vol30_before',
    label: (t) => t.volatility30,
    read: (book) => changeOf(book, 'vol30'),
  },
  {
    id: 'atr_share',
    before: 'atr_before_share',
    label: (t) => t.averageRange,
    read: (book) => changeOf(book, 'atr_share'),
  },
  {
    id: 'fall_year',
    before: 'fall_year_before',
    label: (_texts, book) => book.measure('fall_year')?.label ?? '',
    read: (book) => changeOf(book, 'fall_year'),
  },
];

function movedRows({ step, book }: Writing): Said[][] {
  const texts = indicatorTexts();
  const rows: Said[][] = [
    [
      texts.close,
      book.mark(step, 'close'),
      book.mark(step, 'close_before'),
      texts.readings[changeOf(book, 'close')],
    ],
  ];
  for (const { id, before, label, read } of movedRules)
    if (book.has(id))
      rows.push([
        label(texts, book),
        book.mark(step, id),
        book.mark(step, before),
        texts.readings[read(book)],
      ]);
  return rows;
}

/** Title, the answer, the decision, the price drawn, and what moved. */
export function writeHead(writing: Writing): Block[] {
  const { series, request } = writing;
  const texts = reportTexts();
  const answer = answerToQuestion(writing);
  const state = words`${closeSentence(writing)}${momentumSentence(writing)}`;
  const range = rangeSentence(writing);
  return [
    title(headlineOf(writing)),
    ...(series.is_sample ? [quote(texts.sample)] : []),
    ...(request.question === '' ? [] : [quote(texts.asked(request.question))]),
    lead(answer.length > 0 ? answer : state),
    paragraph(ageText(writing)),
    list(decisionLines(writing)),
    ...priceChart(writing),
    ...(answer.length > 0 ? [paragraph(state)] : []),
    ...(range.length > 0 ? [paragraph(range)] : []),
    ...section('moved', table(texts.movedHead, movedRows(writing), { right: [1, 2] })),
  ];
}
