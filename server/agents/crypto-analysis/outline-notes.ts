import type { cryptoFormEn } from './messages/crypto-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const cryptoOutlineNotes: Readonly<Record<keyof typeof cryptoFormEn.outline, string>> = {
  moved: 'Last close and day of each coin, and its returns over one, three and twelve months.',
  risk: 'A row for each coin: volatility of the period, largest fall, value at risk, days without trade, and the reading with its thresholds.',
  together: 'The correlation of each pair over common days; which are not computed, and why.',
  falls: 'Largest fall with its days, worst day, worst seven days, distance to the high.',
  trend: 'Close against the averages of 50 and 200 days, and RSI.',
  weekends: 'Usual daily movement of Saturdays and Sundays against weekdays.',
  volume: 'Days whose volume was far from usual, with the move of the price.',
  stable: 'For coins meant to stay at 1: days more than 1 % away and the farthest close.',
  missing: 'Coins and files that were not used, gaps and double days, and what price files cannot tell.',
  method: 'The formulas used, with where they were published, and that thresholds are rules of thumb.',
};
