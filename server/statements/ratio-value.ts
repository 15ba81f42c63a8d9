import type { RatioRule } from '../packs/statement/ratios.ts';

/**
 * A ratio from the values of its lines, those of `top` in their order and that of `bottom` last, all of one unit; null
 * where what is divided by is not above zero, for the quotient would have no meaning.
 */
export function ratioValue(rule: RatioRule, values: readonly number[]): number | null {
  const bottom = values.at(-1) ?? 0;
  if (bottom <= 0) return null;
  const top = rule.top.reduce((sum, { sign }, i) => sum + sign * (values[i] ?? 0), 0);
  return (rule.factor * top) / bottom;
}
