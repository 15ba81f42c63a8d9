import { inLanguage } from '@loupe/shared/language';
import * as de from './manage-de.ts';
import * as en from './manage-en.ts';

export const { manageTexts } = inLanguage<typeof en>({ en, de });
