import { inLanguage } from '@loupe/shared/language';
import * as de from './export-de.ts';
import * as en from './export-en.ts';

/** Texts in the language of the page. */
export const { exportTexts } = inLanguage<typeof en>({ en, de });
