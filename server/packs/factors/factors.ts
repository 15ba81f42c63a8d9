import type { NumberRole } from '../exports/screener.ts';

export type FactorId = 'value' | 'momentum' | 'quality' | 'size';

/** How a column goes into a factor: its inverse (a yield), its logarithm, as it is; `sign` -1 where less is more. */
interface Part {
  readonly role: NumberRole;
  readonly as: 'inverse' | 'plain' | 'logarithm';
  readonly sign: 1 | -1;
}

/**
 * What stocks are ranked by, each the mean of the standard scores of the columns that are there. Value: earnings, book and
 * cash flow over price (E. F. Fama and K. R. French, Common Risk Factors…, 1993). Momentum: the return of twelve months
 * without the last (N. Jegadeesh and S. Titman, Returns to Buying Winners…, 1993). Quality: profitability and little debt (C.
 * S. Asness, A. Frazzini and L. H. Pedersen, Quality Minus Junk, 2019). Size: small over large (Fama and French, 1993).
 */
export const factors: Readonly<Record<FactorId, readonly Part[]>> = {
  value: [
    { role: 'pe', as: 'inverse', sign: 1 },
    { role: 'pb', as: 'inverse', sign: 1 },
    { role: 'fcf_yield', as: 'plain', sign: 1 },
    { role: 'pfcf', as: 'inverse', sign: 1 },
  ],
  momentum: [{ role: 'return_12m', as: 'plain', sign: 1 }],
  quality: [
    { role: 'roe', as: 'plain', sign: 1 },
    { role: 'operating_margin', as: 'plain', sign: 1 },
    { role: 'net_margin', as: 'plain', sign: 1 },
    { role: 'debt_equity', as: 'plain', sign: -1 },
  ],
  size: [{ role: 'market_cap', as: 'logarithm', sign: -1 }],
};

export const factorIds = Object.keys(factors) as FactorId[];

/** What people call a factor when they give it a weight. */
export const factorWords: Readonly<Record<FactorId, RegExp>> = {
  value: /^(?:value|wert|bewertung|substanz)$/i,
  momentum: /^(?:momentum|schwung)$/i,
  quality: /^(?:quality|qualität|qualitaet)$/i,
  size: /^(?:size|größe|groesse|small|klein)$/i,
};

/** Each end of a column is cut here before it is scored: one odd value moves the scores of all others otherwise. */
export const winsorShare = 0.05;
/** Of fewer names no standard score is computed. */
export const fewestNames = 8;
/** With less of the weight computed a name is not ranked. */
export const leastCoverage = 0.6;
/** Share of the score's parts that one factor makes up: rules of thumb of this product. */
export const concentration = { medium: 0.6, high: 0.8 } as const;
