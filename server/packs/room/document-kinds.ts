/** The six areas that a data room is expected to cover. */
export const roomAreas = ['finance', 'legal', 'people', 'product', 'tax', 'security'] as const;
export type RoomArea = (typeof roomAreas)[number];

export type DocumentKindId =
  | 'statements'
  | 'customers'
  | 'bank'
  | 'ledger'
  | 'plan'
  | 'cap_table'
  | 'articles'
  | 'contract'
  | 'lease'
  | 'loan'
  | 'employees'
  | 'employment'
  | 'pitch'
  | 'rights'
  | 'tax_papers'
  | 'privacy'
  | 'security'
  | 'dispute';

/**
 * What a document of a data room is known by: whole words of its name or of its first lines, English and German. Without
 * `area` it is no point of the checklist: a pitch proves nothing.
 */
export interface DocumentKind {
  readonly id: DocumentKindId;
  readonly area: RoomArea | null;
  readonly words: RegExp;
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** In the order in which they are tried: a pitch that speaks of revenue is a pitch. */
export const documentKinds: readonly DocumentKind[] = [
  {
    id: 'pitch',
    area: null,
    words: whole(
      'pitch(?: ?deck)?|(?:(?:series [a-f]|seed|investor|company|fundraising|sales) )?deck|investor presentation|teaser|(?:investment|information) memorandum|investorenpräsentation|(?:kurz)?expos[ée]e?|unternehmenspräsentation',
    ),
  },
  {
    id: 'dispute',
    area: null,
    words: whole(
      'letter before (?:claim|action)|(?:statement|particulars) of claim|employment tribunal|claim form|cease and desist|notice of (?:dispute|claim)|klage(?:schrift|erwiderung)?|kündigungsschutzklage|mahnbescheid|anspruchsschreiben|abmahnung|streitverkündung',
    ),
  },
  {
    id: 'employment',
    area: 'people',
    words: whole('employment (?:contract|agreement)s?|arbeitsverträge|(?:muster)?arbeitsvertrag'),
  },
  {
    id: 'lease',
    area: 'legal',
    words: whole('leases?|lease agreement|tenancy agreement|mietverträge|(?:gewerbe)?mietvertrag'),
  },
  {
    id: 'articles',
    area: 'legal',
    words: whole(
      "articles of (?:association|incorporation)|shareholders[’']? agreement|bylaws|gesellschaftsvertrag|satzung|gesellschaftervereinbarung",
    ),
  },
  {
    id: 'privacy',
    area: 'security',
    words: whole(
      'privacy (?:policy|notice)|data protection (?:policy|record)|records of processing|datenschutz(?:erklärung|konzept)?|verarbeitungsverzeichnis',
    ),
  },
  {
    id: 'security',
    area: 'security',
    words: whole(
      'penetration test|pen-?test(?: report)?|(?:information )?security policy|soc 2(?: report)?|iso 27001|sicherheitskonzept|informationssicherheit',
    ),
  },
  {
    id: 'rights',
    area: 'product',
    words: whole('patents?|trade ?marks?|intellectual property|marken|markenurkunde|schutzrechte'),
  },
  {
    id: 'tax_papers',
    area: 'tax',
    words: whole(
      'tax (?:return|assessment|certificate)s?|vat returns?|steuererklärung(?:en)?|steuerbescheide?|umsatzsteuer(?:voranmeldung|erklärung)',
    ),
  },
  {
    id: 'loan',
    area: null,
    words: whole(
      '(?:venture |term |bank |convertible )?loan (?:agreement|facility|note|summary)s?|(?:venture|term|bank) loan|(?:credit |revolving )?facility agreement|(?:kredit|darlehens|wandeldarlehens)vertrag|wandeldarlehen',
    ),
  },
  {
    id: 'contract',
    area: 'legal',
    words: whole(
      'MSA|(?:supply|services?|master services?|customer|licen[cs]e|framework|distribution|reseller) (?:agreement|contract)s?|\\p{L}*(?:liefer|rahmen|dienstleistungs|lizenz|kunden|vertriebs|wartungs)vertr(?:ag|äge)',
    ),
  },
  {
    id: 'plan',
    area: 'finance',
    words: whole('budget|business plan|financial (?:plan|model)|forecast|finanzplan(?:ung)?|geschäftsplan'),
  },
  {
    id: 'statements',
    area: 'finance',
    words: whole(
      'annual accounts|management accounts|statutory accounts|financial statements|income statement|balance sheet|profit and loss|jahresabschluss|bilanz|gewinn- und verlustrechnung',
    ),
  },
];

/** The points of the checklist, in order. A rule of thumb of this report, not a standard. */
export const roomChecklist: readonly { readonly id: DocumentKindId; readonly area: RoomArea }[] = [
  { id: 'statements', area: 'finance' },
  { id: 'plan', area: 'finance' },
  { id: 'bank', area: 'finance' },
  { id: 'customers', area: 'finance' },
  { id: 'cap_table', area: 'legal' },
  { id: 'articles', area: 'legal' },
  { id: 'contract', area: 'legal' },
  { id: 'lease', area: 'legal' },
  { id: 'employees', area: 'people' },
  { id: 'employment', area: 'people' },
  { id: 'rights', area: 'product' },
  { id: 'tax_papers', area: 'tax' },
  { id: 'privacy', area: 'security' },
  { id: 'security', area: 'security' },
];
