import type { Source } from '@loupe/shared/contract/run-events';
import { languageOfText } from '../../claims/text-language.ts';
import { holdsDate, takeDates, type NamedDate } from './dates.ts';
import { keyWordsOf, shareHeld, stemOf, wordsWithCapital } from './key-words.ts';
import { contradicts } from './polarity.ts';
import { holdsQuantity, markOfNumbers, quantitiesOf, type Quantity } from './quantities.ts';
import { segmentsOf, type Segment } from './segments.ts';

/** What a text says that can be looked up. */
export interface Facts {
  readonly quantities: readonly Quantity[];
  readonly dates: readonly NamedDate[];
}

/** A source, read once for a statement. */
export interface Passage extends Facts {
  readonly title: string;
  /** With its title: names may stand there. */
  readonly text: string;
  readonly excerpt: string;
  /** It shows rows of a table. */
  readonly isTable: boolean;
  /** Null when nobody can tell: rows, names, a few words. */
  readonly language: string | null;
  readonly segments: readonly { readonly segment: Segment; readonly facts: Facts }[];
}

/** A source is cited many times and never changes. */
const read = new WeakMap<Source, Passage>();

/** Reads a source once. */
export function passageOf(source: Source): Passage {
  const known = read.get(source);
  if (known) return known;
  const { title, excerpt } = source;
  const language = languageOfText(excerpt);
  const passage = {
    title,
    text: `${title}\n${excerpt}`,
    excerpt,
    isTable: / · |\|/.test(excerpt),
    language,
    ...factsOf(excerpt, language),
    segments: segments(excerpt).map((segment) => ({ segment, facts: factsOf(segment.own, language) })),
  };
  read.set(source, passage);
  return passage;
}

/** Share of a statement's words that must stand beside its numbers. */
const leastBeside = 0.34;

/** Numbers are read with the decimal mark of the language, or of the text's own numbers when that is not known. */
export function factsOf(text: string, language: string | null): Facts {
  const { dates, rest } = takeDates(text);
  const mark = language === 'de' ? ',' : language === 'en' ? '.' : markOfNumbers(rest);
  return { dates, quantities: quantitiesOf(rest, mark) };
}

type Sense = 'same' | 'opposite' | 'other';

/**
 * Whether the parts of the sources that hold a statement's numbers, or else most of its words, say the same: not the
 * opposite, and not something of somebody or something else. The worst of its parts counts.
 */
export function senseOf(statement: string, passages: readonly Passage[], language: string): Sense {
  const senses = segments(statement).map((said) => senseOfSegment(said, passages, language));
  return senses.find((sense) => sense === 'opposite') ?? senses.find((sense) => sense === 'other') ?? 'same';
}

/** A part of nouns and names only, such as "and 7 % in Germany", says what the part before it says. */
function segments(text: string): Segment[] {
  return segmentsOf(text, (part) => keyWordsOf(withoutCapitals(part), null).content.size > 0);
}

function withoutCapitals(text: string): string {
  return takeDates(text).rest.replace(/(?<!\p{L})\p{Lu}\p{L}*/gu, ' ');
}

function senseOfSegment(said: Segment, passages: readonly Passage[], language: string): Sense {
  const facts = factsOf(said.own, language);
  const { content, names } = keyWordsOf(takeDates(said.whole).rest, language);
  // What the title of a source says need not be said beside the number.
  const words = new Set(
    [...content, ...names.map(stemOf)].filter((stem) => !passages.some(({ title }) => has(title, stem))),
  );
  const found = passages.flatMap((passage) =>
    passage.segments.map(({ segment, facts: held }) => ({
      segment,
      isProse: passage.language === language || (passage.language === null && !passage.isTable),
      isComparable: passage.language === null || passage.language === language,
      facts: heldBy(held, segment.own, facts),
      share: shareHeld(segment.whole, words),
    })),
  );
  const most = Math.max(0, ...found.map((one) => one.facts));
  const holding = found.filter((one) => one.facts === most);
  const best = Math.max(0, ...holding.map(({ share }) => share));
  const meant = most > 0 ? holding : holding.filter(({ share }) => share === best && best > 0);
  if (meant.length === 0) return 'same';
  const agreeing = meant.filter(({ segment }) => !contradicts(said.own, segment.own));
  if (agreeing.length === 0) return 'opposite';
  const isAbout = agreeing.some(
    ({ segment, isComparable, isProse, share }) =>
      !isComparable || most === 0 || (share >= leastBeside && !(isProse && isOfOther(said, segment))),
  );
  return isAbout ? 'same' : 'other';
}

/** True when the source names somebody in the place where the statement names somebody else. */
function isOfOther(said: Segment, source: Segment): boolean {
  const lacking = namesOf(said.own).filter((word) => !has(source.whole, word) || isElsewhere(source, word));
  if (lacking.length === 0) return false;
  return namesOf(source.own).some((word) => !has(said.whole, word));
}

/** Named in the part before, which is about another number. */
function isElsewhere({ own, whole }: Segment, word: string): boolean {
  return own !== whole && !has(own, word) && namesOf(own).length > 0;
}

/** Months are no names. */
function namesOf(text: string): string[] {
  return wordsWithCapital(takeDates(text).rest);
}

function has(text: string, word: string): boolean {
  return text.toLowerCase().includes(stemOf(word));
}

/** How many of the facts a text holds. */
function heldBy({ quantities, dates }: Facts, text: string, wanted: Facts): number {
  return (
    wanted.quantities.filter((one) => holdsQuantity({ text, quantities }, one)).length +
    wanted.dates.filter((one) => holdsDate(dates, one)).length
  );
}
