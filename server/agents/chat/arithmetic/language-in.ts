import type { Language } from '@loupe/shared/lib/language';

/** The language a calculation is written in: its own words say it before the account does. */
export function languageIn(prompt: string, usual: Language): Language {
  if (/\b(?:was|wie|berechne|rechne|bitte|prozent|von|auf|durch|wurzel|ergibt|sind)\b/i.test(prompt))
    return 'de';
  return /\b(?:what|how|calculate|compute|percent|of|please|evaluate)\b/i.test(prompt) ? 'en' : usual;
}
