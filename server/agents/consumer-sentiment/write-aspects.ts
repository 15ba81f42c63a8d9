import type { Block } from '../../report/blocks.ts';
import { heading, list, paragraph, table } from '../../report/build-blocks.ts';
import { bold, words, type Said } from '../../report/words.ts';
import { behavioursOf } from '../../sentiment/behaviours.ts';
import { wilson } from '../../statistics/intervals.ts';
import { aspectName, aspectTable, quotesOf } from '../ground/aspect-table.ts';
import { countFigure, isQuotable, partFigure, reviewQuote, wilsonFigures } from '../ground/review-figures.ts';
import { isUnread, type SentimentWriting } from './gather.ts';
import { section, sentimentTexts } from './messages/sentiment-texts.ts';

/** Every aspect with its negative share. */
export function aspectSection(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const { aspects } = w.gathered;
  return aspects.length === 0
    ? section('aspects', paragraph(isUnread(w.gathered.reviews) ? texts.noneRead : texts.noAspects))
    : section('aspects', paragraph(texts.aspectsLead), aspectTable(w, aspects));
}

/** What people say they do, with a quotation each. */
export function behaviourSection(w: SentimentWriting): Block[] {
  const texts = sentimentTexts().report;
  const readable = w.gathered.reviews.filter(({ language }) => language === 'en' || language === 'de');
  const rows = behavioursOf(readable).map(({ id, said }): Said[] => {
    const name = texts.behaviours[id];
    const own = said.map(({ review }) => review);
    const count = { id: `said-${id}`, label: texts.behaviourCount(name) };
    const counts = [
      [count.label, own.length],
      [texts.readable, readable.length],
    ] as const;
    const bounds = {
      low: { id: `said-low-${id}`, label: texts.behaviourLow(name) },
      high: { id: `said-high-${id}`, label: texts.behaviourHigh(name) },
    };
    const shown = said
      .filter(({ review, clause }) => isQuotable(review, clause))
      .toSorted((a, b) => a.clause.length - b.clause.length)[0];
    return [
      name,
      countFigure(w, count, own),
      partFigure(w, { id: `said-share-${id}`, label: texts.behaviourShare(name) }, ...counts),
      wilsonFigures(w, bounds, wilson(own.length, readable.length)!, counts),
      shown === undefined ? '' : reviewQuote(w, shown.review, shown.clause),
    ];
  });
  return section(
    'behaviour',
    rows.length === 0
      ? paragraph(isUnread(w.gathered.reviews) ? texts.noneRead : texts.noBehaviour)
      : table(texts.behaviourHead, rows, { right: [1, 2] }),
  );
}

const side = (name: string, quotes: readonly Said[]) => quotes.map((one) => words`${bold(name)}: ${one}`);

const mostAspects = 6;

/** Quotations for and against the aspects that are spoken of most. */
export function quoteSection(w: SentimentWriting, most: number): Block[] {
  const texts = sentimentTexts().report;
  const blocks = w.gathered.aspects.slice(0, mostAspects).flatMap((aspect): Block[] => {
    const quotes = [
      ...side(texts.for, quotesOf(w, aspect.positive, most)),
      ...side(texts.against, quotesOf(w, aspect.negative, most)),
    ];
    return quotes.length === 0 ? [] : [heading(aspectName(aspect), 3), list(quotes)];
  });
  return section('quotes', ...(blocks.length === 0 ? [paragraph(texts.noQuotes)] : blocks));
}
