import { languages, type Language } from '@loupe/shared/lib/language';

/**
 * Cookie that tells the server which language the page is to have: that of the choice kept in the browser. Written by
 * the page, read by the server; without it the page has the language that the browser asks for.
 */
const languageCookieName = 'loupe_language';

const oneYearSeconds = 31_536_000;

/** The cookie as a page writes it, for a year: each visit renews it. */
export function languageCookie(language: Language): string {
  return `${languageCookieName}=${language};path=/;max-age=${oneYearSeconds};samesite=lax`;
}

/** The language that a request's `Cookie` header names, or null. */
export function languageOfCookie(cookies: string): Language | null {
  const named = new RegExp(`(?:^|;\\s*)${languageCookieName}=(\\w+)`).exec(cookies)?.[1];
  return languages.find((language) => language === named) ?? null;
}
