import { inLanguages } from '../../language/texts.ts';
import { exportDe } from './export-de.ts';
import { exportEn } from './export-en.ts';

export const exportTexts = inLanguages({ en: exportEn, de: exportDe });
