import { inLanguage } from '@loupe/shared/language';
import * as de from './line-de.ts';
import * as en from './line-en.ts';

/** Texts in the language of the page. */
export const { lineTexts } = inLanguage<typeof en>({ en, de });
