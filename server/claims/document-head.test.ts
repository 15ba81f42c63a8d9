import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

/** What a text says, of the company asked for and of others by their keys. */
const of = (text: string) => {
  const read = readTexts('Verdane Optics', [{ name: 'note.txt', text, language: 'en' }]);
  return read.claims
    .filter(({ attribute }) => attribute !== 'legal_name')
    .map((claim) => `${claim.entity === read.company.key ? '' : `${claim.entity}: `}${written(claim)}`);
};

describe('whom the head of a document is about', () => {
  it('is who is rated, not who rates', () => {
    expect(
      of(
        'MERIDIA RATINGS -- RATING ACTION COMMENTARY\n\nMeridia Downgrades Verdane Optics to B\n\nWeak Volumes: Revenue declined 7.8% to USD1,043 million in fiscal 2024 (fiscal 2023: USD1,131\nmillion), and the year before had been weak as well by all accounts.\n\nPeer Analysis: Larger peer Amberline Corp. generated revenue of USD4.9 billion, far above\nthe rest of the sector that is looked at here.\n\nContacts: Primary Rating Analyst: Bridget Malloy, Director. Secondary: Kwame Asante, Managing Director.',
      ),
    ).toEqual(['revenue_growth -7.8 % 2024', 'revenue USD 1043000000 2024', 'revenue USD 1131000000 2023']);
  });

  it('is who is before what he is before a court', () => {
    expect(
      of(
        'Between:\n              VERDANE OPTICS LIMITED                      Claimant\n                              - and -\n              BRUNEVAL MARINE SA                          Defendant\n\n1. The claimant ("Verdane") makes lenses.\n\n2. The defendant ("Bruneval") is a contractor. The defendant has 900 employees.\n\n3. Verdane made a loss before tax of £3.3 million in 2021.',
      ),
    ).toEqual(['bruneval marine: employees 900', 'profit_before_tax GBP -3300000 2021']);
  });

  it('is no company of its own: the directors of one', () => {
    expect(
      of('The Directors of Verdane Optics Limited present their report. Verdane Optics has 240 employees.'),
    ).toEqual(['employees 240']);
  });
});

describe('who speaks in a dialogue', () => {
  it('is believed of the company when it gave him an office, and nobody else is', () => {
    expect(
      of(
        'Verdane Optics, Inc. (NASDAQ: VDO)\nQ2 Fiscal 2025 Earnings Call -- November 6, 2024\n\nMallory Quist: Thank you all. With me are Desmond Ache, our Chief Executive Officer, and Lena Hof, Chief Financial Officer.\n\nLena Hof: Revenue for the second quarter was $147.2 million, up 19% from $123.7 million a year ago, and we are pleased.\n\nToby Fries: Revenue was $900 million in 2023 at your rival. Is your goal still revenue of a billion dollars in 2025?',
      ),
    ).toEqual([
      'ceo Desmond Ache',
      'cfo Lena Hof',
      'revenue USD 147200000 2025-Q2',
      'revenue USD 123700000 2024-Q2',
    ]);
  });
});

describe('what a paragraph is headed by', () => {
  it.each<[string, string[]]>([
    ['Weak Volumes', ['revenue GBP 50000000 2024']],
    ['Germany', []],
    ['Halvard Lenses', []],
    ['Competitors', []],
    ['Segment Marine', []],
  ])('%s', (words, claims) => {
    expect(
      of(
        `# Verdane Optics Ltd: note\n\n${words}: Revenue was £50 million in 2024, which was well below what had been hoped for by some.`,
      ),
    ).toEqual(claims);
  });
});

describe('times of a business in two digits, and money of other countries', () => {
  it('are read as they are written', () => {
    expect(
      of(
        '# Verdane Optics Ltd: news\n\nRevenue for 1H24 was A$203.9 million (1H23: A$214.9 million). In FY24 revenue was A$446 million.',
      ),
    ).toEqual([
      'revenue AUD 203900000 2024-H1',
      'revenue AUD 214900000 2023-H1',
      'revenue AUD 446000000 2024',
    ]);
  });
});

describe('what was expected once', () => {
  it('is not what is expected now', () => {
    expect(
      of(
        '# Verdane Optics Ltd: news\n\n21 February 2024\n\nIn August 2023 the company forecast revenue of £70 million for 2024. The company now expects revenue of £62 million in 2024.',
      ),
    ).toEqual(['revenue GBP 62000000 2024 expected']);
  });
});
