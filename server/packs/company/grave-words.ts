const any = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** "The largest customer, Hale Rail, accounts for 22 % of revenue": how much hangs on whom. */
export const ofConcentration =
  /(?<!\p{L})(?:customers?|clients?|Kunden?|Kundin|Abnehmer)(?!\p{L}).{0,80}?\d[\d.,]* ?(?:%|per ?cent|Prozent).{0,40}(?:revenue|sales|turnover|Umsatz|Erlöse)|\d ?(?:%|per ?cent|Prozent) (?:of|des|der) (?:\p{L}+ ){0,3}(?:revenue|sales|turnover|Umsatz(?:es)?|Erlöse).{0,60}(?:customer|client|Kunde|Abnehmer)/iu;

/** Of what a reader has to know before anything else: disputes, dependence on one partner, what may end a business. */
export const graveWords: readonly RegExp[] = [
  any(
    'lawsuit|sued|suing|litigation|(?:High|District|Federal|Crown|Supreme) Court|court (?:case|proceedings)|insolvency|insolvent|going concern|(?:breach|breached|waiver) (?:of )?(?:\\w+ ){0,2}covenants?|recall(?:s|ed)?|under investigation|investigat(?:es|ed|ing)|fined|arbitration',
  ),
  any(
    '(?:Land|Oberlandes|Verwaltungs|Arbeits)gericht|vor dem Amtsgericht|Klage|verklagt|klagt|Rechtsstreit|Insolvenz\\p{L}*|Fortführung der (?:Unternehmens|Geschäfts)tätigkeit|Rückruf|zurückgerufen|Ermittlung(?:en|sverfahren)|Bußgeld|Schiedsverfahren|Verletzung (?:der|von) Kreditauflagen',
  ),
  any(
    '(?:sole|only|single) supplier|single[- ]source[d]?|depends? (?:heavily |largely )?on (?:one|a single)',
  ),
  any('(?:einzige[rnm]?|alleinige[rnm]?) Lieferant(?:en|in)?|abhängig von (?:einem|einer) einzigen'),
  ofConcentration,
];
