import { inLanguage } from '@loupe/shared/language';
import * as de from './notifications-de.ts';
import * as en from './notifications-en.ts';

/** Texts in the language of the page. */
export const { noticeTexts } = inLanguage<typeof en>({ en, de });
