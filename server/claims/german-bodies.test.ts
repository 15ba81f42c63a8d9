import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics AG: Organe\n\n${text}`, language: 'de' });

describe('who forms a body of a company', () => {
  it.each([
    [
      'Den Vorstand bilden Dr. Eva Stark (Vorsitzende) und Jan Kühn (Finanzen).',
      ['ceo Eva Stark', 'cfo Jan Kühn'],
    ],
    [
      'Den Vorstand bilden Jan Kühn (Vorsitzender, bis 30. Juni 2024) und Eva Stark (Finanzen).',
      ['ceo Jan Kühn until 2024-06-30 former', 'cfo Eva Stark'],
    ],
    [
      'Dem Vorstand gehören an: Jan Kühn (Vorsitzender, bestellt bis 31. Dezember 2027) und Dr. Eva Stark (Finanzen, seit 1. August 2021).',
      ['ceo Jan Kühn', 'cfo Eva Stark 2021-08-01'],
    ],
    [
      'Geschäftsführer sind Eva Stark (Vertrieb) und Jan Kühn (Technik).',
      ['managing_director Eva Stark', 'managing_director Jan Kühn'],
    ],
    [
      'Vorstand:\n- Dr. Eva Stark, Vorsitzende (seit 1. April 2025)\n- Jan Kühn, Finanzen (bis 30. Juni 2024)\nAufsichtsrat:\n- Prof. Dr. Arno Holm, Vorsitzender\n- Ilka Sommer, stellvertretende Vorsitzende',
      ['ceo Eva Stark 2025-04-01', 'cfo Jan Kühn until 2024-06-30 former', 'chair Arno Holm'],
    ],
    [
      'Leitung: Eva Stark und Jan Kühn (Geschäftsführer)',
      ['managing_director Eva Stark', 'managing_director Jan Kühn'],
    ],
    // Of an office that one holds, the name beside it.
    ['Leitung: Eva Stark und Jan Kühn (Vorstandsvorsitzender)', ['ceo Jan Kühn']],
  ])('is read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Den Vorstand bilden drei Mitglieder.'],
    ['Den Vorstand bilden künftig Eva Stark (Vorsitzende) und Jan Kühn (Finanzen).'],
    ['Die Kerbel Verwaltungs GmbH, Geschäftsführerin: Ilse Kerbel.'],
  ])('is not made of anything else: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

describe('who leaves and who follows', () => {
  it.each([
    [
      'Jan Kühn hat den Vorstand der Verdane Optics AG zum Jahresende 2024 verlassen.',
      ['director Jan Kühn until 2024-12-31 former', 'departure Jan Kühn 2024-12-31 former'],
    ],
    ['Jan Kühn hat den Vorstand informiert.', []],
    [
      'Finanzvorstand Jan Kühn scheidet zum 30. Juni 2025 aus. Seine Nachfolge tritt am 1. Juli 2025 Dr. Eva Stark an.',
      ['cfo Jan Kühn', 'departure Jan Kühn 2025-06-30 expected', 'cfo Eva Stark 2025-07-01'],
    ],
    [
      'Vorstandsvorsitzender ist Jan Kühn. Ihm folgt Dr. Eva Stark nach, die seit 2019 das Finanzressort verantwortet.',
      ['ceo Jan Kühn', 'ceo Eva Stark'],
    ],
    [
      'Zum 1. März 2026 wird Eva Stark weitere Geschäftsführerin der Verdane Optics AG.',
      ['managing_director Eva Stark 2026-03-01 expected'],
    ],
    ['Den Vorsitz im Aufsichtsrat führt weiterhin Renate Koll-Behn.', ['chair Renate Koll-Behn']],
    ['Den Vorsitz des Aufsichtsrats hat seit der Sitzung im Juni 2024 Klaus Dom inne.', ['chair Klaus Dom']],
    [
      'Finanzvorstand Jan Kühn scheidet zum 31. Dezember 2025 aus. Nachfolger wird zum 1. Januar 2026 Arno Holm, bisher kaufmännischer Leiter der Kessel GmbH.',
      ['cfo Jan Kühn', 'departure Jan Kühn 2025-12-31 expected', 'cfo Arno Holm 2026-01-01 expected'],
    ],
    [
      'Finanzvorstand Jan Kühn scheidet zum 31. Dezember 2025 aus. Zu seinem Nachfolger wurde Arno Holm bestellt.',
      ['cfo Jan Kühn', 'departure Jan Kühn 2025-12-31 expected', 'cfo Arno Holm expected'],
    ],
    [
      'Finanzvorstand Jan Kühn scheidet zum 31. Dezember 2025 aus. Zu seinem Nachfolger wurde Arno Holm nicht bestellt.',
      ['cfo Jan Kühn', 'departure Jan Kühn 2025-12-31 expected'],
    ],
    [
      'Als Nachfolgerin wird Frau Eva Stark mit Wirkung zum 1. Oktober 2026 zur Geschäftsführerin bestellt.',
      ['managing_director Eva Stark 2026-10-01 expected'],
    ],
    ['Eva Stark wird zum 1. Oktober 2026 zur Geschäftsführerin der Kessel GmbH bestellt.', []],
    ['Bis Ende März 2025 führte Jan Kühn das Unternehmen.', ['head Jan Kühn until 2025-03-31 former']],
  ])('is read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });
});

describe('the seat beside a name', () => {
  it.each([
    ['Die Verdane Optics AG, Kassel, entwickelt Linsen.', ['headquarters Kassel']],
    ['Die Verdane Optics AG, Bad Homburg, liefert Linsen.', ['headquarters Bad Homburg']],
    ['Die Verdane Optics AG, Kempten (Allgäu), liefert Linsen.', ['headquarters Kempten (Allgäu)']],
    ['Die Gesellschaft hat ihren Sitz in Kempten (Allgäu).', ['headquarters Kempten (Allgäu)']],
    ['Die Verdane Optics AG, Weltmarktführer, liefert Linsen.', []],
    ['Die Verdane Optics AG, Kassel, Linz und Brescia, liefert Linsen.', []],
    ['Die Verdane Optics AG, Kassel, und die Kessel AG, Linz, fusionieren.', []],
    ['Die Verdane Optics AG, Deutschland, liefert Linsen.', []],
  ])('is read where it is a place: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });
});

describe('paid capital', () => {
  it('is the capital', () => {
    expect(of('Das Stammkapital in Höhe von EUR 5.000.000,00 ist voll eingezahlt.')).toEqual([
      'capital EUR 5000000',
    ]);
  });
});
