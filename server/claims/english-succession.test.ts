import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd: dossier\n\n${text}`, language: 'en' });

const holder = 'ceo Harriet Oakes';
const is = 'Harriet Oakes is chief executive.';

describe('who comes to an office, with something set between name and verb', () => {
  it.each<[string, string[]]>([
    [
      'The board has chosen Dev Raman, currently our finance director, to succeed Harriet Oakes as chief executive.',
      ['ceo Dev Raman expected', 'cfo Dev Raman'],
    ],
    [
      'Dev Raman, currently finance director, will succeed Harriet Oakes as chief executive on 14 May 2026.',
      ['ceo Dev Raman 2026-05-14 expected', 'cfo Dev Raman'],
    ],
    [
      'Ida Lund, formerly our finance director, will succeed Harriet Oakes as chief executive.',
      ['ceo Ida Lund expected', 'cfo Ida Lund former'],
    ],
    [
      'Ida Lund, currently deputy finance director, will succeed Harriet Oakes as chief executive.',
      ['ceo Ida Lund expected'],
    ],
    ['Ida Lund will succeed Harriet Oakes as chief executive of Lumen Glas Ltd.', []],
    [
      `${is} She will retire. The board has chosen Dev Raman, currently our finance director, to succeed her.`,
      [holder, 'departure Harriet Oakes expected', 'ceo Dev Raman expected', 'cfo Dev Raman'],
    ],
    [
      `${is} Carl Holm is chairman. The board has chosen Dev Raman to succeed her.`,
      [holder, 'chair Carl Holm'],
    ],
    [
      `${is} The board of Lumen Glas Ltd has chosen Dev Raman to succeed Ida Lund as chief executive.`,
      [holder],
    ],
    [
      'Dev Raman, who took over as chief executive in May 2026, said the orders were late.',
      ['ceo Dev Raman 2026-05'],
    ],
    [
      'Dev Raman, who took over as chief executive of Lumen Glas Ltd in May 2026, said the orders were late.',
      [],
    ],
  ])('%s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });
});

describe('somebody named before by the whole name', () => {
  it.each<[string, string[]]>([
    ['Ms Oakes will retire on 14 May 2026.', [holder, 'departure Harriet Oakes 2026-05-14 expected']],
    [
      'The company said that Ms Oakes will retire on 30 June 2026 and that Dev Raman has been appointed as her successor.',
      [holder, 'ceo Dev Raman expected', 'departure Harriet Oakes 2026-06-30 expected'],
    ],
    ['Mr Oakes of Kestner will retire on 30 June 2026.', [holder]],
    ['Ms Oakes will not retire on 30 June 2026.', [holder]],
    ['Reportedly Ms Oakes will retire on 30 June 2026.', [holder]],
    ['If Ms Oakes will retire on 30 June 2026, shares may fall.', [holder]],
    ['Ms Lund will retire on 30 June 2026.', [holder]],
  ])('%s', (sentence, claims) => {
    expect(of(`${is}\n\n${sentence}`)).toEqual(claims);
  });
});

describe('the year that the head of a document reports on', () => {
  it('is that of figures without one, but not of a quarter', () => {
    expect(
      ownClaims('Verdane Optics', {
        name: 'filing.txt',
        text: 'VERDANE OPTICS, INC.\nFORM 10-K\nFor the fiscal year ended September 30, 2025\n\nItem 1. Business\n\nVerdane Optics, Inc. ("Verdane," "we" or "us") makes lenses. We report two segments, Retail and Trade.\n\nOperating income. Operating income increased to $88.4 million from $74.0 million. Operating income for the fourth quarter alone was $24.1 million.\n\nRetail net sales were $803.5 million and Trade net sales were $481.2 million.',
        language: 'en',
      }),
    ).toEqual([
      'segments Retail',
      'segments Trade',
      'operating_profit USD 88400000 2025',
      'operating_profit USD 74000000 2024',
      'revenue (Retail) USD 803500000 2025',
      'revenue (Trade) USD 481200000 2025',
    ]);
  });
});

const own = (text: string) => ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc\n\n${text}`);

describe('who joined as an officer', () => {
  it('holds the office since, and held another elsewhere before', () => {
    expect(
      own('Ottilie Marsh joined as chief financial officer from Kerrin Group on 1 September 2023.'),
    ).toEqual(['cfo Ottilie Marsh 2023-09-01']);
    expect(own('Jane Ash will join as chief technology officer in June 2026.')).toEqual([
      'cto Jane Ash 2026-06 expected',
    ]);
  });

  it('is nobody’s officer here where the sentence goes on or names another house', () => {
    expect(own('Anna Berg joined as finance director in 2019 and left in 2021.')).toEqual([]);
    expect(own('Carl Holm joined as finance director of Lumen Glas in 2020.')).toEqual([]);
    expect(own('Carl Holm joined Kessel as finance director in 2019.')).toEqual([]);
  });

  it('and who was there before', () => {
    expect(own('In May 2024 Desmond Ayre took over as chief executive from Paul Denby.')).toEqual([
      'ceo Desmond Ayre 2024-05',
      'ceo Paul Denby until 2024-05 former',
    ]);
  });

  it('and who follows on a day', () => {
    expect(
      own(
        'Rowena Tisdall retired as Chief Financial Officer on 28 February 2025. She was succeeded on 1 March 2025 by Desmond Ayling, previously group controller.',
      ),
    ).toEqual([
      'cfo Rowena Tisdall until 2025-02-28 former',
      'departure Rowena Tisdall 2025-02-28 former',
      'cfo Desmond Ayling 2025-03-01',
    ]);
    expect(own('Marta Oyelaran, who joined as finance director in January 2025, said so.')).toEqual([
      'cfo Marta Oyelaran 2025-01',
    ]);
  });

  it('a chair is appointed non-executive, a deputy is none', () => {
    expect(own('Ruth Colley was appointed non-executive chair with effect from 1 January 2022.')).toEqual([
      'chair Ruth Colley 2022-01-01',
    ]);
    expect(own('Ann Lee was appointed deputy chair in 2024.')).toEqual([]);
  });

  it('a company led by somebody has a head, one of its businesses has none', () => {
    expect(own('The company is led by Desmond Ayre.')).toEqual(['head Desmond Ayre']);
    expect(own('The Controls business is led by Ann Lee.')).toEqual([]);
    expect(own('The company was led by Paul Denby until 2024.')).toEqual([]);
  });
});

it.each([
  ['Our finance director Jane Roe left us in August.', ['cfo Jane Roe former', 'departure Jane Roe former']],
  ['In August we said goodbye to our finance director Jane Roe.', ['cfo Jane Roe former']],
  ['Our finance director Jane Roe left us in no doubt about the cost.', ['cfo Jane Roe']],
  ['In May we will say goodbye to our finance director Jane Roe.', ['cfo Jane Roe']],
])('whoever left us has gone, and whoever left us in no doubt has not: %s', (text, claims) => {
  expect(of(text)).toEqual(claims);
});
