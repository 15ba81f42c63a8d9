/** Form, stages and headings. */
export const screenFormEn = {
  title: 'Investment Opportunity Discovery',
  outcome:
    'A shortlist from your screener export by your own rules, ranked, with the reason for every rejection',
  wants: [
    'screen stocks by rules',
    'rank shares by factors',
    'why was a share rejected',
    'shortlist from a screener export',
  ],
  delivers: [
    'How many companies pass your rules, and the first of them with their scores',
    'Value, momentum, quality and size of each, as far as the columns are there',
    'The rule and the value behind every rejection, and which rule rejects most',
    'Overlap of sectors, correlation where prices are given, and what changed since an earlier export',
  ],
  limits: [
    'Only what the export says: no news, no accounts, no prices of today',
    'A list of companies that exist today leaves out those that failed; past ranks look better than they were',
    'A rank is no forecast, and this is no advice to buy or sell',
  ],
  sourcesUsed: ['Your screener export (CSV or XLSX)', 'A sample list, marked as sample data'],
  universe: 'Screener export',
  universeHint: 'One row a company: from Finviz, Yahoo, Morningstar, comdirect or your own sheet.',
  universeExample: 'screener.csv',
  rules: 'Rules',
  rulesHint:
    'One on each line: a column, below or above, a number. Sector is, or is not, a word. Empty: no company is rejected.',
  rulesExample: 'P/E below 20\nROE at least 12 %\nDebt/Equity below 1.5\nSector is not Energy',
  weights: 'Weights',
  weightsHint: 'How much each factor counts. Empty: all alike.',
  weightsExample: 'value 40, momentum 30, quality 20, size 10',
  top: 'Length of the shortlist',
  topHint: '1 to 50; 10 when empty.',
  earlier: 'Earlier export',
  earlierHint: 'An export of the last run: the same rules are used on it, and what changed is said.',
  prices: 'Price files',
  pricesHint: 'Daily prices of the companies, for the correlation within the shortlist.',
  depthHint:
    'Quick: shortlist, factors and the nearest rejections. Standard adds overlap and changes. Deep lists more rejections.',
  stages: {
    read: 'Read the export',
    screen: 'Apply the rules',
    rank: 'Rank what passed',
    report: 'Write the report',
  },
  outline: {
    shortlist: 'Shortlist',
    factors: 'Factor exposure',
    why: 'Why not',
    overlap: 'Overlap and correlation',
    changed: 'What changed',
    missing: 'Not found or not used',
    method: 'How it was computed',
  },
};
