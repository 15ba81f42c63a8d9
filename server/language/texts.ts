import { languages, type Language } from '@loupe/shared/lib/language';
import { currentLanguage, speaking } from './language.ts';

/** A sentence in every language: which one is shown is decided when it is shown. */
export type Said = Readonly<Record<Language, string>>;

/** The texts of a module. Called, it gives those of the language spoken right now. */
export interface Texts<T> {
  (): T;
  /** One text in every language, numbers and dates in it as each writes them. */
  said(pick: (texts: T) => string): Said;
}

const modules: unknown[] = [];

/** The texts of every module that was loaded, all languages: what the product says by itself. */
export function everyText(): readonly unknown[] {
  return modules;
}

/** Puts a module's languages side by side: a text that is missing in one of them does not compile. */
export function inLanguages<T>(byLanguage: Readonly<Record<Language, T>>): Texts<T> {
  modules.push(byLanguage);
  const texts = () => byLanguage[currentLanguage()];
  return Object.assign(texts, {
    said: (pick: (own: T) => string) => sayInEach(() => pick(texts())),
  });
}

/** What `words` gives when asked in each language. */
function sayInEach(words: () => string): Said {
  return Object.fromEntries(
    languages.map((language) => [language, speaking(language, words)]),
  ) as unknown as Said;
}

/** The sentence in the language spoken right now. */
export function shown(said: Said): string {
  return said[currentLanguage()];
}
