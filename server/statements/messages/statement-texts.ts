import { inLanguages } from '../../language/texts.ts';
import { statementDe } from './statement-de.ts';
import { statementEn } from './statement-en.ts';

export const statementTexts = inLanguages({ en: statementEn, de: statementDe });
