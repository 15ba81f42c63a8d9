import type { ResponseCurve } from './split-budget.ts';

/** Spend of a month and the sales it brought. */
export interface MonthPoint {
  readonly spend: number;
  readonly sales: number;
}

type Fitted = Pick<ResponseCurve, 'a' | 'b'>;

/** Months and spread of spend below which a bend cannot be told apart from chance: rules of thumb. */
const [fewestMonths, leastSpread] = [6, 1.5];
/** Bends that are tried, as multiples of an average month's spend. */
const bends = [0.5, 1, 2, 4, 8];

/** The curve a · ln(1 + x ÷ b) through one point, bent at its own spend: an assumption, not a finding. */
export const curveThrough = ({ spend, sales }: MonthPoint): Fitted => ({
  a: sales / Math.LN2,
  b: spend,
});

function leastSquares(points: readonly MonthPoint[], b: number): Fitted & { readonly error: number } {
  const at = points.map(({ spend, sales }) => ({ x: Math.log1p(spend / b), sales }));
  const a = at.reduce((sum, { x, sales }) => sum + x * sales, 0) / at.reduce((sum, { x }) => sum + x * x, 0);
  return { a, b, error: at.reduce((sum, { x, sales }) => sum + (sales - a * x) ** 2, 0) };
}

/**
 * Least squares over months, the bend of a few tried; null where there are too few months or they are too alike, or where no
 * month sold anything.
 */
export function fitMonths(all: readonly MonthPoint[]): Fitted | null {
  const points = all.filter(({ spend }) => spend > 0);
  const spends = points.map(({ spend }) => spend);
  if (points.length < fewestMonths || Math.max(...spends) < leastSpread * Math.min(...spends)) return null;
  if (points.every(({ sales }) => sales <= 0)) return null;
  const mean = spends.reduce((sum, one) => sum + one, 0) / spends.length;
  const [best] = bends
    .map((bend) => leastSquares(points, bend * mean))
    .toSorted((one, other) => one.error - other.error);
  return best === undefined ? null : { a: best.a, b: best.b };
}
