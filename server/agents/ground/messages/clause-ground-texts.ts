import { inLanguages } from '../../../language/texts.ts';
import { clauseGroundDe } from './clause-ground-de.ts';
import { clauseGroundEn } from './clause-ground-en.ts';

export const clauseGroundTexts = inLanguages({ en: clauseGroundEn, de: clauseGroundDe });
