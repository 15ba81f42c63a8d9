import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const letter = (end: string) =>
  ownClaims('Verdane Optics', {
    name: 'letter.txt',
    text: `# Verdane Optics plc: letter to shareholders\n\nWe had a good year, and we thank all of you for the trust that you have placed in us.\n\n${end}`,
    language: 'en',
  });

describe('the signature of a letter', () => {
  it.each<[string, string[]]>([
    ['Jane Roe\nChief Executive', ['ceo Jane Roe']],
    ['*Bart "Bo" Ingle*\nChairman and Chief Executive Officer', ['chair Bart Ingle', 'ceo Bart Ingle']],
    ['Jane Roe III\nPresident and Chief Executive Officer', ['ceo Jane Roe III']],
    ['Jane Roe\nChief Financial Officer\n19 March 2025', ['cfo Jane Roe']],
  ])('%s', (end, claims) => {
    expect(letter(end)).toEqual(claims);
  });

  it.each([
    'Jane Roe\nFormer Chief Executive',
    'Jane Roe\nDeputy Chief Executive',
    'Jane Roe\nChief Executive, Lumen Glas Ltd',
    'Jane Roe\nChief Executive Award Winner',
    'Jane Roe\nInvestor Relations',
  ])('names no officer: %s', (end) => {
    expect(letter(end)).toEqual([]);
  });

  it('is that of who writes, not of who is written to', () => {
    expect(
      ownClaims('Verdane Optics', {
        name: 'letter.txt',
        text: 'To Verdane Optics Ltd\n\nDear Ms Kranich,\n\nWe grind prisms for Verdane.\n\nYours sincerely\n\nJane Roe\nManaging Director',
        language: 'en',
      }),
    ).toEqual([]);
  });
});

describe('who is behind words in quotation marks', () => {
  it.each<[string, string[]]>([
    ['"We grew more than ever before this year," said Carl Holm, chief executive.', ['ceo Carl Holm']],
    ['"We grew more than ever before this year," said Carl Holm, chief executive of Lumen Glas Ltd.', []],
    [
      '"We grew more than ever before," said Carl Holm, former chief executive of Verdane Optics.',
      ['ceo Carl Holm former'],
    ],
    ['"Carl Holm, the chief executive, must go," said Ida Lund, an analyst at Corvane.', []],
  ])('%s', (sentence, claims) => {
    expect(letter(sentence)).toEqual(claims);
  });
});

describe('people beside an office that is not theirs', () => {
  it.each([
    'They came to us, says Ida Lund, the founder’s great-granddaughter, who likes it.',
    'Down the coast, Kestner’s has named Carl Holm as chief executive from January.',
  ])('%s', (sentence) => {
    expect(letter(sentence)).toEqual([]);
  });
});

it.each<['de' | 'en', string, string, string[]]>([
  [
    'de',
    'Kessel Medizin GmbH',
    'An: kredit@foerdebank.example\nDatum: 14. Januar 2025\n\nSehr geehrte Frau Rau,\n\nder Umsatz 2024 liegt bei 9,8 Mio. € und nicht, wie im Dezember gemeldet, bei 10,4 Mio. €. Unser Wettbewerber Nordmed AG hat 200 Mitarbeiter.\n\nMit freundlichen Grüßen\nDr. Eva Stark\nGeschäftsführerin\nKessel Medizin GmbH\n',
    ['revenue EUR 9800000 2024'],
  ],
  [
    'en',
    'Kessel Medical Ltd',
    'To: credit@harbourbank.example\nDate: 14 January 2025\n\nDear Ms Rau,\n\nOur revenue in 2024 was EUR 9.8 million. Our competitor Nordmed plc has 200 employees.\n\nKind regards\nEva Stark\nManaging Director\nKessel Medical Ltd\n',
    ['revenue EUR 9800000 2024'],
  ],
])(
  'C1 a letter is of the company in the lines below its greeting (%s)',
  (language, company, text, claims) => {
    const said = ownClaims(company, { name: 'mail.txt', text, language });
    expect(said.filter((one) => /^(?:revenue|employees)/u.test(one))).toEqual(claims);
  },
);

it('C1 a letter from somebody else is not the company’s', () => {
  const text =
    'Datum: 14. Januar 2025\n\nKessel Medizin GmbH\nTalweg 3\n96515 Sonneberg\n\nSehr geehrte Frau Stark,\n\nunser Umsatz 2024 liegt bei 900 Mio. €.\n\nMit freundlichen Grüßen\nJan Kühn\nVorstand\nFördebank AG\n';
  expect(ownClaims('Kessel Medizin GmbH', { name: 'mail.txt', text, language: 'de' })).toEqual([]);
});
