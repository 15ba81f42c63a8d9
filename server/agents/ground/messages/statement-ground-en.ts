import { bold, words } from '../../../report/words.ts';

export const statementGroundEn = {
  scorecard: 'Measures of the latest year and what lenders usually expect',
  ruleOfThumb: 'rule of thumb of lenders',
  dupont:
    'Return on equity is net margin × asset turnover × equity multiplier, each with the balances of the year’s end.',
  altmanUnsaid: 'The kind of business was not said, so none of the variants was computed.',
  altmanFinancial: 'No variant of the score is made for banks and insurers; none was computed.',
  oneYear: 'Only one business year was found: no change could be computed.',
  headlineFinancial: (company: string) => `${company}: a bank or an insurer, not read by usual measures`,
  leadFinancial:
    'The statements have lines of a bank or an insurer. What lenders expect of other companies says nothing of it, so nothing was read as a risk; what could be computed is below.',
  notForFinance:
    'Current ratio, equity ratio, coverage and cash flow measures are made for companies that neither lend nor insure. The capital ratios of supervision are in reports of their own and are not computed from these lines.',
  nothing: (company: string) => `${company}: no statement lines found`,
  nothingLead:
    'No table was found whose rows are lines of a statement (such as “Revenue” or “Total assets”) and whose columns are business years. Nothing was computed, and nothing is charged.',
  answerNothing: (headline: string) =>
    words`${bold(`${headline}.`)} Add statements with named lines and business years; nothing is charged.`,
};
