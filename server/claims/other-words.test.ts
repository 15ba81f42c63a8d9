import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

it('reads a forward order book as the order book on its days (C1)', () => {
  const text =
    '# Verdane Optics plc: report\n\nThe forward order book at 31 January 2025 stood at £41.3 million (31 January 2024: £36.0 million).';
  expect(ownClaims('Verdane Optics', { text, language: 'en' })).toEqual([
    'order_backlog GBP 41300000 2025-01-31',
    'order_backlog GBP 36000000 2024-01-31',
  ]);
});

it('reads the words of a Swiss register for form and capital (C1)', () => {
  const text =
    "# Register\n\nFirma: Verdane Optics AG\nRechtsnatur: Aktiengesellschaft\nAktienkapital: CHF 2'400'000.00, voll liberiert";
  expect(ownClaims('Verdane Optics', { text, language: 'de' })).toEqual(
    expect.arrayContaining(['legal_form Aktiengesellschaft', 'capital CHF 2400000']),
  );
});
