import { pickLanguage, type Language } from './lib/language.ts';

/** Storage key; the value is the bare word. Without a person in it: kept when someone logs out. */
export const LANGUAGE = 'language';

/* Needed while modules are loaded, before there is an environment: so this one place reads page and storage itself. */
function chosen(): string | null {
  try {
    return globalThis.localStorage?.getItem(LANGUAGE) ?? null;
  } catch {
    return null;
  }
}

/** What the page says of itself, empty when nothing: the server wrote it, together with the files of this language. */
function ofDocument(): string {
  return globalThis.document?.documentElement.lang ?? '';
}

function preferred(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages;
}

/**
 * The language of this page, from its start to its end: another choice takes a reload. Where the server did not say
 * (a slice alone, a test), the choice kept in this browser counts.
 */
export const language: Language = pickLanguage(ofDocument() || chosen(), preferred());
