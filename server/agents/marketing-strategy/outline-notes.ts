import type { marketingFormEn } from './messages/marketing-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const marketingOutlineNotes: Readonly<Record<keyof typeof marketingFormEn.outline, string>> = {
  where: 'Each channel with its amount, share of the budget and risk, or why it gets nothing.',
  funnel: 'Impressions, clicks, sales, click price and share of clicks that buy, with its 95 % range.',
  breakEven: 'Price times margin, and what a sale costs in each channel with its range.',
  split: 'Amount, cap, expected sales and the cost of the next sale, by channel.',
  sensitivity: 'Sales of the plan when one channel sells at the ends of its range.',
  calendar: 'Days with their ISO weeks, from the start date.',
  measure: 'What is counted, and at what spend a channel is stopped.',
  assumptions: 'What was taken for granted, and whose number it is.',
  missing: 'Channels, files, rows and lines that were not used, with the reason.',
  method: 'The formulas and their sources.',
};
