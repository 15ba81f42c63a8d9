import { inLanguage } from '@loupe/shared/language';
import * as de from './ledger-de.ts';
import * as en from './ledger-en.ts';

/** Texts in the language of the page. */
export const { ledgerTexts } = inLanguage<typeof en>({ en, de });
