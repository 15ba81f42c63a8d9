import { inLanguages } from '../../language/texts.ts';
import { enginesDe } from './engines-de.ts';
import { enginesEn } from './engines-en.ts';

export const engineTexts = inLanguages({ en: enginesEn, de: enginesDe });
