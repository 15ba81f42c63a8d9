import type { Language } from '@loupe/shared/lib/language';

/**
 * How a launch is worded, in English and German; rules of this product, no published list.
 *
 * - `starts`: somebody brings a product out, who is before the words ("Halden launches the Brewline").
 * - `comes`: the product itself is what the words speak of ("the Brewline is available", "was launched by").
 * - `tells`: a product is shown or announced, which says nothing of when it is sold.
 * - `noun`: "the launch of the Brewline".
 */
export type LaunchKind = 'starts' | 'comes' | 'tells' | 'noun';

export interface LaunchWords {
  /** The first that matches holds. */
  readonly kinds: readonly { readonly kind: LaunchKind; readonly pattern: RegExp }[];
  /** Words that a product announced is behind: "announced a new grinder" and not "announced its results". */
  readonly newThing: RegExp;
  readonly cancelled: RegExp;
  readonly delayed: RegExp;
  /** Something to come. */
  readonly ahead: RegExp;
  /** Nobody says it will be so. */
  readonly maybe: RegExp;
  /** What was planned once. */
  readonly before: RegExp;
  /** Whatever comes behind it is not so. */
  readonly denies: RegExp;
  /** "said it would launch": a plan that is reported, and no doubt. */
  readonly reportedPlan: RegExp;
  /** Who one is not, said beside: it denies nothing of the launch. */
  readonly aside: RegExp;
  /** Something done. */
  readonly done: RegExp;
  /** On the day it is reported. */
  readonly now: RegExp;
  /** What is launched and is no product: factories, results, campaigns. */
  readonly notProduct: RegExp;
  /** Words of kinds of things, which are no names: "Kaffeemaschine" of "Kaffeemaschine Brewline 3". */
  readonly thing: RegExp;
  /** Capitalised words that name nothing. */
  readonly noName: RegExp;
  /** Words before a company that is held against the one who acts: "unlike Halden". */
  readonly beside: RegExp;
  /** Stands for who was named before. */
  readonly pronoun: RegExp;
  /** Stands for the thing named before, where it is what the words speak of. */
  readonly sameThing: RegExp;
}

