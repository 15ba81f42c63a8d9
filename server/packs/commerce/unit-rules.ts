import type { Rule } from '../../findings/rules.ts';

export type ProductRuleId =
  | 'margin'
  | 'return_on_landed'
  | 'break_even_share'
  | 'competition'
  | 'cash'
  | 'demand';

/** What a listing is read from. */
export interface ProductRule extends Rule {
  readonly id: ProductRuleId;
}

/**
 * Rules of thumb of this product, and called so, but for the concentration: its bands are those of the US Department of
 * Justice and the Federal Trade Commission, Horizontal Merger Guidelines (2010), 1,500 and 2,500 points, as given at
 * https://www.justice.gov/atr/herfindahl-hirschman-index; the Merger Guidelines of 2023 (section 2.1) have 1,000 and 1,800.
 */
export const productRules: readonly ProductRule[] = [
  { id: 'margin', better: 'higher', good: 0.25, poor: 0.1, weight: 3 },
  { id: 'return_on_landed', better: 'higher', good: 1, poor: 0.4, weight: 2 },
  { id: 'break_even_share', better: 'lower', good: 0.75, poor: 0.92, weight: 2 },
  { id: 'competition', better: 'lower', good: 0.15, poor: 0.25, weight: 1 },
  /** Share of the first order that has to sell until its money is back. */
  { id: 'cash', better: 'lower', good: 0.6, poor: 0.9, weight: 2 },
  /** Months until then. */
  { id: 'demand', better: 'lower', good: 3, poor: 6, weight: 2 },
];

/** The margin that the price and the landed cost are solved for: where low risk begins. */
export const goodMargin = 0.25;

/** Of fewer listings no quartiles are given. */
export const fewestListings = 5;

/** Of fewer listings no concentration: even alike, n of them have one of 1 ÷ n. */
export const fewestForConcentration = 10;

/** A share of buyers who write a review: no source holds for every product, so that it is assumed, as a range. */
export const reviewRate = { value: 0.02, low: 0.01, high: 0.05 } as const;
