import { inLanguages } from '../../../language/texts.ts';
import { tableGroundDe } from './table-ground-de.ts';
import { tableGroundEn } from './table-ground-en.ts';

export const tableGroundTexts = inLanguages({ en: tableGroundEn, de: tableGroundDe });
