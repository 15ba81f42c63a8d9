import { inLanguage } from '@loupe/shared/language';
import * as de from './leaving-de.ts';
import * as en from './leaving-en.ts';

/** Texts in the language of the page. */
export const { leavingTexts } = inLanguage<typeof en>({ en, de });
