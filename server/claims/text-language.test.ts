import { expect, it } from 'vitest';
import { sampleCompanyChoices, sampleDocuments } from '../library/library.ts';
import { languageOfText } from './text-language.ts';

it.each([
  [
    'de',
    'Die Gesellschaft wurde 1998 gegründet und ist in Köln ansässig. Der Vorstand besteht aus zwei Personen, die für den Vertrieb und die Technik zuständig sind.',
  ],
  [
    'fr',
    'La société est établie à Lyon et emploie 240 personnes dans les usines du groupe. Elle a été fondée par des ingénieurs qui sont au conseil.',
  ],
  [
    'es',
    'La empresa fue fundada en 1998 y tiene su sede en Madrid. Los ingresos del año han crecido por las ventas en los mercados.',
  ],
  [
    'it',
    'La società è stata fondata nel 1998 e ha sede a Milano. I ricavi della società sono cresciuti per le vendite nel mercato.',
  ],
  [
    'nl',
    'Het bedrijf werd in 1998 opgericht en is gevestigd in Utrecht. De omzet van het bedrijf is door de verkoop in het buitenland gegroeid.',
  ],
  [
    'pt',
    'A empresa foi fundada em 1998 e tem a sua sede no Porto. As receitas da empresa são mais altas do que no ano anterior.',
  ],
  [
    'en',
    'The company was founded in 1998 and is based in Leeds. Its revenue has grown by a tenth, with most of it from the United States.',
  ],
  ['other', 'Компания была основана в 1998 году и находится в Москве, выручка выросла на десять процентов.'],
  ['other', '会社は一九九八年に設立され、東京に本社を置いています。売上高は十パーセント増加しました。'],
])('knows a text in %s by its small words', (language, text) => {
  expect(languageOfText(text)).toBe(language);
});

it('does not guess from names, labels and numbers', () => {
  for (const text of [
    '',
    'Umsatz 2025: 55.0',
    'Claire Morel, Chief Executive Officer\nFounded: 2004',
    '12 13 14',
  ])
    expect(languageOfText(text)).toBeNull();
});

it('takes no document of the sample library for one in another language', () => {
  const documents = sampleCompanyChoices.flatMap(({ value }) => sampleDocuments(value));
  expect(documents.length).toBeGreaterThan(0);
  const languages = documents.map(({ bytes }) => languageOfText(new TextDecoder().decode(bytes)));
  expect(new Set(languages.filter((language) => language !== null))).toEqual(new Set(['en']));
});

it('does not take names that a reader made for words of a language', () => {
  const cells = Array.from({ length: 12 }, (_, i) => `Column A: ${i} · Column O: ${i * 2} · Row 4`).join(
    '\n',
  );
  expect(languageOfText(cells)).toBeNull();
  expect(
    languageOfText(`${cells}\nThe accounts of the company are in thousands and to be read with the notes.`),
  ).toBe('en');
});
