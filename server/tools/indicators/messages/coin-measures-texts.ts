import { inLanguages } from '../../../language/texts.ts';
import { coinMeasuresDe } from './coin-measures-de.ts';
import { coinMeasuresEn } from './coin-measures-en.ts';

export const coinTexts = inLanguages({ en: coinMeasuresEn, de: coinMeasuresDe });
