import { commonNames } from '../packs/names/common-names.ts';
import { femaleTitles, maleTitles, particles, titles } from '../packs/names/particles.ts';
import { foldText, foldWords, type FoldedWord } from './fold-name.ts';
import { spellingKeys } from './spelling-keys.ts';

export interface NameToken {
  readonly text: string;
  /** What it is spelled like; see spelling-keys.ts. */
  readonly keys: readonly string[];
  readonly kind: 'word' | 'initial' | 'particle';
  readonly isFamily: boolean;
  readonly isCommon: boolean;
  readonly isVowelless: boolean;
}

export interface NameParts {
  readonly tokens: readonly NameToken[];
  readonly isLatin: boolean;
  readonly written: string;
  /** Said by a title; null when none says it. */
  readonly sex: 'male' | 'female' | null;
}

function tokenOf(word: FoldedWord, isFamily: boolean): NameToken {
  return {
    text: word.text,
    keys: spellingKeys(word.text, word.isCyrillic),
    kind: word.isInitial ? 'initial' : particles.has(word.text) ? 'particle' : 'word',
    isFamily,
    isCommon: commonNames.has(word.text),
    isVowelless: word.isVowelless,
  };
}

/** "abd al-Rahman" as one word, as it is written in other places. */
function joinServant(words: readonly FoldedWord[]): FoldedWord[] {
  const joined: FoldedWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const skips = /^(?:al|el|ul|ar|as)$/.test(words[at + 1]?.text ?? '') ? 2 : 1;
    const next = words[at + skips];
    if (!/^(?:abd|abdul|abdel|bd)$/.test(word.text) || next === undefined) joined.push(word);
    else {
      joined.push({ ...next, text: `${next.isVowelless ? 'bdl' : 'abdul'}${next.text}` });
      at += skips;
    }
  }
  return joined;
}

/** Words of the family name: what is before a comma, what alone is in capitals, else the last word. */
function familyWords(written: string, words: readonly FoldedWord[]): ReadonlySet<string> {
  const comma = written.indexOf(',');
  if (comma > 0) return new Set(foldWords(written.slice(0, comma)).map(({ text }) => text));
  const loud = written.split(/\s+/).filter((word) => /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word));
  if (loud.length > 0 && /\p{Ll}/u.test(written)) return new Set(loud.map(foldText));
  const last = words.findLast((word) => !word.isInitial && !particles.has(word.text));
  return new Set(last === undefined ? [] : [last.text]);
}

/** The words of a name of a person, with what is no part of it left out. */
export function nameParts(written: string): NameParts {
  const all = foldWords(written).filter(({ text }) => text !== '');
  const named = all.filter(({ text, isInitial }) => isInitial || !titles.has(text));
  const words = joinServant(named.length > 0 ? named : all);
  const family = familyWords(written, words);
  const tokens = words.map((word) => tokenOf(word, family.has(word.text)));
  const hasWords = tokens.some(({ kind }) => kind === 'word');
  return {
    tokens: hasWords
      ? tokens
      : tokens.map((token) => (token.kind === 'particle' ? { ...token, kind: 'word' } : token)),
    isLatin: !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(written),
    written,
    sex: all.some(({ text }) => maleTitles.has(text))
      ? 'male'
      : all.some(({ text }) => femaleTitles.has(text))
        ? 'female'
        : null,
  };
}

/** Two words that another name writes as one. */
export const joinTokens = (a: NameToken, b: NameToken): NameToken => {
  const word = {
    text: a.text + b.text,
    isInitial: false,
    isVowelless: a.isVowelless || b.isVowelless,
    isCyrillic: false,
  };
  return { ...tokenOf(word, a.isFamily || b.isFamily), kind: 'word' };
};
