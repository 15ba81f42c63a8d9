/**
 * Words by which a sentence of a source is sorted, English and German. It is sorted only where it says both whose side it
 * is on and whether that is good; one that says two things, or denies, is not sorted.
 */
export const swotWords = {
  inside:
    /(?<!\p{L})(?:we|our|us|ours|staff|team|employees|in-house|revenue|turnover|website|web ?shop|wir|unser\p{L}*|uns|mitarbeiter\p{L}*|belegschaft|hausintern|umsatz|webseite|onlineshop)(?!\p{L})/iu,
  outside:
    /(?<!\p{L})(?:market|markets|competitor|competitors|competition|rival|rivals|demand|regulation|regulator|law|supplier|suppliers|industry|economy|inflation|trend|(?:energy|gas|fuel|electricity|(?:raw )?material) (?:prices?|costs?)|interest rates?|markt\p{L}*|wettbewerb\p{L}*|konkurren[zt]\p{L}*|nachfrage|gesetz\p{L}*|verordnung|lieferant\p{L}*|branche|konjunktur|trend|zinsen|(?:energie|gas|strom|material|rohstoff)(?:preise?|kosten))(?!\p{L})/iu,
  good: /(?<!\p{L})(?:improved|strong|loyal|profitable|won|record|reliable|cheaper|faster|fastest|fully booked|advantage|opportunity|verbessert|stark\p{L}*|treu\p{L}*|profitabel|gewonnen|zuverlässig|schnellste\p{L}*|ausgebucht|vorteil|chance)(?!\p{L})/iu,
  bad: /(?<!\p{L})(?:lost|loss|weak|late|delayed|shortage|expensive|dependent|outdated|broke down|risk|threat|threatens|verloren|verlust|schwach|verspätet|gekündigt|mangel|fehlt|fehlen|teuer|abhängig|veraltet|ausgefallen|risiko|bedroht)(?!\p{L})/iu,
  /** Goes up or down: whether that is good hangs on what does. */
  up: /(?<!\p{L})(?:grew|grow|grows|growing|growth|rose|rise|rises|rising|increased?|increases|increasing|up (?:by )?\d[\d.,]*\s?%|wuchs|wächst|wachsen\p{L}*|wachstum|stieg|stiegen|steig\p{L}*|gestiegen|zugenommen)(?!\p{L})/iu,
  down: /(?<!\p{L})(?:fell|fall|falls|falling|declined|decline|declines|declining|dropped|sank|sanken|sink\p{L}*|gesunken|rückgang|zurückgegangen|abgenommen)(?!\p{L})/iu,
  /** Better the less there is of it; without a word of movement it is bad. */
  burden:
    /(?<!\p{L})(?:costs?|expenses|complaints?|churn|losses|debts?|absences?|sick days|inflation|interest|rents?|wages|taxes|duties|tariffs|(?:energy|gas|fuel|electricity|(?:raw )?material) prices?|\p{L}*kosten|ausgaben|beschwerden?|reklamationen|kündigungen|fluktuation|verluste|schulden|krankenstand|fehlzeiten|zinsen|mieten?|löhne|steuern|zölle|(?:energie|gas|strom|material|rohstoff)preise?)(?!\p{L})/iu,
  /** Bad when it is only named; costs and rents are what every business has. */
  trouble:
    /(?<!\p{L})(?:complaints?|churn|losses|beschwerden?|reklamationen|kündigungen|verluste)(?!\p{L})/iu,
  /** Good for one side and bad for the other: whose they are is not shown by a word. */
  eitherWay: /(?<!\p{L})(?:prices?|preise?|supply|angebot|competition|wettbewerb)(?!\p{L})/iu,
  denied:
    /(?<!\p{L})(?:no|not|never|without|neither|nor|cannot|\p{L}+n['’]t|hardly|kein\p{L}*|nicht|nie|ohne|weder|kaum)(?!\p{L})/iu,
} as const;

/** What a rival does is read for what it does to us, whatever else the sentence names. */
export const rivalWords = {
  named:
    /(?<!\p{L})(?:competitors?|rivals?|wettbewerber\p{L}*|konkurrent\p{L}*|konkurrenz|mitbewerber\p{L}*)(?!\p{L})/iu,
  /** It gets stronger. */
  harms:
    /(?<!\p{L})(?:threat\p{L}*|undercuts?|undercutting|(?:cut|cuts|lowered|reduced) (?:its|their|the|his|her)? ?prices|opens|opened|opening|launch\p{L}*|grew|grows|growing|growth|expand\p{L}*|won|wins|stronger|bedroh\p{L}*|unterbiet\p{L}*|senk(?:t|te|en|ten) \p{L}* ?preise|preise gesenkt|eröffne\p{L}*|wuchs|wächst|wachs\p{L}*|expandier\p{L}*|gewann|gewinnt|stärker)(?!\p{L})/iu,
  /** It gets weaker, or leaves. */
  helps:
    /(?<!\p{L})(?:closes?|closed|closing|withdr[ae]w\p{L}*|insolven\p{L}*|bankrupt\p{L}*|lost|loses|losing|weak\p{L}*|delayed|retires?|retiring|schließt|geschlossen|insolvenz|verlor\p{L}*|verliert|schwach|aufgegeben)(?!\p{L})/iu,
} as const;

/** What the writer of a note says a line is: "Weaknesses: …", "Unsere Schwäche ist …", or a heading alone. */
export const swotLabels = {
  strengths:
    /^(?:\d+[.)]\s*)?(?:(?:strengths?|stärken?)\s*(?:[:–-]|$)|(?:our|unsere|eine unserer) (?:\p{L}+ )?(?:strengths?|stärken?) (?:is|are|ist|sind|liegt|liegen))/iu,
  weaknesses:
    /^(?:\d+[.)]\s*)?(?:(?:weakness(?:es)?|schwächen?)\s*(?:[:–-]|$)|(?:our|unsere|eine unserer) (?:\p{L}+ )?(?:weakness(?:es)?|schwächen?) (?:is|are|ist|sind|liegt|liegen))/iu,
  opportunities:
    /^(?:\d+[.)]\s*)?(?:(?:opportunit(?:y|ies)|chancen?)\s*(?:[:–-]|$)|(?:an|our|the|eine|unsere) (?:\p{L}+ )?(?:opportunity|chance) (?:is|ist))/iu,
  threats:
    /^(?:\d+[.)]\s*)?(?:(?:threats?|risks?|risiken|risiko|gefahr(?:en)?|bedrohungen)\s*(?:[:–-]|$)|(?:a|an|our|the|eine?|unsere?) (?:\p{L}+ )?(?:threat|risk|gefahr|risiko) (?:is|ist))/iu,
} as const;

/** Criteria by which a payback is worked out. */
export const paybackWords = {
  invest:
    /(?<!\p{L})(?:investment|invest|one-off costs?|costs? once|start-?up costs?|set-?up costs?|up-?front costs?|initial (?:costs?|outlay)|capital|investition\p{L}*|anschaffung\p{L}*|einmalige kosten|einmalkosten)(?!\p{L})/iu,
  gain: /(?<!\p{L})(?:(?:yearly|annual) (?:profit|gain|savings?|margin|contribution|surplus|cash flow)|(?:profit|gain|savings?|margin|contribution|surplus) (?:(?:a|per) year|p\.\s?a\.)|jahresgewinn|jahresüberschuss|(?:gewinn|ertrag|ersparnis|einsparung|deckungsbeitrag|überschuss) (?:(?:pro|im|je) jahr|p\.\s?a\.|jährlich)|jährliche[rs]? (?:gewinn|ertrag|ersparnis|einsparung|deckungsbeitrag|überschuss))(?!\p{L})/iu,
} as const;
