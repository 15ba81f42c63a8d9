/**
 * The time a number is about. A flow (revenue) has a year, quarter, month or span; a stock (headcount, debt) a day.
 * Quarters and years of a business are told apart from those of the calendar only where the source says so.
 */
export type Period =
  | {
      readonly kind: 'year';
      readonly year: number;
      readonly isFiscal: boolean;
      /** A year of business over two of the calendar, "2024/25": `year` is the one it ends in. */
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
