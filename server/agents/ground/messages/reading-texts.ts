import { inLanguages } from '../../../language/texts.ts';
import { readingDe } from './reading-de.ts';
import { readingEn } from './reading-en.ts';

export const readingTexts = inLanguages({ en: readingEn, de: readingDe });
