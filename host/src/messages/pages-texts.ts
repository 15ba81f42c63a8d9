import { inLanguage } from '@loupe/shared/language';
import * as de from './pages-de.ts';
import * as en from './pages-en.ts';

/** Texts in the language of the page. */
export const { pagesTexts } = inLanguage<typeof en>({ en, de });
