import { ofConcentration } from '../packs/company/grave-words.ts';
import { aboutMoreThanCompany } from '../packs/company/figure-words.ts';
import { findCompanies } from './company-names.ts';
import type { SentenceScope } from './draft.ts';
import { givesFiguresOfOthers } from './figures-of-others.ts';
import { givesOrders } from './gives-orders.ts';
import { isOwnVoice, looksAhead } from './modality.ts';
import { introducesOther } from './new-party.ts';
import { isOfMarket, isOfOutsider } from './remark-voice.ts';
import { isWanted, type Remark, type RemarksSoFar } from './remark.ts';
import { isFormality } from './formalities.ts';
import { passageOf } from './remark-passage.ts';
import { isBareAnswer, isNoRemark } from './remark-reach.ts';
import { impliedCompany, isOfAnother, isAboutPartBefore, startsWithSubject } from './subject.ts';
import { isAboutPart, isOfWhole } from './table-parts.ts';
import { isNoCompanyName } from './stranger-names.ts';
import type { Token } from './tag-sentence.ts';
import { opensWithUnknown } from './unknown-party.ts';

/** A sentence of a paragraph. */
export interface RemarkAt {
  /** The text of its paragraph. */
  readonly within: string;
  /** All sentences of it. */
  readonly sentences: readonly { readonly text: string; readonly start: number }[];
  /** Which of them it is, counted from 0. */
  readonly at: number;
  /** It is all of an item of a list. */
  readonly isItem: boolean;
  /** What the paragraph above asks. */
  readonly question: string | null;
  readonly paragraph: number;
  readonly headings: readonly string[];
  placeOf(quote: string, start: number): Remark['place'];
}

const leastWords = 4;

