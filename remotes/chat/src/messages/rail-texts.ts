import { inLanguage } from '@loupe/shared/language';
import * as de from './rail-de.ts';
import * as en from './rail-en.ts';

/** Texts in the language of the page. */
export const { rowTexts, searchTexts } = inLanguage<typeof en>({ en, de });
