import { inLanguage } from '@loupe/shared/language';
import * as de from './changes-de.ts';
import * as en from './changes-en.ts';

/** Texts in the language of the page. */
export const { changesTexts } = inLanguage<typeof en>({ en, de });
