import type { UnitEconomics } from './unit-economics.ts';

/** The money of a first order, and how many units bring it back. */
export interface CashNeed {
  readonly quantity: number;
  readonly goods: number;
  readonly once: number;
  readonly whole: number;
  /** What a sold unit brings in before its goods are counted: they were paid with the order. */
  readonly back: number;
  /** Null where a unit brings nothing in; more than `quantity` where the order does not pay for itself. */
  readonly unitsBack: number | null;
  /** Units whose contribution covers what is paid once; null without it, and where nothing is contributed. */
  readonly unitsOnce: number | null;
}

/** A unit too many would be one that rounding of decimals added. */
const slack = 1e-9;

const unitsFor = (sum: number, each: number): number | null =>
  each > 0 ? Math.ceil(sum / each - slack) : null;

export function cashNeed(
  { landed, contribution }: UnitEconomics,
  quantity: number,
  once: number | null,
): CashNeed {
  const goods = quantity * landed;
  const whole = goods + (once ?? 0);
  const back = contribution + landed;
  return {
    quantity,
    goods,
    once: once ?? 0,
    whole,
    back,
    unitsBack: unitsFor(whole, back),
    unitsOnce: once === null || once === 0 ? null : unitsFor(once, contribution),
  };
}
