import { everyText } from '../../language/texts.ts';

const word = /\p{L}[\p{L}\p{N}]+/gu;
/** A number of a text of ours with the word after it: "50-day", "252 sessions", "95 %". */
const numberWithWord = /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?)[\s\u00a0\u202f-]*(\p{L}{2,}|%)/gu;
const wordWithNumber = /(\p{L}{2,})[\s\u00a0\u202f-]\(?(\d+(?:[.,]\d+)?)(?![\p{L}\p{N}.,])/gu;

/** Of an example such as “15 % of 4,310”; nothing short, which could be a number of anything. */
const longNumber = /(?<![\p{L}\p{N}.,])\d[\d.,]{2,}(?<=\d)(?![\p{L}\p{N}])/gu;

/** What the product's own sentences are made of. */
export interface OwnWords {
  has(word: string): boolean;
  /** Numbers that are part of a sentence of ours: thresholds of rules, lengths of averages, and those of examples. */
  constantsIn(text: string, options: { readonly withExamples: boolean }): ReadonlySet<string>;
}

let known: { readonly of: number; readonly words: OwnWords } | null = null;

/**
 * Words and constants of all texts that are loaded. A text with places to fill is a function: its words are read from
 * how it is written. Every other word of a report of ours comes from what was read.
 */
export function ownWords(): OwnWords {
  const texts = everyText();
  if (known?.of !== texts.length) known = { of: texts.length, words: wordsOf(texts) };
  return known.words;
}

function wordsOf(modules: readonly unknown[]): OwnWords {
  const texts = modules.flatMap(writtenTexts);
  const words = new Set(texts.flatMap((text) => wordsIn(text)));
  const constants = new Set(texts.flatMap(pairsIn).map(({ key }) => key));
  const examples = new Set(modules.flatMap(plainTexts).flatMap((text) => text.match(longNumber) ?? []));
  return {
    has: (one) => words.has(one.toLowerCase()),
    constantsIn: (text, { withExamples }) =>
      new Set([
        ...pairsIn(text).flatMap(({ key, number }) => (constants.has(key) ? [number] : [])),
        ...(text.match(longNumber) ?? []).filter((number) => withExamples && examples.has(number)),
      ]),
  };
}

/** Words of a text in small letters, those of compounds each on its own. */
export function wordsIn(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.toLowerCase());
}

function pairsIn(text: string): { readonly key: string; readonly number: string }[] {
  const before = [...text.matchAll(numberWithWord)].map(([, number = '', after = '']) => ({
    key: `${number} ${after.toLowerCase()}`,
    number,
  }));
  const after = [...text.matchAll(wordWithNumber)].map(([, first = '', number = '']) => ({
    key: `${first.toLowerCase()} ${number}`,
    number,
  }));
  return [...before, ...after];
}

function writtenTexts(value: unknown): string[] {
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(writtenTexts)
    : plainTexts(value);
}

function plainTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(plainTexts) : [];
}
