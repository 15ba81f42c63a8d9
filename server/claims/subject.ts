import { beforeApposition, beforeDescription, beforePlace } from './described-subject.ts';
import { isLimited } from './limits.ts';
import { withoutPosts } from './posts-elsewhere.ts';
import { introducesOther, isActOfCompany, isOfPerson, namesHolder } from './new-party.ts';
import type { Speaker } from './speaker.ts';
import { isAboutPart, isOfWhole } from './table-parts.ts';
import type { Reading, Token } from './tag-sentence.ts';
import { readingWords, type ReadingWords } from './reading-words.ts';

/** What is known of the surroundings of a sentence when it is read. */
export interface Surroundings {
  /** Tokens of the sentences of the same paragraph before it. */
  readonly before: readonly (readonly Token[])[];
  readonly textBefore: string;
  /** Companies named in the headings above, nearest heading first; one list for each heading that names any. */
  readonly headings: readonly (readonly string[])[];
  /** Whom the whole document is about, when it is about one. */
  readonly document: string | null;
  /** Who says "we" in it. */
  readonly speaker: Speaker;
}

const keysOf = (tokens: readonly Token[]) => [
  ...new Set(tokens.flatMap((token) => (token.kind === 'company' ? [token.key] : []))),
];

/** True for a sentence that begins with the company or "the company". */
export function startsWithSubject(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    (token) =>
      token.kind !== 'period' &&
      token.kind !== 'mark' &&
      !/^(?:in|im|am|zum|at|on|for|since|as|of|by|during|seit|the|die|das|der)$/.test(token.lower),
  );
  const first = tokens[at];
  if (first?.kind === 'company' || first?.kind === 'self') return true;
  // "Am 2. Juli hob die Verdane AG ihre Prognose an."
  if (tokens[at - 1]?.kind !== 'period' || first?.kind !== 'word' || !/^\p{Ll}/u.test(first.text))
    return false;
  const next = tokens[/^(?:die|das)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1];
  return next?.kind === 'company' && !next.isOwner;
}

const joined = (tokens: readonly Token[]) => tokens.map((token) => token.text).join(' ');

const weWords = /^(?:we|our|wir|unser\p{L}*)$/iu;

/**
 * Whom "the company", "it" or a figure without an owner belongs to; null when that is not certain. Looked for in the
 * sentence, in its paragraph, in the headings above and last in the document, and never past another company.
 */
export function impliedCompany(
  tokens: readonly Token[],
  around: Surroundings,
  reading: Reading,
  pronoun: string | null,
): string | null {
  const words = readingWords[reading.language];
  const text = joined(tokens);
  const here = keysOf(tokens);
  if (namesParty(text, words) || here.length > 1) return null;
  if (pronoun === null && here.length === 1) return here[0] ?? null;
  const isIt = pronoun !== null && /^(?:it|its|es|sie|ihr\p{L}*|sein\p{L}*|their)$/iu.test(pronoun);
  // "Kessler lowered its forecast": whoever the sentence begins with, "its" is theirs.
  if (isIt && here.length === 0 && beginsWithStranger(tokens)) return null;
  const own = pronoun !== null && weWords.test(pronoun);
  if (own && (around.speaker !== 'company' || (here[0] ?? around.document) !== around.document)) return null;
  // "We were founded in 1988. Head office is in Yeovil.": of whoever speaks.
  const saysWe = [...around.before, tokens].some((one) => one.some((token) => weWords.test(token.text)));
  if (around.speaker === 'partner' && saysWe) return null;
  // "Kessel bought Verdane and moved its head office": whose is not said.
  // "Its chief executive calls Verdane a museum": whose she is is before.
  if (isIt && here.length === 1)
    return tokens[0]?.kind !== 'self' && startsWithSubject(tokens) ? (here[0] ?? null) : null;
  const earlier = [...new Set(around.before.flatMap((one) => keysOf(withoutPosts(one))))];
  if (earlier.length > 1 || namesParty(around.textBefore, words)) return null;
  if (here.length === 0 && isOfAnother([...around.before, tokens], `${around.textBefore}${text}`, reading))
    return null;
  // "The Motion segment grew. Revenue was …": that of the segment, as far as anybody says.
  const isBare = here.length === 0 && (pronoun === null || isIt);
  if (isBare && !isOfWhole(text) && isAboutPartBefore(around.before, reading.parts)) return null;
  if (here.length === 1 && (earlier.length === 0 || earlier[0] === here[0])) return here[0] ?? null;
  const previous = around.before.at(-1);
  if (
    isIt &&
    previous !== undefined &&
    (!startsWithSubject(previous) || namesHolder(joined(previous), reading.language))
  )
    return null;
  // "Thorne Glass is run by … Chief executive of the group is …": the group may be whom the document is about.
  const isOfGroup = pronoun !== null && /(?<!\p{L})(?:group|konzern\p{L}*|gruppe|holding)$/iu.test(pronoun);
  const isAbout = around.document === null || earlier[0] === around.document;
  if (earlier.length === 1 && isOfGroup && !isAbout) return null;
  if (earlier.length === 1 && !isAbout && !isAboutOther(around.before)) return null;
  if (earlier.length === 1) return own && around.document !== earlier[0] ? null : (earlier[0] ?? null);
  for (const heading of around.headings) return heading.length === 1 ? (heading[0] ?? null) : null;
  return around.document;
}

