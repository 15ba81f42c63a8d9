import { expect, it } from 'vitest';
import { ownClaims, readTexts, written } from './testing/claims-of.ts';

it.each<['de' | 'en', string, string, string[]]>([
  [
    'de',
    'Kessel Fruchtsaft GmbH',
    'Feld;Angabe\nKreditnehmer;Kessel Fruchtsaft GmbH\nBürge;Jan Kühn\nUmsatz 2024;27,9 Mio. EUR\nUmsatz 2025 (Plan);30,0 Mio. EUR\nGeschäftsführer;Eva Stark\n',
    ['revenue EUR 27900000 2024', 'revenue EUR 30000000 2025 expected', 'managing_director Eva Stark'],
  ],
  [
    'en',
    'Kessel Juices Ltd',
    'Field;Entry\nBorrower;Kessel Juices Ltd\nGuarantor;Jan Kuehn\nManaging director;Eva Stark\n',
    ['managing_director Eva Stark'],
  ],
])('C1 a form whose cell names the company is about it (%s)', (language, company, table, claims) => {
  expect(ownClaims(company, { name: 'form.csv', table, language })).toEqual(claims);
});

it('a company that is in a cell only is named in the documents', () => {
  const { naming } = readTexts('Kessel Fruchtsaft GmbH', [
    {
      name: 'kunden.csv',
      table: 'Kunde;Ort;Umsatz\nKessel Fruchtsaft GmbH;Trier;12\nRau AG;Ulm;14\n',
      language: 'de',
    },
  ]);
  expect([...naming]).toEqual(['d1']);
});

it.each<['de' | 'en', string]>([
  [
    'de',
    '# Kessel GmbH streicht Stellen\n\nDie Kessel GmbH baut Stellen ab.\n\nDie Rau Capital AG hat 2022 40 Prozent der Anteile übernommen. Finanzchef Jan Kühn hatte das Unternehmen im Herbst verlassen. Der Umsatz betrug 2024 12 Mio. Euro.',
  ],
  [
    'en',
    '# Kessel Ltd cuts jobs\n\nKessel Ltd is cutting jobs.\n\nRau Capital plc acquired 40 per cent of the shares in 2022. Finance director Jan Kuehn left the company in autumn. Revenue in 2024 was EUR 12 million.',
  ],
])('C1 whoever only bought shares in a paragraph is not “the company” in it (%s)', (language, text) => {
  const company = language === 'de' ? 'Kessel GmbH' : 'Kessel Ltd';
  const { claims, company: asked } = readTexts(company, [{ text, language }]);
  const ofOthers = claims.filter(({ entity }) => entity !== asked.key).map(written);
  expect(ofOthers.filter((one) => /^(?:cfo|departure|revenue)/u.test(one))).toEqual([]);
});
