import { inLanguages } from '../../../language/texts.ts';
import { assumptionDe } from './assumption-de.ts';
import { assumptionEn } from './assumption-en.ts';

export const assumptionTexts = inLanguages({ en: assumptionEn, de: assumptionDe });
