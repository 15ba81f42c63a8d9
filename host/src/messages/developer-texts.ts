import { inLanguage } from '@loupe/shared/language';
import * as de from './developer-de.ts';
import * as en from './developer-en.ts';

/** Texts in the language of the page. */
export const { developerTexts } = inLanguage<typeof en>({ en, de });
