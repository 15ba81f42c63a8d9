import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import { priceRules } from '../../packs/market/risk-rules.ts';
import { worstOf } from '../../findings/score.ts';
import { dayText, percentText, plainNumberText } from '../../tools/number-text.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { noteTexts, reportTexts } from './messages/report-texts.ts';
import {
  askedTrend,
  asksBeyondPrices,
  asksOneDay,
  asksRisk,
  namesTime,
  subjectsOf,
  type Subject,
} from './question-subjects.ts';
import { readRisks, rsiOf, trendOf } from './readings.ts';
import { sayTrend } from './say-trend.ts';
import { yearRangeText } from './write-note.ts';
import { volumeText } from './write-sections.ts';
import { horizonOf, yearSpan, type Writing } from './writing.ts';

function returnsSentence({ step, book }: Writing): Said[] {
  const { answers } = noteTexts();
  const parts = (['return_1m', 'return_3m', 'return_1y'] as const)
    .filter((id) => book.has(id))
    .map((id) => words`${book.mark(step, id)} ${answers.span[id]}`);
  return parts.length === 0 ? [] : [answers.returns(parts)];
}

/** How far the stop is, and how often the price fell that far; empty without a stop. */
export function stopText(writing: Writing): Words {
  const { step, book, request } = writing;
  if (!book.has('stop_gap')) return [];
  const texts = reportTexts();
  const gap = book.mark(step, 'stop_gap', book.text('stop_gap').replace(/[−+]/, ''));
  const lies = texts.answerStop(plainNumberText(request.stop ?? 0), gap, book.value('stop_gap') < 0);
  const spans = book.has('stop_share')
    ? texts.answerSpans(book.mark(step, 'stop_share'), horizonOf(writing))
    : '';
  return words`${lies}${spans}.`;
}

function fallSentences(writing: Writing): Said[] {
  const { step, book } = writing;
  const { answers } = noteTexts();
  const stop = stopText(writing);
  const said = stop.length === 0 ? [] : [stop];
  if (!book.has('fall_year')) return said;
  const now = book.has('fall_now') && book.value('fall_now') < 0 ? book.mark(step, 'fall_now') : null;
  return [...said, answers.worst(book.mark(step, 'fall_year'), now, yearSpan(writing))];
}

/** Where a stop belongs by arithmetic: two average ranges below, and the nearest support. */
function stopSentences(writing: Writing): Said[] {
  const { step, book } = writing;
  const own = stopText(writing);
  const said = own.length === 0 ? [] : [own];
  if (!book.has('scenario_down2')) return said;
  const support = book.has('support1')
    ? ([book.mark(step, 'support1'), book.mark(step, 'support1_gap')] as const)
    : null;
  return [
    ...said,
    noteTexts().answers.stopAt(
      book.mark(step, 'scenario_down2'),
      book.mark(step, 'scenario_down2_share'),
      support,
    ),
  ];
}

/** How much the price moves; asked for the risk, its word first and the largest fall behind it. */
function volatilitySentences(writing: Writing): Said[] {
  const { step, book, request } = writing;
  const { answers } = noteTexts();
  if (!book.has('vol30')) return [];
  const before = book.has('vol30_before') ? book.mark(step, 'vol30_before') : null;
  const moves = answers.volatility(book.mark(step, 'vol30'), before);
  const word = worstOf(readRisks(priceRules, book));
  if (!asksRisk(request.question) || word === null) return [moves];
  return [answers.risk(reportTexts().risks[word]), moves, ...fallSentences(writing)];
}

function yearSentences(writing: Writing): Said[] {
  const { step, book } = writing;
  const texts = reportTexts();
  if (!book.has('fall_now')) return [yearRangeText(writing)];
  const [share, span] = [book.value('fall_now'), yearSpan(writing)];
  const below =
    share === 0
      ? texts.highest(span)
      : texts.belowHighest(book.mark(step, 'fall_now', percentText(Math.abs(share))), span);
  return [below, yearRangeText(writing)];
}

