export type PitchMeasureId =
  | 'arr'
  | 'mrr'
  | 'net_retention'
  | 'gross_margin'
  | 'operating_margin'
  | 'equity_ratio'
  | 'top_customer'
  | 'employees';

/** What a pitch says of the business as a number, by its words in English and German. */
export interface PitchMeasure {
  readonly id: PitchMeasureId;
  readonly unit: 'money' | 'percent' | 'count';
  readonly words: RegExp;
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Measures that other documents of a room can bear out; revenue and profits are read as those of any company. */
export const pitchMeasures: readonly PitchMeasure[] = [
  {
    id: 'arr',
    unit: 'money',
    words: whole(
      'ARR|annual(?:ly|i[sz]ed)? recurring revenues?|jährlich wiederkehrende[rn]? (?:umsatz|umsätze|erlöse)',
    ),
  },
  {
    id: 'mrr',
    unit: 'money',
    words: whole('MRR|monthly recurring revenues?|monatlich wiederkehrende[rn]? (?:umsatz|umsätze|erlöse)'),
  },
  {
    id: 'net_retention',
    unit: 'percent',
    words: whole(
      'NRR|NDR|net (?:revenue |dollar |customer revenue )?retention(?: rate)?|netto-?umsatzbindung|umsatzbindung netto',
    ),
  },
  {
    id: 'gross_margin',
    unit: 'percent',
    words: whole('gross (?:profit )?margin|bruttomarge|rohertragsmarge'),
  },
  {
    id: 'operating_margin',
    unit: 'percent',
    words: whole(
      '(?:operating|EBIT)[- ](?:profit )?margin|EBIT-?marge|operative marge|umsatzrendite \\(EBIT\\)',
    ),
  },
  { id: 'equity_ratio', unit: 'percent', words: whole('equity ratio|eigenkapitalquote|EK-Quote') },
  {
    id: 'top_customer',
    unit: 'percent',
    words: whole(
      '(?:largest|biggest|top|single|individual) (?:customer|client)|no (?:single |one |individual )?(?:customer|client)|(?:größte[rn]?|wichtigste[rn]?) (?:einzel)?kunden?|kein (?:einzelner |einziger )?kunde',
    ),
  },
  {
    id: 'employees',
    unit: 'count',
    words: whole(
      'employees|staff members|full-?time equivalents|FTEs?|headcount|mitarbeiter(?:innen und mitarbeiter|innen|nde)?|beschäftigten?',
    ),
  },
];

/** What is planned, or said of others, is no number of the business as it is. */
export const notYetWords = whole(
  'plan(?:s|ned|nen|t)?|targets?|expect(?:s|ed)?|forecasts?|budget(?:ed)?|will|aim(?:s|ing)?|goals?|pro forma|pipeline|potential|ziel(?:e|en)?|erwarte[nt]?|geplant|werden|wollen|soll(?:en)?|prognose|hiring|until|bis ende',
);
export const othersWords = whole(
  'market|industry|sector|competitors?|peers?|benchmark|average|markt|branche|wettbewerb(?:er|ern)?|branchenschnitt|durchschnitt(?:lich)?',
);