/** Begins and ends as a sentence does. */
const isWhole = (text: string) =>
  /^[\p{Lu}\d„“"‘’'(€£$]/u.test(text) &&
  /[.!][”“"’')]*$/u.test(text) &&
  !/ · |\t| \| /u.test(text) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length >= leastWords;

const tells =
  /(?<!\p{L})(?:ist|sind|war|wird|wurden?|hat|haben|hält|halten|soll|gehört|gehören|betreibt|möchte|will|plant|fertigt|liefert|is|are|was|were|has|have|holds|owns|plans|operates|supplies)(?!\p{L})/u;

/** "Standort Plauen wurde Mitte 2024 geschlossen" as an item of a list of notes, which are written without a full stop. */
const isWholeItem = (text: string) =>
  /^[\p{Lu}\d]/u.test(text) &&
  /[\p{L}\d)%€]$/u.test(text) &&
  tells.test(text) &&
  !/ · |\t| \| |: /u.test(text) &&
  (text.match(/\p{L}{2,}/gu) ?? []).length >= leastWords;

/** "die Kessel-Gruppe", "the Kessel group". */
const groups = /(?<name>\p{Lu}[\p{L}’'-]+?)(?:-(?:Gruppe|Konzern)| (?:Gruppe|Konzern|[Gg]roup))(?!\p{L})/gu;

/** A group is named that is not the company's: no list of names holds it. */
function namesGroup(text: string, { company, others }: SentenceScope['reading']): boolean {
  const named = [...text.matchAll(groups)];
  if (named.length === 0) return false;
  const known = findCompanies(text, company, others).filter(({ key }) => key === company.key);
  return named.some(
    ({ index, groups: found }) =>
      !isNoCompanyName(found?.name ?? '') && !known.some(({ start, end }) => start <= index && index < end),
  );
}

/** "at the end of 2025 (1)": the number of a note, not one of the company. */
const isNoteMark = ({ start, end }: Token, text: string) =>
  /^\(\d{1,2}\)$/u.test(text.slice(start - 1, end + 1)) || /^\(\d{1,2}\)$/u.test(text.slice(start, end));

const quantitiesIn = (tokens: readonly Token[], text: string) =>
  tokens.flatMap((token) =>
    token.kind === 'quantity' && !isNoteMark(token, text) ? (token.quantity ?? []) : [],
  );

/** Money and things counted. */
const amountsIn = (tokens: readonly Token[], text: string) =>
  quantitiesIn(tokens, text).filter(({ unit }) => unit.kind !== 'percent').length;

/**
 * True when the paragraph is about the company so far: a sentence that tells of its shareholders or customers is quoted
 * with it, though nothing is read from it.
 */
function isBesideCompany({ tokens, around, reading, text }: SentenceScope): boolean {
  const { key } = reading.company;
  // "The largest shareholder is Corbel Partners with 18 %.": theirs would be an amount.
  const isNamed = tokens[0]?.kind !== 'company' && amountsIn(tokens, text) === 0;
  const said = [...around.before, ...(isNamed ? [] : [tokens])].flat();
  return (
    around.document === key &&
    around.speaker === 'company' &&
    around.headings.every((heading) => heading.includes(key)) &&
    said.every((token) => token.kind !== 'company' || token.key === key) &&
    !isOfAnother([...around.before, tokens], `${around.textBefore}${text}`, reading)
  );
}

/** "In September we bought Lumen Works Ltd": whoever writes the document tells what it did itself. */
function saysWe({ tokens, around, reading: { company }, text }: SentenceScope): boolean {
  return (
    around.document === company.key &&
    around.speaker === 'company' &&
    around.headings.every((heading) => heading.every((key) => key === company.key)) &&
    tokens.some(({ text: word }) => /^(?:[Ww]e|[Ww]ir)$/u.test(word)) &&
    !/["“„”]/u.test(text)
  );
}

/** Their customers are not the company's. */
const otherSeller =
  /(?<!\p{L})(?:competitors?|rivals?|peers?|suppliers?|Wettbewerber\p{L}*|Konkurren\p{L}+|Mitbewerber\p{L}*|Lieferant\p{L}*)(?!\p{L})/iu;

/** "The largest customer, Hale Rail, accounts for 22 % of revenue", where the text speaks of nobody else before. */
function isConcentration({ tokens, around, reading: { company }, text }: SentenceScope): boolean {
  const before = around.before.flat();
  return (
    around.document === company.key &&
    around.headings.every((heading) => heading.every((key) => key === company.key)) &&
    before.every((token) => token.kind !== 'company' || token.key === company.key) &&
    tokens.filter((token) => token.kind === 'company' && token.key !== company.key).length <= 1 &&
    ofConcentration.test(text) &&
    !otherSeller.test(`${around.textBefore}${text}`)
  );
}

/** The company speaks or is spoken of, and no figure is that of another. The dearest test comes last. */
function isOfCompany(scope: SentenceScope): boolean {
  const { text, reading } = scope;
  const { company, others } = reading;
  return isAboutCompany(scope) && !namesGroup(text, reading) && !givesFiguresOfOthers(text, company, others);
}

/** "The company" and "it" in a text about somebody else are theirs. */
function isAboutCompany(scope: SentenceScope): boolean {
  const { tokens, around, reading, text } = scope;
  const { company, others, language } = reading;
  const first = startsWithSubject(tokens)
    ? tokens.find(({ kind }) => kind === 'company' || kind === 'self')
    : undefined;
  if (first?.kind === 'company') return first.key === company.key;
  if (first === undefined && saysWe(scope)) return true;
  const isKnown = (opening: string) => findCompanies(opening, company, others).length > 0;
  const isOther = (token: Token) => token.kind === 'company' && token.key !== company.key;
  if (first?.kind === 'self') {
    const own = tokens.filter((token) => !isOther(token));
    return impliedCompany(own, around, reading, first.text) === company.key || isBesideCompany(scope);
  }
  if (isConcentration(scope)) return true;
  const isOfOthers =
    aboutMoreThanCompany.test(text) ||
    isOfMarket(scope) ||
    introducesOther(text, language) ||
    opensWithUnknown(text, language, isKnown);
  if (isOfOthers) return false;
  const isImplied = !tokens.some(isOther) && impliedCompany(tokens, around, reading, null) === company.key;
  return isImplied || isBesideCompany(scope);
}

/** In English a capital within a sentence is that of a name. */
const innerName = /\p{Ll},? \p{Lu}\p{Ll}{2}/u;

function weightOf({ tokens, text, reading }: SentenceScope): number {
  const { company, language } = reading;
  const parts = tokens.map((token) => {
    if (token.kind === 'quantity') return token.quantity === null ? 0 : 2;
    if (token.kind === 'period' || token.kind === 'role') return 1;
    return token.kind === 'company' && token.key !== company.key ? 1 : 0;
  });
  const names = language === 'en' && innerName.test(text) ? 1 : 0;
  return parts.reduce<number>((sum, part) => sum + part, names);
}

/** "Revenue was £38m." behind "The Motion division grew.", or below "Segments": of which part, a sentence before tells. */
function isLeftOfPart({ tokens, text, around, reading, part }: SentenceScope): boolean {
  const namesIt = tokens.some(({ kind, lower }) => kind === 'company' || (kind === 'self' && lower !== 'it'));
  if (namesIt || isOfWhole(text) || isAboutPart(text, reading.parts)) return false;
  return part !== null || isAboutPartBefore(around.before, reading.parts);
}

/** A sentence that a document says of the company in its own voice; null for all others and where there are enough. */
export function remarkOf(scope: SentenceScope, at: RemarkAt, soFar: RemarksSoFar): Remark | null {
  const { tokens, reading, isOutlook } = scope;
  const { within, sentences, headings } = at;
  const text = sentences[at.at]?.text ?? '';
  const weight = weightOf(scope);
  const isComplete = isWhole(text) || (at.isItem && isWholeItem(text));
  if (!isComplete || !isWanted(soFar, weight)) return null;
  if (givesOrders(text) || isNoRemark(text, within) || isFormality(text)) return null;
  const isReply = at.at === 1 && isBareAnswer(sentences[0]?.text ?? '');
  const isAnswer = at.question !== null && (at.at === 0 || isReply);
  const opensPart = isLeftOfPart(scope) ? (one: string) => isAboutPart(one, reading.parts) : null;
  const passage = passageOf(at.at, { sentences, headings, isAnswer: at.question !== null, opensPart });
  if (passage === null || !isOwnVoice(scope.text, reading.language) || !isOfCompany(scope)) return null;
  const start = isReply ? (sentences[0]?.start ?? passage.start) : passage.start;
  const whole = within.slice(start, passage.end);
  return {
    text: whole,
    sentence: text,
    span: { start, end: passage.end },
    paragraph: at.paragraph,
    headings,
    question: isAnswer || start === sentences[0]?.start ? at.question : null,
    figures: amountsIn(tokens, scope.text) || quantitiesIn(tokens, scope.text).length,
    weight,
    isOfSubject: startsWithSubject(tokens),
    isOfOutsider: isOfOutsider(scope),
    isExpected: isOutlook || looksAhead(scope.text, reading.language),
    place: at.placeOf(whole, start),
  };
}
