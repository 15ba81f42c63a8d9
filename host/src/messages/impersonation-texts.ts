import { inLanguage } from '@loupe/shared/language';
import * as de from './impersonation-de.ts';
import * as en from './impersonation-en.ts';

/** Texts in the language of the page. */
export const { impersonationTexts } = inLanguage<typeof en>({ en, de });
