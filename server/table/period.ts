/**
 * The time a number is about. A flow (revenue) has a year, quarter, month or span; a stock (headcount, debt) a day.
 * Quarters and years of a business are told from those of the calendar only where the source says so.
 */
export type Period =
  | {
      readonly kind: 'year';
      /** Of a year that lies in two, the second. */
      readonly year: number;
      readonly isFiscal: boolean;
      /** Written as both: "2024/25". */
      readonly isSplit?: boolean;
    }
  | { readonly kind: 'half'; readonly year: number; readonly half: 1 | 2; readonly isFiscal: boolean }
  | {
      readonly kind: 'quarter';
      readonly year: number;
      readonly quarter: 1 | 2 | 3 | 4;
      readonly isFiscal: boolean;
    }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  /** ISO dates, both included. */
  | { readonly kind: 'span'; readonly from: string; readonly to: string }
  | { readonly kind: 'day'; readonly date: string };
