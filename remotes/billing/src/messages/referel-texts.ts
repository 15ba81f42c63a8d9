import { inLanguage } from '@loupe/shared/language';
import * as de from './referel-de.ts';
import * as en from './referel-en.ts';

export const { referelTexts } = inLanguage<typeof en>({ en, de });
