import { inLanguages } from '../../../language/texts.ts';
import { depthDe } from './depth-de.ts';
import { depthEn } from './depth-en.ts';

export const depthTexts = inLanguages({ en: depthEn, de: depthDe });
