import { inLanguage } from '@loupe/shared/language';
import * as de from './failure-de.ts';
import * as en from './failure-en.ts';

export const { failureSentences, failureTexts } = inLanguage<typeof en>({ en, de });
