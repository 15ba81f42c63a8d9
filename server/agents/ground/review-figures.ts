import type { Review } from '../../sentiment/review.ts';
import type { Interval } from '../../statistics/intervals.ts';
import { words, type Words } from '../../report/words.ts';
import { numberText, percentText } from '../../tools/number-text.ts';
import { reviewColumnsOf, type ReviewWriting } from './gather-reviews.ts';
import { reviewGroundTexts } from './messages/review-ground-texts.ts';
import { computedFigure, rowMark, type FigureInput } from './table-figures.ts';

/** Reviews as inputs of a figure: their rows in each file. */
export function reviewInputs(w: ReviewWriting, reviews: readonly Review[]): FigureInput[] {
  const name = reviewGroundTexts().rows;
  return [...Map.groupBy(reviews, ({ source }) => source)].map(([source, own]) => ({
    name,
    value: numberText(own.length, 0),
    rows: {
      source,
      rows: Uint32Array.from(own, ({ row }) => row).toSorted(),
      columns: reviewColumnsOf(w.read, source),
    },
  }));
}

/** A share in whole percent; below one with a decimal: one of three hundred is not none. */
const shareText = (share: number): string => percentText(share, share > 0 && share < 0.01 ? 1 : 0);

interface Named {
  readonly id: string;
  readonly label: string;
}

/** How many reviews there are of a kind; none has no rows to show. */
export const countFigure = (w: ReviewWriting, shown: Named, reviews: readonly Review[]): Words =>
  computedFigure(
    w,
    { ...shown, value: numberText(reviews.length, 0), formula: 'n' },
    reviewInputs(w, reviews),
  );

/** A part of a whole, each with what it is called. */
export const partFigure = (
  w: ReviewWriting,
  shown: Named,
  part: readonly [name: string, count: number],
  whole: readonly [name: string, count: number],
): Words =>
  computedFigure(
    w,
    { ...shown, value: shareText(part[1] / whole[1]), formula: String.raw`\frac{a}{b}` },
    [part, whole].map(([name, count]) => ({ name, value: numberText(count, 0), figure: true as const })),
  );

/** The bounds of a share by the formula of Wilson (1927), each as a figure. */
export function wilsonFigures(
  w: ReviewWriting,
  { low, high }: Readonly<Record<'low' | 'high', Named>>,
  interval: Interval,
  from: readonly (readonly [name: string, count: number])[],
): Words {
  const bound = (shown: Named, value: number, sign: string) =>
    computedFigure(
      w,
      {
        ...shown,
        value: shareText(value),
        formula: String.raw`\frac{p + \frac{z^2}{2n} ${sign} z\sqrt{\frac{p(1-p)}{n} + \frac{z^2}{4n^2}}}{1 + \frac{z^2}{n}}`,
      },
      from.map(([name, count]) => ({ name, value: numberText(count, 0), figure: true as const })),
    );
  return reviewGroundTexts().range(bound(low, interval.low, '-'), bound(high, interval.high, '+'));
}

const mostLetters = 180;
/** What a source shows of its row; a clause beyond it could not be checked. */
const shownLetters = 1_000;

/** Whether words of a review are where its source shows them. */
export const isQuotable = ({ text }: Review, clause: string): boolean =>
  clause !== '' && text.indexOf(clause) >= 0 && text.indexOf(clause) + clause.length < shownLetters;

/** Words of a review with its row. */
export function reviewQuote(w: ReviewWriting, { source, row }: Review, clause: string): Words {
  const cut =
    clause.length <= mostLetters ? clause : `${clause.slice(0, clause.lastIndexOf(' ', mostLetters))} …`;
  return words`${reviewGroundTexts().quoted(cut)}${rowMark(w, source, row)}`;
}
