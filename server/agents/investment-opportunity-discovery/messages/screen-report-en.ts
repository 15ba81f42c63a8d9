import { words, type Said } from '../../../report/words.ts';

export const screenReportEn = {
  refusals: { top: 'The length of the shortlist is a whole number from 1 to 50.' },
  parts: {
    head: 'Finding and shortlist',
    why: 'Why not',
    rest: 'Overlap and changes',
    closing: 'What was not used, and the method',
  },
  steps: {
    read: (rows: number) => `${rows} companies read`,
    screened: (kept: number) => `${kept} pass`,
    ranked: (factors: number) => `${factors} factors scored`,
    written: 'Report written',
  },
  roles: {
    ticker: 'ticker',
    name: 'name',
    sector: 'sector',
    country: 'country',
    currency: 'currency',
    pe: 'P/E',
    forward_pe: 'forward P/E',
    pb: 'P/B',
    ps: 'P/S',
    pfcf: 'P/FCF',
    fcf_yield: 'free cash flow yield',
    dividend: 'dividend yield',
    roe: 'return on equity',
    operating_margin: 'operating margin',
    net_margin: 'net margin',
    debt_equity: 'debt/equity',
    return_12m: '12-month return',
    return_1m: '1-month return',
    market_cap: 'market cap',
    price: 'price',
    beta: 'beta',
    equity_ratio: 'equity ratio',
    gross_margin: 'gross margin',
    revenue_growth: 'revenue growth',
    earnings_growth: 'earnings growth',
    payout: 'payout ratio',
    roic: 'return on invested capital',
    roa: 'return on assets',
    current_ratio: 'current ratio',
  },
  factors: { value: 'Value', momentum: 'Momentum', quality: 'Quality', size: 'Size (small)' },
  million: (currency: string | null, amount: string) =>
    `${currency === null ? '' : `${currency} `}${amount} million`,
  rule: { below: 'below', above: 'above', most: 'at most', least: 'at least', is: 'is', isNot: 'is not' },
  subject: 'Screen',
  headline: (kept: number, first: string | null, rules: number) =>
    kept === 0
      ? 'no company passes every rule'
      : first === null
        ? 'companies pass, none could be ranked'
        : rules === 0
          ? `${first} ranks first`
          : `${first} ranks first of those that pass`,
  kept: 'Companies that pass every rule',
  all: 'Companies of the export',
  lead: {
    pass: (kept: Said, all: Said) => words`${kept} of ${all} companies pass every rule.`,
    passUsed: (kept: Said, all: Said) =>
      words`${kept} of ${all} companies pass every rule that could be applied.`,
    noRules: (all: Said) => words`No rule was given or understood, so all ${all} companies were kept.`,
    first: (names: readonly Said[]) =>
      words`First: ${names.flatMap((one, i) => [i === 0 ? '' : ', ', one]).reduce<Said>((a, b) => words`${a}${b}`, '')}.`,
    decides: (name: string, factor: string, score: Said) =>
      words`What lifts ${name} most is ${factor} (${score}).`,
    tight: (rules: readonly string[], count: Said) =>
      rules.length === 1
        ? words`The rule that rejects most is “${rules[0] ?? ''}”: ${count} companies.`
        : words`The rules that reject most, ${count} companies each: ${rules.map((one) => `“${one}”`).join(', ')}.`,
    notUsed: (lines: readonly string[]) =>
      `Not used as a rule: ${lines.map((one) => `“${one}”`).join(', ')}; the reason is below.`,
    unranked: 'No factor could be scored, so the list is in the order of the file.',
  },
  shortlist: {
    head: ['Company', 'Score', 'Sector'],
    more: 'More companies pass than are shown; the length of the list is set in the form.',
    none: 'No company passes every rule. Below is what rejected them; the rule that rejects most is the first to look at.',
    note: 'The score is the weighted mean of the factor scores: 0 is the mean of the export, 1 is one standard deviation better. It compares companies of this file and nothing else.',
    score: (name: string) => `${name}: score`,
  },
  exposure: {
    head: ['Company'],
    score: (name: string, factor: string) => `${name}: ${factor}`,
    part: (role: string) => `standard score of ${role}`,
    mean: (role: string) => `mean and deviation of ${role}, cut at 5 % and 95 %`,
    weights: 'Weights used',
    weight: (factor: string) => `Weight of ${factor}`,
    none: 'No column of a factor holds eight values or more; nothing was scored.',
    findings: {
      // The word beside it is of the score, not of the company.
      title: (name: string) => `${name}: how far its score rests on one factor`,
      share: (factor: string, share: string) => `${factor} makes up ${share} of the parts of its score`,
      open: 'It was not ranked: too few factors have a value.',
    },
    dash: 'A dash means that the company has no value in the columns of that factor. The others then count alone, from 60 % of the weight on.',
  },
  why: {
    rules: 'Rules and how many companies each rejects',
    ruleHead: ['Rule', 'Rejects', 'Alone', 'Without a value'],
    rejects: (rule: string) => `Rejected by ${rule}`,
    alone: (rule: string) => `Rejected by ${rule} alone`,
    open: (rule: string) => `Without a value for ${rule}`,
    head: ['Company', 'Broken rule', 'Value'],
    loss: 'a loss or below zero: not cheap',
    empty: 'no value',
    none: 'No company was rejected.',
    more: 'More companies were rejected than are shown: those that break the fewest rules come first.',
    note: 'A company without a value for a rule does not pass it: nobody knows. A rule that rejects many alone is the one to loosen first.',
  },
  overlap: {
    head: ['Sector', 'On the shortlist'],
    count: (sector: string) => `${sector}: companies on the shortlist`,
    noneListed: 'No company is on the shortlist, so none can overlap.',
    noSector: 'The export names no sector.',
    noPrices:
      'No price files were given, so no correlation was computed; companies of one sector often move together.',
    correlation: 'Correlation of daily returns on common days, of the last year at most',
    corner: 'Company',
    noneFound:
      'No two companies of the shortlist have 60 common days in the price files; no correlation was computed.',
    pair: (a: string, b: string) => `Correlation of ${a} and ${b}`,
  },
  changed: {
    noEarlier: 'No earlier export was given; there is nothing to compare with.',
    notRead: 'The earlier export could not be read as a list of companies.',
    entered: 'New on the shortlist',
    left: 'No longer on it',
    stayed: 'On both',
    head: ['', 'Companies'],
    turnover: 'Share of the earlier shortlist that left',
    none: '—',
  },
  problems: {
    'not understood': (line: string) =>
      `“${line}” was not understood as a rule. Write a column, below or above, and a number`,
    'no column': (line: string) => `“${line}” was not used: the export has no such column`,
    'other column': (line: string) =>
      `“${line}” was not used: the export has the column, but it could not be read as one that a rule of this kind fits`,
    'no such word': (line: string) => `“${line}” was not used: no sector or industry of the export says so`,
    currencies: (line: string) =>
      `“${line}” was not used: the amounts are in several currencies and cannot be compared`,
    percent: (line: string) =>
      `“${line}” was not used: nothing tells whether percent is meant. Write the limit with %, as in 12 %`,
    'amount open': (line: string) =>
      `“${line}” was not used: the export does not say whether its market caps are in millions. Name the unit in the column’s head`,
    scale: (line: string) => `“${line}” was not used: write the amount with million or billion`,
    currency: (line: string) => `“${line}” was not used: the export is in another currency, or names none`,
  },
  left: {
    currencies: (column: string) => `Column “${column}” was not used: it holds amounts in several currencies`,
    percent: (column: string) =>
      `Column “${column}” was not used: nothing tells whether its numbers are percent or shares of one`,
    factor: (factor: string) => `${factor} was not scored: no usable column with eight values or more`,
    fractions: (roles: string) => `Shares of one were read as percent: ${roles}`,
    several: 'Several tables name companies; the one with the most rows was used',
    noTable: (file: string) => `${file}: no table with a name or ticker and a column of numbers was found`,
    unranked: (names: readonly string[], more: boolean) =>
      `Pass the rules but were not ranked, for too few factors: ${names.join(', ')}${more ? ' and others' : ''}`,
    classes: (names: Said) => words`${names}: shares of one company by their names, each ranked on its own`,
    duplicates: 'Some names are on several rows; each row was taken for a company of its own',
    always:
      'An export lists companies that exist today: those that failed are missing, and what it leaves out this report does not know',
  },
  method: [
    'Each column of a factor was cut at its 5 % and 95 % quantiles over all companies of the export and turned into standard scores: value less mean, over the standard deviation. A factor is the mean of its columns; the score is their weighted mean.',
    'Value: 1/P/E, 1/P/B and free cash flow yield (Fama and French, 1993); a loss has a negative earnings yield and ranks low. Momentum: return of 12 months, without the last month where a column has it (Jegadeesh and Titman, 1993). Quality: return on equity, margins, little debt (Asness, Frazzini and Pedersen, 2019). Size: less of the logarithm of market cap (Fama and French, 1993).',
    'Rules are read as written: a company passes when it meets every one. A multiple of zero or less never meets “below”. Risk words say how much of a score rests on one factor: from 60 % medium, from 80 % high, a rule of thumb.',
  ],
  nothing: {
    headline: 'Screen: no list of companies could be used',
    lead: 'No table with companies and numbers was found. What was read, and why it was not used:',
    answer: 'No list of companies could be used; the report says why.',
  },
};
