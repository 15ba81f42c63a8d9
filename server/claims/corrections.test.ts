import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { compareClaims } from '../compare/compare-claims.ts';
import { companyAttributes } from '../packs/company/attributes.ts';
import { companyFigures } from '../packs/company/figures.ts';
import { readTexts, written } from './testing/claims-of.ts';

function read(texts: readonly string[], language: 'en' | 'de') {
  const form = language === 'en' ? 'plc' : 'AG';
  const found = readTexts(
    'Verdane Optics',
    texts.map((text) => ({ text: `# Verdane Optics ${form}: news\n\n${text}`, language })),
  );
  return found.claims.filter(
    (claim) => claim.entity === found.company.key && claim.attribute !== 'legal_name',
  );
}

describe('a sentence that takes the one before it back', () => {
  it.each<['en' | 'de', string, string[]]>([
    [
      'en',
      'Revenue in 2024 was EUR 96 million. This was incorrect. The correct figure is 1,120.',
      ['revenue EUR 96000000 2024 corrected'],
    ],
    [
      'en',
      'In 2024 revenue was EUR 96 million. The correct figure is EUR 93 million.',
      ['revenue EUR 96000000 2024 corrected', 'revenue EUR 93000000 2024 restated'],
    ],
    [
      'en',
      'The number of employees was given as 1,210. The correct figure is 1,120.',
      ['employees 1210 corrected', 'employees 1120 restated'],
    ],
    [
      'de',
      'Im Geschäftsjahr 2024 war der Umsatz mit 96 Mio. Euro angegeben. Richtig ist: 93 Mio. Euro.',
      ['revenue EUR 96000000 2024 corrected', 'revenue EUR 93000000 2024 restated'],
    ],
    [
      'de',
      'Der Umsatz lag 2024 bei 96 Mio. Euro. Diese Angabe ist falsch.',
      ['revenue EUR 96000000 2024 corrected'],
    ],
    [
      'de',
      'Die Zahl der Beschäftigten beträgt 1.120 statt 1.210.',
      ['employees 1120', 'employees 1210 negated'],
    ],
    [
      'en',
      'The Sunday Courier reported that chief executive Ruth Okafor had resigned. That report was wrong, the company said.',
      ['ceo Ruth Okafor', 'departure Ruth Okafor denied reported'],
    ],
    ['de', 'Finanzvorstand ist Tom Arkel. Diese Angabe ist falsch.', ['cfo Tom Arkel negated']],
    // What is no correction leaves it as it is.
    ['en', 'Revenue in 2024 was EUR 96 million. This was right in line.', ['revenue EUR 96000000 2024']],
    ['de', 'Der Umsatz lag 2024 bei 96 Mio. Euro. Das ist ein Fehlerbereich.', ['revenue EUR 96000000 2024']],
  ])('(%s) %s', (language, text, claims) => {
    expect(read([text], language).map(written)).toEqual(claims);
  });

  it.each<['en' | 'de', string, string[]]>([
    [
      'en',
      'The Sunday Courier reported that chief executive Ruth Okafor had resigned.',
      ['ceo Ruth Okafor', 'departure Ruth Okafor former reported'],
    ],
    [
      'de',
      'Der „Sonntagskurier“ hatte gemeldet, Vorstandschefin Ruth Okafor sei zurückgetreten.',
      ['ceo Ruth Okafor', 'departure Ruth Okafor former reported'],
    ],
    [
      'de',
      'Wie die Lokalzeitung berichtet, lag der Umsatz 2024 bei 95 Mio. Euro.',
      ['revenue EUR 95000000 2024 reported'],
    ],
  ])('is not needed for what only a newspaper says (%s): %s', (language, text, claims) => {
    expect(read([text], language).map(written)).toEqual(claims);
  });

  it('lets the value go in other documents too', () => {
    const claims = read(
      ['Revenue in 2024 was EUR 96 million.', 'Revenue in 2024 was EUR 96 million. This was an error.'],
      'en',
    );
    const [revenue] = atOnce(compareClaims(claims, [...companyAttributes, ...companyFigures], null));
    expect(revenue?.values.map(({ state }) => state)).toEqual(['corrected']);
  });
});
