import { inLanguage } from '@loupe/shared/language';
import * as de from './stores-de.ts';
import * as en from './stores-en.ts';

/** Texts in the language of the page. */
export const { storeTexts } = inLanguage<typeof en>({ en, de });
