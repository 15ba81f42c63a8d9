/** What readers ask about a company, with the words by which a sentence is known to be about it. */
export interface Topic {
  readonly id: TopicId;
  /** Each kind of words it holds counts once. */
  readonly words: readonly RegExp[];
}

export type TopicId =
  | 'business'
  | 'results'
  | 'owners'
  | 'people'
  | 'deals'
  | 'assets'
  | 'finance'
  | 'customers'
  | 'staff'
  | 'risks'
  | 'history'
  | 'further';

const any = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** "Shares in Verdane have gained 18 per cent": what the market paid, which no heading makes a matter of the company. */
export const sharePrice =
  /(?<!\p{L})(?:shares|stock|share price)(?: (?!of the market)[\p{L}.-]+){0,6}? (?:gained|lost|risen|rose|fallen|fell|climbed|dropped|jumped|slid|traded|trade)(?!\p{L})|(?<!\p{L})(?:Aktien?|Aktienkurs|Börsenkurs|Kurs)(?: [\p{L}\d,.%-]+){0,8}? (?:gewonnen|verloren|gestiegen|gefallen|stieg|stiegen|fiel|fielen|zugelegt|nachgegeben|legte|legten)(?!\p{L})/iu;

/** In the order in which a report shows them. */
export const companyTopics: readonly Topic[] = [
  {
    id: 'business',
    words: [
      any(
        'makes?|manufactur\\w+|produces?|develops?|designs?|builds?|sells?|offers?|provides?|supplies|operates?|runs?|speciali[sz]es?',
      ),
      any('products?|services?|brands?|software|range|business|solutions?|(?<!credit )lines?|portfolio'),
      any(
        'fertigt|fertigen|produzier\\p{L}+|entwickel\\p{L}+|baut|bauen|verkauf\\p{L}+|vertreib\\p{L}+|bietet|bieten|liefert|liefern|betreibt|betreiben|herstell\\p{L}*|schneidet',
      ),
      any(
        '\\p{L}*produkte?n?|Dienstleistung\\p{L}*|Marken?|Sortiment\\p{L}*|Geschäft|Programm|Hersteller(?:in)?|Anbieter(?:in)?|Spezialist(?:in)?',
      ),
    ],
  },
  {
    id: 'results',
    words: [
      any(
        'revenues?|turnover|net sales|sales|margins?|profits?|loss(?:es)?|earnings|ebitda?|results?|growth|grew|cash flow',
      ),
      any('outlook|expects?|guidance|forecasts?|targets?|dividends?|per share'),
      any(
        '\\p{L}*umsatz\\p{L}*|\\p{L}*erlöse?n?|\\p{L}*ergebnis\\p{L}*|Gewinn\\p{L}*|Verlust\\p{L}*|\\p{L}*marge|EBITDA?|\\p{L}*überschuss|Wachstum|umgesetzt',
      ),
      any(
        'Ausblick|Prognose|erwarte[nt]?|rechnen|rechnet|Dividende\\p{L}*|ausgeschüttet|Ausschüttung|je Aktie',
      ),
    ],
  },
  {
    id: 'owners',
    words: [
      any(
        '(?<!(?:disappointed|rewarded|thank(?:ed)?|dear|for|to) (?:our )?)shareholders?|owners?|owned|owns|stakes?|shareholdings?|holds? \\d+(?:\\.\\d+)?\\s?(?:%|per ?cent)|(?:issued|ordinary) (?:ordinary )?shares|share capital|family-owned|parent|listed|stock exchange|nasdaq',
      ),
      any(
        'Gesellschafter\\p{L}*|Eigentümer\\p{L}*|(?<!(?:[Aa]n|[Ff]ür|[Ll]iebe|[Gg]eehrte) (?:(?:unsere|die|alle) )?)Aktionär\\p{L}*|Anteile?n?|beteilig\\p{L}+|gehört|gehören|Stammkapital|Grundkapital|Familienbesitz|Mutter\\p{L}*|Holding|Börse',
      ),
    ],
  },
  {
    id: 'people',
    words: [
      any(
        'chief executive|chief \\w+ officer|ceo|cfo|managing directors?|directors?|chair(?:man|woman|ed|s)?|president|board (?:members?|of directors)|(?:joined|joins|on|to|left|leaves) the board|founders?|management team',
      ),
      any(
        'appointed|joins|joined|leaves|left|succeed\\w*|successor|retire\\w*|resign\\w*|stepped down|replaced|took over from',
      ),
      any(
        '(?<!^(?:Der|Die|Dem|Den) )(?:Geschäftsführ\\p{L}*|Vorstand\\p{L}*|Vorständ\\p{L}*|Aufsichtsrat\\p{L}*|Beirat\\p{L}*|Verwaltungsrat\\p{L}*)|(?:Vorstands|Aufsichtsrats|Beirats|Verwaltungsrats)?[Mm]itglied(?:er)?|Vorsitz\\p{L}*|Prokur\\p{L}*|Leiter(?:in)?|leitet|Gründer\\p{L}*',
      ),
      any('bestellt|berufen|Nachfolg\\p{L}*|Vorgänger\\p{L}*|ausgeschieden|folgt|folgte|Ruhestand|tritt'),
    ],
  },
  {
    id: 'deals',
    words: [
      any(
        'acqui\\w+|bought|buys|purchase[ds]?|sold|disposal|divest\\w*|merger|joint venture|signed|contracts?|orders?|agreements?|awarded|partnership',
      ),
      any(
        'Übernahme|übernahm|übernommen|erwarb|erworben|Erwerb|Kauf|kaufte|gekauft|verkauft|Fusion|Vertrag\\p{L}*|\\p{L}*vertrag|\\p{L}*verträge|Auftrag|Aufträge|Großauftrag|Kooperation|Partnerschaft',
      ),
    ],
  },
  {
    id: 'assets',
    words: [
      any(
        'plants?|factory|factories|facilit(?:y|ies)|planning permission|sites?|offices?|headquarters|based|warehouses?|terminals?|vessels?|fleet|premises|square met(?:re|er)s|stores|branches|capacity',
      ),
      any('invest(?:s|ed|ing|ments?)?|capital expenditure|capex|extension|opened|built'),
      any(
        'Sitz|Werke?n?|\\p{L}*werk|Standorte?n?|Filialen?|Lager|Hallen?|Flotte|Gebäude|Niederlassung\\p{L}*|Quadratmeter\\p{L}*|Kapazität\\p{L}*',
      ),
      any('Investition\\p{L}*|investier\\p{L}+|Neubau|Erweiterung|Anlagen?|umgebaut|eröffnet\\p{L}*'),
    ],
  },
  {
    id: 'finance',
    words: [
      any(
        'debt|borrowings?|loans?|(?:credit|loan|revolving|bank|debt|term|overdraft|committed|undrawn|financing) (?:credit |loan )?(?:lines?|facilit(?:y|ies))|facilit(?:y|ies) (?:headroom|agreement|matures?|expires?)|bonds?|lenders?|banks?|covenants?|cash|equity|refinanc\\w+|credit',
      ),
      any(
        '\\p{L}*schulden|Kredit\\p{L}*|\\p{L}*kredite?|Darlehen|\\p{L}*darlehen|Anleihe\\p{L}*|Bank(?:en)?|Eigenkapital\\p{L}*|Liquidität|Kassenbestand|umgeschuldet|\\p{L}*finanzierung',
      ),
    ],
  },
  {
    id: 'customers',
    words: [
      any(
        'customers?|clients?|users|subscribers|suppliers?|distributors?|exports?|countries|(?<!(?:told|tell|stock|growth) (?:the )?)markets?',
      ),
      any(
        'Kund(?:en|innen|schaft)|\\p{L}*kunden|Abnehmer\\p{L}*|Lieferant\\p{L}*|Export\\p{L}*|Ausland|Ländern?|Märkte?n?|abhängig\\p{L}*|Abhängigkeit\\p{L}*',
      ),
    ],
  },
  {
    id: 'staff',
    words: [
      any('employees?|staff|workforce|headcount|people|jobs|apprentices|hires?|hired|works council'),
      any(
        'Mitarbeit\\p{L}*|Beschäftigte?n?|beschäftigt|Belegschaft|Angestellte?n?|Auszubildende?n?|Stellen|Leute|Betriebsrat',
      ),
    ],
  },
  {
    id: 'risks',
    words: [
      any(
        'risks?|claims?|court|lawsuit|sued|damages|recall\\w*|strikes?|withdrew|fine[ds]?|investigat\\w+|dispute[ds]?|breach\\w*|default\\w*|fire|delay\\w*|shortage|insolven\\w+|bankrupt\\w*|receivership|creditors?',
      ),
      any(
        'Risik\\p{L}+|Klage\\p{L}*|Gericht\\p{L}*|Rückruf\\p{L}*|Streik\\p{L}*|Bußgeld|Ermittl\\p{L}+|Rechtsstreit\\p{L}*|Schadenersatz|Brand|Verzögerung\\p{L}*|Engpass|Insolvenz\\p{L}*|insolvent|Konkurs|zahlungsunfähig\\p{L}*|Überschuldung|überschuldet|Gläubiger\\p{L}*|Kurzarbeit|Stellenabbau|Kündigungen',
      ),
    ],
  },
  {
    id: 'history',
    words: [
      any(
        'founded|established(?! in \\D)|since (?:1[5-9]|20)\\d\\d|goes back|anniversary|generation|grandfather|renamed|history|formed|went public',
      ),
      any(
        'gegründet|Gründung|gründete[n]?|seit (?:1[5-9]|20)\\d\\d|Jubiläum|Generation|Großvater|umbenannt|Geschichte|Anfänge|hervorgegangen',
      ),
    ],
  },
];
