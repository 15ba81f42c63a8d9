import { expect, it } from 'vitest';
import { ownClaims, readTexts, written } from './testing/claims-of.ts';

const own = (company: string, text: string, language: 'en' | 'de') => ownClaims(company, { text, language });

it.each<['de' | 'en', string, string]>([
  [
    'de',
    'Verdane Optik GmbH',
    '# „Wir bleiben unabhängig“\n\n*Interview mit Eva Stark, Geschäftsführerin der Verdane Optik GmbH, Rostock.*\n\n**Wie hoch war der Umsatz?**\n\nStark: Wir haben 2023 46 Millionen Euro umgesetzt.\n\n**Wer sind Ihre Wettbewerber?**\n\nStark: Vor allem die Kessel AG. Sie machte 2023 einen Umsatz von 300 Millionen Euro.',
  ],
  [
    'en',
    'Verdane Optics Ltd',
    '# Staying independent\n\nInterview with Eva Stark, managing director of Verdane Optics Ltd, Leeds.\n\n**What was your revenue?**\n\nEva Stark: Our revenue in 2023 was EUR 46 million. We are proud of what our people have done.\n\n**Who are your competitors?**\n\nEva Stark: Mostly Kessel plc. Kessel plc had revenue of EUR 300 million in 2023, we are small beside them.',
  ],
])('C1 an interview is about the company whose officer answers (%s)', (language, company, text) => {
  expect(own(company, text, language)).toEqual(['managing_director Eva Stark', 'revenue EUR 46000000 2023']);
});

const note = (lines: string) =>
  `# Gesprächsnotiz\n\nBesuch bei Verdane Optik GmbH in Zwickau am 5. Februar 2025\n\n${lines}`;

it('C1 a note is about whom its writer has met, and “we” in it is not that company', () => {
  expect(
    own(
      'Verdane Optik GmbH',
      note('- Umsatz 2024 ca. 28 Mio. €, 2023 waren es 31 Mio. €\n- Wir beschäftigen 1.200 Mitarbeiter'),
      'de',
    ),
  ).toEqual(['revenue EUR 28000000 2024', 'revenue EUR 31000000 2023']);
  const two =
    '# Gesprächsnotiz\n\nBesuch bei Verdane Optik GmbH und Kessel AG am 5. Februar 2025\n\n- Umsatz 2024: 28 Mio. €';
  expect(own('Verdane Optik GmbH', two, 'de')).toEqual([]);
});

it('C1 fields of a register are read with their values in the line below', () => {
  const text =
    'Handelsregister B des Amtsgerichts Stuttgart\n\nNummer der Firma: HRB 741206\n\n1. Anzahl der bisherigen Eintragungen:\n\n14\n\n2. a) Firma:\n\nKessel Ventiltechnik GmbH\n\nb) Sitz, Niederlassung, inländische Geschäftsanschrift, empfangsberechtigte Person, Zweigniederlassungen:\n\nEsslingen am Neckar\nGeschäftsanschrift: Plochinger Straße 118, 73730 Esslingen am Neckar\n\n3. Grund- oder Stammkapital:\n\n1.250.000,00 EUR\n\n4. b) Vorstand, Leitungsorgan, geschäftsführende Direktoren:\n\nEinzelvertretungsberechtigt:\nGeschäftsführer: Stark, Eva, Esslingen, *14.02.1971\n\n5. Prokura:\n\nKühn, Jan, Göppingen, *22.11.1980\n\n6. a) Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag:\n\nGesellschaft mit beschränkter Haftung\nGesellschaftsvertrag vom 17.06.1998\n';
  const { claims, company } = readTexts('Kessel Ventiltechnik GmbH', [
    { name: 'auszug.txt', text, language: 'de' },
  ]);
  const told = claims.filter(({ entity }) => entity === company.key);
  expect(told.map(written)).toEqual([
    'registration HRB 741206',
    'legal_name Kessel Ventiltechnik GmbH',
    'headquarters Esslingen am Neckar',
    'capital EUR 1250000',
    'managing_director Eva Stark',
    'legal_form Gesellschaft mit beschränkter Haftung',
  ]);
  // The place is that of the field and its value, with the blank line between them.
  expect(told.find(({ attribute }) => attribute === 'capital')?.place.locator).toBe('lines 18-20');
});
