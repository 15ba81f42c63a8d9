import { ratingPolarity } from './scales.ts';
import { polarityOf } from './score-text.ts';
import type { Review } from './review.ts';

/** English reviews with a rating and words of the lexicon, neither of them in the middle. */
export interface Agreement {
  readonly both: readonly Review[];
  readonly agree: readonly Review[];
  /** Good rating, bad words. */
  readonly badWords: readonly Review[];
  /** Bad rating, good words. */
  readonly goodWords: readonly Review[];
}

/** Where ratings and words say the same, and where they do not; the clearest words first. */
export function agreementOf(reviews: readonly Review[]): Agreement {
  const sides = reviews.flatMap((review) => {
    const { rating, score } = review;
    if (rating === null || score === null) return [];
    const [stars, words] = [ratingPolarity(rating.value, rating.scale), polarityOf(score)];
    return stars === 'neutral' || words === 'neutral' ? [] : [{ review, stars, words, value: score.value }];
  });
  const apart = (words: 'negative' | 'positive') =>
    sides
      .filter((one) => one.words === words && one.stars !== words)
      .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
      .map(({ review }) => review);
  return {
    both: sides.map(({ review }) => review),
    agree: sides.filter(({ stars, words }) => stars === words).map(({ review }) => review),
    badWords: apart('negative'),
    goodWords: apart('positive'),
  };
}
