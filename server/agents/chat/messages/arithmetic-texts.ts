import { inLanguages } from '../../../language/texts.ts';
import { arithmeticDe } from './arithmetic-de.ts';
import { arithmeticEn } from './arithmetic-en.ts';

export const arithmeticTexts = inLanguages({ en: arithmeticEn, de: arithmeticDe });
