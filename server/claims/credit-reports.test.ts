import { expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

/** Of whom the figures of a text are read. */
function owners(company: string, text: string, language: 'en' | 'de'): string[] {
  const { claims } = readTexts(company, [{ text, language, name: 'report.md' }]);
  return claims
    .filter(
      ({ attribute, voice }) =>
        /^(?:revenue|employees|registered_office)$/u.test(attribute) && voice === 'own',
    )
    .map((claim) => `${claim.entity}: ${written(claim)}`);
}

it('C1 a credit report is about the company that it labels, and not about the agency in its title', () => {
  const text = `# MERIDEN TRADE DATA – Company Credit Report

Report date: 11 March 2025

## Identification

Name: VERDANE OPTICS LIMITED

## Key figures

Revenue in 2023 was EUR 49.3 million. Our model estimates 2024 revenue at EUR 54 million.

Meriden Trade Data employs 140 people. Meriden Trade Data gives no warranty.
`;
  expect(owners('Verdane Optics Limited', text, 'en')).toEqual([
    'verdane optics: revenue EUR 49300000 2023',
    'meriden trade data: employees 140',
  ]);
});

it('C1 a German credit report is about the company that it labels, and not about the agency in its title', () => {
  const text = `# NORDTOR AUSKUNFT – Wirtschaftsauskunft

Datum der Auskunft: 11. März 2025

## Stammdaten

Firma: Verdane Optik GmbH

## Kennzahlen

Der Umsatz betrug 2023 49,3 Mio. EUR. Unser Modell schätzt den Umsatz 2024 auf 54 Mio. EUR.

Nordtor Auskunft beschäftigt 140 Mitarbeiter. Nordtor Auskunft übernimmt keine Haftung.
`;
  expect(owners('Verdane Optik GmbH', text, 'de')).toEqual([
    'verdane optik: revenue EUR 49300000 2023',
    'nordtor auskunft: employees 140',
  ]);
});
