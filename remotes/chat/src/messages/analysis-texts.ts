import { inLanguage } from '@loupe/shared/language';
import * as de from './analysis-de.ts';
import * as en from './analysis-en.ts';

/** Texts in the language of the page. */
export const { analysisTexts, numberLocale } = inLanguage<typeof en>({ en, de });
