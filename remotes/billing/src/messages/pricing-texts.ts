import { inLanguage } from '@loupe/shared/language';
import * as de from './pricing-de.ts';
import * as en from './pricing-en.ts';

export const { pricingTexts } = inLanguage<typeof en>({ en, de });
