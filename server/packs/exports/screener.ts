import type { RoleRule } from '../../table/find-roles.ts';

/** Columns of a screener's export that rules and factors are read from. */
export type NumberRole =
  | 'pe'
  | 'forward_pe'
  | 'pb'
  | 'ps'
  | 'pfcf'
  | 'fcf_yield'
  | 'dividend'
  | 'roe'
  | 'operating_margin'
  | 'net_margin'
  | 'debt_equity'
  | 'return_12m'
  | 'return_1m'
  | 'market_cap'
  | 'price'
  | 'beta'
  | 'equity_ratio'
  | 'gross_margin'
  | 'revenue_growth'
  | 'earnings_growth'
  | 'payout'
  | 'roic'
  | 'roa'
  | 'current_ratio';
type TextRole = 'ticker' | 'name' | 'sector' | 'country' | 'currency';
export type ScreenRole = NumberRole | TextRole;

const number = (role: NumberRole, names: readonly string[]): RoleRule<ScreenRole> => ({
  role,
  names,
  kinds: ['number'],
});
const text = (role: TextRole, names: readonly string[]): RoleRule<ScreenRole> => ({
  role,
  names,
  kinds: ['text'],
});

/** Names as Finviz, Yahoo, Morningstar, comdirect and people's own sheets write them. */
export const screenerRoles: readonly RoleRule<ScreenRole>[] = [
  text('ticker', ['Ticker', 'Symbol', 'Ticker Symbol', 'Kürzel', 'WKN', 'ISIN']),
  text('name', [
    'Company',
    'Company Name',
    'Name',
    'Unternehmen',
    'Bezeichnung',
    'Aktie',
    'Security',
    'Firma',
  ]),
  text('sector', [
    'Sector',
    'Sektor',
    'Branche',
    'Morningstar Sector',
    'GICS Sector',
    'Industry',
    'Industrie',
  ]),
  text('country', ['Country', 'Land', 'Domicile']),
  text('currency', ['Currency', 'Währung', 'Trading Currency', 'Curr']),
  number('pe', [
    'P/E',
    'PE Ratio (TTM)',
    'P/E Ratio (TTM)',
    'P/E (TTM)',
    'Trailing P/E',
    'PE',
    'P/E Ratio',
    'Price/Earnings',
    'Price/Earnings (TTM)',
    'KGV',
  ]),
  number('forward_pe', [
    'Forward P/E',
    'Fwd P/E',
    'Forward PE',
    'KGVe',
    'KGV erwartet',
    'Price/Forward Earnings',
  ]),
  number('pb', ['P/B', 'PB Ratio', 'P/B Ratio', 'Price/Book', 'Price to Book', 'KBV']),
  number('ps', ['P/S', 'PS Ratio', 'Price/Sales', 'KUV']),
  number('pfcf', ['P/FCF', 'Price/Free Cash Flow', 'P/Free Cash Flow']),
  number('fcf_yield', ['FCF Yield', 'Free Cash Flow Yield', 'Free Cashflow Yield', 'FCF-Rendite']),
  number('dividend', [
    'Dividend Yield',
    'Div Yield',
    'Dividend',
    'Dividend Yield (TTM)',
    'Forward Dividend Yield',
    'Dividendenrendite',
    'Div.-Rendite',
    'Yield',
  ]),
  number('roe', [
    'ROE',
    'Return on Equity',
    'Return on Equity (TTM)',
    'ROE (TTM)',
    'Eigenkapitalrendite',
    'EK-Rendite',
  ]),
  number('operating_margin', [
    'Oper M',
    'Oper. Margin',
    'Operating Margin',
    'Operating Margin (TTM)',
    'Operative Marge',
    'EBIT-Marge',
    'EBIT Margin',
  ]),
  number('net_margin', ['Profit M', 'Profit Margin', 'Net Margin', 'Nettomarge', 'Umsatzrendite']),
  number('debt_equity', [
    'Debt/Eq',
    'Debt/Equity',
    'Total Debt/Equity',
    'Debt to Equity',
    'Verschuldungsgrad',
  ]),
  number('return_12m', [
    'Perf Year',
    'Performance (Year)',
    '52 Week Change',
    '52-Week Change',
    '52 Wk Change',
    '52-Week Change %',
    'Performance 1 Jahr',
    'Perf. 1 Jahr',
    '1-Year Return',
    'Total Return 1 Yr',
    '12M Return',
    'Return 12m',
    'Performance 12 Monate',
  ]),
  number('return_1m', [
    'Perf Month',
    'Performance (Month)',
    '1-Month Return',
    'Return 1m',
    '1M Return',
    'Performance 1 Monat',
    'Perf. 1 Monat',
    'Total Return 1 Mo',
  ]),
  number('market_cap', [
    'Market Cap',
    'Market Capitalization',
    'Market Cap (Intraday)',
    'Marktkapitalisierung',
    'Börsenwert',
    'Market Cap (Mil)',
    'Mkt Cap',
    'Marktkap.',
    'Marktwert',
  ]),
  number('price', ['Price', 'Price (Intraday)', 'Kurs', 'Last Price', 'Aktueller Kurs']),
  number('beta', ['Beta', 'Beta (5Y Monthly)']),
  // No factor is made of these: they are there for rules.
  number('equity_ratio', ['Equity Ratio', 'Eigenkapitalquote', 'EK-Quote']),
  number('gross_margin', ['Gross Margin', 'Gross M', 'Gross Margin (TTM)', 'Bruttomarge']),
  number('revenue_growth', [
    'Revenue Growth',
    'Sales Growth',
    'Revenue Growth (YoY)',
    'Quarterly Revenue Growth (YoY)',
    'Sales Y/Y TTM',
    'Umsatzwachstum',
  ]),
  number('earnings_growth', [
    'EPS Growth',
    'Earnings Growth',
    'EPS This Y',
    'EPS Y/Y TTM',
    'Gewinnwachstum',
    'EPS-Wachstum',
  ]),
  number('payout', ['Payout Ratio', 'Payout', 'Ausschüttungsquote']),
  number('roic', ['ROIC', 'ROI', 'Return on Investment', 'Return on Invested Capital']),
  number('roa', ['ROA', 'Return on Assets', 'Return on Assets (TTM)', 'Gesamtkapitalrendite']),
  number('current_ratio', ['Current Ratio', 'Curr R', 'Current Ratio (MRQ)', 'Liquidität 3. Grades']),
];

