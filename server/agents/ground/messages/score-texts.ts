import { inLanguages } from '../../../language/texts.ts';
import { scoreDe } from './score-de.ts';
import { scoreEn } from './score-en.ts';

export const scoreTexts = inLanguages({ en: scoreEn, de: scoreDe });
