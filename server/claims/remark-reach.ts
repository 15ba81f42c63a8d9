/** Opens with a word that stands for something said before. */
const opensWithBefore =
  /^(?:(?:And|But|Yet|So|Then|This|That|These|Those|Such|It|Its|He|She|His|Her|They|Their|Both|Neither|Either|Und|Aber|Doch|Diese[rsnm]?|Dies|Er|Es|Sie|Sein\p{L}*|Ihr\p{L}*|Beide|Damit|Dabei|Dafür|Davon|Dazu|Daher|Darin|Darunter|Dort|Dann|Danach|Hinzu|Hiervon|Ebenso|Nein|Ja|Yes|No)(?!\p{L})|(?:Das|Der|Die) \p{Ll}|(?:That|This|It|There|Here)[’']s(?!\p{L}))/u;
/** "Two years ago it was 8.1 per cent.", "Vor fünf Jahren waren es 19.": what was, stands before. */
const ofThenOnly =
  /^(?:(?:\p{L}+ ){1,3}(?:ago|earlier|before|later)|In \d{4}|Back then|At that time|The year before),? (?:it|they|that|this|there) (?:was|were|had|is|stood)(?!\p{L})|^(?:Vor \p{L}+ Jahr(?:en)?|Im (?:Vorjahr|Jahr (?:davor|zuvor))|Ein Jahr (?:zuvor|davor|früher)|Damals|Zuvor|\d{4}) (?:waren|war|lag|lagen) (?:es|noch|sie|er|davon)(?!\p{L})/u;
/** "… that motion was not carried." */
const ofThatOne =
  /(?<!\p{L})(?:that|this|the latter) (?:motion|proposal|request|offer|claim|sum|suggestion|amendment)(?!\p{L})|(?<!\p{L})(?:dieser|jener|diesen|letzterer) (?:Antrag|Vorschlag|Wunsch|Betrag)(?!\p{L})/u;

/** A sentence that cannot be understood without the one before it. */
export const leansBack = (text: string) =>
  opensWithBefore.test(text) || ofThenOnly.test(text) || ofThatOne.test(text);

/** A person or a thing that is named before only: "His contract runs until …", "Ihr Vertrag läuft bis …". */
export const isOfSomebodyBefore = (text: string) =>
  /^(?:He|She|They|His|Her|Their|This|That|These|Those|Er|Sie|Ihr\p{L}*|Sein\p{L}*|Diese[rsnm]?)(?!\p{L})/u.test(
    text,
  );

const refusals =
  /^(?:(?:We|I|They|The (?:board|company|group|directors|management)|It|This|That|There) (?:\p{Ll}+ ){0,4}?(?:decided against|declined|refused|rejected|den(?:y|ies|ied)|is (?:not (?:true|so)|untrue|wrong|false|none)|was (?:not (?:true|so|carried)|untrue|wrong|false|none|rejected|refused)|are none|did not|do not|does not|will not|never)|No decision|None of (?:this|that|it)|Not so|Nonsense|Neither)(?!\p{L})|^(?:Es gibt (?:sie |ihn |es |einen |eine )?(?:nicht|kein\p{L}*)|(?:Das|Dies|Dem|Davon) (?:ist|war|stimmt|trifft|kann) [^.!?]{0,30}?(?:nicht|falsch|unwahr|keine Rede)|Daraus wird nichts|(?:Wir|Der Vorstand|Die Geschäftsführung|Der Aufsichtsrat|Der Verwaltungsrat|Das Unternehmen|Die Gesellschaft) [^.!?]{0,60}?(?:abgelehnt|lehnt\p{L}*|verworfen|dagegen|zurückgewiesen|weist|wies|bestreitet|dementiert|nicht)|Nein|Unsinn|Nichts davon)(?!\p{L})/iu;
/** "That figure included agency staff and should not be carried forward.", "Das war ein Fehler.": takes back what stands before. */
const takesBack =
  /^(?:That|This|These|Those|It|They|The (?:figure|number|report|claim|statement|story|paper|newsletter)) [^.!?]{0,140}?(?:(?:should|must|may|can) not be|no longer|(?:an?|the|in) (?:error|mistake|misprint)|(?:is|was|were|are) (?:wrong|incorrect|superseded|outdated|withdrawn|out of date)|ha(?:s|ve) since been (?:corrected|withdrawn|replaced|revised))(?!\p{L})|^(?:Das|Dies\p{L}*|Sie|Er|Es|Die (?:Zahl|Angabe|Meldung|Aussage)) [^.!?]{0,140}?(?:Fehler|Irrtum|Druckfehler|nicht mehr|überholt|falsch|unzutreffend|korrigiert|zurückgenommen|berichtigt|widerrufen)(?!\p{L})/iu;
const nextSentence = /^\s*[^.!?]{2,160}[.!?][”“"’']?(?=\s|$)/u;

/** The sentence behind a place of a paragraph that denies, refuses or takes back what was said there, with the blank before it; "" where none does. */
export function refusalBehind(within: string, end: number): string {
  const next = nextSentence.exec(within.slice(end))?.[0] ?? '';
  return refusals.test(next.trim()) || takesBack.test(next.trim()) ? next : '';
}

/** "Nein.", "Yes.": an answer, whose question stands above. */
export const isBareAnswer = (text: string) => /^(?:Nein|Ja|Doch|Unsinn|No|Yes|Nonsense)[.!]$/u.test(text);

/**
 * "Ms Reed, your turnover went down": said to somebody. "He had heard something about 120 jobs": by hearsay. "Das Gespräch
 * führte …", "Do not confuse the subject with …": of the text itself.
 */
const ofTalk =
  /^(?:Mr|Mrs|Ms|Dr|Frau|Herr)\.? (?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}-]+, |(?<!\p{L})(?:(?:has|have|had) heard|heard (?:something|that|about)|(?:they|people|everyone) tells? (?:me|us)|(?:I|we) (?:am|are|was|were) told|gehört (?:habe|hätte|haben)|habe (?:etwas )?gehört|erzählt man (?:mir|uns|sich))(?!\p{L})|^(?:Das (?:Gespräch|Interview) führten?|Die Fragen stellten?|Aufgezeichnet (?:hat|von)|Interview(?:ed)? by|The (?:interview|questions) (?:was|were))(?!\p{L})|^(?:Do not|Don[’']t|Never|Please|Bitte|Nicht zu verwechseln|Verwechseln Sie)(?!\p{L})/u;
/** The two sides of wage talks, of which the company is none. */
const ofWages =
  /^(?:The (?:trade )?unions?|The employers|Die Gewerkschaft|Die Arbeitgeber|Das Angebot der (?:Arbeitgeber|Gegenseite|Gewerkschaft))(?!\p{L})/u;

/** "Back on Mill Road they are painting the gate.": who is not said. */
const ofNobody = /^[^,.;]{3,40}[^,.;s] they (?:are|were|have|had)(?!\p{L})/u;

/** "Sample data: a fictional company, …": what the writer says of the document, and nobody of the company. */
const ofSamples =
  /^(?:Sample|Example|Demo|Muster|Beispiel)[ -]?(?:data|daten)(?!\p{L})|(?<!\p{L})(?:is|are|ist|sind) (?:entirely |völlig |frei )?(?:an? |eine? )?(?:fictional|fictitious|fiktiv\p{L}*|erfunden\p{L}*)(?!\p{L})/iu;

/** What nobody says of the company, though it stands in a text about it. */
export const isNoRemark = (text: string, within: string) =>
  ofTalk.test(text) ||
  ofSamples.test(text) ||
  ofWages.test(text) ||
  ofNobody.test(text) ||
  /\?[”“"*]*\s*$/u.test(within);
