import { inLanguages } from '../language/texts.ts';
import { refusalsDe } from './refusals-de.ts';
import { refusalsEn } from './refusals-en.ts';

export type RefusalTexts = typeof refusalsEn;
export const refusals = inLanguages({ en: refusalsEn, de: refusalsDe });
