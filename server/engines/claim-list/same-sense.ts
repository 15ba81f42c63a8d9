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
  /** With the headings that are in it. */
  readonly title: string;
  /** With its title: names may be there. */
  readonly text: string;
  readonly excerpt: string;
  /** It shows rows of a table. */
  readonly isTable: boolean;
  /** Null when nobody can tell: rows, names, a few words. */
  readonly language: string | null;
  readonly segments: readonly ReadSegment[];
}

/** A part of a sentence, or a row of a table as a whole. */
interface ReadSegment {
  readonly segment: Segment;
  readonly facts: Facts;
  /** Of a row: what the other rows below the same head say. */
  readonly otherRows: string;
}

/** A source is cited many times and never changes. */
const read = new WeakMap<Source, Passage>();

/** Reads a source once. */
export function passageOf(source: Source): Passage {
  const known = read.get(source);
  if (known) return known;
  const { title, excerpt } = source;
  const language = languageOfText(excerpt);
  const headings = excerpt.match(/^#{1,6} .*$/gm) ?? [];
  const passage = {
    title: [title, ...headings].join('\n'),
    text: `${title}\n${excerpt}`,
    excerpt,
    isTable: / · |\|/.test(excerpt),
    language,
    ...factsOf(excerpt, language),
    segments: readSegments(excerpt).map((one) => ({ ...one, facts: factsOf(one.segment.own, language) })),
  };
  read.set(source, passage);
  return passage;
}

const isRow = (line: string) => / · |\|/.test(line);
const isRule = (line: string) => /^[\s|:-]+$/.test(line);

/** What a row says it says alone; the head above it belongs to all. */
function readSegments(excerpt: string): Omit<ReadSegment, 'facts'>[] {
  const lines = excerpt.split('\n').filter((line) => !isRule(line));
  const rows = lines.filter((line, at) => isRow(line) && isRow(lines[at - 1] ?? ''));
  let head = '';
  return lines.flatMap((line) => {
    if (!rows.includes(line)) {
      head = isRow(line) ? line : '';
      return segments(line).map((segment) => ({ segment, otherRows: '' }));
    }
    const otherRows = rows.filter((row) => row !== line).join('\n');
    return [{ segment: { own: line, whole: `${head}\n${line}` }, otherRows }];
  });
}

/** Share of a statement's words that must be beside its numbers. */
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
    passage.segments.map(({ segment, facts: held, otherRows }) => ({
      segment,
      otherRows,
      passage,
      isProse:
        otherRows === '' &&
        (passage.language === language || (passage.language === null && !passage.isTable)),
      isComparable: passage.language === null || passage.language === language,
      facts: countHeldFacts(held, segment.own, facts),
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
    ({ segment, isComparable, isProse, share, otherRows, passage }) =>
      !isOfOtherRow(words, segment, otherRows) &&
      (!isComparable ||
        (most === 0
          ? !(isProse && isSwapped(said, segment, passage))
          : share >= leastBeside && !(isProse && isOfOther(said, segment)))),
  );
  return isAbout ? 'same' : 'other';
}

/** True when a word of the statement is in another row only: it says of one what the table says of another. */
function isOfOtherRow(words: ReadonlySet<string>, { whole }: Segment, otherRows: string): boolean {
  if (otherRows === '') return false;
  const [own, others] = [whole.toLowerCase(), otherRows.toLowerCase()];
  return [...words].some((stem) => !own.includes(stem) && others.includes(stem));
}

/** True when the source names somebody in the place where the statement names somebody else. */
function isOfOther(said: Segment, source: Segment): boolean {
  const lacking = namesOf(said.own).filter((word) => !has(source.whole, word) || isElsewhere(source, word));
  if (lacking.length === 0) return false;
  return namesOf(source.own).some((word) => !has(said.whole, word));
}

/** The same without a number to find the place by: a name of the statement is elsewhere in the passage. */
function isSwapped(said: Segment, source: Segment, { title, text }: Passage): boolean {
  const isElsewhereOnly = (word: string) =>
    !hasWhole(source.whole, word) && !has(title, word) && hasWhole(text, word);
  if (!namesOf(said.own).some(isElsewhereOnly)) return false;
  return namesOf(source.own).some((word) => !hasWhole(said.whole, word));
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

/** The word but for its ending: the parts of a German compound are words of other things too. */
function hasWhole(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(4, word.length - 2)));
}

/** How many of the facts a text holds. */
function countHeldFacts({ quantities, dates }: Facts, text: string, wanted: Facts): number {
  return (
    wanted.quantities.filter((one) => holdsQuantity({ text, quantities }, one)).length +
    wanted.dates.filter((one) => holdsDate(dates, one)).length
  );
}
