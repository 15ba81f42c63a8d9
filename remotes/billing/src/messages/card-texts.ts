import { inLanguage } from '@loupe/shared/language';
import * as de from './card-de.ts';
import * as en from './card-en.ts';

export const { cardTexts } = inLanguage<typeof en>({ en, de });
