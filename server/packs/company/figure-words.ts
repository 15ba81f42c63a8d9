/**
 * Words of lines of statements and of figures in sentences: what is counted in money, and whose it is, is certain of them
 * whatever the rest of the line says. After the line items of IAS 1, IAS 7 and § 266, § 275 HGB.
 */
const moneyLines = {
  en: 'revenue|sales|income|costs?|expenses?|expenditure|profit|loss|result|earnings|tax|taxes|taxation|interest|depreciation|amortisation|amortization|impairments?|assets|liabilities|provisions?|receivables?|payables?|inventor(?:y|ies)|borrowings?|loans?|facilit(?:y|ies)|cash|goodwill|equity|reserves?|capital|dividends?|investments?|charges?|leases?|pensions?|grants?|equipment|intangibles?|overdrafts?|debt|indebtedness|rent|wages|salaries|proceeds|repayments?|royalt(?:y|ies)|headroom|order (?:book|intake|backlog)',
  de: '\\p{L}*(?:aufwand|aufwands|aufwendungen|ertrag|erträge|ergebnis|kosten|steuern?|zinsen|abschreibung|abschreibungen|forderungen|verbindlichkeit|verbindlichkeiten|rückstellungen?|vorräte|bestände|darlehen|kredite?|rücklagen?|kapital|vermögen|vermögenswerte|vermögensgegenstände|anlagen|guthaben|dividenden?|investitionen|erlöse|umsätze?|gewinn|verlust|überschuss|fehlbetrag|cashflow|mittelzufluss|mittelabfluss|beteiligungen|firmenwerte?|löhne|gehälter|mieten?|leasing|kreditlinien?|auftragsbestand|auftragseingang)',
} as const;

/** Figures that a company has beside its money: "188 sites", "a capacity of 40 MW". */
const otherFigures = {
  en: 'capacity|output|production|volumes?|deliveries|shipments|headcount|workforce|stores|sites|plants|customers|members|subscribers|users|beds|rooms|vessels|fleet|area|emissions|consumption|occupancy|utilisation|utilization|turnover|patents',
  de: '\\p{L}*(?:kapazität|leistung|produktion|absatz|menge|auslieferungen|belegschaft|filialen|standorte|werke|kunden|mitglieder|abonnenten|nutzer|betten|zimmer|flotte|fläche|emissionen|verbrauch|auslastung|patente)',
} as const;

const edge = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** A label of a line of money: "Trade payables", "Sonstige Rückstellungen". */
export const moneyLine = edge(`${moneyLines.en}|${moneyLines.de}`);

/** Any figure that is a company's own when nothing else is said. */
export const ownFigure = edge([moneyLines.en, moneyLines.de, otherFigures.en, otherFigures.de].join('|'));

/** What a number counts: "188 sites", "4.300 Mitglieder". */
export const countedFigure = edge(`${otherFigures.en}|${otherFigures.de}`);

/** A measure behind its number: "40 MW". */
export const measured =
  /^(?:[kMG]Wh?|TWh|tonnes?|tons|Tonnen|t|kt|m²|km|km²|ha|hectares?|acres?|Hektar|lit(?:re|er)s?|Liter|hl|Hektoliter|barrels?|TEU|ounces|oz|Quadratmeter|cents|pence|Cent|Rappen)$/u;

/** A line of one share, one unit, one day: its scale is not that of its table. */
export const perOne =
  /(?<!\p{L})(?:per|je|pro|number|count|anzahl|zahl|headcount|employees|staff|fte|mitarbeiter\p{L}*|beschäftigte\p{L}*|vollzeit\p{L}*|shares?(?! (?:capital|premium))|aktien?|stück|ratio|margin|quote|marge|rate|satz|rendite|yield|return|days|tage|volume|units)(?!\p{L})|[%‰]/iu;

/** Labels of what is no figure of a company: how to reach it, numbers of papers, prices of its shares. */
export const noFigure =
  /(?<!\p{L})(?:phone|tel|telephone|telefon|fax|mobile?|mobil|isin|wkn|abn|acn|vat|ust|iban|bic|lei|sedol|cusip|page|seite|date|datum|note|notes|anmerkung|section|abschnitt|§|article|artikel|version|room|raum|address|adresse|anschrift|postcode|plz|p\.?o\.? box|postfach|reference|ref|aktenzeichen|az|hr[ab]|register\p{L}*|registration|company number|invoice|rechnung\p{L}*|order no|bestell\p{L}*|share price|closing price|price target|kursziel|schlusskurs|aktienkurs|kurs|market cap\p{L}*|marktkapitalisierung|nominal|nennwert|par value|ticket|admission|eintritt|fine|penalty up to|document no|dokument\w*|deadline|frist|exchange rate|wechselkurs)(?!\p{L})/iu;

/** A sentence about more than the company: its market, its trade, an average, an example. */
export const aboutMoreThanCompany =
  /(?<!\p{L})(?:in that (?:year|period)|in jenem Jahr|market|markets|industry|sector|competition|competitors?|rivals?|peers?|analysts?|economy|inflation|gdp|population|worldwide demand|average (?:household|person)|for example|e\.g\.|markt|märkte|marktes|branche\p{L}*|wettbewerb\p{L}*|konkurren\p{L}*|analyst\p{L}*|wirtschaft|konjunktur|bevölkerung|zum beispiel|beispielsweise|z\. ?b\.|share price|aktienkurs|kursziel|price target|forward-looking|risks? and uncertainties|liability is limited|haftung)(?!\p{L})/iu;
