import type { Language } from '@loupe/shared/lib/language';
import { systemTexts as de } from './system-de.ts';
import { systemTexts as en } from './system-en.ts';

/** Texts of notifications in every language: the service worker learns the page's language only while it runs. */
export const systemTextsIn: Readonly<Record<Language, { readonly title: typeof en.title }>> = { en, de };
