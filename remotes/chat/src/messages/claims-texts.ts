import { inLanguage } from '@loupe/shared/language';
import * as de from './claims-de.ts';
import * as en from './claims-en.ts';

/** Texts in the language of the page. */
export const { claimsTexts } = inLanguage<typeof en>({ en, de });
