import type { Rule } from '../../findings/rules.ts';

/** What a risk is read from; the thresholds are conventions of this product and are called so. */
export interface MarketRule extends Rule {
  readonly id: 'vol30' | 'fall_year' | 'stop_gap' | 'stop_atr' | 'stop_share';
}

export const volatilityRule: MarketRule = { id: 'vol30', better: 'lower', good: 0.2, poor: 0.4, weight: 1 };

/** Of the price: the higher of the two is the word for the whole. */
export const priceRules: readonly MarketRule[] = [
  volatilityRule,
  { id: 'fall_year', better: 'higher', good: -0.1, poor: -0.25, weight: 1 },
];

/** Of a stop: on which side of the close it lies, how many average ranges away, and how often the price fell so far. */
export const stopRules: readonly MarketRule[] = [
  { id: 'stop_gap', better: 'lower', good: 0, poor: 0, weight: 1 },
  { id: 'stop_atr', better: 'higher', good: 2, poor: 1, weight: 1 },
  { id: 'stop_share', better: 'lower', good: 0.1, poor: 1 / 3, weight: 1 },
];
