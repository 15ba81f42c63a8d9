import { inLanguage } from '@loupe/shared/language';
import * as de from './log-de.ts';
import * as en from './log-en.ts';

/** Texts in the language of the page. */
export const { logTexts } = inLanguage<typeof en>({ en, de });
