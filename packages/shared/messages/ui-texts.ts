import { inLanguage } from '@loupe/shared/language';
import * as de from './ui-de.ts';
import * as en from './ui-en.ts';

/** Texts in the language of the page. */
export const { uiTexts } = inLanguage<typeof en>({ en, de });
