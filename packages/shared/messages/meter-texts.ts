import { inLanguage } from '@loupe/shared/language';
import * as de from './meter-de.ts';
import * as en from './meter-en.ts';

/** Texts in the language of the page. */
export const { meterTexts } = inLanguage<typeof en>({ en, de });
