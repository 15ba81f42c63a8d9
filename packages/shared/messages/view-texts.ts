import { inLanguage } from '@loupe/shared/language';
import * as de from './view-de.ts';
import * as en from './view-en.ts';

/** Texts in the language of the page. */
export const { viewTexts } = inLanguage<typeof en>({ en, de });
