import type { Language } from '@loupe/shared/lib/language';

/** Kinds of companies and bodies that "the company" after them may mean. */
const kinds: Readonly<Record<Language, string>> = {
  en: '(?:[\\p{L}-]*maker|manufacturer|producer|distributor|wholesaler|dealer|retailer|company|firm|business|start-?up|group|chain|fund|bank|foundation|investor|neighbou?r|landlord|plaintiff|operator|agency|laboratory|foundry|factory|fair|insurer)',
  de: '(?:\\p{L}*(?:[Hh]ersteller|[Ff]irma|[Uu]nternehmen|[Bb]etrieb|[Gg]esellschaft|[Hh]ändler|[Kk]onkurrent|[Ww]ettbewerber|[Nn]achbar|[Ss]tiftung|[Ff]onds|[Ii]nvestor|[Ll]abor|[Gg]ießerei|[Ff]abrik|[Kk]ette|[Dd]ienstleister|[Ss]tart-up)(?:s|n|in|en)?|Bank)',
};
/** "bought a maker of frames", "wird von einer Stiftung gehalten", but not "is a maker of frames", "grew into a group", "in a former factory". */
const broughtIn: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<=\\p{L} )(?<!(?:is|are|was|were|been|be|as|like|became|become|remains?|remained|into|from|to|called) |(?:in|at|inside) (?=an? (?:[\\p{L}-]+ ){0,3}(?:foundry|factory|laboratory)(?!\\p{L})))(?:an?|another|her own|his own|their own) (?:[\\p{L}-]+ ){0,3}${kinds.en}(?!\\p{L})`,
    'iu',
  ),
  de: new RegExp(
    `(?<=\\p{L} )(?<!(?:ist|sind|war|waren|als|zu|zum|wie|wurde|bleibt|blieb|aus|in|auch|heute) )(?:eine?[nmrs]?|(?:sein|ihr)e?[nmrs]? eigene[nmrs]?) (?:[\\p{L}-]+ ){0,3}${kinds.de}(?!\\p{L})`,
    'u',
  ),
};
/** Parties and bodies that are seldom the company a text is about. */
const party =
  '(?:market leader|leader|landlord|tenant|plaintiff|claimant|defendant|fund|bank|insurer|lender|fair|neighbou?r|industry|sector|market|buyer|acquirer|target|seller|bidder|investor|distributor|supplier|customer|client|competitor|rival|contractor|licensee|franchisee|joint venture|venture|union|association|federation|award|prize|jury|foundation|trust|charity|agency|university|institute|council|authority|regulator|consultancy|publisher|parent|subsidiary)';
/** "The landlord is …", "Der Marktführer tut sich schwer": somebody else is the subject. */
const isSubject: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`(?:^|[.!?:]["”“]? )(?:The|Its|Our|Their) (?:[\\p{L}-]+ ){0,2}${party}(?![\\p{L}’'])`, 'u'),
  de: /(?:^|[.!?:]["”“]? )(?:Der|Die|Das) (?:[\p{L}-]+ )?(?:\p{L}*[Mm]arktführer(?:in)?|Branchenführer|Bank|Institut|Betrieb|Branche|Messe|Stiftung|Kläger(?:in)?|Beklagten?|Antragsgegner(?:in)?|Versicherung|Versicherer|Nachbar|Vermieter(?:in)?|Fonds|Investor(?:in)?|Bieter(?:in)?|Verkäufer(?:in)?)(?!\p{L})/u,
};
/** "Halvard makes the same lenses": a name nobody knows does what companies do. */
const acts: Readonly<Record<Language, RegExp>> = {
  en: /^(?:makes|made|builds|built|sells|sold|produces|supplies|supplied|operates|runs|owns|employs|is|was|has|competes|brings|bought|acquired|manufactures|offers|had|will|grew|increased|reported|posted|joined|came|put|provides|develops|failed|sued|employed)$/,
  de: /^(?:baut|baute|verkauft|produziert|liefert|lieferte|betreibt|fertigt|beschäftigt|ist|war|hat|hatte|bringt|kaufte|übernahm|stellt|bietet)$/,
};

/** What people do, and companies do not. */
const ofPeople =
  /(?<!\p{L})(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|[Ss]ir|[Ll]ord|[Ll]ady|he|she|his|her|said|says|says:|led|leads|born|studied|worked|(?<!(?:its|the|their|our|his|her|new|old|of|at|two|three) )works|appointed|succeeds?|succeeded|retires?|retired|resigned|joins|who|whose|asked|told)(?!\p{L})/u;

/** True when a sentence tells of a person. */
export const isOfPerson = (text: string): boolean => ofPeople.test(text);

/** True when a text brings in somebody whom "the company" may mean from then on. */
export const introducesOther = (text: string, language: Language): boolean =>
  broughtIn[language].test(text) || isSubject[language].test(text);

const holder: Readonly<Record<Language, string>> = {
  en: '(?:shareholder|stockholder|owner|investor|lender|backer|bidder|suitor|landlord|auditor)s?',
  de: '\\p{L}*(?:[Aa]ktionär|[Gg]esellschafter|[Ee]igentümer|[Ii]nvestor|[Kk]reditgeber|[Bb]ieter|[Vv]ermieter|[Pp]rüfer)(?:in)?',
};
const holders: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})${holder.en} ?(?:,|is|remains|are) (?:the )?\\p{Lu}|^(?:The )?\\p{Lu}[^,;]{2,50} ?, (?:its|the|their|a) (?:\\p{Ll}+ ){0,2}${holder.en} ?,`,
    'u',
  ),
  de: new RegExp(
    `(?<!\\p{L})${holder.de} ?(?:,|ist|bleibt|sind) (?:(?:die|der|das) )?\\p{Lu}|^(?:Die |Der |Das )?\\p{Lu}[^,;]{2,50} ?, (?:ihr|sein|der|die|ein|eine)\\p{L}* (?:\\p{Ll}+ ){0,2}${holder.de} ?,`,
    'u',
  ),
};

/** "The group's largest shareholder, Corbel Partners, wants …": "its" in the next sentence may be theirs. */
export const namesHolder = (sentence: string, language: Language): boolean =>
  holders[language].test(sentence);

/** True for what companies do. */
export const isActOfCompany = (word: string, language: Language): boolean => acts[language].test(word);
