import { languages } from '@loupe/shared/lib/language';
import { speaking } from '../language/language.ts';
import { inLanguages } from '../language/texts.ts';
import { titlesDe } from './titles-de.ts';
import { titlesEn } from './titles-en.ts';

export const titles = inLanguages({ en: titlesEn, de: titlesDe });

/** Titles of chats that nobody has named yet, in every language. */
export const untitledChats = languages.map((language) => speaking(language, () => titles().newChat));
