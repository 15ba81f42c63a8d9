import type { Language } from '@loupe/shared/lib/language';
import type { Attribute, Role } from '../packs/attribute.ts';
import { WordIndex } from './word-index.ts';

/** Words of a pack with the pattern that finds them. */
interface Named<T> {
  readonly entry: T;
  readonly words: readonly string[];
  readonly pattern: RegExp;
}

/** The words of a pack in one language, found by their first word. */
interface Vocabulary {
  readonly roleVerbs: WordIndex<Named<Role>>;
  readonly roleWords: WordIndex<Named<Role>>;
  /** Longer ones first. */
  readonly nouns: WordIndex<Named<Attribute>>;
  readonly verbs: WordIndex<Named<Attribute>>;
  /** First words of all of these. */
  readonly firstWords: ReadonlySet<string>;
  /** What is counted, by the first word after its number. */
  readonly counted: ReadonlyMap<string, readonly Attribute[]>;
}

interface PackWords {
  readonly language: Language;
  readonly attributes: readonly Attribute[];
  readonly roles: readonly Role[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any of some words as whole words, longest first. */
function anyOf(words: readonly string[]): RegExp {
  const ordered = [...words].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${ordered.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu');
}

function indexOf<T>(entries: readonly T[], wordsOf: (entry: T) => readonly string[]): WordIndex<Named<T>> {
  const named = entries.flatMap((entry): Named<T>[] => {
    const words = wordsOf(entry);
    return words.length === 0 ? [] : [{ entry, words, pattern: anyOf(words) }];
  });
  return new WordIndex(named, (one) => one.words);
}

function nounsOf(attributes: readonly Attribute[], language: Language): WordIndex<Named<Attribute>> {
  const nouns = attributes
    .flatMap((entry) =>
      [...entry.nouns[language], ...(entry.losses?.[language] ?? [])].map((noun) => ({
        entry,
        words: [noun],
        pattern: anyOf([noun]),
      })),
    )
    .sort((a, b) => (b.words[0]?.length ?? 0) - (a.words[0]?.length ?? 0));
  return new WordIndex(nouns, (one) => one.words);
}

function countedOf(attributes: readonly Attribute[], language: Language): Map<string, Attribute[]> {
  const byFirst = new Map<string, Attribute[]>();
  for (const attribute of attributes) {
    const phrases = attribute.kind === 'count' ? (attribute.counted?.[language] ?? []) : [];
    for (const first of new Set(phrases.map((phrase) => phrase.split(' ')[0] ?? '')))
      byFirst.set(first, [...(byFirst.get(first) ?? []), attribute]);
  }
  return byFirst;
}

function prepare({ language, attributes, roles }: PackWords): Vocabulary {
  const named = {
    roleVerbs: indexOf(roles, (role) => role.verbs?.[language] ?? []),
    roleWords: indexOf(roles, (role) => role.words[language]),
    nouns: nounsOf(attributes, language),
    verbs: indexOf(attributes, (attribute) => attribute.verbs?.[language] ?? []),
  };
  return {
    ...named,
    firstWords: new Set(Object.values(named).flatMap((index) => [...index.firstWords])),
    counted: countedOf(attributes, language),
  };
}

const known = new WeakMap<readonly Attribute[], WeakMap<readonly Role[], Map<Language, Vocabulary>>>();

/** The words of a pack, prepared once. */
export function vocabularyOf({ language, attributes, roles }: PackWords): Vocabulary {
  const byRoles = known.get(attributes) ?? new WeakMap<readonly Role[], Map<Language, Vocabulary>>();
  known.set(attributes, byRoles);
  const byLanguage = byRoles.get(roles) ?? new Map<Language, Vocabulary>();
  byRoles.set(roles, byLanguage);
  const made = byLanguage.get(language) ?? prepare({ language, attributes, roles });
  byLanguage.set(language, made);
  return made;
}
