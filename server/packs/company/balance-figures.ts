import type { Attribute } from '../attribute.ts';

const none = { en: [], de: [] } as const;

/** Lines of the balance sheet, and what of it sentences speak. Words are compared in lower case. */
export const balanceFigures: readonly Attribute[] = [
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
    owed: 'amount',
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
    owed: 'amount',
    nouns: {
      en: [
        'total debt',
        'financial debt',
        'gross debt',
        'total borrowings',
        'gross borrowings',
        'borrowings',
      ],
      de: ['finanzschulden', 'finanzverbindlichkeiten'],
    },
    labels: none,
  },
  {
    id: 'bank_debt',
    kind: 'stock',
    owed: 'amount',
    nouns: {
      en: ['bank debt', 'bank loans', 'bank loan', 'bank borrowings'],
      de: [
        'bankschulden',
        'bankverbindlichkeiten',
        'bankdarlehen',
        'verbindlichkeiten gegenüber kreditinstituten',
      ],
    },
    labels: {
      en: ['liabilities to banks', 'amounts owed to banks'],
      de: ['verbindlichkeiten ggü. kreditinstituten'],
    },
  },
  {
    id: 'net_debt',
    kind: 'stock',
    owed: 'balance',
    nouns: {
      en: [
        'net debt',
        'net indebtedness',
        'net financial indebtedness',
        'net financial debt',
        'net borrowings',
      ],
      de: ['nettoverschuldung', 'nettofinanzschulden', 'nettofinanzverschuldung'],
    },
    labels: none,
  },
  {
    id: 'equity',
    kind: 'stock',
    nouns: {
      en: [
        "shareholders' equity",
        'shareholders’ equity',
        'total equity',
        'equity',
        'shareholders’ funds',
        "shareholders' funds",
        "members' funds",
        'members’ funds',
        'net assets',
      ],
      de: ['eigenkapital'],
    },
    labels: {
      en: [
        'net worth',
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
      en: [
        'cash and cash equivalents',
        'cash and bank balances',
        'cash at bank',
        'cash in the bank',
        'cash at bank and in hand',
        'cash balance',
        'cash position',
        'cash',
      ],
      de: [
        'liquide mittel',
        'zahlungsmittel',
        'liquiden mittel',
        'flüssige mittel',
        'flüssigen mittel',
        'zahlungsmittelbestand',
        'finanzmittelbestand',
      ],
    },
    labels: {
      en: ['cash', 'cash and short-term deposits'],
      de: [
        'kassenbestand',
        'zahlungsmittel und zahlungsmitteläquivalente',
        'kassenbestand und guthaben bei kreditinstituten',
        'kassenbestand und bankguthaben',
        'kasse und bankguthaben',
        'kasse, bank',
        'bankguthaben und kassenbestand',
        'kassenbestand, guthaben bei kreditinstituten',
        'kassenbestand, guthaben bei kreditinstituten und schecks',
        'kassenbestand, bundesbankguthaben, guthaben bei kreditinstituten und schecks',
      ],
    },
  },
];
