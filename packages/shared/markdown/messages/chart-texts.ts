import { inLanguage } from '@loupe/shared/language';
import * as de from './chart-de.ts';
import * as en from './chart-en.ts';

/** Texts in the language of the page. */
export const { chartMessages } = inLanguage<typeof en>({ en, de });
