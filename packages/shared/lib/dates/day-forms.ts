import dayjs, { type Dayjs } from 'dayjs';
import de from 'dayjs/locale/de.js';
import type { Language } from '../language.ts';

// Beside English, which is there by itself. No default changes: each text names the language it is written in.
dayjs.locale(de, undefined, true);

/** How something is written in each language, as formats of dayjs. */
export type Form = Readonly<Record<Language, string>>;

/** A day, everywhere but in the forms of F5 to F7: `28 Nov 2026`, `28. Nov. 2026`. Its parts stay in one line. */
export const dayForm: Form = { en: 'D\u00a0MMM\u00a0YYYY', de: 'D.\u00a0MMM\u00a0YYYY' };

/** A read moment in the words of a language. */
export function inForm(read: Dayjs, form: Form, language: Language): string {
  return read.locale(language).format(form[language]);
}
