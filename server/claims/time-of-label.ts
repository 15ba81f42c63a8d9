import type { Period } from '../table/period.ts';
import { findPeriods, periodKey } from './periods.ts';

/**
 * The time that the label of a row names itself, as written ("FY2025 budget: revenue" → "FY2025"); undefined where it
 * names none but days, null where it names several.
 */
export function timeOfLabel(
  label: string,
): { readonly period: Period; readonly written: string } | null | undefined {
  const found = findPeriods(label).flatMap(({ period, start, end }) =>
    period === null || period.kind === 'day' ? [] : [{ period, written: label.slice(start, end) }],
  );
  const [first] = found;
  if (first === undefined) return undefined;
  return new Set(found.map(({ period }) => periodKey(period))).size === 1 ? first : null;
}

/** True for the row of another time than its column: "Revenue (FY2025)" below "FY2024". */
export function isOfOtherTime(label: string, column: Period): boolean {
  const own = timeOfLabel(label);
  return own === null || (own !== undefined && periodKey(own.period) !== periodKey(column));
}
