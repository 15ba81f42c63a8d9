import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

describe('a founding noted behind an address', () => {
  it.each([
    ['en', 'Verdane Optics Ltd, Street 1, 12345 City. Founded in 1968.'],
    ['en', 'Verdane Optics Ltd, Kestrel Way, York YO30 4XF. Founded 1968.'],
    ['en', 'About: Verdane Optics Ltd, Kestrel Way, York YO30 4XF. Founded in 1968.'],
    ['en', 'Verdane Optics Ltd, Kestrel Way, York YO30 4XF. Established in 1968.'],
    ['de', 'Verdane Optics GmbH, Musterstr. 1, 12345 Köln. Gegründet 1968.'],
    ['de', 'Verdane Optics GmbH, Musterstraße 1, 12345 Köln. Gegründet im Jahr 1968.'],
    ['de', 'Verdane Optics GmbH, Musterstraße 1, 12345 Köln. Gegründet: 1968.'],
    ['de', 'Verdane Optics GmbH, Musterstraße 1, 12345 Köln, gegründet 1968.'],
  ] as const)('%s: %s', (language, text) => {
    const document = { text: `# Verdane Optics: news\n\nVerdane Optics makes lenses.\n\n${text}`, language };
    expect(ownClaims('Verdane Optics', document).filter((one) => one.startsWith('founded'))).toEqual([
      'founded 1968',
    ]);
  });

  it.each([
    ['en', 'Kestrel Press Ltd, Street 1, 12345 City. Founded in 1968.'],
    ['en', 'Contact: Lumen Works Ltd, agency of Verdane Optics Ltd, Street 1, 12345 City. Founded in 1968.'],
    ['de', 'Feldmann Presse GmbH, Musterstraße 1, 12345 Köln. Gegründet 1968.'],
  ] as const)('of somebody else is not the company’s: %s %s', (language, text) => {
    const document = { text: `# Verdane Optics: news\n\nVerdane Optics makes lenses.\n\n${text}`, language };
    expect(ownClaims('Verdane Optics', document).filter((one) => one.startsWith('founded'))).toEqual([]);
  });
});
