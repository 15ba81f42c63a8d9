import { inLanguages } from '../../language/texts.ts';
import { groundToolsDe } from './ground-tools-de.ts';
import { groundToolsEn } from './ground-tools-en.ts';

export const groundToolTexts = inLanguages({ en: groundToolsEn, de: groundToolsDe });
