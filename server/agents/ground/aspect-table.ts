import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import type { Said, Words } from '../../report/words.ts';
import { aspectStatus, type Aspect, type Mention } from '../../sentiment/aspects.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import type { ReviewWriting } from './gather-reviews.ts';
import { reviewGroundTexts } from './messages/review-ground-texts.ts';
import { countFigure, isQuotable, partFigure, reviewQuote, wilsonFigures } from './review-figures.ts';

export const aspectName = ({ id }: Pick<Aspect, 'id'>): string => reviewGroundTexts().aspects[id];

const reviewsOf = (mentions: readonly Mention[]) => mentions.map(({ review }) => review);

/** The numbers of an aspect, each with the reviews behind it. */
export function aspectFigures(w: ReviewWriting, aspect: Aspect) {
  const texts = reviewGroundTexts();
  const name = aspectName(aspect);
  const id = (part: string) => `aspect-${aspect.id}-${part}`;
  const counts = [
    [texts.negative(name), aspect.negative.length],
    [texts.judged(name), aspect.judged.length],
  ] as const;
  return {
    mentions: () =>
      countFigure(w, { id: id('mentions'), label: texts.mentions(name) }, reviewsOf(aspect.mentions)),
    judged: () => countFigure(w, { id: id('judged'), label: texts.judged(name) }, reviewsOf(aspect.judged)),
    negative: () =>
      countFigure(w, { id: id('negative'), label: texts.negative(name) }, reviewsOf(aspect.negative)),
    share: () => partFigure(w, { id: id('share'), label: texts.share(name) }, ...counts),
    range: (): Words =>
      aspect.share === null
        ? []
        : wilsonFigures(
            w,
            {
              low: { id: id('low'), label: texts.low(name) },
              high: { id: id('high'), label: texts.high(name) },
            },
            aspect.share,
            counts,
          ),
  };
}

/** Aspects beside each other, that with the most negative mentions first. */
export function aspectTable(w: ReviewWriting, aspects: readonly Aspect[]): Block {
  const texts = reviewGroundTexts();
  const rows = aspects.map((aspect): Said[] => {
    const shown = aspectFigures(w, aspect);
    const status = aspectStatus(aspect);
    const isJudged = aspect.judged.length > 0;
    return [
      aspectName(aspect),
      shown.mentions(),
      shown.judged(),
      shown.negative(),
      isJudged ? shown.share() : '',
      isJudged ? shown.range() : '',
      status === 'for review' ? texts.few : texts.status[status],
    ];
  });
  return table(texts.head, rows, { right: [1, 2, 3, 4] });
}

/** Aspects as findings of the run. */
export function addAspectFindings({ step }: ReviewWriting, aspects: readonly Aspect[]): void {
  for (const aspect of aspects)
    step.addFinding({
      id: `aspect-${aspect.id}`,
      title: aspectName(aspect),
      detail:
        aspect.share === null
          ? reviewGroundTexts().few
          : `${percentText(aspect.share.estimate, 0)} (n = ${numberText(aspect.judged.length, 0)})`,
      status: aspectStatus(aspect),
    });
}

/** A quotation says something in about so many words. */
const goodLength = 12;

const lengthOf = (clause: string) => clause.split(/\s+/).length;
const foldedWords = (clause: string) =>
  clause
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Quotations of one side, none twice: those judged by their own words first, neither the shortest nor the longest. */
export function quotesOf(w: ReviewWriting, mentions: readonly Mention[], most: number): Words[] {
  const distinct = new Map(
    mentions
      .filter(({ review, clause }) => isQuotable(review, clause))
      .toReversed()
      .map((mention) => [foldedWords(mention.clause), mention]),
  );
  return [...distinct.values()]
    .toReversed()
    .toSorted(
      (a, b) =>
        Number(b.judged?.by === 'words') - Number(a.judged?.by === 'words') ||
        Math.abs(lengthOf(a.clause) - goodLength) - Math.abs(lengthOf(b.clause) - goodLength),
    )
    .slice(0, most)
    .map(({ review, clause }) => reviewQuote(w, review, clause));
}
