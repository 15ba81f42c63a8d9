import { inLanguages } from '../../../language/texts.ts';
import { statementGroundDe } from './statement-ground-de.ts';
import { statementGroundEn } from './statement-ground-en.ts';

export const statementGroundTexts = inLanguages({ en: statementGroundEn, de: statementGroundDe });