const en: LaunchWords = {
  kinds: [
    {
      kind: 'noun',
      pattern:
        /\b(?:launch|release|roll-?out|introduction|market entry|debut|sale|availability) of (?!shares|stock|assets|results)/iu,
    },
    {
      kind: 'comes',
      pattern:
        /\b(?:(?:is|are|was|were|be|been|being|becomes?|became|made|now) (?:(?:now|also|first|already|immediately|generally|finally|not) )*(?:available|on sale|in (?:shops|stores)|launched|released|introduced|rolled out|unveiled|presented|brought to market|delivered|cancelled|canceled|scrapped|shelved|delayed|postponed|pushed back)|(?:go|goes|went|gone) (?:\w+ )?on sale|(?:hits?|reach(?:es|ed)?) (?:the )?(?:shops|stores|shelves|market)|(?:comes?|came) (?:on )?to (?:the )?market|roll(?:s|ed)? out (?=(?:to|on|in|across|from|today|next|this|later) )|ships? (?:from|in|on|this|next|today|to customers)|shipping (?:from|in|on|now)|(?<!\b(?:its|the|their|an?|this|of|since|after|before|at|product|new|official|global|first) )launch(?:es|ed)? (?=(?:on|in|at|this|next|today|from|later|worldwide|across) )|(?:will|to|can) launch (?=(?:on|in|at|this|next|today|from|later|worldwide|across) )|(?:arrives?|arrived) (?:on|in|at)|debuts? (?:on|in|at)|delayed (?:to|until|by)|pre-?orders (?:open|start|begin))\b/iu,
    },
    {
      kind: 'starts',
      pattern:
        /\b(?:launch(?:es|ed|ing)?|introduc(?:e|es|ed|ing)|releas(?:e|es|ed|ing)|roll(?:s|ed|ing)? out|debut(?:s|ed|ing)|bring(?:s|ing)?(?= .{3,60} to (?:the )?market)|brought(?= .{3,60} to (?:the )?market)|(?:start|begin)s? (?:selling|shipping)|(?:started|began) (?:selling|shipping)|put(?:s|ting)?(?= .{3,60} on sale)|(?:cancel(?:s|led|ed)?|scrap(?:s|ped)?|shelved|(?<!\b(?:two|three|several|after|of|the|no|more|further|many|any|some|without|despite|years) )delay(?:s|ed)|postpon(?:es|ed)|push(?:es|ed) back))\b/iu,
    },
    {
      kind: 'tells',
      pattern:
        /\b(?:announc(?:e|es|ed|ing)|unveil(?:s|ed|ing)?|reveal(?:s|ed|ing)?|present(?:s|ed|ing)|preview(?:s|ed)|showcas(?:es|ed)|showed off)\b/iu,
    },
  ],
  newThing:
    /\b(?:(?:a|an|its|the|their|our)(?: \w+)? (?:new|latest|next|first|redesigned|upgraded|second-generation|third-generation)|launch|release|available|on sale|pre-?order|unveil\w*)\b/iu,
  cancelled:
    /\b(?:cancel(?:s|led|ed)?|scrap(?:s|ped)?|shelved|abandon(?:s|ed)|axed|axes|called off|calls off|drop(?:s|ped) (?:plans|the launch)|has dropped|ditch(?:es|ed))\b/iu,
  delayed:
    /\b(?:(?<!\b(?:two|three|several|after|of|the|no|more|further|many|any|some|without|despite|years) )delay(?:s|ed)|postpon(?:es|ed)|push(?:es|ed) back|put(?:s)? off|moved? (?:back )?(?:from|to)|later than (?:planned|announced)|slip(?:s|ped)? to)\b/iu,
  ahead:
    /\b(?:will|plans? (?=to |for |its |the )|planned|planning|to be|is to|are to|set to|due (?:to|in|on|for)|aims?|expect(?:s|ed)?|intends?|scheduled|going to|upcoming|next|later this|coming|shall|targets?|to (?:launch|introduce|release|roll out|ship|start|bring|go on sale))\b/iu,
  maybe:
    /\b(?:could|might|may|possibly|perhaps)\b(?! \d)|\b(?:sources|people familiar|leak(?:s|ed)?|tipped|rumou?r\w*)\b/u,
  before: /\b(?:had) (?:already |earlier |previously )?(?:said|announced|promised|planned|hoped)\b/iu,
  denies:
    /\b(?:den(?:y|ies|ied)|(?:stop|halt|suspend|end|paus)\w* (?:the )?(?:sales?|deliver(?:y|ies)) of|rul(?:es|ed) out|no plans?|dismiss(?:es|ed))\b/iu,
  reportedPlan:
    /\b(said|says|announced|confirmed|told [^,;.]{2,40}?|added)( (?:that |on \w+ that |today that )?(?:(?!\bnot\b)[^,;.]){0,60}?)\bwould\b(?! not)/iu,
  aside:
    /,?\s?\(?(?<!\p{L})(?:which is |who (?:is|are) )?(?:not|un)(?: to be)? ?(?:related|connected|affiliated|confused)(?!\p{L})[^,;.()]*[,)]?/giu,
  done: /\b(?:launched|introduced|released|rolled out|debuted|unveiled|went|came|began|started|brought|was|were|has|have|had|since)\b/iu,
  now: /\b(?:today|now (?:\w+ )?available|available now|immediately|with immediate effect|as of now)\b/iu,
  notProduct:
    /^(?:(?:an?|its|the|their|new|first|own|second|major|big|formal|legal|public|voluntary|nationwide) )*(?:results?|figures|profit|earnings|dividend|recalls?|web ?site|petition|tender|crowdfunding|price (?:increase|rise|cut)s?|(?:annual|quarterly|interim|half-year) \w+|statement|guidance|forecast|newsletter|podcast|video|factor(?:y|ies)|plants?|offices?|headquarters|warehouse|campaigns?|partnership|alliance|joint venture|bonds?|share|shares|buyback|fund|takeover|bid|investigation|inquiry|lawsuit|legal|appeal|review|strategy|logo|study|survey|report|search|hiring|recruitment|initiative|foundation|charity|scholarship|competition|contest|website redesign|restructuring|job cuts|cost|charm offensive|career|meeting|board|chief|ceo|director|team|plans? to (?:cut|close|hire|invest|build))\b/iu,
  thing:
    /^(?:apps?|machines?|services?|plans?|models?|series|collection|range|line|version|edition|software|platform|tool|device|shoe|jacket|coat|watch|camera|scooter|printer|headphones|speaker|phone|laptop|mattress|chair|drink|game|console|assistant|planner|editor|sensor|router|robot|lamp|bike|kettle|grinder|subscription|update|feature|product|kit|set|bundle|system|membership|tariff|card)$/iu,
  noName:
    /^(?:About|The|A|An|Its|It|In|On|At|For|From|With|And|But|By|This|That|These|Those|We|Our|They|He|She|After|Before|While|When|As|To|Also|Now|New|Today|Both|All|Customers?|Pre-?orders?|Sales?|Launch\w*|Releas\w*|Unveil\w*|Introduc\w*|Announc\w*|Price[sd]?|EUR|USD|GBP|CHF|Europe|Germany|France|Italy|Spain|Austria|Switzerland|Sweden|Norway|Denmark|Poland|Britain|Ireland|America|Asia|China|Japan|India|UK|US|USA|EU|CEO|CFO|CTO|Q[1-4]|H[12]|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Sample|Data|Delayed|Available|(?:We|It|They|You|I|He|She|That|There|Let)['’]\p{L}*)$/u,
  beside:
    /(?:\b(?:unlike|than|like|against|after|following|before|rivals?|competitors?(?: of)?|competes? with|compete with|similar to|compared (?:with|to)|alternative to|versus|vs\.?|instead of|ahead of|and not|not)\s+(?:the )?)$/iu,
  pronoun:
    /^(?:it|they|we|the (?:company|firm|group|maker|manufacturer|brand|start-?up|retailer|[\p{Ll}-]+ maker))$/iu,
  sameThing:
    /^(?:it|they|both|(?:the|this|its) (?:new )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+|sales|shipping|deliveries|pre-?orders)$/iu,
};

const de: LaunchWords = {
  kinds: [
    {
      kind: 'noun',
      pattern:
        /(?<!\p{L})(?:Markteinführung|Einführung|Verkaufsstart|Marktstart|Start|Launch|Auslieferung|Veröffentlichung|Verkauf|Vorstellung)(?:s)? (?:der|des|von|für|ihrer|ihres|seiner|seines)(?!\p{L})/u,
    },
    {
      kind: 'comes',
      pattern:
        /(?<!\p{L})(?:(?:kommt|komme|kam|kommen|kamen)(?!\p{L})[^;]{0,140}?(?:auf den Markt|in den Handel|in die Läden|in die Geschäfte)|auf den Markt (?:kommt|komme|kommen|kam|gekommen)|(?:im Handel|in den Läden|auf dem Markt) (?:sein|ist|sind)|(?:ist|sind|wird) [^;,]{0,80}(?:im Handel|in den Läden|auf dem Markt)|(?:auf den Markt|in den Handel) kommen|erhältlich|lieferbar|verfügbar|zu haben|(?<=(?:neue[sr]?|Nachfolge\p{L}*) [^;.]{0,80})(?:soll|wird|sollen|werden)(?!\p{L})[^;]{0,80}? folgen|(?:geht|gehe|ging|gehen)(?!\p{L})[^;]{0,80}?in den Verkauf|erscheint|erscheine|erschien|erscheinen|erschienen|ausgeliefert|(?:wird|wurde|werden|wurden|worden|ist|sind) (?:[^;,]{0,80} )?(?:eingeführt|vorgestellt|veröffentlicht|auf den Markt gebracht|lanciert|verschoben|gestrichen|abgesagt))(?!\p{L})/u,
    },
    {
      kind: 'starts',
      pattern:
        /(?<!\p{L})(?:(?:bringt|bringe|brachte|bringen)(?!\p{L})[^;]{0,160}?(?:auf den Markt|in den Handel|in die Läden|heraus)|(?:auf den Markt|in den Handel|heraus) ?(?:gebracht|bringen|bringt|bringe)|herausgebracht|(?:führt|führte|führen)(?!\p{L})[^;]{0,140}? ein(?=[.,;]|$| und)|eingeführt|einführen|(?:startet|starte|startete|starten)|(?:launcht|launchte|launchen)|(?:lanciert|lancierte|lancieren)|(?:veröffentlicht|veröffentlichte|veröffentlichen)|(?:bietet|bot|bieten)(?=[^;]{0,60}(?<!\p{L})(?:ab|seit|künftig)(?!\p{L}))[^;]{0,140}? an(?=[.,;]|$| und)|(?:verschiebt|verschob|verschoben|streicht|strich|gestrichen|sagt[^;]{0,100} ab|abgesagt))(?!\p{L})/u,
    },
    {
      kind: 'tells',
      pattern:
        /(?<!\p{L})(?:(?:stellt|stelle|stellte|stellen)(?!\p{L})[^;]{0,140}? vor(?=[.,;]|$| und)|vorgestellt|vorstellen|ankündigen|(?:präsentiert|präsentierte|präsentieren)|(?:kündigt|kündige|kündigte|kündigen)(?!\p{L})[^;]{0,140}? an(?=[.,;]|$| und)|angekündigt|(?:enthüllt|enthüllte)|(?:zeigt|zeigte)(?=[^;]{0,80}(?<!\p{L})neue))(?!\p{L})/u,
    },
  ],
  newThing:
    /(?<!\p{L})(?:neue[nmrs]?|erste[nmrs]?|überarbeitete[nmrs]?|nächste[nmrs]?|zweite Generation|Markteinführung|Verkaufsstart|Marktstart|erhältlich|Vorbestellung\p{L}*|(?:stell|präsentier|enthüll)\p{L}+|vorgestellt|vorstellen)(?!\p{L})/iu,
  cancelled:
    /(?<!\p{L})(?:abgesagt|sagt[^;]{0,100} ab|gestrichen|streicht|strich|aufgegeben|gibt[^;]{0,100} auf|verzichtet|verworfen|eingestampft|stoppt(?=[^;]{0,60}(?:Start|Einführung|Launch|Markteinführung|Entwicklung)))(?!\p{L})/u,
  delayed:
    /(?<!\p{L})(?:verschoben|verschiebt|verschob|verschieben|verzögert|verzögern|Verzögerung|vertagt|später als (?:geplant|angekündigt))(?!\p{L})/u,
  ahead:
    /(?<!\p{L})(?:wird(?! (?:seit|bereits))|werde(?:n)?|will|wollen|soll(?:en)?|plant|planen|geplant\p{L}*|voraussichtlich|künftig|demnächst|ab(?= (?:dem )?\d| \p{Lu}\p{Ll}+ \d{4}| (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Herbst|Sommer|Winter|Frühjahr))|erwartet|kündigt|angekündigt|nächste[nmrs]?|kommende[nmrs]?|vorgesehen|noch in diesem Jahr)(?!\p{L})/u,
  maybe:
    /(?<!\p{L})(?:könnte\p{L}*|dürfte\p{L}*|möglicherweise|womöglich|vielleicht|Insider\p{L}*|Leak\p{L}*|Gerücht\p{L}*)(?!\p{L})/iu,
  before:
    /(?<!\p{L})hatten?(?!\p{L})[^;]*(?:angekündigt|versprochen|geplant|mitgeteilt)(?!\p{L})|(?<!\p{L})[Uu]rsprünglich(?!\p{L})/u,
  denies:
    /(?<!\p{L})(?:(?:stoppt|beendet|unterbricht) (?:den|die) (?:Verkauf|Vertrieb|Auslieferung)|Verkaufsstopp|nimmt[^;]{0,60}vom Markt|dementier\p{L}*|bestreitet|bestritt|schließt[^;]{0,100} aus|keine Pläne|weist[^;]{0,100} zurück)(?!\p{L})/iu,
  reportedPlan: /(?!)/u,
  aside:
    /,?\s?\(?(?<!\p{L})(?:die |der |das )?nicht (?:zu verwechseln|verwandt|verbunden)(?!\p{L})[^,;.()]*[,)]?/giu,
  done: /(?<!\p{L})(?:hat|haben|hatte|wurden?|kam|kamen|brachten?|starteten?|führten?|stellten?|erschien|erschienen|seit|ging)(?!\p{L})/iu,
  now: /(?<!\p{L})(?:heute|ab sofort|sofort (?:erhältlich|verfügbar|lieferbar)|mit sofortiger Wirkung|jetzt (?:erhältlich|verfügbar))(?!\p{L})/iu,
  notProduct:
    /^(?:(?:eine?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|de[rnms]|die|das|neue[nmrs]?|erste[nmrs]?|zweite[nmrs]?|große[nmrs]?) )*(?:\p{L}*[Ee]rgebnis\p{L}*|\p{L}*[Zz]ahlen|Preiserhöhung\p{L}*|Preissenkung\p{L}*|Gewinn\p{L}*|Dividende\p{L}*|Werk\p{L}*|Fabrik\p{L}*|Büros?|Zentrale|Lager|\p{L}*[Kk]ampagne\p{L}*|Partnerschaft\p{L}*|Kooperation\p{L}*|Anleihe\p{L}*|Aktien\p{L}*|Fonds|Übernahme\p{L}*|Untersuchung\p{L}*|Klage\p{L}*|Strategie\p{L}*|Logo\p{L}*|Studie\p{L}*|Umfrage\p{L}*|\p{L}*[Bb]ericht\p{L}*|Prognose\p{L}*|Suche|Stiftung\p{L}*|Wettbewerb\p{L}*|Sparprogramm\p{L}*|Umbau|Stellenabbau|Vorstand\p{L}*|Chefin|Chef|Geschäftsführer\p{L}*|Initiative\p{L}*|Bau)(?!\p{L})/u,
  thing:
    /^(?:[\p{L}-]*(?:maschine|gerät|mühle|schuh|schloss|jacke|mantel|uhr|kamera|roller|drucker|kopfhörer|lautsprecher|fernseher|smartphone|tablet|laptop|rechner|matratze|stuhl|pfanne|ofen|sauger|rasierer|brille|rucksack|tasche|zelt|helm|getränk|spiel|konsole|sensor|roboter|assistent|dienst|tarif|modell|serie|kollektion|reihe|linie|version|ausgabe|software|plattform|werkzeug|lampe|leuchte|rad|kocher|abo|abonnement|update|funktion|produkt|kapsel|mischung|paket|set|system|mitgliedschaft|karte|variante|neuheit|generation)(?:e?n|s|e)?|App|Apps)$/iu,
  noName:
    /^(?:Über|Der|Die|Das|Den|Dem|Des|Ein|Eine|Einen|Einem|Einer|Im|In|Am|Ab|Auf|Bei|Mit|Von|Vom|Zum|Zur|Und|Aber|Für|Seit|Nach|Vor|Wie|Auch|Wir|Unser\p{L}*|Ihr\p{L}*|Sie|Er|Es|Damit|Dazu|Dies\p{L}*|Heute|Jetzt|Noch|Neu\p{L}*|Markt|Handel|Fachhandel|Läden|Geschäfte[n]?|Verkauf|Start|Preis\p{L}*|Euro|EUR|USD|CHF|Uhr|Kunden|Kundinnen|Jahr\p{L}*|Monat\p{L}*|Quartal\p{L}*|Halbjahr\p{L}*|Frühjahr|Sommer|Herbst|Winter|Anfang|Mitte|Ende|Hersteller\p{L}*|Unternehmen\p{L}*|Firma|Anbieter\p{L}*|Konzern|Marke|Gruppe|Deutschland|Österreich|Schweiz|Europa|Frankreich|Italien|Spanien|Sprecher\p{L}*|Angaben|Messe|Woche\p{L}*|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Beispieldaten|Medienberichte\p{L}*|Gründe\p{L}*|Lieferproblem\p{L}*|Markteinführung|Einführung|Verkaufsstart|Marktstart|Launch|Auslieferung|Veröffentlichung|Vorstellung|Vorbestellung\p{L}*|Insider\p{L}*|Branche\p{L}*|Mitteilung\p{L}*|Gerücht\p{L}*|Bericht\p{L}*|Presse\p{L}*|Medien|Entwicklung|Pläne|Plan|Grund)$/u,
  beside:
    /(?<!\p{L})(?:anders als|als|wie|gegen|nach|vor|bei|mit|für|an|gegenüber|Rivalen?|Konkurrent\p{L}*|Wettbewerber\p{L}*|statt|neben)\s+(?:de[rmn] |die |das )?$/iu,
  pronoun:
    /^(?:es|sie|er|wir|(?:das|die|der) (?:\p{L}*[Uu]nternehmen|\p{L}*[Hh]ersteller(?:in)?|Firma|Konzern|Gruppe|Marke|Anbieter(?:in)?|Händler(?:in)?))$/iu,
  sameThing: /^(?:sie|er|es|beide|(?:die|das|der|diese[rs]?) (?:neue[rs]? )?\p{L}{3,})$/iu,
};

export const launchWords: Readonly<Record<Language, LaunchWords>> = { en, de };

/** Days after which no news of a competitor is called silence; a rule of thumb of this product. */
export const silentDays = 90;
/** Days ahead within which a launch is called near; a rule of thumb of this product. */
export const nearDays = 90;
