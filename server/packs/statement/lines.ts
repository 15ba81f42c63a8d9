import { companyFigures } from '../company/figures.ts';
import { scoreLines } from './score-lines.ts';

/** A line of an income statement, balance sheet or cash flow statement that is computed with. */
export interface StatementLine {
  readonly id: StatementLineId;
  /** Over a period, or at its end. */
  readonly kind: 'flow' | 'stock';
  /** Statements print costs, and what is owed, with and without a minus: they are taken as amounts. */
  readonly isAmount: boolean;
  /** A number of things, not money: shown without a currency, and only compared within its own row. */
  readonly isCount?: true;
  /** Whole labels, lower case: a label that says more or less is another line. */
  readonly words: readonly string[];
  /** Labels that say that the line is below zero: "net loss". */
  readonly losses: readonly string[];
}

const shared = [
  'revenue',
  'gross_profit',
  'ebitda',
  'operating_profit',
  'profit_before_tax',
  'net_income',
  'total_assets',
  'current_assets',
  'current_liabilities',
  'debt',
  'equity',
  'cash',
  'operating_cash_flow',
] as const;

/** Labels that in a sentence mean the whole, but in a statement may be one of several lines, or another one. */
const unsureInStatements: ReadonlySet<string> = new Set([
  'sales',
  'net result',
  'borrowings',
  'finanzschulden',
  'finanzverbindlichkeiten',
  'erlöse',
  'umsätze',
  'ergebnis nach steuern',
  'konzernergebnis',
]);

const own = {
  ...scoreLines,
  cost_of_sales: {
    kind: 'flow',
    isAmount: true,
    words: [
      'cost of sales',
      'cost of revenue',
      'cost of revenues',
      'cost of goods sold',
      'cost of products sold',
      'total cost of sales',
      'total cost of revenue',
      'herstellungskosten des umsatzes',
      'umsatzkosten',
      'kosten der umsatzerlöse',
      'herstellungskosten der zur erzielung der umsatzerlöse erbrachten leistungen',
    ],
  },
  interest_expense: {
    kind: 'flow',
    isAmount: true,
    words: [
      'interest expense',
      'interest expenses',
      'interest and similar expenses',
      'finance costs',
      'finance expense',
      'interest payable and similar expenses',
      'zinsaufwand',
      'zinsaufwendungen',
      'zinsen und ähnliche aufwendungen',
      'sonstige zinsen und ähnliche aufwendungen',
      'finanzaufwand',
      'finanzaufwendungen',
    ],
  },
  inventories: {
    kind: 'stock',
    isAmount: false,
    words: [
      'inventories',
      'inventory',
      'inventories, net',
      'total inventories',
      'vorräte',
      'total vorräte',
      'summe vorräte',
      'vorratsvermögen',
    ],
  },
  receivables: {
    kind: 'stock',
    isAmount: false,
    words: [
      'trade receivables',
      'trade receivables, net',
      'trade and other receivables',
      'accounts receivable',
      'accounts receivable, net',
      'forderungen aus lieferungen und leistungen',
    ],
  },
  total_liabilities: {
    kind: 'stock',
    isAmount: true,
    words: [
      'total liabilities',
      'fremdkapital',
      'summe fremdkapital',
      'total fremdkapital',
      'summe schulden',
      'schulden gesamt',
    ],
  },
  retained_earnings: {
    kind: 'stock',
    isAmount: false,
    words: [
      'retained earnings',
      'retained earnings (accumulated deficit)',
      'einbehaltene gewinne',
      'gewinnrücklagen',
      'kumulierte ergebnisse',
    ],
  },
  market_value: {
    kind: 'stock',
    isAmount: false,
    words: [
      'market capitalisation',
      'market capitalization',
      'market value of equity',
      'marktkapitalisierung',
      'börsenwert',
    ],
  },
} as const satisfies Readonly<Record<string, Omit<StatementLine, 'id' | 'losses'>>>;

export type StatementLineId = (typeof shared)[number] | keyof typeof own;

const sharedLines = shared.map((id): StatementLine => {
  const attribute = companyFigures.find((one) => one.id === id);
  if (attribute === undefined) throw new Error(`There is no figure ${id} in the pack of companies.`);
  const { nouns, labels, losses } = attribute;
  const words = [nouns.en, nouns.de, labels.en, labels.de].flat();
  return {
    id,
    kind: attribute.kind === 'flow' ? 'flow' : 'stock',
    isAmount: attribute.owed === 'amount',
    words: words.filter((word) => !unsureInStatements.has(word)),
    losses: losses === undefined ? [] : [losses.en, losses.de].flat(),
  };
});

const order: readonly StatementLineId[] = [
  'revenue',
  'cost_of_sales',
  'gross_profit',
  'sga',
  'ebitda',
  'depreciation',
  'operating_profit',
  'interest_expense',
  'profit_before_tax',
  'net_income',
  'operating_cash_flow',
  'current_assets',
  'cash',
  'receivables',
  'inventories',
  'ppe',
  'total_assets',
  'current_liabilities',
  'debt',
  'long_term_debt',
  'total_liabilities',
  'equity',
  'retained_earnings',
  'market_value',
  'shares_outstanding',
];

/** In the order of statements. Words of the lines that sentences name too come from the pack of companies. */
export const statementLines: readonly StatementLine[] = [
  ...sharedLines,
  ...Object.entries(own).map(([id, line]): StatementLine => ({
    ...line,
    id: id as keyof typeof own,
    losses: [],
  })),
].toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
