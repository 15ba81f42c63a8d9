import type { Rule } from '../../findings/rules.ts';

/** What the risk of a coin is read from. The thresholds are rules of thumb of this product for coins, and are called so. */
export interface CoinRule extends Rule {
  readonly id: 'vol_period' | 'fall_period' | 'var95' | 'idle_share' | 'peg_size' | 'off_peg_share';
}

export const coinRules: readonly CoinRule[] = [
  { id: 'vol_period', better: 'lower', good: 0.5, poor: 0.9, weight: 2 },
  { id: 'fall_period', better: 'higher', good: -0.4, poor: -0.7, weight: 2 },
  { id: 'var95', better: 'lower', good: 0.04, poor: 0.07, weight: 1 },
  { id: 'idle_share', better: 'lower', good: 0.005, poor: 0.02, weight: 1 },
];

/** Of a coin that is meant to stay at one unit of money, what counts is whether it did. */
export const pegRules: readonly CoinRule[] = [
  { id: 'peg_size', better: 'lower', good: 0.01, poor: 0.03, weight: 2 },
  { id: 'off_peg_share', better: 'lower', good: 0.005, poor: 0.02, weight: 1 },
];

/** From here on two coins are said to move together: at 0.7 about half of the movement is shared (0.7² = 0.49). */
export const moveTogetherFrom = 0.7;
/** Below it most of the movement of each is its own. */
export const independentBelow = 0.3;
