import { indicatorTexts } from '../../tools/indicators/messages/indicators-texts.ts';
import { plainNumberText } from '../../tools/number-text.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { noteTexts, reportTexts } from './messages/report-texts.ts';
import { rsiOf } from './readings.ts';
import { sayTrend } from './say-trend.ts';
import { yearRangeText } from './write-note.ts';
import { horizonOf, type Writing } from './writing.ts';

type Subject =
  | 'hold'
  | 'trend'
  | 'fall'
  | 'volatility'
  | 'momentum'
  | 'returns'
  | 'levels'
  | 'year'
  | 'benchmark'
  | 'size';

const subjects: Readonly<Record<Subject, RegExp>> = {
  hold: /\b(hold|holding|keep|keeping|stay(?:ing)? invested|halten|behalten|investiert bleiben)\b/i,
  trend: /\b(trend|uptrend|downtrend|aufwärtstrend|abwärtstrend|direction|richtung)/i,
  fall: /\b(fall|fell|drop|stop|lose|loss|losses|drawdown|downside|crash|fallen|fällt|verlier|verlust|rückgang|einbruch)/i,
  volatility: /\b(volatil|risk|risiko|riskant|swing|schwank)/i,
  momentum: /\b(momentum|rsi|macd|overbought|oversold|überkauft|überverkauft)/i,
  returns: /\b(return|returns|perform|gained|rendite|entwickelt|zugelegt)/i,
  levels: /\b(support|resistance|levels?|unterstützung|widerst[aä]nd|marken?)\b/i,
  year: /\b(52|high of the year|yearly (?:high|low)|jahreshoch|jahrestief)/i,
  benchmark:
    /\b(benchmark|beta|correlat|korrelation|vergleich|against the market|than the (?:market|index))/i,
  size: /\b(position size|how (?:much|many).{0,20}(?:invest|hold|shares|units)|positionsgröße|wie viele? (?:stück|aktien|anteile))/i,
};

const beyond =
  /\b(why|news|earnings|dividends?|buy|sell|should i|forecast|predict|target|fair value|over-?valued|under-?valued|will|going to|next (?:week|month|year)|tomorrow|warum|wieso|weshalb|nachrichten|gewinne?|dividenden?|kaufen|verkaufen|soll ich|prognose|kursziel|fairer wert|wird|werden|morgen|nächste[nrs]? (?:woche|monat|jahr))\b/i;

const times =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|since|between|yesterday|last (?:week|month|year)|seit|zwischen|gestern|letzte[nrs]? (?:woche|monat|jahr))\b/i;

const asksTrend = (question: string) => subjects.trend.test(question);

/** Whether a question asks for what prices alone cannot tell. */
export function asksBeyondPrices(question: string): boolean {
  return beyond.test(question);
}

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
  const worst = answers.worst(book.mark(step, 'fall_year'), now);
  return [...said, worst];
}

function sentencesOn(subject: Subject, writing: Writing): Said[] {
  const { step, book, request } = writing;
  const { answers } = noteTexts();
  const level = (id: string) =>
    book.has(id) ? words`${book.mark(step, id)} (${book.mark(step, `${id}_gap`)})` : null;
  switch (subject) {
    case 'hold':
      return asksTrend(request.question) || !book.has('gap50') ? [] : [sayTrend(writing), answers.holding];
    case 'trend':
      return book.has('gap50') ? [sayTrend(writing)] : [];
    case 'fall':
      return fallSentences(writing);
    case 'volatility':
      return book.has('vol30')
        ? [
            answers.volatility(
              book.mark(step, 'vol30'),
              book.has('vol30_before') ? book.mark(step, 'vol30_before') : null,
            ),
          ]
        : [];
    case 'momentum':
      return book.has('rsi')
        ? [answers.momentum(book.mark(step, 'rsi'), indicatorTexts().readings[rsiOf(book)])]
        : [];
    case 'returns':
      return returnsSentence(writing);
    case 'levels':
      return book.has('level_width') ? [answers.levels(level('support1'), level('resistance1'))] : [];
    case 'year':
      return [yearRangeText(writing)];
    case 'benchmark':
      return [request.benchmark === null ? answers.noBenchmark : answers.benchmarkLater];
    case 'size':
      return book.has('size_share') ? [answers.sizing] : [];
  }
}

/**
 * The answer to the question from what was computed; or that it cannot be answered from prices, or was not understood. Empty
 * without a question.
 */
export function answerToQuestion(writing: Writing): Words {
  const { question } = writing.request;
  const texts = noteTexts();
  if (question === '') return [];
  const asked = (Object.keys(subjects) as Subject[]).filter((subject) => subjects[subject].test(question));
  const found = asked.flatMap((subject) => sentencesOn(subject, writing));
  const isBeyond = asksBeyondPrices(question);
  const sentences: Said[] =
    found.length > 0
      ? [words`${joinWords(found, ' ')}${sourceLinks(writing.allN)}`]
      : asked.length > 0
        ? [texts.notComputed]
        : [];
  if (found.length > 0 && times.test(question)) sentences.push(texts.notTheTime);
  if (isBeyond) sentences.push(texts.notFromPrices);
  return sentences.length === 0 ? texts.notUnderstood : texts.answer(sentences);
}
