import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

const of = (company: string, text: string, language: 'en' | 'de' = 'en') => {
  const { claims, company: known } = readTexts(company, [{ text, language }]);
  return claims
    .filter(({ attribute }) => attribute !== 'legal_name')
    .map((claim) => `${claim.entity === known.key ? '' : `${claim.entity}: `}${written(claim)}`);
};

describe('a company that goes by two names', () => {
  it('is found by either where both were asked for', () => {
    const text = 'Verdane Optics AB, trading as Lumen Tools, makes lenses.\n\nLumen Tools employs 90 people.';
    expect(of('Verdane Optics AB (Lumen Tools)', text)).toContain('employees 90');
  });

  it('keeps a short name that is defined behind its place', () => {
    const text =
      'Auftraggeberin: Verdane Optik & Glas GmbH, Halle (Saale) („VOG“ oder „Gesellschaft“)\n\nVOG wurde 1906 gegründet.';
    expect(of('Verdane Optik & Glas GmbH', text, 'de')).toEqual(['founded 1906']);
  });
});

describe('a name with quotation marks in it', () => {
  it('is one name, and its end is nobody’s', () => {
    const society = 'Baugenossenschaft „Morgentau“ Rostock eG';
    const text = `# ${society}\n\nBilanzsumme zum 31.12.2023: 254,8 Mio. €.\n\nDie Morgentau Service GmbH beschäftigt 41 Mitarbeiter.`;
    expect(of(society, text, 'de')).toEqual([
      'total_assets EUR 254800000 2023-12-31',
      'morgentau service: employees 41',
    ]);
  });
});

describe('words that a document defines', () => {
  it('say who “we” is where they come before the name', () => {
    const text =
      'Unless the context otherwise requires, "Verdane," the "Company," "we" and "our" refer to Verdane Optics, Inc. and its subsidiaries.\n\nWe employ 90 people.\n\nKessel AG employs 6,000 people.';
    expect(of('Verdane Optics', text)).toContain('employees 90');
  });
});

describe('who founded a company', () => {
  it('is not the person whose father did, and not the founder of a company named behind', () => {
    const text =
      "Verdane Optics Ltd makes lenses. The company, founded in 1988 by Karel Lind's father, Jan, is owned by the Lind family and Corbel Ventures Ltd.";
    expect(of('Verdane Optics', text).filter((one) => one.includes('founder'))).toEqual([]);
  });

  it('is named right behind “by”', () => {
    const text =
      'Verdane Optics Ltd makes lenses. The company, founded in 1988 by Karel Lind, is owned by Corbel Ventures Ltd.';
    expect(
      of('Verdane Optics', text).filter((one) => one.startsWith('Corbel') && one.includes('founder')),
    ).toEqual([]);
  });
});
