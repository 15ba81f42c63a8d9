import { describe, expect, it } from 'vitest';
import { ledgerTexts as german } from '../messages/ledger-de.ts';
import { ledgerTexts as english } from '../messages/ledger-en.ts';
import { ledgerTitle as titleOf, type LedgerWords } from './ledger-title.ts';

const ledgerTitle = (line: Parameters<typeof titleOf>[0], words: LedgerWords) =>
  titleOf(line, words, [english, german]);

describe('R10 the credit history in the language of its reader', () => {
  it.each([
    ['refill', 'Monthly free credits', 'Monatliche kostenlose Credits'],
    ['refill', 'Monthly credits of Plus', 'Monatliche Credits des Tarifs Plus'],
    ['purchase', 'Credits bought', 'Gekaufte Credits'],
    ['expiry', 'Credits expired', 'Credits verfallen'],
    ['referral', 'Reward for an invitation', 'Belohnung für eine Einladung'],
  ] as const)('R10 says a line of kind %s, “%s”, in German', (kind, title, said) => {
    expect(ledgerTitle({ kind, title }, german)).toBe(said);
    expect(ledgerTitle({ kind, title }, english)).toBe(title);
    // Stored in German, read in either.
    expect(ledgerTitle({ kind, title: said }, english)).toBe(title);
    expect(ledgerTitle({ kind, title: said }, german)).toBe(said);
  });

  it('R10 leaves what a person wrote as it is, also when it reads like one of ours', () => {
    expect(ledgerTitle({ kind: 'grant', title: 'Credits bought' }, german)).toBe('Credits bought');
    expect(ledgerTitle({ kind: 'run', title: 'Monthly credits of Plus' }, german)).toBe(
      'Monthly credits of Plus',
    );
  });

  it('R10 shows a sentence it does not know rather than nothing', () => {
    expect(ledgerTitle({ kind: 'expiry', title: 'toString' }, german)).toBe('toString');
  });
});
