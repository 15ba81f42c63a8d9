import { bold, words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

export const scoreEn = {
  dupontFive:
    'In five steps, return on equity is tax burden × interest burden × operating margin × asset turnover × equity multiplier: what taxes and interest leave of operating profit, and what the business earns before both.',
  dupontFiveOpen: (year: string, reasons: string) => `Five steps for ${year}: not computed: ${reasons}.`,
  dupontFiveBank: 'Five steps: not applicable to banks and insurers, whose interest is their business.',
  noYear: (before: string) => `no business year before ${before} was found`,
  piotroski: {
    bank: 'Not applicable to banks and insurers: the signals ask for lines that they do not have.',
    none: (year: string, reasons: string) => `None of the nine signals of ${year} was computed: ${reasons}.`,
    few: (year: string, count: Said) =>
      words`Of the nine signals of ${year}, ${count} could be computed; a sum of fewer than seven is not given.`,
    counted: (year: string) => `Piotroski signals computed ${year}`,
    countFormula: '\\sum \\text{signals that are computed}',
    score: (year: string, score: Said) =>
      words`Signals of ${year} that are met: ${bold(score)}. The more, the stronger the change in the accounts; what was not computed counts neither way.`,
    label: (year: string) => `Piotroski signals met ${year}`,
    value: (met: number, computed: number) => `${met} of ${computed} computed`,
    formula: '\\sum \\text{signals that are met}',
    against: (label: string) => `${label}, held against`,
    head: ['Signal', 'Value', 'Against', 'Result'],
    states: {
      met: 'met',
      'not met': 'not met',
      unchanged: 'unchanged, not counted',
      'not computed': 'not computed',
    },
    measures: {
      roa: 'Return on opening assets',
      cash_return: 'Operating cash flow to opening assets',
      roa_rise: 'Return on opening assets',
      accruals: 'Operating cash flow to opening assets',
      leverage: 'Long-term debt to average assets',
      liquidity: 'Current ratio',
      shares: 'Number of shares',
      margin: 'Gross margin',
      turnover: 'Revenue to opening assets',
    },
    signals: {
      roa: 'Return on opening assets is above zero',
      cash_return: 'Operating cash flow is above zero',
      roa_rise: 'Return on opening assets rose',
      accruals: 'Operating cash flow is above net income (both to opening assets)',
      leverage: 'Long-term debt to average assets fell',
      liquidity: 'Current ratio rose',
      shares: 'Number of shares did not grow',
      margin: 'Gross margin rose',
      turnover: 'Revenue to opening assets rose',
    },
    method:
      'Piotroski’s signals: J. D. Piotroski, Journal of Accounting Research 38, Supplement (2000). Net income stands for income before extraordinary items. The paper asks whether common equity was issued; here the number of shares is compared, so that a split counts as an issue.',
  },
  bridge: {
    lead: 'How operating profit came from that of the year before: each row is the change of one line, and what it added or took.',
    head: ['Step', 'Amount'],
    effect: (line: string) => `${line}: change`,
    rest: 'Everything else',
    within: (lines: readonly string[]) =>
      `Not found for both years, and therefore within “everything else”: ${listText(lines)}.`,
    open: (reasons: string) => `Not computed: ${reasons}.`,
  },
};
