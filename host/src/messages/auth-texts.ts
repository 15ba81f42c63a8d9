import { inLanguage } from '@loupe/shared/language';
import * as de from './auth-de.ts';
import * as en from './auth-en.ts';

/** Texts in the language of the page. */
export const { authTexts } = inLanguage<typeof en>({ en, de });
