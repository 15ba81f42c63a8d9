import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

/** With "above", "below" or "about" after what is not exact. */
function read(text: string, language: 'en' | 'de'): string[] {
  const form = language === 'en' ? 'Ltd' : 'GmbH';
  return readTexts('Verdane Optics', [{ text: `# Verdane Optics ${form}: dossier\n\n${text}`, language }])
    .claims.filter((claim) => claim.attribute !== 'legal_name')
    .map((claim) => {
      const { value } = claim;
      const about = value.kind === 'quantity' && value.isApproximate ? ` ${value.bound ?? 'about'}` : '';
      return `${claim.entity === 'verdane optics' ? '' : `${claim.entity}: `}${written(claim)}${about}`;
    });
}

describe('how many people work there', () => {
  it.each<[string, string[]]>([
    ['Verdane Optics employs some 1,400 people.', ['employees 1400 about']],
    ['Verdane Optics employs just under 1,400 people.', ['employees 1400 about']],
    ['Verdane Optics employs fewer than 1,400 people.', ['employees 1400 below']],
    ['Verdane Optics has a workforce of more than 1,400.', ['employees 1400 above']],
    ['About 1,400 people work for Verdane Optics.', ['employees 1400 about']],
    ['With 1,412 employees, Verdane Optics is the largest maker of lenses.', ['employees 1412']],
    ['The company now has 1,412 full-time employees.', ['employees 1412']],
    ['640 people work for Verdane Optics in Leeds.', []],
    ['Of these, 640 people work for Verdane Optics.', []],
    ['With 640 employees in Leeds, Verdane Optics is the largest maker of lenses.', []],
    ['Verdane Optics employs up to 500 seasonal workers.', []],
    ['Employees: more than 1,400', ['employees 1400 above']],
  ])('%s', (text, claims) => {
    expect(read(text, 'en')).toEqual(claims);
  });

  it.each<[string, string[]]>([
    [
      'Die Verdane Optics GmbH beschäftigt nicht, wie berichtet, 2.000, sondern 1.412 Menschen.',
      ['employees 2000 negated', 'employees 1412'],
    ],
    ['Knapp 1.400 Menschen arbeiten für die Verdane Optics GmbH.', ['employees 1400 about']],
    ['Die Verdane Optics GmbH beschäftigt mehr als 1.400 Menschen.', ['employees 1400 above']],
    [
      'Mit rund 1.400 Mitarbeitern erzielte die Verdane Optics GmbH 2024 einen Umsatz von 48 Mio. Euro.',
      ['revenue EUR 48000000 2024', 'employees 1400 about'],
    ],
  ])('%s', (text, claims) => {
    expect(read(text, 'de')).toEqual(claims);
  });
});

describe('what is said of others beside the company', () => {
  it.each<[string, string[]]>([
    [
      'Its rival Lumora SE has its head office in Vienna and employs 9,400 people.',
      ['lumora: employees 9400', 'lumora: headquarters Vienna'],
    ],
    ['Verdane Optics sold its subsidiary Kessel AG, which employs 900 people.', ['kessel: employees 900']],
  ])('%s', (text, claims) => {
    expect(read(text, 'en')).toEqual(claims);
  });

  it('knows the same year of the sentence before', () => {
    expect(
      read(
        'Der Umsatz der Verdane Optics GmbH betrug 2024 480 Mio. Euro. Die Lumora SE erzielte im selben Jahr einen Umsatz von 1,9 Mrd. Euro.',
        'de',
      ),
    ).toEqual(['revenue EUR 480000000 2024', 'lumora: revenue EUR 1900000000 2024']);
    expect(read('Die Lumora SE erzielte im selben Jahr einen Umsatz von 1,9 Mrd. Euro.', 'de')).toEqual([]);
  });
});

describe('where it sits', () => {
  it('reads a place that is also the first word of its name, with the whole name of the country', () => {
    expect(read('Verdane Optics has its head office in Verdane, Czech Republic.', 'en')).toEqual([
      'headquarters Verdane, Czech Republic',
    ]);
  });

  it('keeps the registered office apart from the head office', () => {
    expect(
      read('Verdane Optics has its registered office in Ely and its head office in London.', 'en'),
    ).toEqual(['registered_office Ely', 'headquarters London']);
  });
});

describe('posts are counted apart from people', () => {
  it.each<[string, 'en' | 'de', string[]]>([
    ['Verdane Optics has 184 employees (full-time equivalents).', 'en', ['full_time_equivalents 184']],
    ['Verdane Optics has 184 employees (FTE).', 'en', ['full_time_equivalents 184']],
    ['Verdane Optics has 184 employees (170 FTE).', 'en', ['employees 184']],
    ['Die Verdane Optics hat 312 Mitarbeiter (Vollzeitäquivalente).', 'de', ['full_time_equivalents 312']],
    ['Die Verdane Optics hat 312 Mitarbeiter (VZÄ).', 'de', ['full_time_equivalents 312']],
    ['Die Verdane Optics hat 312 Mitarbeiter (290 Vollzeitäquivalente).', 'de', ['employees 312']],
    [
      'Die Verdane Optics beschäftigt 312 Mitarbeiter, umgerechnet 290 Vollzeitkräfte.',
      'de',
      ['employees 312'],
    ],
  ])('%s', (text, language, claims) => {
    expect(read(text, language)).toEqual(claims);
  });
});
