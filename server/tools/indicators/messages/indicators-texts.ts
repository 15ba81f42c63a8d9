import { inLanguages } from '../../../language/texts.ts';
import { indicatorsDe } from './indicators-de.ts';
import { indicatorsEn } from './indicators-en.ts';

export const indicatorTexts = inLanguages({ en: indicatorsEn, de: indicatorsDe });
