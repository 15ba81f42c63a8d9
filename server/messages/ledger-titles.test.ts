import { expect, it } from 'vitest';
import { ledgerTexts as readInGerman } from '@loupe/shared/messages/ledger-de';
import { ledgerTexts as readInEnglish } from '@loupe/shared/messages/ledger-en';
import { titlesDe } from './titles-de.ts';
import { titlesEn } from './titles-en.ts';

it.each([
  [readInEnglish, titlesEn],
  [readInGerman, titlesDe],
])('R10 stores the lines of the credit history in the words that the browser knows', (read, stored) => {
  expect(stored).toMatchObject(read.titles);
  expect(stored.planCredits('Plus')).toBe(read.planCredits('Plus'));
});
