import type { Column } from '../table/table.ts';
import { foldWord, stemOf, wordsOf } from './fold-words.ts';
import { concepts } from './words/concepts.ts';

const setOf = (words: string) => new Set(words.split(',').map((word) => foldWord(word.trim())));
const conceptOf = new Map(
  Object.entries(concepts).flatMap(([concept, words]) =>
    [...setOf(words)].flatMap((word) => [
      [word, `=${concept}`] as const,
      [stemOf(word), `=${concept}`] as const,
    ]),
  ),
);
export const canonOf = (folded: string): string => {
  const known = conceptOf.get(folded) ?? conceptOf.get(stemOf(folded));
  // "Artikelnr" names the article, as "Article no" does.
  const thing = known === undefined ? (numbered.exec(folded) ?? counting.exec(folded))?.[1] : undefined;
  return known ?? (thing === undefined ? stemOf(folded) : canonOf(thing));
};
/** A German number of a thing in one word. */
const numbered = /^(\p{L}{4,}?)s?(?:nr|nummer)$/u;
/** "Besucherzahl" is how many visitors there were. */
const counting = /^(\p{L}{5,}?)zahl(?:en)?$/u;
const lastBracket = /\s*[([][^()[\]]*[)\]]\s*$/u;
const perWords = setOf('per, pro, je');
const rateWords = setOf(
  'rate, price, preis, verbrauch, consumption, usage, kurs, tarif, tariff, fare, exchange, unit, speed, salary, wage, lohn',
);
export const linking = new Set([
  'of',
  'the',
  'per',
  'in',
  'a',
  'der',
  'die',
  'das',
  'des',
  'pro',
  'je',
  'von',
]);

export interface Name {
  readonly at: number;
  /** Several ways to compare a name, strictest first. */
  readonly keys: readonly string[][];
  readonly canon: readonly string[];
  readonly words: readonly string[];
}

const sorted = (words: readonly string[]) =>
  words
    .filter((word) => !linking.has(word))
    .toSorted()
    .join(' ');

export function keysOf(words: readonly string[]): string[] {
  const canon = words.map(canonOf);
  return [words.join(' '), words.map(stemOf).join(' '), canon.join(' '), `~${sorted(canon)}`];
}

/** "unitPrice" and "UnitPrice" are two words, as programs write them. */
const camelCase = (name: string) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
/** A column without a name is called by its letter: "Column B". */
const letterName = /^Column ([A-Z]{1,3})$/;

export function nameOf(column: Column, at: number): Name {
  const [plain, whole] = [wordsOf(column.plainName), wordsOf(column.name)];
  const letter = letterName.exec(column.name)?.[1]?.toLowerCase();
  // "Systolic after (mmHg)" is called by what is before the bracket.
  const bare = column.plainName.replace(lastBracket, '');
  const others = [
    wordsOf(camelCase(column.plainName)),
    ...(bare === column.plainName ? [] : [wordsOf(bare)]),
    wordsOf(column.name.replace(lastBracket, '')),
    ...(letter === undefined ? [] : [[letter]]),
  ];
  const keys = [plain, whole, ...others].filter((words) => words.length > 0).map(keysOf);
  return { at, keys, canon: plain.map(canonOf), words: plain };
}

/** "Rate per EUR" is a rate whatever it is of; "Revenue per employee" is another thing than revenue. */
export function isOfRate(words: readonly string[], i: number): boolean {
  const per = words.findIndex((word) => perWords.has(word));
  return per > 0 && i >= per && words.slice(0, per).every((word) => rateWords.has(word));
}

/** True for a word that says the same as others in names of columns. */
export const isConcept = (folded: string) => conceptOf.has(folded);
