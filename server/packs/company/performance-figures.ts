import type { Attribute } from '../attribute.ts';

const none = { en: [], de: [] } as const;

/** What companies call figures from which they have taken out what they hold to be exceptional. */
const adjusted = ['adjusted', 'underlying'];
const withAdjusted = (nouns: readonly string[]) =>
  adjusted.flatMap((word) => nouns.map((noun) => `${word} ${noun}`));
const bereinigt = (noun: string) =>
  ['bereinigtes', 'bereinigte', 'bereinigten', 'bereinigter'].map((word) => `${word} ${noun}`);

/** Results as companies adjust them: by rules of their own, so they are never held against those of the statements. */
export const adjustedFigures: readonly Attribute[] = [
  {
    id: 'adjusted_ebitda',
    kind: 'flow',
    nouns: { en: withAdjusted(['ebitda']), de: bereinigt('ebitda') },
    labels: none,
  },
  {
    id: 'adjusted_operating_profit',
    kind: 'flow',
    nouns: {
      en: withAdjusted(['operating profit', 'operating income', 'operating result', 'ebit']),
      de: [...bereinigt('ebit'), ...bereinigt('betriebsergebnis'), ...bereinigt('operative ergebnis')],
    },
    labels: none,
  },
  {
    id: 'adjusted_profit_before_tax',
    kind: 'flow',
    nouns: {
      en: withAdjusted(['profit before tax', 'pre-tax profit', 'profit before taxation']),
      de: bereinigt('ergebnis vor steuern'),
    },
    labels: none,
  },
];

/** What companies say of their spending, orders and margins beside the lines of their statements. */
export const performanceFigures: readonly Attribute[] = [
  {
    id: 'capex',
    kind: 'flow',
    nouns: {
      en: ['capital expenditure', 'capital expenditures', 'capex'],
      de: [
        'investitionen',
        'sachinvestitionen',
        'investitionen in das sachanlagevermögen',
        'investitionen in sachanlagen',
      ],
    },
    labels: none,
  },
  {
    id: 'research',
    kind: 'flow',
    nouns: {
      en: [
        'research and development expenses',
        'research and development costs',
        'research and development expenditure',
        'research and development spending',
        'spending on research and development',
        'r&d expenses',
        'r&d expenditure',
        'r&d spending',
        'r&d costs',
      ],
      de: ['forschungs- und entwicklungskosten', 'forschungsaufwendungen', 'f&e-aufwendungen'],
    },
    labels: {
      en: ['research and development', 'research & development', 'r&d'],
      de: ['forschung und entwicklung', 'f&e', 'f&e-kosten'],
    },
  },
  {
    id: 'order_backlog',
    kind: 'stock',
    nouns: {
      en: ['order backlog', 'orders on hand', 'order book', 'forward order book', 'forward orders'],
      de: ['auftragsbestand', 'auftragsbestandes', 'auftragsbestands'],
    },
    labels: { en: ['backlog'], de: [] },
  },
  {
    id: 'order_intake',
    kind: 'flow',
    nouns: {
      en: ['order intake', 'orders received', 'incoming orders', 'new orders'],
      de: ['auftragseingang', 'auftragseingangs', 'auftragseingänge', 'auftragseingängen'],
    },
    labels: none,
  },
  {
    id: 'free_cash_flow',
    kind: 'flow',
    nouns: {
      en: ['free cash flow'],
      de: ['free cashflow', 'free cash flow', 'freier cashflow', 'freie cashflow', 'freien cashflow'],
    },
    labels: none,
  },
  {
    id: 'operating_margin',
    kind: 'share',
    marginOf: 'operating_profit',
    nouns: {
      en: ['operating margin', 'operating profit margin', 'ebit margin'],
      de: ['operative marge', 'operativen marge', 'ebit-marge', 'umsatzrendite'],
    },
    labels: none,
    ratio: 'operating_margin',
    range: { least: -10, most: 1 },
  },
  {
    id: 'gross_margin',
    kind: 'share',
    marginOf: 'gross_profit',
    nouns: { en: ['gross margin', 'gross profit margin'], de: ['bruttomarge', 'rohertragsmarge'] },
    labels: none,
    range: { least: -10, most: 1 },
  },
  {
    id: 'net_margin',
    kind: 'share',
    marginOf: 'net_income',
    nouns: {
      en: ['net margin', 'net profit margin', 'net income margin'],
      de: ['nettomarge', 'nettoumsatzrendite'],
    },
    labels: none,
    range: { least: -10, most: 1 },
  },
  {
    id: 'ebitda_margin',
    kind: 'share',
    marginOf: 'ebitda',
    nouns: { en: ['ebitda margin', 'ebitda margins'], de: ['ebitda-marge'] },
    labels: none,
    range: { least: -10, most: 1 },
  },
  {
    id: 'adjusted_operating_margin',
    kind: 'share',
    marginOf: 'adjusted_operating_profit',
    nouns: {
      en: withAdjusted(['operating margin', 'ebit margin', 'operating profit margin']),
      de: ['bereinigte ebit-marge', 'bereinigten ebit-marge', 'bereinigte operative marge'],
    },
    labels: none,
    range: { least: -10, most: 1 },
  },
  {
    id: 'adjusted_ebitda_margin',
    kind: 'share',
    marginOf: 'adjusted_ebitda',
    nouns: {
      en: withAdjusted(['ebitda margin']),
      de: ['bereinigte ebitda-marge', 'bereinigten ebitda-marge'],
    },
    labels: none,
    range: { least: -10, most: 1 },
  },
  {
    id: 'revenue_growth',
    kind: 'change',
    nouns: {
      en: ['revenue growth', 'sales growth'],
      de: ['umsatzwachstum', 'umsatzplus', 'umsatzzuwachs', 'umsatzanstieg', 'umsatzsteigerung'],
    },
    losses: { en: [], de: ['umsatzrückgang', 'umsatzminus', 'umsatzeinbuße'] },
    labels: none,
    of: 'revenue',
    range: { least: -1, most: 50 },
  },
];
