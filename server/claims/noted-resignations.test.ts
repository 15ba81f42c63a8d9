import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const going = (claims: readonly string[]) => claims.filter((one) => one.startsWith('departure'));

it('C1 minutes that note a resignation say who goes and when', () => {
  const text =
    '# Verdane Optics Ltd\n\nMinutes of a meeting of the board held on 20 February 2025\n\nFinance director Carl Roe presented the accounts.\n\nThe Board noted the resignation of Mr. Roe with effect from 30 April 2025.';
  expect(going(ownClaims('Verdane Optics', { name: 'minutes.md', text, language: 'en' }))).toEqual([
    'departure Carl Roe 2025-04-30 expected',
  ]);
});

it('C1 German minutes that note a resignation say who goes and when', () => {
  const text =
    '# Verdane Optik AG\n\nProtokoll der Sitzung vom 20. Februar 2025\n\nFinanzvorstand ist Jan Kühn.\n\nDer Aufsichtsrat nahm den Rücktritt von Jan Kühn zum 30. April 2025 zur Kenntnis.';
  expect(going(ownClaims('Verdane Optik', { name: 'protokoll.md', text, language: 'de' }))).toEqual([
    'departure Jan Kühn 2025-04-30 expected',
  ]);
});
