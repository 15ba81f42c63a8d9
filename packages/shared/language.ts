import { pickLanguage, type Language } from './lib/language.ts';

/** Storage key; the value is the bare word. Without a person in it: kept when someone logs out. */
export const LANGUAGE = 'language';

/* Texts are chosen while modules are loaded, before there is an environment: so this one place reads storage itself. */
function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(LANGUAGE) ?? null;
  } catch {
    return null;
  }
}

function preferred(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages;
}

/** The language of this page, from its start to its end: another choice takes a reload. */
export const language: Language = pickLanguage(chosen(), preferred());

/** The same texts with other words: same names, same parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Translated<R>
    : T extends object
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T;

/** The texts of the page's language. Every language has the same texts. */
export function inLanguage<T>(texts: { readonly en: T; readonly de: Translated<T> }): Translated<T> {
  return texts[language] as Translated<T>;
}
