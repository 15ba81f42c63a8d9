import { meanInterval, wilson, type Interval } from '../statistics/intervals.ts';
import type { Rating, Review } from './review.ts';
import { ratingPolarity, type Scale } from './scales.ts';

export interface Rated {
  readonly review: Review;
  readonly value: number;
}

/** All ratings on one scale. */
export interface RatingGroup {
  readonly scale: Scale;
  readonly rated: readonly Rated[];
  readonly mean: Interval | null;
  readonly negative: Interval;
  readonly positive: Interval;
  readonly counts: Readonly<Record<'negative' | 'neutral' | 'positive', number>>;
}

const ratingsOf = ({ rating, recommend }: Review): Rating[] =>
  [rating, recommend].filter((one) => one !== null);

export function groupOf(scale: Scale, rated: readonly Rated[]): RatingGroup {
  const counts = { negative: 0, neutral: 0, positive: 0 };
  for (const { value } of rated) counts[ratingPolarity(value, scale)] += 1;
  return {
    scale,
    rated,
    mean: meanInterval(rated.map(({ value }) => value)),
    negative: wilson(counts.negative, rated.length)!,
    positive: wilson(counts.positive, rated.length)!,
    counts,
  };
}

/** Ratings by scale, the largest first: what is asked differently is never put together. */
export function ratingGroups(reviews: readonly Review[]): RatingGroup[] {
  const all = reviews.flatMap((review) =>
    ratingsOf(review).map(({ value, scale }) => ({ scale, rated: { review, value } })),
  );
  return [...Map.groupBy(all, ({ scale }) => scale)]
    .map(([scale, some]) =>
      groupOf(
        scale,
        some.map(({ rated }) => rated),
      ),
    )
    .toSorted((a, b) => b.rated.length - a.rated.length);
}
