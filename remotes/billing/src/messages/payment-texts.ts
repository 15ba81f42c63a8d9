import { inLanguage } from '@loupe/shared/language';
import * as de from './payment-de.ts';
import * as en from './payment-en.ts';

export const { paymentTexts } = inLanguage<typeof en>({ en, de });
