import type { countryFormEn } from './messages/country-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const countryOutlineNotes: Readonly<Record<keyof typeof countryFormEn.outline, string>> = {
  verdict: 'The word with the score, the bands it follows from and the share of the weight with a value.',
  drivers: 'The indicators that lift and lower the score most, each with its percentile and its weight.',
  indicators: 'A row for each: the figure, its year, its percentile among the peers, or why it has none.',
  trends:
    'A row for each indicator with three years or more: first, last, change a year, and whether it is a trend.',
  payment: 'Inflation, reserves, debts and the exchange rate, each with its year and the change from before.',
  events: 'Sentences of the news that name the country, newest first, each with its day.',
  watch: 'Triggers, each marked as assumed, and how far the figure of today is from it.',
  sensitivity: 'The share of each weight at which the word changes, and the word with equal weights.',
  missing: 'Files, rows and weights that were not used, and why.',
  method: 'Percentile, score, bands, trend and triggers, with what is a rule of thumb.',
};