/**
 * A year behind a name whose figures are still expected: "KGV 26e", "P/E 2026E", "Div.-Rendite (27e)". Of prices to
 * earnings such a column is another figure than that of the year behind us.
 */
export const expectedYear = /\s*\(?(?<!\d)(?:FY ?)?(?:20)?\d\d ?e\)?$/iu;
/** What a column of expected prices to earnings is called, by what it is called without the year. */
export const expectedNames: readonly (readonly [RegExp, string])[] = [
  [/^KGV$/iu, 'KGV erwartet'],
  [/^(?:P\/?E(?: ratio)?|price\/earnings)$/iu, 'Forward P/E'],
];

/** What tells the classes of shares of one company apart: "Cl A", "Class B", "Vz.", "St". */
export const shareClass =
  /[\s,]+(?:(?:Cl(?:ass)?\.?|Series|Serie) ?[A-D]|Vz\.?|St\.?|Vorzugsaktien?|Vorzüge|Stammaktien?|Stämme)(?:[\s,]*)$/iu;

/** Shares of one: exports write them as 12 % or as 0.12. */
export const percentRoles: ReadonlySet<NumberRole> = new Set([
  'fcf_yield',
  'dividend',
  'roe',
  'operating_margin',
  'net_margin',
  'return_12m',
  'return_1m',
  'equity_ratio',
  'gross_margin',
  'revenue_growth',
  'earnings_growth',
  'payout',
  'roic',
  'roa',
]);

/** Amounts of money, which only one currency can be compared in. */
export const moneyRoles: ReadonlySet<NumberRole> = new Set(['market_cap', 'price']);

/** Prices over something that may be a loss or below zero: then the number is small and says nothing of being cheap. */
export const multipleRoles: ReadonlySet<NumberRole> = new Set(['pe', 'forward_pe', 'pb', 'ps', 'pfcf']);
