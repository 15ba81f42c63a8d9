import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import type { RsiReading } from '../../packs/market/readings.ts';
import { sessionsOf } from '../../tools/indicators/study.ts';
import { longestHistory } from '../../tools/market-data/load-series.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { worstOf } from '../../findings/score.ts';
import type { Block } from '../../report/blocks.ts';
import { list, paragraph, rule as endLine, table } from '../../report/build-blocks.ts';
import { joinWords, toWords, words, type Said, type Words } from '../../report/words.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { methodTexts, noteTexts, reportTexts, section } from './messages/report-texts.ts';
import { answeringSentences, stopText } from './answer-question.ts';
import { asksBeyondPrices } from './question-subjects.ts';
import { priceRules } from '../../packs/market/risk-rules.ts';
import { asksRisk } from './question-subjects.ts';
import { readRisks, rsiOf, trendOf } from './readings.ts';
import { sayTrend } from './say-trend.ts';
import { horizonOf, yearSpan, type Writing } from './writing.ts';

interface Signal {
  readonly name: string;
  readonly value: Said;
  readonly rule: string;
  readonly reading: 'up' | 'down' | RsiReading;
}

const side = (value: number) => (value >= 0 ? 'up' : 'down');

function signalsOf({ step, book }: Writing): Signal[] {
  const { signalNames: names, rules } = reportTexts();
  const signals: Signal[] = [];
  const add = (ids: readonly string[], signal: () => Signal) => {
    if (book.has(...ids)) signals.push(signal());
  };
  const aboveZero = (id: string, name: string) =>
    add([id], () => ({
      name,
      value: book.mark(step, id),
      rule: rules.aboveZero,
      reading: side(book.value(id)),
    }));
  aboveZero('gap50', names.gap50);
  add(['sma20', 'sma50'], () => ({
    name: names.order,
    value: words`${book.mark(step, 'sma20')} / ${book.mark(step, 'sma50')}`,
    rule: rules.order,
    reading: side(book.value('sma20') - book.value('sma50')),
  }));
  aboveZero('gap200', names.gap200);
  aboveZero('macd_gap', names.macd);
  add(['rsi'], () => ({
    name: names.rsi,
    value: book.mark(step, 'rsi'),
    rule: rules.rsi,
    reading: rsiOf(book),
  }));
  aboveZero('obv_share', names.obv);
  aboveZero('rel_3m_gap', names.benchmark);
  return signals;
}

/** What points up and what does not, by rules that are shown. */
export function writeSignals(writing: Writing): Block[] {
  const texts = reportTexts();
  const { readings } = indicatorTexts();
  const signals = signalsOf(writing);
  const counted = signals.filter(({ reading }) => reading === 'up' || reading === 'down');
  const up = counted.filter(({ reading }) => reading === 'up').length;
  const upMark = figureLink(writing.step, {
    id: 'signals_up',
    label: noteTexts().signalsUp,
    value: numberText(up, 0),
    formula: `\\#\\{\\text{${readings.up}}\\}`,
    inputs: counted.map(({ name, reading }) => ({ name, value: readings[reading], from: null })),
    source_n: writing.allN,
  });
  const rows = signals.map(({ name, value, rule, reading }) => [name, value, rule, readings[reading]]);
  return section(
    'signals',
    paragraph(texts.signals(upMark, counted.length, up === 1)),
    table(texts.signalHead, rows, { right: [1] }),
  );
}

/** How many rows of a kind there are, as a figure that names them. */
function rowsMark(
  { step, series, allN }: Writing,
  kind: 'gaps' | 'events' | 'left_out' | 'odd' | 'duplicates',
  count: number,
) {
  const { quality } = reportTexts();
  const named = kind === 'odd' ? series.oddities : series[kind].map(String);
  return figureLink(step, {
    id: `rows_${kind}`,
    label: quality.kinds[kind],
    value: numberText(count, 0),
    formula: '\\#\\{\\text{rows}\\}',
    inputs: named.map((value) => ({ name: quality.row, value, from: series.file })),
    source_n: allN,
  });
}

/** How the file was understood where there was something to understand. */
function readingOf(writing: Writing): Said[] {
  const { series } = writing;
  const { quality } = reportTexts();
  const some = (kind: 'gaps' | 'events' | 'left_out', count: number): Said[] => {
    if (count === 0) return [];
    const listed = quality.lines(series.line_word, series[kind].slice(0, 8), count > 8);
    return [quality[kind](rowsMark(writing, kind, count), listed)];
  };
  return [
    series.symbol === null ? '' : quality.symbol(series.symbol),
    quality.week[series.week],
    series.date_zone === 'written' ? '' : quality.zone[series.date_zone],
    series.uses_adjusted_only
      ? quality.adjustedOnly(series.close_column)
      : series.close_is_adjusted
        ? quality.adjustedCloses(series.close_column)
        : series.adjusted_column === null
          ? quality.notAdjusted
          : quality.adjusted(series.adjusted_column, series.close_column),
    series.jump === null ? '' : quality.jump[series.jump],
    ...some('gaps', series.gap_count),
    ...some('events', series.event_count),
    ...some('left_out', series.left_out_count),
  ].filter((line) => line !== '');
}

