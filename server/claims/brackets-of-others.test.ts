import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const en = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd: dossier\n\n${text}`, language: 'en' });
const de = (text: string) =>
  ownClaims('Verdane Optik', { text: `# Verdane Optik GmbH: Exposé\n\n${text}`, language: 'de' });

describe('figures in brackets behind a name (H3)', () => {
  it.each([
    'Comparable deals: Amber Lenses (2022, revenue EUR 52 million), Corrib Glass (2023, revenue EUR 120 million).',
    'Peers in the survey are Amber Lenses (revenue in 2024: EUR 52 million, 310 employees) and Kessel.',
    'Our works at Leeds (45 employees) grinds lenses.',
    'Advice came from Birch & Partner (22 employees, offices in Leeds and Cork).',
    'The fund Corbel Invest (founded in 1998, 40 employees) looked at the books.',
  ])('are never those of the company a document is about: %s', (text) => {
    expect(en(text)).toEqual([]);
  });

  it.each([
    'Vergleichbare Transaktionen: Käserei Hohenegg (2022, Umsatz 52 Mio. EUR, 9,1x EBITDA), Molkerei Wertach (2023, Umsatz 120 Mio. EUR).',
    'Wir gratulieren: Sparkasse Altmark, Stahlhandel Seehausen (gegr. 1961, 45 Mitarbeiter).',
    'Das Werk Nettetal (Umsatz 2022: 7 Mio. Euro) wird verkauft.',
    'Haftungsausschluss: Birke & Partner (22 Mitarbeiter, Büros in München und Wien) übernimmt keine Gewähr.',
    'Die Vertriebsgesellschaft in Lyon (Umsatz 2024: 3 Mio. Euro, 12 Mitarbeiter) wurde geschlossen.',
  ])('sind nie die des Unternehmens, von dem ein Dokument handelt: %s', (text) => {
    expect(de(text)).toEqual([]);
  });

  it('are kept behind another figure and its name', () => {
    expect(en('Revenue was EUR 52 million in 2024 (2023: EUR 48 million).')).toEqual([
      'revenue EUR 52000000 2024',
      'revenue EUR 48000000 2023',
    ]);
    expect(de('Das Betriebsergebnis (EBIT) betrug 2024 5 Mio. Euro.')).toEqual([
      'operating_profit EUR 5000000 2024',
    ]);
  });

  it('make the name before them known as that of a company', () => {
    const { others } = readTexts('Verdane Optik', [
      { text: 'Verdane Optik GmbH. Deals: Käserei Hohenegg (2022, Umsatz 52 Mio. EUR).', language: 'de' },
    ]);
    expect(others.map(({ written }) => written)).toContain('Käserei Hohenegg');
  });
});
