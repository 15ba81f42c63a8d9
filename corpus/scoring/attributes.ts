/** How a fact is compared. */
type ValueKind = 'money' | 'count' | 'percent' | 'year' | 'date' | 'text';

interface Attribute {
  readonly kind: ValueKind;
  readonly words: RegExp;
}

/** Words that name an attribute, English and German; the first that fits a label wins, so the narrower come first. */
export const attributes = {
  guidance_revenue: {
    kind: 'money',
    words: /guidance|outlook|forecast|expect|prognose|erwart|ausblick/i,
  },
  guidance_margin: { kind: 'percent', words: /guidance|outlook|forecast|expect|prognose|erwart|ausblick/i },
  operating_margin: {
    kind: 'percent',
    words: /operating margin|ebit[- ]margin|operative marge|ebit-marge|umsatzrendite/i,
  },
  segment_revenue: { kind: 'money', words: /revenue|sales|segment|umsatz|erlös/i },
  legal_name: { kind: 'text', words: /legal name|^name|firma|company|rechtlich|unternehmen/i },
  founded: {
    kind: 'year',
    words: /founded|founding|foundation|incorporat|established|since|gründ|gegründet/i,
  },
  headquarters: {
    kind: 'text',
    words: /headquarter|head office|seat|based|registered office|sitz|zentrale/i,
  },
  employees: {
    kind: 'count',
    words: /employ|staff|headcount|workforce|people|mitarbeit|beschäftig|belegschaft/i,
  },
  industry: { kind: 'text', words: /industry|sector|business|branche|geschäft|build|makes|bau/i },
  ticker: { kind: 'text', words: /ticker|symbol|kürzel/i },
  website: { kind: 'text', words: /website|web|internet/i },
  registration_number: { kind: 'text', words: /regist|number|nummer|handelsregister|hrb/i },
  auditor: { kind: 'text', words: /audit|prüfer/i },
  capital: { kind: 'money', words: /capital|kapital/i },
  research: { kind: 'money', words: /research|forschung|r&d/i },
  order_backlog: { kind: 'money', words: /backlog|auftragsbestand/i },
  gross_profit: { kind: 'money', words: /gross profit|bruttoergebnis|rohertrag/i },
  operating_profit: {
    kind: 'money',
    words: /operating (?:profit|income|result)|\bebit\b|betriebsergebnis|operatives ergebnis/i,
  },
  net_income: {
    kind: 'money',
    words: /net (?:income|profit|result|earnings|loss)|jahresüberschuss|jahresergebnis|konzernergebnis/i,
  },
  total_assets: { kind: 'money', words: /total assets|balance sheet total|bilanzsumme/i },
  equity: { kind: 'money', words: /equity|eigenkapital/i },
  net_debt: { kind: 'money', words: /net debt|nettoverschuldung|nettofinanz/i },
  debt: { kind: 'money', words: /debt|borrowing|schulden|verbindlichkeit/i },
  capex: { kind: 'money', words: /capital expenditure|capex|investition|investment/i },
  cash: { kind: 'money', words: /\bcash\b|liquide mittel|zahlungsmittel/i },
  dividend: { kind: 'money', words: /dividend/i },
  revenue: { kind: 'money', words: /revenue|turnover|turned over|net sales|\bsales\b|umsatz|erlöse/i },
  customers: { kind: 'count', words: /customer|client|kunden/i },
  shareholder: {
    kind: 'text',
    words: /shareholder|owner|holds|stake|aktionär|gesellschafter|eigentümer|anteil/i,
  },
  sites: { kind: 'count', words: /sites|shops|stores|locations|standort|filialen/i },
  fleet: { kind: 'count', words: /fleet|vessels|ships|flotte|schiffe/i },
  capacity: { kind: 'count', words: /capacity|kapazität|leistung/i },
  emissions: { kind: 'count', words: /emi(?:t|ssion)|co2|ausstoß/i },
  energy: { kind: 'count', words: /energy|energie/i },
  product: { kind: 'text', words: /brand|product|marke|produkt/i },
  ceo: { kind: 'text', words: /chief executive|\bceo\b|vorstandsvorsitz|geschäftsführ|vorstandschef/i },
  cfo: { kind: 'text', words: /chief financial|\bcfo\b|finanzvorstand|finanzchef|leiter der finanzen/i },
  coo: { kind: 'text', words: /chief operating|\bcoo\b/i },
  cto: { kind: 'text', words: /chief technology|\bcto\b/i },
  chair: {
    kind: 'text',
    words: /\bchair|vorsitzende[r]? des aufsichtsrat|vorsitz des aufsichts- oder verwaltungsrats/i,
  },
  event: { kind: 'date', words: /./ },
} as const satisfies Record<string, Attribute>;

export type AttributeId = keyof typeof attributes;

/** Rows that combine figures; judged by their inputs, not by the words of one of them. */
const ratioWords =
  /margin|growth|ratio|\bper\b|share of|return on|marge|wachstum|quote|rendite|\bje\b|anteil|debt to|to net income|coverage/i;

/** Numbers a report checks against planted ones wherever a row or figure is named so. */
const checked: readonly AttributeId[] = [
  'operating_margin',
  'founded',
  'headquarters',
  'employees',
  'auditor',
  'order_backlog',
  'gross_profit',
  'operating_profit',
  'net_income',
  'total_assets',
  'equity',
  'net_debt',
  'debt',
  'cash',
  'dividend',
  'revenue',
  'customers',
  'fleet',
  'ceo',
  'cfo',
  'coo',
  'chair',
];

/** The attribute a row label or figure label names; null for ratios and unknown words. */
export function attributeOf(label: string): AttributeId | null {
  const found = checked.find((id) => attributes[id].words.test(label)) ?? null;
  if (found === 'operating_margin') return found;
  return ratioWords.test(label) ? null : found;
}
