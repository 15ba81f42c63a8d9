import { inLanguage } from '@loupe/shared/language';
import * as de from './frame-de.ts';
import * as en from './frame-en.ts';

/** Texts in the language of the page. */
export const { frameTexts } = inLanguage<typeof en>({ en, de });
