import { inLanguage } from '@loupe/shared/language';
import * as de from './find-de.ts';
import * as en from './find-en.ts';

/** Texts of finding in a chat, in the language of the page. */
export const { findTexts } = inLanguage<typeof en>({ en, de });
