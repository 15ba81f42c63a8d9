import { expect, it } from 'vitest';
import { ownClaims, readTexts, written } from './testing/claims-of.ts';

const figures = (text: string) =>
  readTexts('Verdane Optik', [
    { text: `# Verdane Optik GmbH: Protokoll\n\n## Jahresabschluss 2024\n\n${text}`, language: 'de' },
  ])
    .claims.filter(({ attribute }) => attribute !== 'legal_name')
    .map((claim) => `${claim.entity}: ${written(claim)}`);

it.each([
  ['Wir sprachen mit dem Inhaber der Kessel GmbH (Umsatz etwa 11 Mio. Euro, 70 Mitarbeiter).'],
  ['Wir sprachen 2024 mit dem Inhaber der Kessel GmbH (Umsatz etwa 11 Mio. Euro, 70 Mitarbeiter).'],
  ['Der Umsatz der Kessel GmbH beträgt 11 Mio. Euro.'],
  ['Die Kessel GmbH hatte einen Umsatz von 11 Mio. Euro.'],
])('a figure of another company has not the year of our accounts: %s', (text) => {
  expect(figures(text).filter((one) => one.includes('revenue'))).toEqual([]);
});

it('our own figures have the year of our accounts, and those of another that of its own', () => {
  expect(figures('Der Umsatz betrug 50 Mio. Euro.')).toEqual(['verdane optik: revenue EUR 50000000 2024']);
  expect(
    figures(
      'Die Kessel GmbH machte 2023 einen Umsatz von 11 Mio. Euro. Die Kessel GmbH erzielte ein EBITDA von 2 Mio. Euro.',
    ),
  ).toEqual(['kessel: revenue EUR 11000000 2023', 'kessel: ebitda EUR 2000000 2023']);
});

it('a figure is not of whoever has a part of it', () => {
  expect(
    figures('2024 waren 1.318 Mitarbeiter beschäftigt, davon 611 in der Kessel GmbH.').filter((one) =>
      one.startsWith('kessel'),
    ),
  ).toEqual([]);
  expect(
    figures('2024 betrug der Umsatz 50 Mio. Euro, davon 20 Mio. Euro in der Kessel GmbH.').filter((one) =>
      one.startsWith('kessel'),
    ),
  ).toEqual([]);
});

it.each<[string, string]>([
  ['Der Umsatz betrug 2024 50 Mio. Euro. Derzeit beschäftigen wir 128 Mitarbeiter.', 'employees 128'],
  ['Der Umsatz betrug 2024 50 Mio. Euro. Wir beschäftigen 128 Mitarbeiter.', 'employees 128 2024'],
])('what is so now is not of the year spoken of before: %s', (text, claim) => {
  expect(figures(text)).toContain(`verdane optik: ${claim}`);
});

it('a count of now is not of the year spoken of before, in English too', () => {
  const text = '# Verdane Optics plc\n\nRevenue in 2024 was EUR 12 million. We currently employ 128 people.';
  expect(ownClaims('Verdane Optics plc', text)).toEqual(['revenue EUR 12000000 2024', 'employees 128']);
});
