import { inLanguage } from '@loupe/shared/language';
import * as de from './files-de.ts';
import * as en from './files-en.ts';

/** Texts in the language of the page. */
export const { fileTexts } = inLanguage<typeof en>({ en, de });
