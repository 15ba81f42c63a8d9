import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const en = (text: string) => ownClaims('Verdane Optics', { text, language: 'en' });
const others = (text: string) =>
  readTexts('Verdane Optics', [{ text, language: 'en' }]).others.map(({ written }) => written);
const filing = (text: string) => en(`# Verdane Optics Inc.: annual report\n\n${text}`);

describe('a company without a legal form, beside the one asked for (H3)', () => {
  it.each([
    ['Verdane Optics bought Halvard in 2021.', 'Halvard'],
    ['Verdane Optics and its partner signed. A merger with Halvard failed.', 'Halvard'],
    ['She joined from Halvard, a lens group with 300 employees.', 'Halvard'],
    ['He was chief executive of Halvard until 2019.', 'Halvard'],
    ["Halvard's turnover is twice that of Verdane Optics.", 'Halvard'],
    ['Halvard (Hold). Sales were flat.', 'Halvard'],
    ['# Verdane Optics\n\n## About Halvard\n\nLenses.', 'Halvard'],
    ['Halvard, founded in 1958, is next door.', 'Halvard'],
    ['The loan came from Osterby Bank.', 'Osterby Bank'],
    ['Halvard had net sales of EUR 5 million.', 'Halvard'],
  ])('is known by what is said of it: %s', (text, name) => {
    expect(others(text)).toContain(name);
  });

  it.each([
    'Rival Penrose Analytical reported revenue of £340m and employs 2,100 people.',
    'Competitor Penrose Analytical employs 2,100 people.',
  ])('is called by its name, without what it is: %s', (text) => {
    expect(others(text)).toContain('Penrose Analytical');
    expect(others(text).filter((name) => /^(?:Rival|Competitor)/u.test(name))).toEqual([]);
  });

  it.each([
    'Verdane Optics bought Danish lenses.',
    'In Kendal, a chain opened its doors.',
    "Germany's turnover tax rose.",
    'Marine Systems reported revenue of EUR 5 million. The Marine Systems segment grew.',
    'Share Capital was raised.',
    'Chief Executive of Verdane Optics is Maria Holt.',
  ])('is no place, no part and no ordinary word: %s', (text) => {
    expect(others(text)).toEqual([]);
  });

  it.each([
    ['60% are held by Halvard Holdings, 40% are held by Helen Oakes.', 'Helen Oakes is Managing Director.'],
    [
      'The stake in Helen Oakes Optics was sold. It was owned by Helen Oakes.',
      'Present: Helen Oakes (chair)',
    ],
    ['The works are owned by Helen Oakes.', 'Finance director Helen Oakes signed.'],
    ['Verdane Optics was sued by Helen Oakes.', 'Ms Helen Oakes has left.'],
    ['Der Wettbewerber Jan Kühn gab auf.', 'Geschäftsführer Jan Kühn unterschrieb.'],
  ])('is no person whom the documents give an office: %s', (text, more) => {
    const names = others(`${text}\n\n${more}`);
    expect(names).not.toContain('Helen Oakes');
    expect(names).not.toContain('Jan Kühn');
  });

  it('is called by the first word of its name too', () => {
    expect(others('Verdane Optics bought Halvard Pumps in 2021. Halvard has grown since.')).toContain(
      'Halvard',
    );
  });

  it('keeps what is said of it in the same document', () => {
    expect(
      en(
        '# Verdane Optics and Halvard join forces\n\nVerdane Optics employs 240 people.\n\n**About Halvard**\nHalvard makes frames. The company was founded in 1958 and employs 90 people. Revenue was EUR 6 million in 2025.',
      ),
    ).toEqual(['employees 240']);
    expect(
      en(
        '# Verdane Optics under pressure\n\nHalvard, a chain from Leeds, sold lenses. It has 22 shops.\n\nThe company employs 900 people.\n\nVerdane Optics employs 240 people. The company was founded in 1990.',
      ),
    ).toEqual(['employees 240', 'founded 1990']);
    expect(
      en(
        '# Verdane Optics: dossier\n\nAmberley Frames had a new year. The company employs 90 people.\n\nTim Rudd, Managing Director, Hopyard Supplies, wrote to us.',
      ),
    ).toEqual([]);
  });
});

describe('the subject of a statement', () => {
  it('is read past a description of it', () => {
    expect(
      en(
        '# Verdane Optics: dossier\n\nVerdane Optics, which has its head office in Cork, had revenue of EUR 5 million in 2025.',
      ),
    ).toEqual(['revenue EUR 5000000 2025', 'headquarters Cork']);
    expect(
      en(
        '# Verdane Optics: dossier\n\nGroup revenue was EUR 5 million in 2025 and the group employs 240 people. Verdane Optics closed 2024 with revenue of EUR 4 million.',
      ),
    ).toEqual(['revenue EUR 5000000 2025', 'employees 240', 'revenue EUR 4000000 2024']);
    expect(
      en(
        '# To our customers\n\nVerdane Optics has moved. We are pleased to report that turnover rose to EUR 5 million in 2025.',
      ),
    ).toEqual(['revenue EUR 5000000 2025']);
  });

  it('is one for both figures of a sentence, or for none', () => {
    expect(
      en(
        '# Verdane Optics: dossier\n\nThe plant in Cork is leased. In 2025 it had turnover of EUR 5 million and EBITDA of EUR 1 million.',
      ),
    ).toEqual([]);
  });
});

describe('annual reports in dollars', () => {
  it('give the change, the value and the year before in one breath', () => {
    expect(filing('Net sales decreased 2.8% to $918.4 million in 2025 from $944.9 million in 2024.')).toEqual(
      ['revenue_growth -2.8 % 2025', 'revenue USD 918400000 2025', 'revenue USD 944900000 2024'],
    );
    expect(filing('Net income was $61.9 million, or $2.14 per diluted share, in 2025.')).toEqual([
      'net_income USD 61900000 2025',
    ]);
  });

  it('name the principal executive offices by their street', () => {
    expect(
      filing('The Company’s principal executive offices are located at 400 Foundry Street, Toledo, Ohio.'),
    ).toEqual(['headquarters Toledo, Ohio']);
  });

  it('take "year-end" for that of the later year', () => {
    expect(
      filing(
        'Verdane Optics closed 2025 with revenue of USD 3.4 billion (2024: USD 3.2 billion). At year-end the group employed 240 people.',
      ).at(-1),
    ).toBe('employees 240 2025-12-31');
  });
});

describe('a survey with a section for each company', () => {
  it('gives the company its own section alone', () => {
    expect(
      en(
        '# Three makers worth knowing\n\n## Verdane Optics\n\nVerdane Optics grinds lenses. The company was founded in 1973.\n\n## Kestner\n\nKestner moved to Slough. The company was founded in 1981. Revenue was EUR 19 million in 2025.',
      ),
    ).toEqual(['founded 1973']);
  });

  it('is none where the title names the company', () => {
    expect(
      en(
        '# Verdane Optics\n\n## Verdane Optics\n\nLenses.\n\n## Outlook\n\nThe company was founded in 1981.',
      ),
    ).toEqual(['founded 1981']);
  });
});

describe('a number of people', () => {
  it('is read beside the name and at the end of a year', () => {
    expect(filing('Verdane Optics, a maker of lenses with 240 employees, denies the claim.')).toEqual([
      'employees 240',
    ]);
    expect(filing('We ended the year with 1,105 employees.')).toEqual(['employees 1105']);
  });
});
