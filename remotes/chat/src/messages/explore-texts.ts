import { inLanguage } from '@loupe/shared/language';
import * as de from './explore-de.ts';
import * as en from './explore-en.ts';

/** Texts in the language of the page. */
export const {
  agentsThatShowTheirWork,
  minutesText,
  secondsText,
  creditRangeText,
  exploreTexts,
  agentTexts,
  shareTexts,
} = inLanguage<typeof en>({ en, de });
