import { describe, expect, it } from 'vitest';
import { ledgerTexts as german } from '../messages/ledger-de.ts';
import { ledgerTexts as english } from '../messages/ledger-en.ts';
import { ledgerTitle } from './ledger-title.ts';

describe('R10 the credit history in the language of its reader', () => {
  it.each([
    ['refill', 'Monthly free credits', 'Monatliche Gratis-Credits'],
    ['refill', 'Monthly credits of Plus', 'Monatliche Credits von Plus'],
    ['purchase', 'Credits bought', 'Credits gekauft'],
    ['expiry', 'Credits expired', 'Credits verfallen'],
    ['referral', 'Reward for an invitation', 'Belohnung für eine Einladung'],
  ] as const)('R10 says a line of kind %s, “%s”, in German', (kind, title, said) => {
    expect(ledgerTitle({ kind, title }, german)).toBe(said);
    expect(ledgerTitle({ kind, title }, english)).toBe(title);
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
