import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

const read = (company: string, text: string, language: 'en' | 'de') =>
  readTexts(company, [{ text, language, name: 'note.txt' }])
    .claims.filter(({ attribute }) => attribute !== 'legal_name')
    .map((claim) => `${claim.entity}: ${written(claim)}`);

describe('a paper below the letterhead of whoever wrote it (H3)', () => {
  it('gives nothing of the company it is on to its writer', () => {
    expect(
      read(
        'Verdane Optics Ltd',
        '## Fernhill Advisory LLC\n\nDue-diligence note: Verdane Optics Ltd\n\n### Earnings\n\nGross margin in 2023 was 22.8%.',
        'en',
      ),
    ).toEqual(['verdane optics: gross_margin 22.8 % 2023']);
    expect(
      read(
        'Verdane Optik GmbH',
        '## Fernberg Beratung GmbH\n\nKreditvermerk: Verdane Optik GmbH\n\n### Ertragslage\n\nDer Umsatz betrug 2023 4,2 Mio. €.',
        'de',
      ),
    ).toEqual(['verdane optik: revenue EUR 4200000 2023']);
  });

  it('gives nothing that its writer says of itself to the company', () => {
    expect(
      read(
        'Verdane Optics Ltd',
        '## Fernhill Advisory LLC\n\nDue-diligence note: Verdane Optics Ltd\n\n### About us\n\nWe employ 41 people. Our revenue was $9 million in 2023.',
        'en',
      ).filter((claim) => claim.startsWith('verdane')),
    ).toEqual([]);
    expect(
      read(
        'Verdane Optik GmbH',
        '## Fernberg Beratung GmbH\n\nKreditvermerk: Verdane Optik GmbH\n\n### Über uns\n\nWir beschäftigen 41 Mitarbeiter. Unser Umsatz betrug 2023 9 Mio. €.',
        'de',
      ).filter((claim) => claim.startsWith('verdane')),
    ).toEqual([]);
  });
});
