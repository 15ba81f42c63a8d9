import { line, mean, over, yearBefore, type Expression } from './expression.ts';

/** One of the nine signals: a measure held against another one, or against zero. */
export interface PiotroskiSignal {
  readonly id:
    | 'roa'
    | 'cash_return'
    | 'roa_rise'
    | 'accruals'
    | 'leverage'
    | 'liquidity'
    | 'shares'
    | 'margin'
    | 'turnover';
  readonly measure: Expression;
  /** Null: against zero. */
  readonly against: Expression | null;
  /** `below`: met where it fell; `not above`: met where it stayed or fell. */
  readonly test: 'above' | 'below' | 'not above';
  readonly print: 'percent' | 'number' | 'count';
}

const assetsBefore = line('total_assets', 1);
const roa = over(line('net_income'), assetsBefore);
const cashReturn = over(line('operating_cash_flow'), assetsBefore);
const leverage = over(line('long_term_debt'), mean(line('total_assets'), assetsBefore));
const liquidity = over(line('current_assets'), line('current_liabilities'));
const margin = over(line('gross_profit'), line('revenue'));
const turnover = over(line('revenue'), assetsBefore);
const shares = line('shares_outstanding');

/**
 * J. D. Piotroski, Value Investing: The Use of Historical Financial Statement Information to Separate Winners from
 * Losers, Journal of Accounting Research 38, Supplement (2000), 1-41. Returns and turnover are those on the assets at the
 * year's beginning; long-term debt is held against average assets. Net income stands for income before extraordinary items,
 * and the number of shares for whether common equity was issued.
 */
export const piotroskiSignals: readonly PiotroskiSignal[] = [
  { id: 'roa', measure: roa, against: null, test: 'above', print: 'percent' },
  { id: 'cash_return', measure: cashReturn, against: null, test: 'above', print: 'percent' },
  { id: 'roa_rise', measure: roa, against: yearBefore(roa), test: 'above', print: 'percent' },
  { id: 'accruals', measure: cashReturn, against: roa, test: 'above', print: 'percent' },
  { id: 'leverage', measure: leverage, against: yearBefore(leverage), test: 'below', print: 'percent' },
  { id: 'liquidity', measure: liquidity, against: yearBefore(liquidity), test: 'above', print: 'number' },
  { id: 'shares', measure: shares, against: yearBefore(shares), test: 'not above', print: 'count' },
  { id: 'margin', measure: margin, against: yearBefore(margin), test: 'above', print: 'percent' },
  { id: 'turnover', measure: turnover, against: yearBefore(turnover), test: 'above', print: 'number' },
];

/** With fewer signals than these a sum of them says too little; a rule of this product, not of the paper. */
export const fewestSignals = 7;
