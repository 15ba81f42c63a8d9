import { cellText } from '../claims/cell-text.ts';
import { wilson, type Interval } from '../statistics/intervals.ts';
import type { Column } from '../table/table.ts';
import { judgeReview, type Review } from './review.ts';

/** Reviews with one value of a column. */
export interface Segment {
  readonly name: string;
  readonly reviews: readonly Review[];
  readonly judged: readonly Review[];
  readonly negative: readonly Review[];
  readonly share: Interval | null;
}

/** Of fewer, a share says more about chance than about the segment: a rule of thumb. */
export const fewestOfSegment = 20;

/** Reviews by the words of a column, the most negative of those that are large enough first, small ones last. */
export function segmentsOf(
  reviews: readonly Review[],
  columnOf: (review: Review) => Column | undefined,
): Segment[] {
  const named = reviews.flatMap((review) => {
    const column = columnOf(review);
    const name = column === undefined ? '' : cellText(column, review.row).trim();
    return name === '' ? [] : [{ review, name }];
  });
  const all = [...Map.groupBy(named, ({ name }) => name)].map(([name, some]): Segment => {
    const own = some.map(({ review }) => review);
    const judged = own.filter((review) => judgeReview(review) !== null);
    const negative = judged.filter((review) => judgeReview(review)?.polarity === 'negative');
    return { name, reviews: own, judged, negative, share: wilson(negative.length, judged.length) };
  });
  const isLarge = ({ judged }: Segment) => judged.length >= fewestOfSegment;
  return all.toSorted(
    (a, b) =>
      Number(isLarge(b)) - Number(isLarge(a)) ||
      (b.share?.estimate ?? 0) - (a.share?.estimate ?? 0) ||
      b.reviews.length - a.reviews.length,
  );
}

/** Whether two shares surely differ: their intervals have nothing in common, which asks for more than a test would. */
export const isApart = (a: Interval, b: Interval): boolean => a.low > b.high || b.low > a.high;
