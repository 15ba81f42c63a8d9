import type { StatementLineId } from './lines.ts';

/**
 * A ratio of lines of one business year: (sum of `top`) / `bottom`, times `factor`. Not computed where the line below is
 * not above zero: the quotient would have no meaning.
 */
export interface RatioRule {
  readonly id: string;
  readonly top: readonly { readonly line: StatementLineId; readonly sign: 1 | -1 }[];
  readonly bottom: StatementLineId;
  readonly factor: number;
  /** `term`: a number with four decimals, as terms of a score need them. */
  readonly print: 'percent' | 'number' | 'days' | 'term';
}

type Part = StatementLineId | { readonly minus: StatementLineId };

const ratio = (
  id: string,
  top: readonly Part[],
  bottom: StatementLineId,
  print: RatioRule['print'] = 'number',
): RatioRule => ({
  id,
  top: top.map((part) =>
    typeof part === 'string' ? { line: part, sign: 1 } : { line: part.minus, sign: -1 },
  ),
  bottom,
  factor: print === 'days' ? 365 : 1,
  print,
});

/**
 * Ratios as textbooks of statement analysis define them (Penman, Financial Statement Analysis and Security Valuation;
 * Subramanyam, Financial Statement Analysis). Balances are those of the year's end, not averages.
 */
export const statementRatios = {
  liquidity: [
    ratio('current_ratio', ['current_assets'], 'current_liabilities'),
    ratio('quick_ratio', ['current_assets', { minus: 'inventories' }], 'current_liabilities'),
    ratio('cash_ratio', ['cash'], 'current_liabilities'),
  ],
  leverage: [
    ratio('equity_ratio', ['equity'], 'total_assets', 'percent'),
    ratio('debt_equity', ['debt'], 'equity'),
    ratio('liabilities_assets', ['total_liabilities'], 'total_assets', 'percent'),
  ],
  coverage: [
    ratio('interest_coverage', ['operating_profit'], 'interest_expense'),
    ratio('net_debt_ebitda', ['debt', { minus: 'cash' }], 'ebitda'),
    ratio('cash_conversion', ['operating_cash_flow'], 'net_income'),
  ],
  margins: [
    ratio('gross_margin', ['gross_profit'], 'revenue', 'percent'),
    ratio('operating_margin', ['operating_profit'], 'revenue', 'percent'),
    ratio('net_margin', ['net_income'], 'revenue', 'percent'),
    ratio('cash_margin', ['operating_cash_flow'], 'revenue', 'percent'),
  ],
  efficiency: [
    ratio('receivable_days', ['receivables'], 'revenue', 'days'),
    ratio('inventory_days', ['inventories'], 'cost_of_sales', 'days'),
  ],
} as const satisfies Readonly<Record<string, readonly RatioRule[]>>;

/** Return on equity = net margin × asset turnover × equity multiplier (F. Donaldson Brown, DuPont, 1912). */
export const dupontRatios: readonly RatioRule[] = [
  ratio('dupont_margin', ['net_income'], 'revenue', 'percent'),
  ratio('asset_turnover', ['revenue'], 'total_assets'),
  ratio('equity_multiplier', ['total_assets'], 'equity'),
  ratio('return_on_equity', ['net_income'], 'equity', 'percent'),
];

/**
 * Return on equity in five steps: tax burden × interest burden × operating margin × asset turnover × equity multiplier
 * (Bodie, Kane and Marcus, Investments, chapter on the analysis of statements). The first two have no meaning in a year
 * of losses.
 */
export const dupontFiveRatios: readonly RatioRule[] = [
  ratio('tax_burden', ['net_income'], 'profit_before_tax'),
  ratio('interest_burden', ['profit_before_tax'], 'operating_profit'),
  statementRatios.margins[1],
  ratio('asset_turnover', ['revenue'], 'total_assets'),
  ratio('equity_multiplier', ['total_assets'], 'equity'),
  ratio('return_on_equity', ['net_income'], 'equity', 'percent'),
];

const allRatios: readonly RatioRule[] = [...Object.values(statementRatios).flat(), ...dupontRatios];

/** The one definition of a ratio, over the cells of statements as over claims; undefined for another id. */
export const ratioRule = (id: string) => allRatios.find((one) => one.id === id);

/** What a report about a company shows of its ratios, the weightiest first. */
export const companyRatios: readonly RatioRule[] = [
  'operating_margin',
  'net_margin',
  'gross_margin',
  'equity_ratio',
  'debt_equity',
  'net_debt_ebitda',
  'current_ratio',
  'cash_conversion',
].flatMap((id) => ratioRule(id) ?? []);

/** A weighted sum of ratios with its published zones. */
export interface AltmanVariant {
  /** The scores are called Z, Z′ and Z″. */
  readonly id: 'listed_manufacturer' | 'manufacturer' | 'other';
  readonly terms: readonly { readonly weight: number; readonly ratio: RatioRule }[];
  /** Above: the safe zone. */
  readonly safe: number;
  /** Below: the distress zone. */
  readonly distress: number;
}

const x1 = ratio('altman_x1', ['current_assets', { minus: 'current_liabilities' }], 'total_assets', 'term');
const x2 = ratio('altman_x2', ['retained_earnings'], 'total_assets', 'term');
const x3 = ratio('altman_x3', ['operating_profit'], 'total_assets', 'term');
const x4Book = ratio('altman_x4', ['equity'], 'total_liabilities', 'term');
const x4Market = ratio('altman_x4_market', ['market_value'], 'total_liabilities', 'term');
const x5 = ratio('altman_x5', ['revenue'], 'total_assets', 'term');

/**
 * Z of listed manufacturers: E. I. Altman, Journal of Finance 23 (1968), 589-609. Z' of manufacturers that are not listed:
 * Altman, Corporate Financial Distress (1983). Z" of other firms: Altman, Hartzell and Peck, Emerging Markets Corporate
 * Bonds: A Scoring System (1995), without the constant of that paper's rating scale. None is made for banks and insurers.
 */
export const altmanVariants = {
  listed_manufacturer: {
    id: 'listed_manufacturer',
    terms: [
      { weight: 1.2, ratio: x1 },
      { weight: 1.4, ratio: x2 },
      { weight: 3.3, ratio: x3 },
      { weight: 0.6, ratio: x4Market },
      { weight: 0.999, ratio: x5 },
    ],
    safe: 2.99,
    distress: 1.81,
  },
  manufacturer: {
    id: 'manufacturer',
    terms: [
      { weight: 0.717, ratio: x1 },
      { weight: 0.847, ratio: x2 },
      { weight: 3.107, ratio: x3 },
      { weight: 0.42, ratio: x4Book },
      { weight: 0.998, ratio: x5 },
    ],
    safe: 2.9,
    distress: 1.23,
  },
  other: {
    id: 'other',
    terms: [
      { weight: 6.56, ratio: x1 },
      { weight: 3.26, ratio: x2 },
      { weight: 6.72, ratio: x3 },
      { weight: 1.05, ratio: x4Book },
    ],
    safe: 2.6,
    distress: 1.1,
  },
} as const satisfies Readonly<Record<string, AltmanVariant>>;
