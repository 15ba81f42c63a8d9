import type { Language } from '@loupe/shared/lib/language';
import type { Attribute, Role } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import type { Quantity } from './claim.ts';
import { everyMatch } from './every-match.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { findTerms, type DefinedTerm } from './defined-terms.ts';
import { findPeriods } from './periods.ts';
import { findQuantities, type NumberStyle } from './quantities.ts';
import { readingWords, type ReadingWords } from './reading-words.ts';
import { rememberingTexts } from './recent-texts.ts';
import { scaled } from './text-scale.ts';
import { vocabularyOf } from './vocabulary.ts';
import { wordsOf } from './word-index.ts';

/** What is read, and of whom. */
export interface Reading {
  readonly language: Language;
  readonly numbers: NumberStyle;
  readonly company: KnownCompany;
  /** Names of other companies, without legal form. */
  readonly others: readonly OtherName[];
  readonly attributes: readonly Attribute[];
  readonly roles: readonly Role[];
  /** Names of segments and products, as the documents define them. */
  readonly parts: readonly string[];
  /** What the document calls companies: "the Guarantor". */
  readonly terms: readonly DefinedTerm[];
  /** What amounts without a scale are counted in; null where that is not certain. */
  readonly scale: number | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lower: string;
}

/** A word of a sentence, or several that are one thing. */
export type Token = Span &
  (
    | { readonly kind: 'word' | 'mark' }
    | { readonly kind: 'company'; readonly key: string; readonly isOwner: boolean }
    | { readonly kind: 'self'; readonly isOwner: boolean }
    | { readonly kind: 'part'; readonly part: string }
    | { readonly kind: 'role'; readonly role: Role; readonly isVerb: boolean }
    | { readonly kind: 'noun' | 'verb'; readonly attribute: Attribute }
    | { readonly kind: 'quantity'; readonly quantity: Quantity | null }
    | { readonly kind: 'period'; readonly period: Period | null; readonly isInstant: boolean }
  );

const name = "\\p{Lu}[\\p{L}\\p{N}'’-]*(?: (?:& |and |und )?\\p{Lu}[\\p{L}\\p{N}'’-]*){0,2}";
/** Without one of these no part is named. */
const partHints: Readonly<Record<Language, RegExp>> = {
  en: /segment|division|unit|area/u,
  de: /Segment|Geschäft|Sparte|Bereich|Division/u,
};
const partPatterns: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?:(?:the|The|its|Its|our|Our) )?(?:[“"']?(${name})[”"']? (?:business )?(?:segment|division|business unit|business area|unit)\\b|(?:segment|division|business unit) [“"'](${name})[”"'])`,
    'gu',
  ),
  de: new RegExp(
    `(?:(?:[Dd]as|[Dd]er|[Dd]ie|[Dd]es|[Dd]em|[Ii]m|[Ii]n der) )?(?:(?:Segments?|Geschäftsbereichs?|Geschäftsfelds?|Sparte|Bereichs?|Division|Geschäftseinheit) [„“"]?(${name})[“”"]?|(${name})-(?:Segment|Sparte|Geschäft|Division)s?\\b)`,
    'gu',
  ),
};

/** Words such as "segment" say that a figure is not the whole company's, even where no name is read. */
export const partWord =
  /\b(?:segments?|divisions?|business units?|subsidiar(?:y|ies)|product line)\b|(?<!\p{L})(?:Segment\p{L}*|Sparte\p{L}*|Geschäftsbereich\p{L}*|Geschäftsfeld\p{L}*|Tochter\p{L}*|Produktlinie\p{L}*)/iu;

/** "Der Vorstand rechnet nunmehr mit": the company speaks. */
const boardSpeaks =
  /(?<!\p{L})[Dd]er Vorstand(?= (?:rechnet|erwartet|prognostiziert|plant|geht|strebt|bestätigt|bekräftigt|senkt|hebt|erhöht|passt|stellt|hält|(?:hat|musste|muss) [^.;:]{0,40}(?:[Pp]rognose|Ausblick|Erwartung|Jahresziel))(?!\p{Ll}))/gu;

