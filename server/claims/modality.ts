import type { Language } from '@loupe/shared/lib/language';
import type { Polarity, Voice } from './claim.ts';
import { clauseAt } from './clauses.ts';

interface ModalWords {
  readonly rumour: RegExp;
  /** The same, of its own clause only: "soll … betragen". */
  readonly hearsay: RegExp;
  readonly reported: RegExp;
  /** Nothing in the sentence is said to be so: "if", "assuming". */
  readonly conditional: RegExp;
  /** Nothing in the clause is said to be so: "could", "would". */
  readonly possible: RegExp;
  readonly expected: RegExp;
  readonly denied: RegExp;
  readonly negated: RegExp;
  /** Ends a negation: "not 1980 *but* 1992". */
  readonly turns: RegExp;
  readonly noLonger: RegExp;
  readonly former: RegExp;
  /** A value that the source itself gives up. */
  readonly givenUp: RegExp;
  readonly restated: RegExp;
}

const en: ModalWords = {
  rumour:
    /\b(?:rumou?rs?|rumou?red|reportedly|allegedly|purportedly|speculat\w+|unconfirmed|hearsay|gossip|supposedly|it (?:is|was|has been) (?:sometimes |often |widely |frequently |occasionally |commonly )?(?:claimed|said|assumed|thought|believed|rumou?red)|(?:some|others|critics|people) (?:say|claim|believe)|(?:is|are|was|were) (?:said|believed|thought|understood) to|word has it|some say)\b/i,
  hearsay: /(?!)/u,
  reported:
    /\b(?:according to (?:people|sources|analysts?|media|press|a (?:report|newspaper|blog)|an? \w+ (?:report|newspaper|blog))|sources (?:said|say|close)|people familiar|(?<!(?:told|to|with|by) )analysts?|consensus|brokers|economists|estimated? (?:by|at)|claim(?:s|ed) (?:that|to)|(?:newspapers?|magazines?|papers?|tabloids?|blogs?|websites?|media|press|courier|times|journal|herald|globe|telegraph|guardian|gazette|tribune|chronicle|observer|mail|post|mirror|reuters|bloomberg)(?: had| has| have)? (?:reported|wrote|said|alleged)(?: \w+){0,2} that)\b/i,
  conditional:
    /\b(?:[Ii]f|[Uu]nless|[Ww]hether|were to|hypothetical\w*|[Aa]ssuming|[Ss]uppose|[Ii]n case|[Ff]or example|e\.g\.)(?!\w)/,
  possible: /\b(?:could|would|might|may|should|perhaps|possibly)(?!\w)/,
  expected:
    /\b(?:expect\w*|forecast\w*|outlook|guidance|guid(?:es|ed|ing)|target(?:s|ed|ing)?(?! (?:company|companies|group|business|entity|markets?|customers?|generated|achieved|employed|employs|reported|recorded)\b)|plan(?:s|ned|ning)? (?:to|for|a)|plans? (?:shows?|sees?|foresees?|assumes?)|aim(?:s|ed|ing)?|intends?|intended|will|anticipat\w+|assum(?:e|es|ed|ptions?)|project(?:s|ed) |projection|budget(?:s|ed)?|ambition|goal|is to (?:become|be|take|succeed)|set to|due to (?:become|take|start)|scheduled|upcoming|incoming|designate|prospective)\b/i,
  denied:
    /\b(?:den(?:y|ies|ied)|denial|refut\w+|disput(?:es|ed)|rejected? (?:the )?(?:claim|report|rumou?r)s?|dismiss(?:es|ed) (?:the )?(?:claim|report|rumou?r|speculation)s?|contrary to|false(?:ly)?|wrong(?:ly)?|incorrect(?:ly)?|erroneous(?:ly)?|mistaken(?:ly)?|untrue)\b/i,
  negated:
    /\b(?:not(?! (?:less|more|fewer) than)|never|neither|nor|no(?! (?:less|more|fewer) than)|without|isn[’']t|wasn[’']t|doesn[’']t|didn[’']t|hasn[’']t|rather than|instead of|except|nobody|none)\b/gi,
  turns: /\b(?:but|rather(?! than)|instead(?! of)|only)\b/i,
  noLonger: /\b(?:no longer|not any ?more|ceased to)\b/i,
  former:
    /\b(?:former(?:ly)?|ex-|until|previous(?:ly)?|used to|once|at the time|then-|had (?:been|held|led|served)|predecessor|resigned|stepped down|left|departed|retired|moved (?:its|from)|was (?:replaced|succeeded|dismissed)|outgoing)\b/i,
  givenUp:
    /\b(?:previously (?:been )?(?:reported|stated|published)|originally|initially|earlier (?:reported|stated)|first reported|before (?:the )?(?:restatement|correction))\b/i,
  restated: /\b(?:restat\w+|correct(?:ed|ion)|revised|as adjusted)\b/i,
};

const de: ModalWords = {
  rumour:
    /(?<!\p{L})(?:angeblich\p{L}*|Gerücht\p{L}*|mutmaßlich\p{L}*|vermutlich|Spekulation\p{L}*|spekulier\p{L}*|unbestätigt\p{L}*|dem Vernehmen nach|Hörensagen|kolportiert\p{L}*|(?:manchmal|oft|häufig|gelegentlich|mitunter) (?:behauptet|gesagt|erzählt)|es heißt|heißt es|(?:soll|sollen) (?:\p{L}+ )?(?:gewesen|gegründet) )(?!\p{L})/iu,
  // "soll auf 500 Mio. steigen" is a plan; "soll 500 Mio. betragen" is what people say.
  hearsay:
    /(?<!\p{L})soll(?:en)?(?!\p{L})(?!.*(?<!\p{L})(?:steigen|wachsen|zulegen|klettern|sinken|zurückgehen|(?:erhöht|gesteigert|gesenkt|ausgebaut|verdoppelt) werden)(?!\p{L}))(?!.*(?<!\p{L})(?:bisherige|bisher erwartet|bislang)\p{L}*(?!\p{L}))/iu,
  reported:
    /(?<!\p{L})(?:Insidern zufolge|laut (?:Medien|Presse|Analysten|Insidern|Kreisen|einem|einer)\p{L}*|Medienberichten zufolge|Analyst(?:en|in|innen)?|Marktbeobachter|nach Angaben (?:von )?(?:Insidern|Analysten|Dritten)|schätzungsweise|Schätzungen|laut (?:der |dem )?(?=[„"])|nach Informationen (?:der|des|von)|(?:[„"][^“”"]{2,40}[“”"]|\p{L}*(?:zeitung|blatt|magazin|kurier|bote|anzeiger|presse|medien|portal))(?: hatten?| hat| haben)? (?:gemeldet|berichtet(?:e|en)?|meldete[nt]?|schrieb(?:en)?|schreibt|behauptete?))(?!\p{L})/iu,
  conditional:
    /(?<!\p{L})(?:[Ww]enn|[Ff]alls|[Ss]ofern|ob|[Bb]eispielsweise|etwaig\p{L}*|gegebenenfalls)(?!\p{L})/u,
  possible:
    /(?<!\p{L})(?:könnte\p{L}*|dürfte\p{L}*|würde\p{L}*|wäre\p{L}*|hätte\p{L}*|[Mm]öglicherweise|[Ee]ventuell|vielleicht|im Gespräch(?! mit)|Favorit(?:in)?|als [^,;]{3,40} gehandelt)(?!\p{L})/u,
  expected:
    /(?<!\p{L})(?:erwart\p{L}+|rechnet|rechnen|peilt|Aussicht|prognost\p{L}+|Prognose|Ausblick|plant|planen|geplant\p{L}*|Planung|(?:P|p)lan (?:sieht|weist|zeigt|nennt)|(?:Wirtschafts|Haushalts|Finanz|Investitions|Erfolgs|Mehrjahres|Business)plan\p{L}*|Planrechnung|Budgets?|budgetiert\p{L}*|strebt|anstreb\p{L}*|angestrebt\p{L}*|Ziel(?!gesellschaft|unternehmen|firm|betrieb|grupp|kund|markt|märkt|land|länd|ort)\p{L}*|künftig\p{L}*|zukünftig\p{L}*|voraussichtlich|wird|(?<!(?<!\p{L})(?:konnten?|mussten?)(?!\p{L})[^,;]{0,160})werden(?! (?:konnten?|mussten?))|beabsichtig\p{L}+|vorgesehen|designiert\p{L}*|will|wollen|ab dem|soll(?:en)?|kommende\p{L}*|laufende[nms]? (?:Geschäftsj|J)ahr\p{L}*)(?!\p{L})/iu,
  denied:
    /(?<!\p{L})(?:bestritt\p{L}*|bestreitet|bestreiten|dementier\p{L}+|wies\p{L}* .{0,60}zurück|weist .{0,60}zurück|zurückgewiesen|falsch\p{L}*|irrtümlich\p{L}*|fälschlich\p{L}*|unzutreffend\p{L}*|entgegen|trifft nicht zu|unwahr)(?!\p{L})/iu,
  negated:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|weder|statt|anstatt|anstelle|ohne|außer|keineswegs)(?!\p{L})/giu,
  turns: /(?<!\p{L})(?:sondern|vielmehr|nur)(?!\p{L})/iu,
  noLonger: /(?<!\p{L})(?:nicht mehr|nicht länger)(?!\p{L})/iu,
  former:
    /(?<!\p{L})(?:ehemal\p{L}+|früher\p{L}*|vormals|vormalig\p{L}*|bis(?: zum| Ende| Anfang| Mitte)?(?= \d| \p{L}+ \d{4})|einst|damalig\p{L}*|Ex-|scheidend\p{L}*|zurückgetreten|ausgeschieden|schied|trat .{0,60}zurück|abberufen|verließ|abgelöst|bisherig\p{L}*|Vorgänger\p{L}*)(?!\p{L})/iu,
  givenUp:
    /(?<!\p{L})(?:ursprünglich|(?<!(?:Jahr|Monat|Quartal)s? )zuvor|zunächst|bislang|früher (?:gemeldet|berichtet|ausgewiesen)\p{L}*|bisher)(?!\p{L})/iu,
  restated:
    /(?<!\p{L})(?:berichtigt\p{L}*|korrigiert\p{L}*|Berichtigung|Korrektur|angepasst\p{L}*|revidiert\p{L}*|rückwirkend)(?!\p{L})/iu,
};

const modalWords: Readonly<Record<Language, ModalWords>> = { en, de };

/** True where a sentence says what is so, and neither what others say nor what may be. */
export function isOwnVoice(sentence: string, language: Language): boolean {
  const { rumour, reported, conditional, possible } = modalWords[language];
  return (
    !/\?\s*$/u.test(sentence) &&
    ![rumour, reported, conditional, possible].some((pattern) => pattern.test(sentence))
  );
}

/** True where a sentence looks ahead. */
export const looksAhead = (sentence: string, language: Language): boolean =>
  modalWords[language].expected.test(withoutComparedTarget(sentence));

export interface Modality {
  readonly polarity: Polarity;
  readonly voice: Voice;
  readonly isRestated: boolean;
}

/** "Verdane, a maker of lenses with 240 employees, denies the claim": what is denied comes after. */
const deniesElse =
  /,\s(?:has |have )?(?:den(?:y|ies|ied)|disput(?:es|ed)|reject(?:s|ed)|dismiss(?:es|ed))\b(?! by\b).*$/u;

/** True when the last negation before the value was not turned round again ("not … but"). */
function isNegated(before: string, words: ModalWords): boolean {
  const last = [...before.matchAll(words.negated)].at(-1);
  if (last === undefined) return false;
  // "Statt 66 Mio. Euro werden 60 Mio. Euro erwartet": only the first is not so.
  const isInstead = /^(?:statt|anstatt|anstelle|instead of|rather than)$/i.test(last[0]);
  if (isInstead && /\d/.test(before.slice(last.index))) return false;
  return (
    !words.turns.test(before.slice(last.index + last[0].length)) &&
    !/^(?:no longer|nicht (?:mehr|länger))/i.test(before.slice(last.index))
  );
}

/** "restated to EUR 2 million", "auf 2 Mio. EUR berichtigt": the value that holds. */
const newValueBefore: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:restated|corrected|revised) (?:from [^,;]{3,40} )?to $/iu,
  de: /(?<!\p{L})auf $/iu,
};
const newValueAfter: Readonly<Record<Language, RegExp>> = {
  en: /^/u,
  de: /^\s(?:berichtigt|korrigiert|angepasst|revidiert)(?!\p{L})/iu,
};
/** "EUR 3 million, was restated to EUR 2 million", "3 Mio. EUR, wurde auf 2 Mio. EUR berichtigt": the value given up. */
const oldValueAfter =
  /^\)?,?\s(?:(?:was|were|has been|have been)\s(?:later |since |subsequently )?(?:restated|corrected|revised)\sto|(?:wurden?|ist|sind)\s(?:später |nachträglich |inzwischen )?auf)(?!\p{L})/iu;

