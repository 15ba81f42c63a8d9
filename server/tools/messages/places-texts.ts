import { inLanguages } from '../../language/texts.ts';
import { placesDe } from './places-de.ts';
import { placesEn } from './places-en.ts';

export const placeTexts = inLanguages({ en: placesEn, de: placesDe });