/** The last sentence that says what it is about is about a part of the company. */
export function isAboutPartBefore(before: readonly (readonly Token[])[], parts: readonly string[]): boolean {
  const sentence = before.findLast(
    (one) => isAboutPart(joined(one), parts) || keysOf(one).length > 0 || isOfWhole(joined(one)),
  );
  return sentence !== undefined && isAboutPart(joined(sentence), parts);
}

const deals =
  /^(?:übern(?:ahm|ahmen|immt|ommen)|erw(?:arb|arben|irbt|orben)|kauft?e?n?|gekauft|verkauft\p{L}*|anteile?n?|aktien|beteilig\p{L}*|einstieg|acquire[sd]?|buys|bought|sold|stakes?|shares|invested|takeover)$/u;

/** The other company of a paragraph is what its sentence is about, and has not only bought or sold something there. */
function isAboutOther(before: readonly (readonly Token[])[]): boolean {
  const naming = before.findLast((one) => keysOf(withoutPosts(one)).length > 0);
  return (
    naming === undefined || (startsWithSubject(naming) && !naming.some(({ lower }) => deals.test(lower)))
  );
}

/** "Verdane is a supplier of lenses" tells what it is itself. */
const ofItself =
  /(?<!\p{L})(?:is|are|was|ist|sind|war|als|as) (?:an?|the|one of the|eine?[rsmn]?|der|die) (?:[\p{L}-]+ ){0,4}(?:suppliers?|partners?|importers?|Lieferant\p{L}*|Zulieferer\p{L}*|Partner)(?!\p{L})/giu;

const namesParty = (text: string, { otherParties }: ReadingWords) =>
  otherParties.test(text) && otherParties.test(text.replace(ofItself, ''));

const openers =
  /^(?:\p{Lu}?\p{L}+(?:ed|ing|ly|weise)|in|on|at|as|for|from|by|with|of|to|since|until|after|before|during|under|over|when|while|if|because|although|though|despite|the|a|an|it|its|they|their|he|she|we|our|this|that|these|both|all|also|but|and|yet|then|today|now|there|here|however|moreover|overall|total|meanwhile|instead|thus|so|both|im|in|am|an|auf|aus|bei|beim|bis|durch|für|gegen|mit|nach|ohne|seit|trotz|über|um|unter|vom|von|vor|während|wegen|zu|zum|zur|der|die|das|ein|eine|es|sie|ihr\p{L}*|sein\p{L}*|wir|dieser?s?|damit|dabei|daher|darüber|dazu|davon|dort|hier|heute|derzeit|aktuell|insgesamt|außerdem|zudem|ferner|auch|aber|und|doch|so|weltweit|zuletzt|inzwischen|mittlerweile|als|da|weil|wenn)$/iu;

/** True when a sentence opens with a word that is no company, figure or small word: a name nobody knows. */
function beginsWithStranger(tokens: readonly Token[]): boolean {
  const first = tokens.find((token) => token.kind !== 'mark');
  return first?.kind === 'word' && /^\p{Lu}/u.test(first.text) && !openers.test(first.lower);
}

/** True when a paragraph has brought in somebody else whom "the company" may mean. */
export function isOfAnother(
  said: readonly (readonly Token[])[],
  text: string,
  { language }: Reading,
): boolean {
  const isStranger = (tokens: readonly Token[]) => {
    const plain = tokens.filter(({ kind }) => kind !== 'mark');
    const end = plain.findIndex(({ kind, text: word }) => kind !== 'word' || !/^\p{Lu}/u.test(word));
    const isAct = isActOfCompany(plain[end]?.lower ?? '', language);
    if (!beginsWithStranger(tokens) || !isAct) return false;
    // "Maria Holt has led the company since 2012."
    return end < 2 || !(plain.some(({ kind }) => kind === 'role') || isOfPerson(joined(tokens)));
  };
  return introducesOther(text, language) || said.some(isStranger);
}

