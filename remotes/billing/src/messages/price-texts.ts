import { inLanguage } from '@loupe/shared/language';
import * as de from './price-de.ts';
import * as en from './price-en.ts';

export const { priceTexts } = inLanguage<typeof en>({ en, de });
