import { changeInYear, heldValue, type Compared } from '../../compare/derive-claims.ts';

/** What the last year brought, in words alone: a title has no links to show a number from. */
export interface YearTrend {
  readonly year: string;
  readonly revenue: 'up' | 'down' | 'steady';
  /** Which way the operating profit went, where that is another way than revenue; else null. */
  readonly profit: 'up' | 'down' | null;
  readonly isLoss: boolean;
}

/** Less than half a per cent is no movement worth a title. */
const steady = 0.005;

const wayOf = (change: number) => (Math.abs(change) < steady ? 'steady' : change > 0 ? 'up' : 'down');

/** Which way revenue went in the last year of which it is known with the year before, and whether a loss was made. */
export function yearTrend(compared: Compared): YearTrend | null {
  const { comparisons } = compared;
  const year = comparisons
    .filter(
      ({ attribute, part, time }) =>
        attribute === 'revenue' && part === null && /^\d{4}(?:\/\d\d)?$/.test(time),
    )
    .map(({ time }) => time)
    .toSorted()
    .at(-1);
  if (year === undefined) return null;
  const change = changeInYear(compared, 'revenue', year);
  if (change === null) return null;
  const result = heldValue(comparisons, 'net_income', year);
  const revenue = wayOf(change.value);
  const profit = wayOf(changeInYear(compared, 'operating_profit', year)?.value ?? 0);
  return {
    year,
    revenue,
    profit: profit === 'steady' || profit === revenue ? null : profit,
    isLoss: result !== null && result.quantity.value < 0,
  };
}
