import { inLanguage } from '@loupe/shared/language';
import * as de from './schedules-de.ts';
import * as en from './schedules-en.ts';

/** Texts in the language of the page. */
export const { schedulesTexts } = inLanguage<typeof en>({ en, de });
