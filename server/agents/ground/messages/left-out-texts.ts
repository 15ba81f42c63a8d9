import { inLanguages } from '../../../language/texts.ts';
import { leftOutDe } from './left-out-de.ts';
import { leftOutEn } from './left-out-en.ts';

export const leftOutTexts = inLanguages({ en: leftOutEn, de: leftOutDe });
