import { byCode } from '@loupe/shared/lib/text-order';
import { pettitt } from '../statistics/change-point.ts';
import { meanOf } from '../statistics/describe.ts';
import type { Rated, RatingGroup } from './rating-groups.ts';

export interface RatedPeriod {
  /** YYYY-MM, or the Monday of a week as YYYY-MM-DD. */
  readonly key: string;
  readonly rated: readonly Rated[];
  readonly mean: number;
}

export interface Trend {
  readonly unit: 'month' | 'week';
  readonly periods: readonly RatedPeriod[];
  /** Periods with too few ratings to have a mean. */
  readonly thin: number;
  /** The first period after the change, where one is shown; `p` also where none is; null with too few periods. */
  readonly change: {
    readonly at: number | null;
    readonly p: number;
    readonly before: number;
    readonly after: number;
  } | null;
}

/** Fewer ratings are no mean of a period, and fewer periods show no change even where every one differs. */
const [fewestRatings, fewestPeriods, surely] = [5, 12, 0.05];
const dayMs = 86_400_000;

const monthOf = (day: number) => new Date(day).toISOString().slice(0, 7);

function weekOf(day: number): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - weekday * dayMs).toISOString().slice(0, 10);
}

function periodsBy(rated: readonly Rated[], keyOf: (day: number) => string) {
  const dated = rated.filter(({ review }) => review.day !== null);
  const all = [...Map.groupBy(dated, ({ review }) => keyOf(review.day ?? 0))].toSorted(([a], [b]) =>
    byCode(a, b),
  );
  const periods = all
    .filter(([, some]) => some.length >= fewestRatings)
    .map(([key, some]): RatedPeriod => ({
      key,
      rated: some,
      mean: meanOf(some.map(({ value }) => value)) ?? 0,
    }));
  return { periods, thin: all.length - periods.length };
}

const levelOf = (periods: readonly RatedPeriod[]) =>
  meanOf(periods.flatMap(({ rated }) => rated.map(({ value }) => value))) ?? 0;

/**
 * The mean rating of each month, or of each week where there are not months enough, and where its level changes: the test
 * of Pettitt over these means. Null where no two periods have a mean.
 */
export function trendOf({ rated }: RatingGroup): Trend | null {
  const months = periodsBy(rated, monthOf);
  const weeks = months.periods.length >= fewestPeriods ? null : periodsBy(rated, weekOf);
  const isWeekly = weeks !== null && weeks.periods.length >= fewestPeriods;
  const { periods, thin } = isWeekly ? weeks : months;
  if (periods.length < 2) return null;
  const means = periods.map(({ mean }) => mean);
  const found = periods.length < fewestPeriods ? null : pettitt(means);
  const unit = isWeekly ? 'week' : 'month';
  if (found === null) return { unit, periods, thin, change: null };
  const at = found.p < surely ? found.at : null;
  const [before, after] = at === null ? [0, 0] : [levelOf(periods.slice(0, at)), levelOf(periods.slice(at))];
  return { unit, periods, thin, change: { at, p: found.p, before, after } };
}
