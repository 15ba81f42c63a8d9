import { inLanguages } from '../../language/texts.ts';
import { toolsDe } from './tools-de.ts';
import { toolsEn } from './tools-en.ts';

export const toolTexts = inLanguages({ en: toolsEn, de: toolsDe });
