import { inLanguages } from '../language/texts.ts';
import { lettersDe } from './letters-de.ts';
import { lettersEn } from './letters-en.ts';

export const letters = inLanguages({ en: lettersEn, de: lettersDe });