/** The latest crossings, of the averages that are named where some are. */
function crossingSentences({ step, book, request }: Writing): Said[] {
  const { answers } = noteTexts();
  const found = Array.from({ length: 6 }, (_, i) => `crossing${i + 1}`).filter((id) => book.has(id));
  const labelOf = (id: string) => book.measure(id)?.label ?? '';
  const named = ['20', '50', '200'].filter((n) => new RegExp(`\\b${n}\\b`).test(request.question));
  const asked = found.filter((id) => named.every((n) => labelOf(id).includes(` ${n}`)));
  if (asked.length === 0) return [answers.noCrossing];
  const parts = asked
    .slice(0, 3)
    .map((id) => answers.crossing(labelOf(id), dayText(book.measure(id)?.date ?? ''), book.mark(step, id)));
  return [answers.crossings(parts)];
}

function sentencesOn(subject: Subject, writing: Writing): Said[] {
  const { step, book, request } = writing;
  const { answers } = noteTexts();
  const level = (id: string) =>
    book.has(id) ? words`${book.mark(step, id)} (${book.mark(step, `${id}_gap`)})` : null;
  switch (subject) {
    case 'hold':
      return book.has('gap50') ? [sayTrend(writing), answers.holding] : [];
    case 'trend':
      return book.has('gap50') ? [...trendVerdict(writing), sayTrend(writing)] : [];
    case 'fall':
      return fallSentences(writing);
    case 'stop':
      return stopSentences(writing);
    case 'volatility':
      return volatilitySentences(writing);
    case 'momentum':
      return book.has('rsi')
        ? [reportTexts().rsiReads(book.mark(step, 'rsi'), indicatorTexts().readings[rsiOf(book)])]
        : [];
    case 'returns':
      return returnsSentence(writing);
    case 'levels':
      return book.has('level_width') ? [answers.levels(level('support1'), level('resistance1'))] : [];
    case 'year':
      return yearSentences(writing);
    case 'crossing':
      return book.has('gap50') ? crossingSentences(writing) : [];
    case 'volume':
      return book.has('volume_change') ? [volumeText(writing)] : [];
    case 'benchmark':
      return [request.benchmark === null ? answers.noBenchmark : answers.benchmarkLater];
    case 'size':
      return book.has('size_share', 'size_units')
        ? [answers.sizing(book.mark(step, 'size_units'), book.mark(step, 'size_share'))]
        : [];
  }
}

/** Yes or no, where a question takes a trend for given and the rule names one. */
function trendVerdict({ book, request }: Writing): Said[] {
  const asked = askedTrend(request.question);
  const trend = trendOf(book);
  if (asked === null || (trend !== 'rising' && trend !== 'falling')) return [];
  const { yes, no } = noteTexts().answers;
  return [asked === trend ? yes : no];
}

/** What answers the question, or says that prices do not; empty without a question, and where it was not understood. */
export function answeringSentences(writing: Writing): Said[] {
  const { question } = writing.request;
  const texts = noteTexts();
  if (question === '') return [];
  const asked = subjectsOf(question);
  const found = asked.flatMap((subject) => sentencesOn(subject, writing));
  const sentences: Said[] = asksBeyondPrices(question) ? [texts.notFromPrices] : [];
  if (asksOneDay(question)) sentences.push(texts.notOneDay);
  if (found.length > 0) sentences.push(words`${joinWords(found, ' ')}${sourceLinks(writing.allN)}`);
  else if (asked.length > 0) sentences.push(texts.notComputed);
  if (found.length > 0 && namesTime(question)) sentences.push(texts.notTheTime);
  return sentences;
}

/** The same for the report, which says of a question that it was not understood; empty without a question. */
export function answerToQuestion(writing: Writing): Words {
  const texts = noteTexts();
  if (writing.request.question === '') return [];
  const sentences = answeringSentences(writing);
  return sentences.length === 0 ? texts.notUnderstood : texts.answer(sentences);
}
