import type { Polarity } from './score-text.ts';

/** How a file rates: stars of five, points of ten, or the 0 to 10 of "would you recommend". They are never mixed. */
export type Scale = 'five' | 'ten' | 'nps';

/** Bounds of a scale: up to `low` a rating is negative, from `high` on positive. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Stars: one and two are negative, four and five positive, as shops show them. Promoters from 9 and detractors up to 6 are
 * those of F. F. Reichheld, The One Number You Need to Grow, Harvard Business Review, December 2003. Of ten points those up
 * to 4 are taken as negative and those from 7 as positive: a rule of this product.
 */
export const scales: Readonly<Record<Scale, Bounds>> = {
  five: { least: 1, most: 5, low: 2, high: 4 },
  ten: { least: 1, most: 10, low: 4, high: 7 },
  nps: { least: 0, most: 10, low: 6, high: 9 },
};

export const ratingPolarity = (rating: number, scale: Scale): Polarity =>
  rating <= scales[scale].low ? 'negative' : rating >= scales[scale].high ? 'positive' : 'neutral';

/** The scale of a column of ratings: by its name, else by its values; a word why there is none. */
export function scaleOf(values: readonly number[], isRecommendation: boolean): Scale | 'beyond' {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const fits = (scale: Scale) => least >= scales[scale].least && most <= scales[scale].most;
  if (isRecommendation) return fits('nps') && values.every(Number.isInteger) ? 'nps' : 'beyond';
  return fits('five') ? 'five' : fits('ten') ? 'ten' : 'beyond';
}
