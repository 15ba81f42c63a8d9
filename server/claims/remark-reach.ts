/** "Nein.", "Yes.": an answer, whose question is above. */
export const isBareAnswer = (text: string) => /^(?:Nein|Ja|Doch|Unsinn|No|Yes|Nonsense)[.!]$/u.test(text);

/**
 * "Ms Reed, your turnover went down": said to somebody. "He had heard something about 120 jobs": by hearsay. "Das Gespräch
 * führte …", "Do not confuse the subject with …": of the text itself.
 */
const ofTalk =
  /^(?:Mr|Mrs|Ms|Dr|Frau|Herr)\.? (?:(?:Dr|Prof)\.? )*\p{Lu}[\p{L}-]+, |(?<!\p{L})(?:(?:has|have|had) heard|heard (?:something|that|about)|(?:they|people|everyone) tells? (?:me|us)|(?:I|we) (?:am|are|was|were) told|gehört (?:habe|hätte|haben)|habe (?:etwas )?gehört|erzählt man (?:mir|uns|sich))(?!\p{L})|^(?:Das (?:Gespräch|Interview) führten?|Die Fragen stellten?|Aufgezeichnet (?:hat|von)|Interview(?:ed)? by|The (?:interview|questions) (?:was|were))(?!\p{L})|^(?:Do not|Don[’']t|Never|Please|Bitte|Nicht zu verwechseln|Verwechseln Sie)(?!\p{L})/u;
/** "One person close to the shareholders suggests": nobody who is named is behind it. */
const ofHearsay =
  /(?<!\p{L})(?:(?:people|persons?|someone|somebody|sources?|an? insider|insiders) (?:close to|familiar with|with knowledge of|in the know)|there(?:[’']s| is| has been) (?:chatter|a story|talk)|wie man hört|man (?:hört|munkelt|erzählt)|gemunkelt|(?:Person|Personen|Leute|Insider|Kreise[n]?) (?:aus dem Umfeld|im Umfeld|nahe)|(?:aus|in) (?:\p{L}+)?[Kk]reisen (?:heißt|heisst|verlautet))(?!\p{L})/iu;

/** Whoever speaks in a talk, by his name before the colon. */
const speakerName = /^(?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3}: (?=\S)/u;
/** Said to whoever is spoken with: "dass Sie 40 Stellen abbauen", "the bidder for you". */
const toSomebody =
  /(?<!\p{L})(?:you|your|yours)(?!\p{L})|(?<=[\p{L},–-] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u;
const asks = /[^.!?]*\?(?=[\s”“"*]|$)/gu;

/** A paragraph of a talk: whose turn it is is before its colon. */
const isTurn = (paragraph: string) => speakerName.test(paragraph);

/** What is asked in a turn of a talk, or by a paragraph that is a question; null where nothing is. */
export function questionOf(paragraph: string): string | null {
  const spoken = paragraph.replace(speakerName, '');
  if (spoken === paragraph)
    return /\?[”“"*]*$/u.test(paragraph) && paragraph.length <= 200 ? paragraph : null;
  return spoken.match(asks)?.at(-1)?.trim() ?? null;
}

/** Whoever asks, and what is said to the other one, tells nothing of the company. */
const isSaidToOther = (text: string, paragraph: string) =>
  isTurn(paragraph) && (toSomebody.test(text) || /\?(?=[\s”“"*]|$)/u.test(paragraph));

/** The two sides of wage talks, of which the company is none. */
const ofWages =
  /^(?:The (?:trade )?unions?|The employers|Die Gewerkschaft|Die Arbeitgeber|Das Angebot der (?:Arbeitgeber|Gegenseite|Gewerkschaft))(?!\p{L})/u;

/** "Back on Mill Road they are painting the gate.": who is not said. */
const ofNobody = /^[^,.;]{3,40}[^,.;s] they (?:are|were|have|had)(?!\p{L})/u;

/** "Sample data: a fictional company, …": what the writer says of the document, and nobody of the company. */
const ofSamples =
  /^(?:Sample|Example|Demo|Muster|Beispiel)[ -]?(?:data|daten)(?!\p{L})|(?<!\p{L})(?:is|are|ist|sind) (?:entirely |völlig |frei )?(?:an? |eine? )?(?:fictional|fictitious|fiktiv\p{L}*|erfunden\p{L}*)(?!\p{L})/iu;

/** What nobody says of the company, though it is in a text about it. */
export const isNoRemark = (text: string, within: string) =>
  ofTalk.test(text) ||
  ofHearsay.test(text) ||
  isSaidToOther(text, within) ||
  ofSamples.test(text) ||
  ofWages.test(text) ||
  ofNobody.test(text) ||
  /\?[”“"*]*\s*$/u.test(within);