/** What is missing or odd in the file; listed, never filled in. */
export function writeDataQuality(writing: Writing): Block[] {
  const { step, book, series, allN } = writing;
  const { quality } = reportTexts();
  const read = quality.read({
    sessions: book.mark(step, 'sessions'),
    first: dayText(series.first),
    last: dayText(series.last),
    rows: series.rows === series.sessions ? null : series.rows,
    order: series.order,
    form: series.date_form,
    hasPoint: series.decimal_mark === '.',
  });
  const missing = book.measure('missing_days')?.inputs.at(-1)?.value;
  const lines: Said[] = [
    words`${read}${sourceLinks(allN)}`,
    ...readingOf(writing),
    missing === undefined
      ? quality.noneMissing(series.trades_weekends)
      : quality.missing(book.mark(step, 'missing_days'), series.trades_weekends, missing),
  ];
  if (series.sessions === longestHistory) lines.push(quality.onlyLast(longestHistory));
  if (series.duplicates.length > 0) {
    const count = rowsMark(writing, 'duplicates', series.duplicates.length);
    lines.push(quality.duplicates(count, series.duplicates.slice(0, 8)));
  }
  if (series.joined_intraday > 0) lines.push(quality.joined(series.joined_intraday));
  if (series.oddity_count > 0)
    lines.push(
      quality.odd(
        rowsMark(writing, 'odd', series.oddity_count),
        series.oddity_count,
        series.oddities.slice(0, 6),
      ),
    );
  if (series.blanks.length > 0) lines.push(quality.blanks(series.blanks));
  return section('quality', list(lines));
}

/** Rules and formulas behind the readings. */
export function writeMethod(writing: Writing): Block[] {
  const { book, series } = writing;
  const texts = methodTexts();
  const sessions = series.sessions_per_year;
  return section(
    'method',
    paragraph(texts.intro(sessionsOf(3, sessions), sessions)),
    list([
      texts.averages,
      texts.rsi,
      texts.macd,
      ...(book.has('atr') ? [texts.atr, texts.scenarios] : []),
      ...(book.has('sharpe') ? [texts.ratios] : []),
      ...(book.has('beta') ? [texts.beta] : []),
      ...(book.has('spread') ? [texts.range(horizonOf(writing), sessions)] : []),
      texts.risk,
    ]),
  );
}

/** What the file cannot answer, and the foot. */
export function writeLimits({ book, series, request }: Writing): Block[] {
  const { limits, foot } = methodTexts();
  const lines = [limits.why, limits.where];
  if (!book.has('sma200')) lines.push(limits.long);
  if (!book.has('atr')) lines.push(limits.ranges);
  if (!series.has_volume) lines.push(limits.volume);
  if (!book.has('beta') && request.benchmark === null) lines.push(limits.benchmark);
  if (series.currency === null) lines.push(limits.currency);
  if (series.oddities.some((one) => one.includes('split'))) lines.push(limits.splits);
  if (request.question !== '' && asksBeyondPrices(request.question)) lines.push(limits.question);
  return [...section('limits', list(lines)), endLine, paragraph(foot(series.is_sample))];
}

/** Finishing words of the headline, for the answer in the chat. */
export function answerText(headline: string, writing: Writing): Words {
  const { step, book } = writing;
  const texts = reportTexts();
  const risk = worstOf(readRisks(priceRules, book));
  const asked = answeringSentences(writing);
  // Said of the question already.
  const isRisk = asked.length > 0 && asksRisk(writing.request.question);
  // What was asked for comes first; without a question the trend does.
  const first = toWords(asked.length > 0 ? joinWords(asked, ' ') : sayTrend(writing));
  const unsaid = (id: string) =>
    book.has(id) && !isRisk && !first.some((said) => said.kind === 'figure' && said.id === id)
      ? book.mark(step, id)
      : null;
  return texts.answer({
    headline,
    first,
    close: book.mark(step, 'close'),
    // Every other trend is said with that distance.
    gap: book.has('slope50') && trendOf(book) === 'unclear' ? book.mark(step, 'gap50') : null,
    volatility: unsaid('vol30'),
    risk: risk === null || isRisk ? null : texts.risks[risk],
    fall: unsaid('fall_year'),
    span: yearSpan(writing),
    stop: asked.length > 0 ? [] : stopText(writing),
  });
}