const speech = /["“„][^"“”„]{12,}(?:[.,!?]["”“]|["”“],)/gu;

/** "“There are no talks,” said Jane Roe, who is chief executive": what somebody says there says nothing of what is outside. */
const withoutOtherSpeech = (text: string, start: number, end: number): string =>
  /["“„]/u.test(text)
    ? text.replace(speech, (said, at: number) =>
        at < end && at + said.length > start ? said : ' '.repeat(said.length),
      )
    : text;

/**
 * How a sentence says its value, from the words around it; null when nothing is said to be so.
 * `start` and `end` are the value's characters.
 */
export function modalityOf(whole: string, start: number, end: number, language: Language): Modality | null {
  const sentence = withoutOtherSpeech(whole, start, end);
  const words = modalWords[language];
  if (/\?\s*$/.test(sentence)) return null;
  const { start: from, end: to } =
    start >= sentence.length ? { start: 0, end: sentence.length } : clauseAt(sentence, start, end, language);
  const clause = sentence.slice(from, to);
  if (words.conditional.test(sentence) || words.possible.test(clause)) return null;
  const before = sentence.slice(from, start);
  // "310 Mio. EUR (bisher: 340 Mio. EUR)": what is in brackets after it is said of another value.
  const beside = besideValue(sentence.slice(end, end + 40), language);
  const near = sentence.slice(Math.max(0, start - 48), end) + beside;
  const voice: Voice =
    words.rumour.test(sentence) || words.hearsay.test(clause)
      ? 'rumour'
      : words.reported.test(sentence)
        ? 'reported'
        : 'own';
  const isRestated = words.restated.test(aroundValue(sentence, start));
  const said = (polarity: Polarity): Modality => ({
    polarity,
    voice,
    isRestated: isRestated && polarity === 'stated',
  });
  const after = sentence.slice(end, to).replace(deniesElse, '');
  if (words.denied.test(`${sentence.slice(from, end)}${after}`)) return said('denied');
  if (isNegated(before, words)) return said('negated');
  if (words.noLonger.test(before)) return said('former');
  if (
    isRestated &&
    newValueBefore[language].test(before) &&
    newValueAfter[language].test(sentence.slice(end))
  )
    return said('stated');
  if (isRestated && oldValueAfter.test(sentence.slice(end))) return said('corrected');
  if (isRestated && /(?:\bfrom|von|statt|instead of)\s[^.]{0,12}$/iu.test(before)) return said('corrected');
  if (words.givenUp.test(near)) return said('corrected');
  if (words.expected.test(withoutComparedTarget(clause))) return said('expected');
  return said('stated');
}

/** Where what is said after a value begins to speak of another one: "statt bisher 340", ", bisher war … ausgegangen". */
const ofAnother: Readonly<Record<Language, RegExp>> = {
  en: / \((?=[^()]*\d)/u,
  de: / \((?=[^()]*\d)|,? (?:statt|anstatt|anstelle von|nach|gegenüber|von) (?:den |wie )?(?:bisher|bislang|zuvor|zunächst|ursprünglich)|(?:[,;]|,? und| –| -) (?:bisher|bislang|zuvor|zunächst|ursprünglich) (?:\p{Ll}+t )?(?:war|waren|hatte|hatten|lag|lagen|wurden?|ging|gingen|rechnete|erwartete|galt|standen?)(?!\p{L})/u,
};

function besideValue(after: string, language: Language): string {
  return after.split(ofAnother[language])[0] ?? '';
}

/** "in line with expectations", "better than expected", "above guidance": what came of it, held against what was expected. */
const heldAgainst =
  /(?<!\p{L})(?:(?:in line with|ahead of|above|below|exceed(?:s|ed|ing)|beat(?:s|ing)?|missed|missing|short of|met|meeting) (?:(?:the|our|its|market|board|management|company|analyst|internal|original|initial|own|previous|board[’']s|company[’']s|group[’']s|full[- ]year) ){0,3}(?:expectations|guidance|forecasts?|targets?|budgets?)|(?:better|worse|higher|lower|more|less|stronger|weaker|faster|slower|later|earlier) than (?:expected|anticipated|forecast|budgeted|planned)|as expected|(?:über|unter|oberhalb|unterhalb|im Rahmen) (?:(?:dem|des|der|den|unsere[rmn]|ihre[rmn]|eigene[rmn]) ){0,2}(?:Budgets?|Plan(?:s|ung|werts?)?|Erwartung(?:en)?|Prognosen?|Zielwerts?|Ziels?)|(?:besser|schlechter|höher|niedriger|mehr|weniger|stärker|schwächer) als (?:erwartet|geplant|prognostiziert|budgetiert)|wie (?:erwartet|geplant|prognostiziert))(?!\p{L})/giu;

/** A text without what a result is held against: "2 per cent ahead of budget". */
export const withoutComparedTarget = (text: string): string => text.replace(heldAgainst, '');

/** "GBP 139 million (FY2025 restated: GBP 130 million)": brackets of another year say nothing of what is outside them, nor it of them. */
function aroundValue(sentence: string, start: number): string {
  const ofYears = [...sentence.matchAll(/\((?=[^()]*\d{4})[^()]*:[^()]*\)/gu)];
  const own = ofYears.find(({ index, 0: text }) => index <= start && start < index + text.length);
  return own?.[0] ?? ofYears.reduce((rest, [text]) => rest.replace(text, ''), sentence);
}

/** True when a sentence replaces a published value by another. */
export function replacesPublishedValue(text: string, language: Language): boolean {
  return modalWords[language].restated.test(text);
}

/** True when the words before say that it was so once: "former", "until 2023". */
export function saysFormer(text: string, language: Language): boolean {
  return modalWords[language].former.test(text) || modalWords[language].noLonger.test(text);
}

/** True when a text says what is not so yet. */
export function saysExpected(text: string, language: Language): boolean {
  return looksAhead(text, language);
}

/** True when nobody is behind what a sentence says. */
export function isRumour(text: string, language: Language): boolean {
  return modalWords[language].rumour.test(text) || modalWords[language].hearsay.test(text);
}
