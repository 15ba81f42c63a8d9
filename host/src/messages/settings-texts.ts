import { inLanguage } from '@loupe/shared/language';
import * as de from './settings-de.ts';
import * as en from './settings-en.ts';

/** Texts in the language of the page. */
export const { settingsTexts } = inLanguage<typeof en>({ en, de });
