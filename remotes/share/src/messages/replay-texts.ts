import { inLanguage } from '@loupe/shared/language';
import * as de from './replay-de.ts';
import * as en from './replay-en.ts';

/** Texts in the language of the page. */
export const { replayTexts, lockTexts } = inLanguage<typeof en>({ en, de });
