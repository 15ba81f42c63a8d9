/** What one more unit of money brings where each next one brings less: sales = a · ln(1 + spend ÷ b), up to a cap. */
export interface ResponseCurve {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly cap: number;
}

/** Sales that a curve promises for an amount. */
export const salesAt = ({ a, b }: ResponseCurve, amount: number): number => a * Math.log1p(amount / b);

/** What the next sale costs at an amount: the curve's slope turned round; infinite where nothing is sold. */
export const nextSaleCost = ({ a, b }: ResponseCurve, amount: number): number => (b + amount) / a;

interface Candidate {
  readonly curve: ResponseCurve;
  amount: number;
}

/**
 * The budget in steps, each to the curve whose next step brings most, as long as it earns what it costs (`worth` of a sale).
 * For concave curves this greedy order is the best of all splits into these steps: B. Fox, Discrete Optimization via
 * Marginal Analysis, Management Science 13 (1966). What no step earns back is left over.
 */
export function splitBudget(
  budget: number,
  curves: readonly ResponseCurve[],
  { steps, worth }: { readonly steps: number; readonly worth: number },
): { readonly amounts: ReadonlyMap<string, number>; readonly left: number } {
  const step = budget / steps;
  const all = curves.map((curve): Candidate => ({ curve, amount: 0 }));
  const counts = new Map(all.map((one) => [one, 0]));
  let used = 0;
  for (; used < steps; used += 1) {
    const best = bestOf(all, step);
    if (best === null || best.gain * worth < step) break;
    const count = (counts.get(best.one) ?? 0) + 1;
    counts.set(best.one, count);
    best.one.amount = count * step;
  }
  return {
    amounts: new Map(all.map(({ curve, amount }) => [curve.id, amount])),
    left: budget - used * step,
  };
}

/** A cap that is a whole number of steps may not fall to a rounding error. */
const slack = 1e-9;

function bestOf(all: readonly Candidate[], step: number): { one: Candidate; gain: number } | null {
  let best: { one: Candidate; gain: number } | null = null;
  for (const one of all) {
    if (one.amount + step > one.curve.cap * (1 + slack)) continue;
    const gain = salesAt(one.curve, one.amount + step) - salesAt(one.curve, one.amount);
    if (best === null || gain > best.gain) best = { one, gain };
  }
  return best;
}
