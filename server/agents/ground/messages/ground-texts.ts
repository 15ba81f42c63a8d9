import { inLanguages } from '../../../language/texts.ts';
import { groundDe } from './ground-de.ts';
import { groundEn } from './ground-en.ts';

export const groundTexts = inLanguages({ en: groundEn, de: groundDe });
