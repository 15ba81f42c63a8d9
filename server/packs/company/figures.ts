import type { Attribute } from '../attribute.ts';

const none = { en: [], de: [] } as const;

/** Figures of statements and of sentences about results. Words are compared in lower case. */
export const companyFigures: readonly Attribute[] = [
  {
    id: 'revenue',
    kind: 'flow',
    nouns: {
      en: ['revenue', 'revenues', 'sales revenue', 'net sales', 'net revenue', 'turnover', 'sales'],
      de: ['umsatz', 'umsätze', 'umsatzerlöse', 'umsatzerlösen', 'umsatzes', 'erlöse', 'nettoumsatz'],
    },
    labels: {
      en: ['total revenue', 'total revenues', 'total sales'],
      de: ['gesamtumsatz', 'umsatz gesamt', 'summe umsatzerlöse', 'konzernumsatz'],
    },
  },
  {
    id: 'gross_profit',
    kind: 'flow',
    nouns: { en: ['gross profit'], de: ['bruttoergebnis', 'rohertrag', 'bruttogewinn'] },
    labels: {
      en: ['gross income'],
      de: ['bruttoergebnis vom umsatz', 'rohergebnis', 'bruttoergebnis vom umsatze'],
    },
  },
  {
    id: 'ebitda',
    kind: 'flow',
    nouns: { en: ['ebitda'], de: ['ebitda'] },
    labels: none,
  },
  {
    id: 'operating_profit',
    kind: 'flow',
    nouns: {
      en: ['operating profit', 'operating income', 'operating result', 'operating earnings', 'ebit'],
      de: [
        'betriebsergebnis',
        'operatives ergebnis',
        'operative ergebnis',
        'operativen ergebnis',
        'ebit',
        'betriebsergebnisses',
      ],
    },
    labels: {
      en: [
        'profit from operations',
        'operating profit (ebit)',
        'earnings before interest and taxes',
        'operating loss',
      ],
      de: ['ergebnis der betrieblichen tätigkeit', 'betriebsergebnis (ebit)', 'operativer gewinn'],
    },
  },
  {
    id: 'net_income',
    kind: 'flow',
    nouns: {
      en: ['net income', 'net profit', 'net result', 'net earnings', 'profit for the year'],
      de: [
        'jahresüberschuss',
        'konzernüberschuss',
        'nettogewinn',
        'jahresergebnis',
        'konzernergebnis',
        'nettoergebnis',
      ],
    },
    labels: {
      en: ['profit after tax', 'profit for the period'],
      de: ['ergebnis nach steuern', 'jahresüberschuss/-fehlbetrag', 'periodenergebnis'],
    },
  },
  {
    id: 'total_assets',
    kind: 'stock',
    nouns: { en: ['total assets'], de: ['bilanzsumme'] },
    labels: { en: ['balance sheet total'], de: ['summe aktiva', 'aktiva gesamt'] },
  },
  {
    id: 'current_assets',
    kind: 'stock',
    nouns: { en: ['current assets'], de: ['umlaufvermögen', 'kurzfristige vermögenswerte'] },
    labels: { en: ['total current assets'], de: ['kurzfristiges vermögen'] },
  },
  {
    id: 'current_liabilities',
    kind: 'stock',
    nouns: { en: ['current liabilities'], de: ['kurzfristige verbindlichkeiten', 'kurzfristige schulden'] },
    labels: { en: ['total current liabilities'], de: [] },
  },
  {
    id: 'debt',
    kind: 'stock',
    nouns: {
      en: ['total debt', 'financial debt', 'gross debt'],
      de: ['finanzschulden', 'finanzverbindlichkeiten'],
    },
    labels: { en: ['total borrowings', 'borrowings'], de: [] },
  },
  {
    id: 'bank_debt',
    kind: 'stock',
    nouns: {
      en: ['bank debt', 'bank loans', 'bank borrowings'],
      de: ['bankschulden', 'bankverbindlichkeiten', 'bankdarlehen'],
    },
    labels: {
      en: ['liabilities to banks', 'amounts owed to banks'],
      de: ['verbindlichkeiten gegenüber kreditinstituten'],
    },
  },
  {
    id: 'net_debt',
    kind: 'stock',
    nouns: { en: ['net debt'], de: ['nettoverschuldung', 'nettofinanzschulden', 'nettofinanzverschuldung'] },
    labels: none,
  },
  {
    id: 'equity',
    kind: 'stock',
    nouns: {
      en: ["shareholders' equity", 'shareholders’ equity', 'total equity', 'equity'],
      de: ['eigenkapital'],
    },
    labels: { en: [], de: ['summe eigenkapital', 'eigenkapital gesamt'] },
  },
  {
    id: 'cash',
    kind: 'stock',
    nouns: {
      en: ['cash and cash equivalents'],
      de: ['liquide mittel', 'zahlungsmittel', 'liquiden mittel', 'flüssige mittel'],
    },
    labels: { en: ['cash'], de: ['kassenbestand', 'zahlungsmittel und zahlungsmitteläquivalente'] },
  },
  {
    id: 'operating_cash_flow',
    kind: 'flow',
    nouns: {
      en: ['operating cash flow', 'cash flow from operations', 'cash flow from operating activities'],
      de: [
        'operativer cashflow',
        'operative cashflow',
        'operativen cashflow',
        'cashflow aus laufender geschäftstätigkeit',
      ],
    },
    labels: {
      en: ['net cash from operating activities'],
      de: ['cashflow aus der laufenden geschäftstätigkeit', 'cashflow aus betrieblicher tätigkeit'],
    },
  },
  {
    id: 'capex',
    kind: 'flow',
    nouns: {
      en: ['capital expenditure', 'capital expenditures', 'capex'],
      de: ['investitionen', 'sachinvestitionen'],
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
    id: 'revenue_growth',
    kind: 'change',
    nouns: { en: ['revenue growth', 'sales growth'], de: ['umsatzwachstum'] },
    labels: none,
    of: 'revenue',
    range: { least: -1, most: 50 },
  },
];
