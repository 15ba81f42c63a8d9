import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const known = {
  name: 'press.md',
  text: '# Verdane Optics GmbH: news\n\nVerdane Optics makes lenses.',
  language: 'en',
} as const;
const en = (text: string, name = 'letter.txt') =>
  ownClaims('Verdane Optics GmbH', known, { name, text, language: 'en' });
const de = (text: string) =>
  ownClaims('Verdane Optics GmbH', known, { name: 'brief.txt', text, language: 'de' });

describe('“we” in a document that is not the company’s own (H3)', () => {
  it.each([
    'To the buying team at Verdane\n\nThank you for your time. We were founded in 1988 and have 23 employees. Revenue was GBP 3.1 million in 2025. Head office is in Yeovil.',
    'We have polished glass for Verdane since 2016.\n\nWe have 23 employees. The company was founded in 1988.',
    'Verdane is our largest customer.\n\nOur revenue was GBP 3.1 million in 2025. Dora Haines is our managing director.',
    'Verdane has always paid on time. We supply Verdane Optics with moulds.\n\nWe employ 23 people.',
  ])('is whoever writes to it or deals with it: %s', (text) => {
    expect(en(text)).toEqual([]);
  });

  it('is the supplier even where the file is named after the company', () => {
    expect(
      en('We have polished glass for Verdane since 2016. We have 23 employees.', 'Verdane Optics.txt'),
    ).toEqual([]);
    expect(
      en('We supply Verdane Optics. We have 23 employees. Head office is in Yeovil.', 'Verdane Optics.txt'),
    ).toEqual([]);
  });

  it.each([
    'seit Jahren schleifen wir für Verdane Prismen, und Verdane ist unser wichtigster Kunde.\n\nWir beschäftigen 85 Mitarbeiter und erzielten 2025 einen Umsatz von 11,3 Mio. EUR. Das Unternehmen wurde 1994 gegründet und hat seinen Sitz in Ilmenau.',
    'Wir beliefern Verdane.\n\nWir beschäftigen 85 Mitarbeiter.',
  ])('auch auf Deutsch: %s', (text) => {
    expect(de(text)).toEqual([]);
  });

  it('is the company where it speaks of itself', () => {
    expect(en('We at Verdane Optics make lenses.\n\nWe have 23 employees.')).toEqual(['employees 23']);
    expect(de('Wir von Verdane Optics bauen Linsen.\n\nWir beschäftigen 85 Mitarbeiter.')).toEqual([
      'employees 85',
    ]);
    expect(
      en('Dear shareholders of Verdane Optics\n\nVerdane Optics had a good year. We have 23 employees.'),
    ).toEqual(['employees 23']);
  });

  it('is a rating agency or an analyst, whose expectations are not the company’s', () => {
    const text =
      '# Rating action: Verdane Optics GmbH\n\nWe forecast revenue of about EUR 900 million in 2026. We employ 400 analysts. Our rating of Verdane Optics is unchanged.';
    expect(en(text)).toEqual([]);
  });
});
