import { inLanguages } from '../../language/texts.ts';
import { pricesDe } from './prices-de.ts';
import { pricesEn } from './prices-en.ts';

export type PriceTexts = typeof pricesEn;
export const priceTexts = inLanguages({ en: pricesEn, de: pricesDe });
