import { ledgerTexts as de } from './ledger-de.ts';
import { ledgerTexts as en } from './ledger-en.ts';

/** Every language a line of the credit history may have been stored in. */
export const storedLedgerTexts = [en, de];
