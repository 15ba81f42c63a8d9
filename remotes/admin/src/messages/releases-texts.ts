import { inLanguage } from '@loupe/shared/language';
import * as de from './releases-de.ts';
import * as en from './releases-en.ts';

/** Texts of the releases page, in the language of the page. */
export const { texts: releasesTexts } = inLanguage<typeof en>({ en, de });
