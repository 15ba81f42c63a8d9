import { inLanguage } from '@loupe/shared/language';
import * as de from './builder-de.ts';
import * as en from './builder-en.ts';

/** Texts in the language of the page. */
export const { builderTexts } = inLanguage<typeof en>({ en, de });
