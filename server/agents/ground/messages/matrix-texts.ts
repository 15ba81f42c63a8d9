import { inLanguages } from '../../../language/texts.ts';
import { matrixDe } from './matrix-de.ts';
import { matrixEn } from './matrix-en.ts';

export const matrixTexts = inLanguages({ en: matrixEn, de: matrixDe });
