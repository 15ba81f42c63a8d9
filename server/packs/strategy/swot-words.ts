/**
 * Words by which a sentence of a source is sorted, English and German. It is sorted only where it says both whose side it
 * is on and whether that is good; one that says two things, or denies, is not sorted.
 */
export const swotWords = {
  inside:
    /(?<!\p{L})(?:we|our|us|ours|staff|team|employees|in-house|wir|unser\p{L}*|uns|mitarbeiter\p{L}*|belegschaft|hausintern)(?!\p{L})/iu,
  outside:
    /(?<!\p{L})(?:market|markets|competitor|competitors|competition|rival|rivals|demand|regulation|regulator|law|supplier|suppliers|industry|economy|inflation|trend|markt\p{L}*|wettbewerb\p{L}*|konkurrenz\p{L}*|nachfrage|gesetz\p{L}*|verordnung|lieferant\p{L}*|branche|konjunktur|trend)(?!\p{L})/iu,
  good: /(?<!\p{L})(?:grew|grow|grows|growing|growth|rose|rising|increased|improved|strong|loyal|profitable|won|record|reliable|cheaper|faster|advantage|opportunity|wuchs|wächst|wachsen\p{L}*|wachstum|stieg|steigt|steigend\p{L}*|verbessert|stark\p{L}*|treu\p{L}*|profitabel|gewonnen|zuverlässig|vorteil|chance)(?!\p{L})/iu,
  bad: /(?<!\p{L})(?:fell|fall|falls|falling|declined|decline|lost|losses|loss|weak|late|delayed|complaints?|churn|shortage|expensive|dependent|outdated|risk|threat|threatens|sank|sinkt|sinkend\p{L}*|rückgang|verloren|verlust\p{L}*|schwach|verspätet|beschwerden?|kündigungen|mangel|fehlt|fehlen|teuer|abhängig|veraltet|risiko|bedroht)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:no|not|never|without|neither|nor|kein\p{L}*|nicht|nie|ohne|weder)(?!\p{L})/iu,
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
    /(?<!\p{L})(?:investment|invest|one-off cost|cost once|start-up cost|capital|investition\p{L}*|anschaffung\p{L}*|einmalige kosten)(?!\p{L})/iu,
  gain: /(?<!\p{L})(?:yearly profit|annual profit|profit a year|profit per year|yearly gain|annual gain|yearly saving|annual savings?|jahresgewinn|gewinn (?:pro|im) jahr|jährlicher (?:gewinn|ertrag)|jährliche ersparnis|ersparnis (?:pro|im) jahr)(?!\p{L})/iu,
} as const;
