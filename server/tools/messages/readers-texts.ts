import { inLanguages } from '../../language/texts.ts';
import { readersDe } from './readers-de.ts';
import { readersEn } from './readers-en.ts';

export const readerTexts = inLanguages({ en: readersEn, de: readersDe });