type Kind = { readonly kind: 'self'; readonly isOwner: boolean } | { readonly kind: 'word' | 'mark' };

/** What a word is by itself, as most of a sentence are: remembered, because there are few different ones. */
const kindsOf = ({ its, selves }: ReadingWords) =>
  rememberingTexts((word): Kind => {
    const isOwner = its.test(word);
    if (isOwner || selves.test(word)) return { kind: 'self', isOwner };
    return { kind: /[\p{L}\p{N}]/u.test(word) ? 'word' : 'mark' };
  }, 2_000);
const kindsOfWords = { en: kindsOf(readingWords.en), de: kindsOf(readingWords.de) } as const;

/** "The Board expects", "erwartet der Vorstand": the company speaks, no office is meant. */
const boardExpects =
  /[Tt]he Board(?= (?:(?:now|still|also|therefore|\p{Ll}+ly) ){0,2}(?:expects|forecasts|targets|anticipates|projects)(?!\p{L}))|(?<=(?:erwartet|prognostiziert|plant|rechnet) )der Vorstand(?!\p{L})/gu;

/** "The company", „die Gruppe“, and what it publishes. */
const selfNames =
  /(?:(?:[Tt]he (?:\p{Lu}\p{L}+-based )?|(?:[Dd]ie|[Dd]as|[Dd]er|[Dd]es) )(?:[Cc]ompany|[Gg]roup|[Ff]irm|[Cc]orporation|(?:Management|Executive) Board|management|Gesellschaft|Unternehmens?|Familienunternehmens?|Konzerns?|Gruppe|Unternehmensgruppe|Firmengruppe|Genossenschaft|Emittentin|Firma|Geschäftsführung|Management)|[Dd]er Vorstand|Management|(?:The |[Tt]he annual |[Tt]he |Der |Die )(?:accounts|annual report|Jahresabschluss|Konzernabschluss|Geschäftsbericht|Bilanz)(?= (?:for|of|show|shows|weist|zeigt|für) ))(?![\p{L}-])(?:[’']s)?/gu;
/** Without one of these, no such name is there. */
const selfWords =
  'COMPANY GROUP FIRM CORPORATION BOARD MANAGEMENT GESELLSCHAFT UNTERNEHMEN UNTERNEHMENS FAMILIENUNTERNEHMEN FAMILIENUNTERNEHMENS KONZERN KONZERNS GRUPPE UNTERNEHMENSGRUPPE FIRMENGRUPPE GENOSSENSCHAFT EMITTENTIN FIRMA GESCHÄFTSFÜHRUNG VORSTAND ACCOUNTS REPORT JAHRESABSCHLUSS KONZERNABSCHLUSS GESCHÄFTSBERICHT BILANZ'.split(
    ' ',
  );
const anyWord = /[\p{L}\p{N}]+(?:[-'’./&][\p{L}\p{N}]+)*\.?|[^\s\p{L}\p{N}]/gu;

const holdsAny = (words: ReadonlySet<string>, some: readonly string[]) =>
  some.some((word) => words.has(word));

/** A sentence as tokens: companies, periods, numbers, roles and attribute words first, the rest word by word. */
export function tagSentence(text: string, reading: Reading): Token[] {
  const vocabulary = vocabularyOf(reading);
  const present = wordsOf(text);
  const likely = [...present].filter((word) => vocabulary.firstWords.has(word));
  const taken: Token[] = [];
  const isTaken = new Uint8Array(text.length);
  const add = (start: number, end: number, rest: Record<string, unknown>) => {
    if (end <= start) return;
    for (let i = start; i < end; i += 1) if (isTaken[i] === 1) return;
    isTaken.fill(1, start, end);
    const part = text.slice(start, end);
    taken.push({ start, end, text: part, lower: part.toLowerCase(), ...rest } as Token);
  };
  for (const { start, end, key } of findCompanies(text, reading.company, reading.others))
    add(start, end, { kind: 'company', key, isOwner: /(?:['’]s?|s['’])$/u.test(text.slice(start, end)) });
  for (const { start, end, key } of findTerms(text, reading.terms))
    add(start, end, { kind: 'company', key, isOwner: /['’]s$/u.test(text.slice(start, end)) });
  for (const match of partHints[reading.language].test(text)
    ? everyMatch(partPatterns[reading.language], text)
    : [])
    add(match.index, match.index + match[0].length, { kind: 'part', part: match[1] ?? match[2] ?? '' });
  for (const { start, end, period, isInstant } of findPeriods(text)) {
    // "2,000 people" may look like a year.
    add(start, end, { kind: 'period', period, isInstant });
  }
  for (const { start, end, quantity } of findQuantities(text, reading.numbers))
    add(start, end, { kind: 'quantity', quantity: scaled(quantity, reading.scale) });
  const hasBoard = holdsAny(present, ['BOARD', 'VORSTAND']);
  for (const match of hasBoard ? everyMatch(boardExpects, text) : [])
    add(match.index, match.index + match[0].length, { kind: 'self', isOwner: false });
  for (const match of hasBoard ? everyMatch(boardSpeaks, text) : [])
    add(match.index, match.index + match[0].length, { kind: 'self', isOwner: false });
  for (const { entry: role, pattern } of vocabulary.roleVerbs.among(likely))
    for (const match of everyMatch(pattern, text))
      if (!/^[’']/.test(text.slice(match.index + match[0].length)))
        add(match.index, match.index + match[0].length, { kind: 'role', role, isVerb: true });
  for (const { entry: role, pattern } of vocabulary.roleWords.among(likely))
    for (const match of everyMatch(pattern, text))
      if (
        // "the founder's great-granddaughter" is somebody else.
        !/^[’']s?(?!\p{L})/u.test(text.slice(match.index + match[0].length)) &&
        !reading.roles.some(
          (other) => other !== role && isInLonger(text, match.index, match[0], other.words[reading.language]),
        )
      )
        add(match.index, match.index + match[0].length, { kind: 'role', role, isVerb: false });
  for (const { entry: attribute, pattern } of vocabulary.nouns.among(likely))
    for (const match of everyMatch(pattern, text))
      add(match.index, match.index + match[0].length, { kind: 'noun', attribute });
  for (const { entry: attribute, pattern } of vocabulary.verbs.among(likely))
    for (const match of everyMatch(pattern, text))
      add(match.index, match.index + match[0].length, { kind: 'verb', attribute });
  for (const match of holdsAny(present, selfWords) ? everyMatch(selfNames, text) : [])
    add(match.index, match.index + match[0].length, { kind: 'self', isOwner: /[’']s$/.test(match[0]) });
  for (const match of everyMatch(anyWord, text)) {
    const isEnd = match[0].endsWith('.');
    const word = isEnd ? match[0].slice(0, -1) : match[0];
    const end = match.index + word.length;
    if (word === '') add(match.index, match.index + 1, { kind: 'mark' });
    else if (isTaken[match.index] !== 1) add(match.index, end, kindsOfWords[reading.language](word));
    if (isEnd && word !== '') add(end, end + 1, { kind: 'mark' });
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** "Director" inside "finance director" is the longer role. */
function isInLonger(text: string, start: number, found: string, longer: readonly string[]): boolean {
  return longer.some((word) => {
    const at = word.toLowerCase().indexOf(found.toLowerCase());
    return (
      at >= 0 &&
      word.length > found.length &&
      text.slice(start - at, start - at + word.length).toLowerCase() === word.toLowerCase()
    );
  });
}
