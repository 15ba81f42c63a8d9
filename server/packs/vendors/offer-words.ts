/** Words by which offers and answers of vendors are recognised, English and German. */

/** Heads of a column that names vendors, one a row. */
export const vendorHeads =
  /^(?:vendor|vendors|vendor name|supplier|supplier name|provider|bidder|company|product|tool|anbieter|lieferant|bieter|dienstleister|hersteller|firma|produkt)$/iu;

/** Heads of a column that names what is asked. */
export const criterionHeads =
  /^(?:criterion|criteria|requirement|requirements|question|questions|feature|features|item|attribute|property|kriterium|kriterien|anforderung|anforderungen|frage|fragen|merkmal|eigenschaft|leistung|position|punkt)$/iu;

/** Heads of columns that are no vendor's. */
export const besideHeads =
  /^(?:no\.?|nr\.?|#|id|section|category|group|unit|comment|comments|note|notes|remark|remarks|source|kategorie|bereich|abschnitt|einheit|kommentar|bemerkung|bemerkungen|anmerkung|quelle)$/iu;

export const weightHeads = /^(?:weight|weights|weighting|importance|gewicht|gewichtung)(?:\s*\(?%\)?)?$/iu;

/** Heads of the column of answers in a sheet of one vendor. */
export const answerHeads = /^(?:answer|value|response|offer|price|antwort|wert|angebot|angabe|preis)$/iu;

export const yesWords =
  /^(?:yes|y|true|full|fully|included|supported|available|✓|✔|x|ja|j|voll|vollständig|enthalten|inklusive|vorhanden|unterstützt)$/iu;
export const partlyWords =
  /^(?:partly|partial|partially|in part|limited|on request|add-on|optional|teilweise|zum teil|eingeschränkt|auf anfrage|gegen aufpreis)$/iu;
export const noWords =
  /^(?:no|n|false|none|not included|not supported|not available|✗|✘|nein|nicht enthalten|nicht vorhanden|nicht unterstützt|keine?)$/iu;
/** No answer at all. */
export const emptyWords =
  /^(?:-+|–|—|n\/a|n\.a\.|tbd|tba|tbc|to be (?:confirmed|advised|determined)|not (?:stated|given|specified)|noch offen|wird nachgereicht|nicht angegeben|\?+|k\.\s?a\.|offen|folgt|unbekannt|unknown)$/iu;

/** Of such a number less is better. */
export const lowerWords =
  /(?<!\p{L})(?:price|prices|cost|costs|fee|fees|charge|rate card|setup|one-off|latency|delay|lead time|delivery time|response time|resolution time|recovery time|downtime|notice|notice period|minimum term|penalty|incidents|complaints|emissions|preis\p{L}*|kosten|\p{L}*kosten|gebühr\p{L}*|entgelt|einrichtung|latenz|lieferzeit|reaktionszeit|antwortzeit|wiederherstellungszeit|ausfallzeit|kündigungsfrist|mindestlaufzeit|beschwerden|vorfälle)(?!\p{L})/iu;
/** Of such a number more is better. */
export const higherWords =
  /(?<!\p{L})(?:uptime|availability|rating|score|references|customers|capacity|storage|throughput|bandwidth|warranty|retention|coverage|support hours|discount|experience|verfügbarkeit|bewertung|note|referenzen|kunden|kapazität|speicher\p{L}*|durchsatz|bandbreite|garantie|gewährleistung|aufbewahrung|abdeckung|rabatt|erfahrung)(?!\p{L})/iu;

/** What a row of cost is paid for. */
export const costWords = {
  once: /(?<!\p{L})(?:one-off|one off|one-time|setup|set-up|implementation|installation|onboarding|migration|einmalig\p{L}*|einrichtung\p{L}*|installation\p{L}*|implementierung)(?!\p{L})/iu,
  month:
    /(?:(?:per|a|and|each|pro|je|und|im)\s+(?:month|monat)(?!\p{L})|monthly|monatlich\p{L}*|\/\s?(?:month|monat|mo)(?!\p{L}))/iu,
  year: /(?:(?:per|a|and|each|pro|je|und|im)\s+(?:year|jahr)(?!\p{L})|yearly|annual\p{L}*|jährlich\p{L}*|p\.\s?a\.|\/\s?(?:year|jahr|yr)(?!\p{L}))/iu,
  each: /(?:(?:per|each|\/) ?(?:named |active |full |concurrent )?(?:user|seat|licen[cs]e|device|unit|agent|employee|head|person|workplace|workstation|member|mailbox|account|host|server|vehicle|room|piece)(?!\p{L})|(?:pro|je|\/) ?(?:nutzer|anwender|benutzer|arbeitsplatz|lizenz|gerät|stück|agent|mitarbeiter|mitarbeitenden?|person|kopf|mitglied|postfach|konto|fahrzeug|raum|zimmer)(?:in|:in|\*in)?(?!\p{L}))/iu,
  /** For each of something else, whose number nobody gave: "per km", "je Seite". Times are no such thing. */
  eachOther:
    /(?<!\p{L})(?:per|pro|je) (?!(?:calendar |kalender)?(?:month|monat|year|jahr|annum|quarter|quartal|week|woche|day|tag|cent|prozent|se)(?!\p{L}))(?:started |angefangene[nrs]? )?\d*\s?\p{L}+/iu,
  any: /(?<!\p{L})(?:price|cost|costs|fee|fees|rent|rental|retainer|flat rate|\p{L}*miete|\p{L}*pauschale|\p{L}*preis\p{L}*|\p{L}*kosten|\p{L}*gebühr\p{L}*|entgelt)(?!\p{L})/iu,
} as const;

/** Money that is no price: what a vendor earns, insures or gives. */
export const otherMoney =
  /(?<!\p{L})(?:revenue|turnover|profit|cover|coverage|insurance|insured|liability cap|credit|credits|discount|refund|budget|umsatz|gewinn|deckung|versicherung\p{L}*|haftung\p{L}*|guthaben|rabatt|erstattung)(?!\p{L})/iu;

/** Costs nothing on top: a price of zero. */
export const freeWords =
  /^(?:included|incl\.?|waived|nil|free|free of charge|no (?:extra )?charge|inklusive|inkl\.?|enthalten|im preis enthalten|kostenlos|kostenfrei|gratis|entfällt|ohne aufpreis)$/iu;

/** Behind a yes: it comes at no price. "Ja, kostenfrei" is yes. */
export const saysFreeOfCharge =
  /[,;]?\s*\(?(?:free(?: of charge)?|at no (?:extra )?(?:cost|charge)|included|no extra charge|kostenfrei|kostenlos|gratis|inklusive|ohne aufpreis)\)?$/iu;

/** Behind a no: what is meant for later is not there. */
export const laterTail =
  /[,;]?\s*\(?(?:but )?(?:planned|on (?:the|our) roadmap|roadmap|coming|geplant|in planung|in arbeit|in vorbereitung)(?!\p{L})[^()]*\)?$/iu;

/** A row that adds others up: what it holds is counted in them already. */
export const totalWords = /(?<!\p{L})(?:total|totals|sum|overall|gesamt\p{L}*|summe)(?!\p{L})/iu;

/** A direction said in a line of criteria. */
export const directionWords = {
  lower: /(?<!\p{L})(?:lower|less|low|cheaper|shorter|niedriger|weniger|kürzer|günstiger|niedrig)(?!\p{L})/iu,
  higher: /(?<!\p{L})(?:higher|more|high|longer|better|höher|mehr|länger|besser|hoch)(?!\p{L})/iu,
} as const;

/** Said beside a direction: "higher is better", "je höher, desto besser". */
export const betterWords = /(?<!\p{L})(?:better|best|besser|am besten|preferred|gut|good)(?!\p{L})/iu;
/** Turns a direction round: "higher is worse". */
export const worseWords = /(?<!\p{L})(?:worse|worst|bad|schlechter|schlecht)(?!\p{L})/iu;

/** Said beside the number that is a weight. */
export const weightWords = /(?<!\p{L})(?:weight(?:ed|ing)?|gewicht(?:ung|et)?)(?!\p{L})/iu;

/** A limit a must-have names; `below` and `above` leave out the limit itself. */
export const limitWords = {
  least:
    /(?:>=|≥|(?<!\p{L})(?:at least|no less than|not less than|not below|not under|minimum|mindestens|wenigstens|nicht weniger als|nicht unter|ab|min)(?!\p{L})\.?)\s*/iu,
  most: /(?:<=|≤|(?<!\p{L})(?:at most|no more than|not more than|not above|not over|not exceed(?:ing)?|maximum|up to|höchstens|maximal|nicht mehr als|nicht über|bis zu|bis|max)(?!\p{L})\.?)\s*/iu,
  below: /(?:<(?!=)|(?<!\p{L})(?:less than|below|under|weniger als|unter)(?!\p{L}))\s*/iu,
  above: /(?:>(?!=)|(?<!\p{L})(?:more than|above|over|mehr als|über)(?!\p{L}))\s*/iu,
} as const;
