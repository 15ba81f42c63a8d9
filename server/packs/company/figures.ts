import type { Attribute } from '../attribute.ts';
import { performanceFigures } from './performance-figures.ts';

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
      en: [
        'total revenue',
        'total revenues',
        'total sales',
        'total net sales',
        'total net revenue',
        'total net revenues',
        'net revenues',
      ],
      de: [
        'gesamtumsatz',
        'umsatz gesamt',
        'summe umsatzerlöse',
        'konzernumsatz',
        'nettoerlöse',
        'nettoerlöse aus lieferungen und leistungen',
      ],
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
    labels: {
      en: [
        'earnings before interest, taxes, depreciation and amortisation',
        'earnings before interest, taxes, depreciation and amortization',
      ],
      de: ['betriebsergebnis vor abschreibungen'],
    },
  },
  {
    id: 'operating_profit',
    kind: 'flow',
    losses: { en: ['operating loss'], de: ['betriebsverlust', 'operativer verlust', 'operativen verlust'] },
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
        'operating income (loss)',
        'operating profit (loss)',
        'operating profit/(loss)',
        'income from operations',
        'income (loss) from operations',
      ],
      de: [
        'ergebnis der betrieblichen tätigkeit',
        'betriebsergebnis (ebit)',
        'operativer gewinn',
        'ergebnis vor zinsen und steuern',
        'ergebnis vor zinsen und steuern (ebit)',
      ],
    },
  },
  {
    id: 'net_income',
    kind: 'flow',
    losses: {
      en: ['net loss', 'loss for the year', 'loss after tax'],
      de: ['jahresfehlbetrag', 'konzernfehlbetrag', 'nettoverlust', 'jahresverlust', 'konzernverlust'],
    },
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
      en: [
        'profit after tax',
        'profit for the period',
        'net income (loss)',
        'net profit (loss)',
        'net profit/(loss)',
        'profit/(loss) for the year',
        'profit (loss) for the year',
        'profit after taxation',
      ],
      de: [
        'ergebnis nach steuern',
        'jahresüberschuss/-fehlbetrag',
        'periodenergebnis',
        'jahresüberschuss/jahresfehlbetrag',
        'jahresüberschuss / jahresfehlbetrag',
        'jahresgewinn',
        'reingewinn',
        'konzernjahresüberschuss',
        'periodenüberschuss',
      ],
    },
  },
  {
    id: 'total_assets',
    kind: 'stock',
    nouns: { en: ['total assets'], de: ['bilanzsumme'] },
    labels: {
      en: ['balance sheet total'],
      de: [
        'summe aktiva',
        'aktiva gesamt',
        'summe der aktiva',
        'total aktiven',
        'total aktiva',
        'gesamtvermögen',
        'summe vermögenswerte',
      ],
    },
  },
  {
    id: 'current_assets',
    kind: 'stock',
    nouns: { en: ['current assets'], de: ['umlaufvermögen', 'kurzfristige vermögenswerte'] },
    labels: {
      en: ['total current assets'],
      de: [
        'kurzfristiges vermögen',
        'summe umlaufvermögen',
        'total umlaufvermögen',
        'summe kurzfristige vermögenswerte',
      ],
    },
  },
  {
    id: 'current_liabilities',
    kind: 'stock',
    nouns: { en: ['current liabilities'], de: ['kurzfristige verbindlichkeiten', 'kurzfristige schulden'] },
    labels: {
      en: ['total current liabilities'],
      de: [
        'summe kurzfristige schulden',
        'summe kurzfristige verbindlichkeiten',
        'kurzfristiges fremdkapital',
        'total kurzfristiges fremdkapital',
        'summe kurzfristiges fremdkapital',
      ],
    },
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
    labels: {
      en: [
        "total shareholders' equity",
        'total shareholders’ equity',
        "stockholders' equity",
        'stockholders’ equity',
        "total stockholders' equity",
        'total stockholders’ equity',
        "shareholders' funds",
        "total shareholders' funds",
      ],
      de: ['summe eigenkapital', 'eigenkapital gesamt', 'total eigenkapital', 'summe des eigenkapitals'],
    },
  },
  {
    id: 'cash',
    kind: 'stock',
    nouns: {
      en: ['cash and cash equivalents'],
      de: ['liquide mittel', 'zahlungsmittel', 'liquiden mittel', 'flüssige mittel'],
    },
    labels: {
      en: ['cash', 'cash and short-term deposits'],
      de: [
        'kassenbestand',
        'zahlungsmittel und zahlungsmitteläquivalente',
        'kassenbestand und guthaben bei kreditinstituten',
        'kassenbestand, guthaben bei kreditinstituten',
        'kassenbestand, guthaben bei kreditinstituten und schecks',
        'kassenbestand, bundesbankguthaben, guthaben bei kreditinstituten und schecks',
      ],
    },
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
      en: [
        'net cash from operating activities',
        'net cash provided by operating activities',
        'net cash provided by (used in) operating activities',
        'net cash generated from operating activities',
        'net cash flow from operating activities',
        'net cash flows from operating activities',
        'net cash inflow from operating activities',
      ],
      de: [
        'cashflow aus der laufenden geschäftstätigkeit',
        'cashflow aus betrieblicher tätigkeit',
        'mittelfluss aus betriebstätigkeit',
        'geldfluss aus betriebstätigkeit',
        'cashflow aus betriebstätigkeit',
        'mittelzufluss aus laufender geschäftstätigkeit',
        'mittelzufluss aus der laufenden geschäftstätigkeit',
      ],
    },
  },
  ...performanceFigures,
];