/** Index of the company or "the company" that is the subject of the verb at `verb`; -1 when another or none is. */
export function subjectOf(tokens: readonly Token[], verb: number, reading: Reading): number {
  const words = readingWords[reading.language];
  for (let i = verb - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return -1;
    if (token.text === ')') {
      // "Verdane Optics GmbH (formerly Lumen Glas GmbH) was …"
      i = tokens.findLastIndex((one, j) => j < i && one.text === '(');
      continue;
    }
    // "Verdane Optics, which is based in": the name right before it.
    if (token.lower === 'which' && tokens[i - 1]?.text === ',') {
      const named = tokens[i - 2];
      return named?.kind === 'company' && !named.isOwner ? i - 2 : -1;
    }
    const placed = beforePlace(tokens, i);
    if (placed !== null) {
      i = placed + 1;
      continue;
    }
    const described = beforeDescription(tokens, i);
    if (described !== null) {
      i = described;
      continue;
    }
    const apposed = beforeApposition(tokens, i, words.otherParties);
    if (apposed !== null) {
      i = apposed;
      continue;
    }
    // "continues to expect", "expects to report"
    if (
      token.lower === 'to' &&
      /^(?:continue|expect|plan|intend|aim)[sd]?$/.test(tokens[i - 1]?.lower ?? '')
    ) {
      i -= 1;
      continue;
    }
    if (token.kind === 'company' && !token.isOwner) return isSubject(tokens, i, reading) ? i : -1;
    if (token.kind === 'self' && !token.isOwner) return isSubject(tokens, i, reading) ? i : -1;
    if (token.kind === 'period') continue;
    // "The company makes lenses, had revenue of EUR 5 million and earned …"
    if (token.text === ',' && i === verb - 1 && tokens[i - 1]?.kind === 'word') {
      const shared = coordinated(tokens, i, reading);
      if (shared >= 0) return shared;
    }
    if (token.kind === 'mark' && /^[(),]$/.test(token.text)) continue;
    if (token.kind === 'word' && (isAdverb(token.lower) || words.joins.has(token.lower))) continue;
    if (/^(?:and|und|sowie)$/.test(token.lower)) return coordinated(tokens, i, reading);
    return -1;
  }
  return -1;
}

/** "X was founded in 1970 and employs …": the one subject the sentence begins with. */
function coordinated(tokens: readonly Token[], before: number, reading: Reading): number {
  const first = tokens.findIndex(
    (token) => (token.kind === 'company' || token.kind === 'self') && !token.isOwner,
  );
  const isAlone = keysOf(tokens.slice(0, before)).length <= 1;
  return first >= 0 && first <= 3 && first < before && isAlone && isSubject(tokens, first, reading)
    ? first
    : -1;
}

function isAdverb(word: string): boolean {
  return /^(?:\w+ly|also|again|now|still|today|then|has|have|had|hat|haben|hatte|auch|wieder|derzeit|aktuell|heute|zuletzt|inzwischen|is|was|were|ist|wurde|does|did|never|not|nie|nicht|do|yesterday|gestern|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)$/.test(
    word,
  );
}

/** A name after "of" or in the genitive belongs to somebody else: "a supplier of Verdane Optics". */
function isSubject(tokens: readonly Token[], at: number, reading: Reading): boolean {
  let i = at - 1;
  const article = tokens[i];
  if (article?.kind === 'word' && readingWords[reading.language].articles.has(article.lower)) {
    if (reading.language === 'de' && /^(?:der|des|dem|den)$/.test(article.lower)) return false;
    i -= 1;
  }
  const before = tokens[i];
  if (isLimited(tokens, i + 1)) return false;
  if (before === undefined || before.kind === 'period' || before.kind === 'mark') {
    return before === undefined || before.kind === 'period' || !/^[&"“„”]$/.test(before.text);
  }
  if (before.kind !== 'word') return false;
  // "Group revenue was EUR 5 million in 2025 and the group employs": a whole statement is before.
  if (
    tokens[at]?.kind === 'self' &&
    /^(?:and|und)$/.test(before.lower) &&
    tokens.slice(0, i).some(({ kind }) => kind === 'quantity')
  )
    return true;
  // "Its rival Lumora SE has …": the name is beside what it is.
  if (
    tokens[at]?.kind === 'company' &&
    readingWords[reading.language].otherParties.test(before.text) &&
    isBeginning(tokens, i)
  )
    return true;
  return /^(?:that|while|but|when|as|because|although|since|dass|während|aber|weil|da|year|jahr|year-end|jahresende|today|heute|wobei|group|konzern)$/.test(
    before.lower,
  );
}

/** Before the word at `at` is nothing but whose it is, at the start of what is said. */
function isBeginning(tokens: readonly Token[], at: number): boolean {
  const lead = tokens.slice(Math.max(0, at - 3), at);
  return lead.every(
    (token) =>
      (token.kind === 'self' && token.isOwner) ||
      (token.kind === 'company' && token.isOwner) ||
      token.kind === 'period' ||
      /^(?:the|a|an|der|die|das|ein|eine|main|largest|biggest|größte|wichtigste|[,.])$/.test(token.lower),
  );
}
