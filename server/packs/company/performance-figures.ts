import type { Attribute } from '../attribute.ts';

const none = { en: [], de: [] } as const;

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
      ],
      de: ['forschungs- und entwicklungskosten', 'forschungsaufwendungen', 'f&e-aufwendungen'],
    },
    labels: {
      en: ['research and development', 'research & development', 'r&d', 'r&d expenses'],
      de: ['forschung und entwicklung', 'f&e', 'f&e-kosten'],
    },
  },
  {
    id: 'order_backlog',
    kind: 'stock',
    nouns: {
      en: ['order backlog', 'orders on hand'],
      de: ['auftragsbestand', 'auftragsbestandes', 'auftragsbestands'],
    },
    labels: { en: ['backlog'], de: [] },
  },
  {
    id: 'operating_margin',
    kind: 'share',
    nouns: {
      en: ['operating margin', 'ebit margin'],
      de: ['operative marge', 'operativen marge', 'ebit-marge', 'umsatzrendite'],
    },
    labels: none,
    ratio: 'operating_margin',
    range: { least: -10, most: 1 },
  },
  {
    id: 'ebitda_margin',
    kind: 'share',
    nouns: { en: ['ebitda margin'], de: ['ebitda-marge'] },
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
