import { foldWord } from '../fold-words.ts';
import type { Token } from '../question-tokens.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Meaning, QuestionWords } from './meanings.ts';

interface Entry {
  readonly meaning: Meaning;
  readonly words: readonly string[];
}

const listOf = (text: string) => text.split(',').map((one) => foldWord(one.trim()));

function entriesOf({ phrases }: QuestionWords): Entry[] {
  return Object.entries(phrases).flatMap(([meaning, text]) =>
    listOf(text).map((phrase) => ({ meaning: meaning as Meaning, words: phrase.split(/\s+/) })),
  );
}

const byFirstWord = new Map<string, Entry[]>();
const byPrefix: Entry[] = [];
for (const entry of [...entriesOf(english), ...entriesOf(german)]) {
  const [first = ''] = entry.words;
  if (first.endsWith('*')) byPrefix.push(entry);
  else byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
}

const isWord = (pattern: string, folded: string | undefined) =>
  folded !== undefined &&
  (pattern.endsWith('*') ? folded.startsWith(pattern.slice(0, -1)) : folded === pattern);

/** Length in words of the longest phrase with one of these meanings that begins at `at`; 0 when none does. */
export function phraseLength(tokens: readonly Token[], at: number, ...meanings: readonly Meaning[]): number {
  const first = tokens[at];
  if (first === undefined || first.kind === 'number' || first.kind === 'date') return 0;
  return [...(byFirstWord.get(first.folded) ?? []), ...byPrefix]
    .filter(({ meaning }) => meanings.includes(meaning))
    .filter(({ words }) => words.every((word, i) => isWord(word, tokens[at + i]?.folded)))
    .reduce((longest, { words }) => Math.max(longest, words.length), 0);
}

/** True when a word alone does something in questions, whatever that is. */
export function isQuestionWord(folded: string): boolean {
  const entries = [...(byFirstWord.get(folded) ?? []), ...byPrefix];
  return entries.some(({ words }) => words.length === 1 && isWord(words[0] ?? '', folded));
}

/** True where a word or phrase that does something in questions begins. */
export function beginsPhrase(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first === undefined) return false;
  return [...(byFirstWord.get(first.folded) ?? []), ...byPrefix].some(({ words }) =>
    words.every((word, i) => isWord(word, tokens[at + i]?.folded)),
  );
}

/** All single words of the vocabulary, for misspelt ones. */
export const questionWords: readonly string[] = [...byFirstWord.keys()];

function placeIn(lists: readonly (readonly string[])[], folded: string): number | null {
  for (const words of lists) {
    const at = words.findIndex((one) => listOf(one).includes(folded));
    if (at >= 0) return at + 1;
  }
  return null;
}

/** 1 for January; null when the word is no month. */
export const monthOf = (folded: string) => placeIn([english.months, german.months], folded);
/** 3 for "three" and "drei". */
export const countOf = (folded: string) => placeIn([english.numbers, german.numbers], folded);
/** 2 for "second" and "zweites". */
export const ordinalOf = (folded: string) => placeIn([english.ordinals, german.ordinals], folded);

const germanOnly = new Set(entriesOf(german).flatMap(({ words }) => words));
const englishOnly = new Set(entriesOf(english).flatMap(({ words }) => words));

/** The language most small words of a question are in; null when none tells. */
export function languageOfQuestion(tokens: readonly Token[]): 'en' | 'de' | null {
  const count = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    tokens.filter(({ folded }) => own.has(folded) && !other.has(folded)).length;
  const [de, en] = [count(germanOnly, englishOnly), count(englishOnly, germanOnly)];
  return de === en ? null : de > en ? 'de' : 'en';
}
