/** What an answer must hold: a name, a time, a number, a place; `any` where the question does not say. */
type Wanted = 'name' | 'time' | 'number' | 'any';

const wantedBy: readonly (readonly [Wanted, RegExp])[] = [
  ['name', /^\s*(?:and |und )?(?:who|whom|whose|wer|wen|wem|wessen)\b/i],
  [
    'time',
    /^\s*(?:and |und )?(?:when|since when|until when|what (?:year|date|day)|in (?:what|which) year|wann|seit wann|bis wann|in welchem jahr)\b/i,
  ],
  [
    'number',
    /^\s*(?:and |und )?(?:how (?:many|much|old|long|large|high|far|heavy)|wie ?(?:viele?|hoch|alt|lange|groß|weit|schwer)|(?:what|which) (?:number|amount|price|percentage))\b/i,
  ],
];

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember';
const times = new RegExp(
  String.raw`\b(?:1[5-9]|20)\d\d\b|\b(?:${months})\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}[:.]\d{2}\s*(?:uhr|am|pm|h)\b|\b(?:\d+|one|two|three|four|five|six|twelve|ein|eine|zwei|drei|vier|fünf|sechs|zwölf)\s+(?:days?|weeks?|months?|years?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre)\b|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b`,
  'i',
);
const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|no|none|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|millionen?|keine)\b/i;
const dates = new RegExp(
  String.raw`\b\d{1,2}\.?\s+(?:${months})\b(?:\s+\d{4})?|\b(?:${months})\s+\d{1,2}(?:,\s*\d{4})?|\b(?:${months})\s+\d{4}\b|\b(?:1[89]|20)\d\d\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}\.\d{1,2}\.\d{4}\b`,
  'gi',
);

/** Two capitalised words side by side, or a title with one: a person or a house, beside what the question named. */
function hasName(sentence: string, question: string): boolean {
  const asked = new Set((question.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2));
  const names =
    sentence.match(
      /\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:von|van|de|der|den|du|al|bin|zu)\s+)*\p{Lu}[\p{L}.'’-]*)+/gu,
    ) ?? [];
  return names.some((name) => {
    const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
    const isNew = !asked.has(words[0] ?? '') && (words[0] ?? '').length > 2;
    // "Veltra Cells" is a name to who asks who supplies the cells.
    return words.filter((word) => !asked.has(word)).length >= 2 || (isNew && !sentence.startsWith(name));
  });
}

/** Words that turn a statement round, or put it into another time or into somebody's mouth. */
const turns =
  /\b(?:not|no longer|never|neither|nor|denie[sd]|deny|former|formerly|previously|ex-\w+|until (?:19|20)\d\d|resigned|retired|stepped down|ended|expired|terminated|abgelaufen|beendet|alleged(?:ly)?|rumou?red|nicht|kein(?:e|en|er|es|em)?|niemals|weder|dementier\w*|bestreite\w*|bestritt\w*|ehemalig\w*|frühere[rnsm]?|vormals|einstig\w*|nicht mehr|zurückgetreten|angeblich|would|could|might|may|expected|expects|plans? to|planned|erwartet|geplant|voraussichtlich|soll(?:te|en)?)\b/giu;

function turnsIn(text: string): Set<string> {
  return new Set(
    (
      text
        .toLowerCase()
        .replace(/\bmay \d|\d may\b/g, '')
        .match(turns) ?? []
    ).map((word) => word.trim()),
  );
}

/** "Are pets allowed?": "not allowed" is an answer to it. */
const yesOrNo =
  /^\s*(?:and |und )?(?:do|does|did|is|are|was|were|has|have|had|can|may|must|ist|sind|war|waren|hat|haben|hatte|hatten|darf|dürfen|kann|können|muss|müssen|gibt es|wird|werden|wurde|wurden)\b/iu;
const denials = /^(?:not|never|nicht|niemals|kein(?:e|en|er|es|em)?)$/;

/** True when a sentence says something the question did not ask for: it denies, is over, or is only expected. */
export function isTurned(sentence: string, question: string): boolean {
  const asked = turnsIn(question);
  const isOpen = yesOrNo.test(question);
  return [...turnsIn(sentence)].some((word) => !asked.has(word) && !(isOpen && denials.test(word)));
}

/** "31 % of revenue" is no revenue. */
const shareOf = /(?:%|per ?cent|percent|Prozent)\s+(?:of|des|der|vom|am)\s/iu;
const asksAmount = /^\s*(?:and |und )?(?:what|how (?:much|high|large)|wie (?:hoch|groß|viel)|was)\b/iu;
const asksShare =
  /%|per ?cent|percent|\bshare\b|\bproportion\b|Prozent|\p{L}*[Aa]nteil|\bportion\b|account/iu;

/** True when a sentence gives a share of something and the question asks how much the thing itself is. */
function isShareOnly(sentence: string, question: string): boolean {
  if (!shareOf.test(sentence) || asksShare.test(question) || !asksAmount.test(question)) return false;
  const others = sentence
    .replace(dates, ' ')
    .match(/\d+(?:[.,]\d+)*(?!\s*(?:%|per ?cent|percent|Prozent))(?![\d.,])/gu);
  return others === null;
}

/** True when a sentence holds the kind of thing that was asked for. */
export function holdsWanted(sentence: string, question: string): boolean {
  if (isShareOnly(sentence, question)) return false;
  const wanted = wantedBy.find(([, pattern]) => pattern.test(question))?.[0] ?? 'any';
  if (wanted === 'name') return hasName(sentence, question);
  if (wanted === 'time') return times.test(sentence);
  if (wanted !== 'number') return true;
  const bare = sentence.replace(dates, ' ');
  return /\d/.test(bare) || numberWords.test(bare);
}

/** Names and years of a question: without them a sentence is about somebody or some time else. */
export function namesIn(question: string): string[] {
  const [, ...rest] = question.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const years = question.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const names = rest.filter((word) => /^\p{Lu}[\p{L}\p{N}'’-]+$/u.test(word) || /^\p{L}+\d+$/u.test(word));
  return [...new Set([...names, ...years].map((word) => word.toLowerCase().replace(/['’]s$/, '')))];
}
