import { inLanguages } from '../../language/texts.ts';
import { archiveDe } from './archive-de.ts';
import { archiveEn } from './archive-en.ts';

export const archiveTexts = inLanguages({ en: archiveEn, de: archiveDe });
