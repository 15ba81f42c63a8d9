import { inLanguages } from '../../../language/texts.ts';
import { reviewGroundDe } from './review-ground-de.ts';
import { reviewGroundEn } from './review-ground-en.ts';

export const reviewGroundTexts = inLanguages({ en: reviewGroundEn, de: reviewGroundDe });
