import { line, minus, one, over, plus, yearBefore, type Expression } from './expression.ts';

type BeneishId = 'dsri' | 'gmi' | 'aqi' | 'sgi' | 'depi' | 'sgai' | 'tata' | 'lvgi';

const revenue = line('revenue');
const receivables = line('receivables');
const assets = line('total_assets');
const receivableShare = over(receivables, revenue);
const margin = over(minus(revenue, line('cost_of_sales')), revenue);
/** Assets that are neither current nor plant. */
const softShare = minus(one, over(plus(line('current_assets'), line('ppe')), assets));
const depreciationRate = over(line('depreciation'), plus(line('depreciation'), line('ppe')));
const sgaShare = over(line('sga'), revenue);
const leverage = over(plus(line('long_term_debt'), line('current_liabilities')), assets);
const accruals = over(minus(line('net_income'), line('operating_cash_flow')), assets);

const index = (share: Expression) => over(share, yearBefore(share));
const inverse = (share: Expression) => over(yearBefore(share), share);

/**
 * M. D. Beneish, The Detection of Earnings Manipulation, Financial Analysts Journal 55(5) (1999), 24-36. Accruals are net
 * income less operating cash flow, as in Beneish, Lee and Nichols, Financial Analysts Journal 69(2) (2013), because the
 * lines of the balance sheet that the first paper takes them from are seldom printed.
 */
export const beneish: {
  readonly constant: number;
  readonly indices: readonly {
    readonly id: BeneishId;
    readonly weight: number;
    readonly index: Expression;
  }[];
  /** Above: the model flags the year. */
  readonly threshold: number;
  /** What has to be above zero for the indices to mean anything. */
  readonly guards: readonly Expression[];
} = {
  constant: -4.84,
  indices: [
    { id: 'dsri', weight: 0.92, index: index(receivableShare) },
    { id: 'gmi', weight: 0.528, index: inverse(margin) },
    { id: 'aqi', weight: 0.404, index: index(softShare) },
    { id: 'sgi', weight: 0.892, index: index(revenue) },
    { id: 'depi', weight: 0.115, index: inverse(depreciationRate) },
    { id: 'sgai', weight: -0.172, index: index(sgaShare) },
    { id: 'tata', weight: 4.679, index: accruals },
    { id: 'lvgi', weight: -0.327, index: index(leverage) },
  ],
  threshold: -1.78,
  guards: [receivables, yearBefore(receivables), softShare].map((guard) => over(one, guard)),
};
