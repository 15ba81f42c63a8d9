import { inLanguages } from '../../../language/texts.ts';
import { numberReadingDe } from './number-reading-de.ts';
import { numberReadingEn } from './number-reading-en.ts';

export const numberReadingTexts = inLanguages({ en: numberReadingEn, de: numberReadingDe });
