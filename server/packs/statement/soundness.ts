import type { Rule } from '../../findings/rules.ts';

/**
 * What lenders usually expect, as data. These are rules of thumb, not laws: usual ranges differ between industries, and a
 * report says so. The thresholds of Altman's score are its own zones and come from its variant.
 */
export const soundnessRules: readonly Rule[] = [
  { id: 'current_ratio', better: 'higher', good: 1.5, poor: 1, weight: 2 },
  { id: 'equity_ratio', better: 'higher', good: 0.3, poor: 0.15, weight: 2 },
  { id: 'interest_coverage', better: 'higher', good: 4, poor: 1.5, weight: 3 },
  { id: 'net_debt_ebitda', better: 'lower', good: 2, poor: 4, weight: 2 },
  { id: 'operating_margin', better: 'higher', good: 0.05, poor: 0, weight: 1 },
  { id: 'net_margin', better: 'higher', good: 0.02, poor: 0, weight: 1 },
  { id: 'cash_margin', better: 'higher', good: 0.05, poor: 0, weight: 2 },
  { id: 'cash_conversion', better: 'higher', good: 1, poor: 0.7, weight: 1 },
];

/** Weight of Altman's score among them. */
export const altmanWeight = 3;

/** Growth of a balance beyond that of revenue, as a fraction: stock and claims that pile up. */
export const pileUpRules: readonly (Rule & { readonly line: 'receivables' | 'inventories' })[] = [
  { id: 'receivables_gap', line: 'receivables', better: 'lower', good: 0.05, poor: 0.1, weight: 1 },
  { id: 'inventories_gap', line: 'inventories', better: 'lower', good: 0.05, poor: 0.1, weight: 1 },
];
