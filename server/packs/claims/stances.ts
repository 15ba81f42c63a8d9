/** How a claim is meant, beside what `claims/modality.ts` reads: aims and what is said of others. */
export const aimWords: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?<!\p{L})(?:aims?|aiming|aspir\p{L}+|ambition|committed to|commitments?|pledg\p{L}+|goals?|targets?|striv\p{L}+|on (?:our|the) (?:way|path|journey) to|working towards?|want to|intends?|plans? to|will (?:be|become|reach|have|cut|reduce|only|use|run|source)|by (?:the end of )?20[2-9]\d)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ziele?|zielsetzung|anstreben|streben|strebt|angestrebt|wollen|will|möchten|planen|plant|geplant|soll(?:en)?|werden wir|wird bis|auf dem weg|verpflichten uns|vorhaben|bis (?:zum jahr |ende |spätestens )?20[2-9]\d)(?!\p{L})/iu,
};

/** "by 2024", said in the past, is no aim: "had fallen 31 % by 2024". */
export const doneWords: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?<!\p{L})(?:have|has|had|was|were|fell|cut|reduced|achieved|reached|dropped|decreased|saved)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:haben|hat|wurden?|konnten?|sank(?:en)?|gesunken|gesenkt|reduziert|eingespart|erreicht)(?!\p{L})/iu,
};

/** "Lorne Textiles says that it cut …": who is named before the verb says it. */
export const saidBy: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /^(?<who>\p{Lu}[\p{L}\d&.'’-]*(?: (?:\p{Lu}[\p{L}\d&.'’-]*|of|and|&|de)){0,4}),? (?:says|said|claims|claimed|reports|reported|announces|announced|states|stated|advertises|advertised|boasts)(?!\p{L})/u,
  de: /^(?<who>\p{Lu}[\p{L}\d&.'’-]*(?: (?:\p{Lu}[\p{L}\d&.'’-]*|und|&|von)){0,4}),? (?:sagt|sagte|behauptet|behauptete|meldet|meldete|berichtet|berichtete|wirbt|warb|erklärt|erklärte|gibt an|gab an|teilt mit|teilte mit)(?!\p{L})/u,
};
/** Who speaks of oneself. */
export const selfWords = /^(?:we|our|the|this|it|wir|unsere?|die|der|das|dieser?|es)(?!\p{L})/iu;

/** "Our logistics partner Verrall Freight cut …": whose doing it is, named first. */
export const partnerFirst: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /^(?:our|the|all our|many of our|most of our) (?:\p{Ll}+[ -]){0,2}(?:partners?|suppliers?|farmers?|growers?|producers?|hauliers?|carriers?|contractors?|subcontractors?|franchisees|licensees)(?!\p{L})(?!['’])/iu,
  de: /^(?:unsere?|die|alle unsere|viele unserer) (?:\p{L}+[ -]){0,2}?(?:\p{L}*(?:partner(?:in|innen)?|lieferant(?:en|innen)?|landwirt(?:e|innen)?|bäuer(?:innen)?|bauern|erzeuger|spediteure?|dienstleister|subunternehmer))(?!\p{L})/iu,
};

/** The sentence is about somebody else. */
export const otherWords: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /^(?:[^,;]{0,40}(?<!\p{L})(?:competitors?|rivals?|other (?:brands?|companies|makers|manufacturers|labels)|some (?:brands?|companies|makers)|many (?:brands?|companies)|(?:the|our|most of the) (?:industry|sector|market(?!-))|(?:our |the )?suppliers?(?! (?:\p{L}+ )?(?:code|policy))|customers?|retailers?)(?!\p{L}))/iu,
  de: /^(?:[^,;]{0,40}(?<!\p{L})(?:wettbewerber\p{L}*|mitbewerber\p{L}*|konkurren\p{L}+|andere (?:marken|hersteller|anbieter|unternehmen)|viele (?:marken|hersteller|anbieter|unternehmen)|die branche|der markt|(?:unsere[rn]? )?lieferant\p{L}*|kund(?:en|innen)\p{L}*)(?!\p{L}))/iu,
};
