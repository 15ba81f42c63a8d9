import { inLanguage } from '@loupe/shared/language';
import * as de from './de.ts';
import * as en from './en.ts';

/** Texts in the language of the page. */
export const { messages } = inLanguage<typeof en>({ en, de });
