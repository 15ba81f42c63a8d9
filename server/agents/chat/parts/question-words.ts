/** Words that ask, in English and German. */
export const askingWord =
  'how|who|whom|whose|when|what|where|which|why|wie|wieviel|wer|wen|wem|wessen|wann|was|wo|woher|wohin|welche[rsnm]?|warum|wieso|weshalb';

const auxiliary =
  'is|are|was|were|did|do|does|has|have|had|can|could|will|would|should|may|ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|könnten|gibt|gab|soll|sollte|muss|darf';

/** What somebody is told to do: "list", "zeig mir". */
const telling =
  'show|list|give|tell|name|find|count|compare|calculate|compute|zeige?|liste|nenne?|gib|sage?|finde|zähle?|berechne|vergleiche?';

/** What short questions begin with: "total revenue", "Anzahl der Kunden". */
const computing =
  'total|sum|average|mean|median|number|count|highest|lowest|maximum|minimum|max|min|top|share|change|summe|gesamt\\p{L}*|durchschnitt\\p{L}*|mittelwert|anzahl|höchste[rsnm]?|niedrigste[rsnm]?|anteil|änderung';

const begins = (words: string) => new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** "And in April": goes on from what was asked before. */
export const goesOn = begins('(?:and|und)\\s+(?:in|for|from|the|by|für|im|den|die|das|nach|von|zum|vom)');
export const asks = begins(askingWord);
export const asksOrTells = begins(
  `(?:and |und |then |dann |also |auch )?(?:please |bitte )?(?:${askingWord}|${auxiliary}|${telling}|${computing})`,
);
export const auxiliaryFirst = begins(auxiliary);

/** Two things that are set side by side are one question, whatever stands between them. */
export const setsSideBySide =
  /\b(?:compare[ds]?|comparison|difference|between|versus|vs|whether|either|both|relation|correlat\p{L}*|vergleich\p{L}*|unterschied\p{L}*|differenz|zwischen|sowohl|entweder|ob|zusammenhang|verhältnis)\b/iu;

const verb = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${auxiliary}|${telling}|bought|buys?|sold|sells?|spent|spends?|earned|earns?|made|makes?|paid|pays?|costs?|got|gets?|had|came|comes?|went|goes|grew|grows|fell|falls|rose|rises|began|ends?|starts?|works?|employs?|lives?|suppl(?:y|ies)|delivers?|produces?|uses?|needs?|owns?|leads?|runs?|manages?|belongs?|\\p{L}{2,}ed|kaufte[n]?|kauft|verkauf(?:te|ten|t)|bestell(?:te|ten|t)|kostet(?:e|en)?|verdien(?:te|ten|t)|zahl(?:te|ten|t)|machte[n]?|stieg(?:en)?|sank(?:en)?|fiel(?:en)?|ende[tn]|endete[n]?|beginnt|begann|liefer(?:te|ten|t)|arbeite(?:t|n|te|ten)|brachte[n]?|bringt|heißt|heißen|lebt|leben|wiegt|liegt|liegen)(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Somebody does something there: "who cleans the plant", "which supplier delivers most". */
const tellsOfDeed = /^(?:and |und )?(?:who|wer)\s+\S+\s+\S|\s(?:most|least|best|worst|am \p{L}+sten)$/iu;

/** A clause with a verb can stand alone: "how many orders" before "and how many customers were there" cannot. */
export const hasVerb = (clause: string) => verb.test(clause) || tellsOfDeed.test(clause);

/** Words for what was spoken of before. Polite "Sie" and "Ihr" are none. */
const backward =
  /(?<![\p{L}\p{N}])(?:they|them|their|theirs|he|him|his|she|hers?|it|its|er|ihm|ihn|ihnen|deren|dessen|es|sie|ihre[nmrs]?|seine[nmrs]?)(?![\p{L}\p{N}])/u;

/** German "es" of "gibt es" and "war es", English "is it true", speak of nothing. */
const emptySubject = /\b(?:gibt|gab) es\b|\b(?:is|was) it (?:true|possible|so)\b/giu;

/** The word with which a part speaks of what was found or asked before; null when it stands alone. */
export function backwardWord(part: string): string | null {
  const text = part.replace(emptySubject, ' ');
  return backward.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[0] ?? null;
}

/** Said to be polite, and no question. */
export const courtesy =
  /^(?:(?:hello|hi|hey|good morning|hallo|guten (?:tag|morgen))[!,.]?\s*)?(?:(?:many )?thanks?(?: you)?(?: (?:in advance|very much|a lot))?|please|danke(?: schön)?(?: im voraus)?|vielen dank(?: im voraus)?|besten dank|bitte|(?:best |kind )?regards|viele grüße|hello|hi|hey|hallo)?\s*[!.,:]*$/iu;

/** "Please answer these questions:" before a list of them. */
export const announcesQuestions =
  /^(?:(?:hello|hi|hallo|hey)[!,.]?\s*)?(?:(?:please|bitte|can you|could you|kannst du|können sie|könnten sie)?\s*(?:mir\s+)?(?:answer|tell me|beantworte(?:n sie)?|beantworten|sag(?:en sie)? mir)?\s*)?(?:i have|i've got|ich habe|here are|hier sind)?\s*(?:these|the following|my|some|a few|two|three|four|five|\d+|folgende|diese|meine|einige|ein paar|zwei|drei|vier|fünf)?\s*(?:questions?|fragen|things|dinge)?\s*(?:please|bitte|beantworten)?\s*[:.!?]*$/iu;
