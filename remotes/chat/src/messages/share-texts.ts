import { inLanguage } from '@loupe/shared/language';
import * as de from './share-de.ts';
import * as en from './share-en.ts';

/** Texts in the language of the page. */
export const { shareTexts } = inLanguage<typeof en>({ en, de });
