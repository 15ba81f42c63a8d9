import type { productFormEn } from './messages/product-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const productOutlineNotes: Readonly<Record<keyof typeof productFormEn.outline, string>> = {
  first:
    'The measures that decide, each with value, thresholds and the word for it; what would change the decision.',
  units:
    'Price, VAT, returns, fees, advertising, landed cost and what remains, a line each; what was not given is named and not taken for zero.',
  breakEven: 'The break-even price put back in, the price for the good margin, and what-ifs.',
  market:
    'Quartiles of price, reviews and rating, the place of the own price, and the concentration of reviews.',
  demand: 'Each proxy of monthly sales as a range, with what it assumes.',
  gaps: 'What reviews of competitors complain of, with share, interval and quotations.',
  cash: 'Cash of the first order, units and months until it is back.',
  rank: 'Listings by sales or reviews, and those that sell above and are rated below the median.',
  missing: 'Costs, columns, rows and files not used, with the reason.',
  method: 'The formulas, the proxies and the rules of thumb, with their sources.',
};
