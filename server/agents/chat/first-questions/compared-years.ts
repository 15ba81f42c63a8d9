import type { DateColumn } from '../../../table/table.ts';

export interface ComparedYear {
  readonly year: number;
  readonly span: { readonly from: number; readonly to: number };
}

const yearOf = (year: number): ComparedYear => ({
  year,
  span: { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) },
});

/** The last two years of a column that go together: with the same months, so that no half year is held against a whole one. */
export function comparedYears({
  values,
}: DateColumn): { readonly before: ComparedYear; readonly after: ComparedYear } | null {
  const months = new Map<number, Set<number>>();
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    const date = new Date(value);
    const year = date.getUTCFullYear();
    months.set(year, (months.get(year) ?? new Set()).add(date.getUTCMonth()));
  }
  const monthsOf = (year: number) => [...(months.get(year) ?? [])].sort((a, b) => a - b).join();
  const years = [...months.keys()].sort((a, b) => b - a);
  const after = years.find((year) => monthsOf(year) === monthsOf(year - 1));
  return after === undefined ? null : { before: yearOf(after - 1), after: yearOf(after) };
}
