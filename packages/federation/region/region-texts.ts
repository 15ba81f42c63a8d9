import { inLanguage } from '@loupe/shared/language';
import * as de from './region-de.ts';
import * as en from './region-en.ts';

/** Texts in the language of the page. */
export const { regionTexts } = inLanguage<typeof en>({ en, de });
