import { inLanguage } from '@loupe/shared/language';
import * as de from './update-de.ts';
import * as en from './update-en.ts';

/** Texts in the language of the page. */
export const { updateTexts } = inLanguage<typeof en>({ en, de });
