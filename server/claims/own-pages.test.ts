import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const de = (company: string, text: string, ...more: string[]) =>
  ownClaims(
    company,
    { text, language: 'de' },
    ...more.map((one) => ({ text: one, language: 'de' as const })),
  );

/** An "about us" that names a company twice. */
const page = (name: string) =>
  `# Über uns\n\nSeit 1923 bauen wir in Trier Öfen von ${name}. 1990 ging ${name} an die Börse.\n\n## Standorte\n\nHauptsitz ist Trier.`;

const figures = '\n\nDer Konzernumsatz betrug 2024 31,2 Mio. Euro.';

const minutes = (line: string) => de('Eschbach Fliesen', `## Protokoll der Versammlung\n\n${line}${figures}`);

const takenFor = (...texts: string[]) =>
  readTexts(
    'Lanthorn Energy',
    texts.map((text) => ({ text, language: 'en' as const })),
  ).company.takenFor;

describe('reports and pages of a company on itself (H3)', () => {
  it('are about the company that a report begins with, with its subsidiaries', () => {
    const head = '# Konzernlagebericht für das Geschäftsjahr 2024\n\n';
    const opening =
      'Die Eschbach Fliesen SE & Co. KGaA mit Sitz in Trier ist die Obergesellschaft eines Konzerns. Wesentliche Tochtergesellschaften sind die Eschbach Service GmbH und die Tonwerk Saar GmbH.';
    expect(de('Eschbach Fliesen', head + opening + figures)).toEqual([
      'headquarters Trier',
      'revenue EUR 31200000 2024',
    ]);
    const bought = 'Die Eschbach Fliesen GmbH aus Trier wurde von der Tonwerk Saar AG gekauft.';
    expect(de('Eschbach Fliesen', `# Meldung\n\n${bought}${figures}`)).toEqual([]);
  });

  it('are about the company that an "about us" names first and most where it says "we"', () => {
    expect(de('Eschbach Fliesen', page('Eschbach Fliesen'))).toEqual(['headquarters Trier']);
    expect(
      de('Eschbach Fliesen', '# Über uns\n\nWir bauen Öfen für Eschbach Fliesen.\n\nHauptsitz ist Leer.'),
    ).toEqual([]);
  });

  it('are known by the short name where only its subsidiaries have longer ones', () => {
    const report =
      'Die Eschbach Fliesen GmbH hat eine Tochter. Tochtergesellschaft ist die Eschbach Service GmbH.';
    const sheet = 'Eschbach beschäftigt 310 Mitarbeiter.';
    expect(de('Eschbach Fliesen GmbH', report, sheet)).toEqual(['employees 310']);
    const rival = 'Die Eschbach Fliesen GmbH liefert nach Köln. Dort sitzt die Eschbach Kachel AG.';
    expect(de('Eschbach Fliesen GmbH', rival, sheet)).toEqual([]);
  });

  it('are known by a name without what says the kind of the house', () => {
    const read = readTexts('Lanthorn Energy', [
      { text: 'Lanthorn Energy Co-operative Limited employs 57 people.', language: 'en' },
    ]);
    expect(read.company.takenFor).toBe('Lanthorn Energy Co-operative Limited');
  });

  it('are about whom the line below "Protokoll" names with the day on which it met', () => {
    expect(minutes('der Eschbach Fliesen GmbH am Freitag, 13. Juni 2025, 14.00 Uhr, Trier')).toEqual([
      'revenue EUR 31200000 2024',
    ]);
    expect(minutes('Gespräche mit der Eschbach Fliesen GmbH und der Tonwerk Saar AG, Trier')).toEqual([]);
  });

  it('are known by a name of two words only where it is nowhere by itself and begins no other name', () => {
    const longer = 'Lanthorn Energy Holdings plc employs 57 people.';
    expect(takenFor(longer)).toBe('Lanthorn Energy Holdings plc');
    const solutions = 'Lanthorn Energy Solutions Limited employs 57 people.';
    expect(takenFor(solutions, 'Lanthorn Energy is another company.')).toBeNull();
    expect(takenFor(longer, solutions)).toBeNull();
  });

  it('are about nobody whom they name in passing alone', () => {
    const people =
      '# The people behind it\n\nWe make lenses.\n\n## Team\n\nJane Roe, Chief Executive Officer.\n\n## Investors\n\nGrowth investor Meridian Capital has held 38% since 2021.';
    const { claims } = readTexts('Verdane Optics', [{ text: people, language: 'en' }]);
    expect(claims.filter(({ attribute }) => attribute === 'ceo')).toEqual([]);
  });

  it('are known by the first word where lists name its products by it', () => {
    const products = 'Verdane makes lenses.\n\n- Verdane Rota: duty planning\n- Verdane Flow: bed management';
    const read = readTexts('Verdane Software', [
      { text: `# Verdane Software B.V.\n\n${products}`, language: 'en' },
    ]);
    expect(read.company.aliases).toContain('Verdane');
    const group = readTexts('Verdane Software', [
      { text: '# Verdane Software B.V.\n\nVerdane Rota employs 40 people.', language: 'en' },
    ]);
    expect(group.company.aliases).not.toContain('Verdane');
  });
});

describe('a table that names nobody', () => {
  const table = {
    name: 'facts.csv',
    table: 'in EUR million;2023;2024\nRevenue;10;12',
    language: 'en',
  } as const;
  const read = (...texts: string[]) =>
    readTexts('Verdane Optics', [
      ...texts.map((text) => ({ text, language: 'en' as const })),
      table,
    ]).claims.filter(({ attribute, entity }) => attribute === 'revenue' && entity === 'verdane optics');
  const own =
    '# Verdane Optics Ltd\n\nVerdane Optics makes lenses. Meridian Capital Ltd holds 38% of the shares.';

  it('is the company’s where all other documents are about it, whomever they name beside it', () => {
    expect(read(own)).toHaveLength(2);
  });

  it('is nobody’s beside a document about somebody else, or about nobody certain', () => {
    expect(read(own, '# Kessel Glas Ltd\n\nKessel Glas makes glass.')).toEqual([]);
    expect(read(own, '# The market\n\nVerdane Optics and Kessel Glas Ltd make lenses.')).toEqual([]);
  });
});
