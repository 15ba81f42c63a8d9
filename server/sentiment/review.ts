import type { DocumentTable } from '../statements/read-statements.ts';
import { ratingPolarity, type Scale } from './scales.ts';
import { polarityOf, type Polarity, type Score } from './score-text.ts';
import type { ReviewLanguage } from './text-languages.ts';

/** A rating on its own scale. */
export interface Rating {
  readonly value: number;
  readonly scale: Scale;
}

/** A row of an export: what was rated and written. */
export interface Review {
  readonly source: DocumentTable;
  readonly row: number;
  /** Stars or points, else whether they would recommend it. */
  readonly rating: Rating | null;
  /** From 0 to 10, where it was asked beside another rating. */
  readonly recommend: Rating | null;
  /** Title and words, "" for none. */
  readonly text: string;
  /** Null where there are no words, or too few to tell. */
  readonly language: ReviewLanguage;
  /** Of English words; null where none is in the lexicon. */
  readonly score: Score | null;
  /** Milliseconds since 1970; null without a day. */
  readonly day: number | null;
  readonly product: string;
}

/** What a judgement rests on. */
export interface Judged {
  readonly polarity: Polarity;
  readonly by: 'rating' | 'words';
}

/** What a review is as a whole: as it rates, and without a rating as its words do. Null where neither says. */
export function judgeReview({ rating, score }: Review): Judged | null {
  if (rating !== null) return { polarity: ratingPolarity(rating.value, rating.scale), by: 'rating' };
  return score === null ? null : { polarity: polarityOf(score), by: 'words' };
}
