import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { describe, expect, it } from 'vitest';
import { judgeClaim } from './judge-claim.ts';
import { readStatement } from './statement-text.ts';

const excerpts: Readonly<Record<number, string>> = {
  1: 'Revenue of Northwind Freight rose to EUR 412.6 million in 2025, after EUR 389.1 million in 2024. The group employed 1,310 people at the end of the year. The company was not founded in 1980 but in 1992.',
  2: 'Der Umsatz der Halden Solar AG stieg im Jahr 2025 auf 2.183,95 Tsd. EUR. Am 19. November 2025 hat der Vorstand die Prognose für das Jahr bestätigt. Die Zahl der Beschäftigten ist auf 194.000 gesunken.',
  3: 'The company expects revenue of EUR 450 million in 2026. The chief executive denied that she will resign. Jane Roe, the former finance chief, left in March 2024. The margin of the group was 8.1 percent.',
  4: 'Item: Revenue · Unit: EUR thousand · 2024: 5,200 · 2025: 5,630.50',
  5: 'Revenue of Okafor Instruments fell by 12 % in 2025 to USD 88 million, and the dividend was cut.',
};
const source = (n: number): Source => ({
  n,
  kind: 'file',
  title: `document ${'abcde'[n - 1]}`,
  locator: null,
  url: null,
  file_id: null,
  excerpt: excerpts[n] ?? '',
  fetched_at: '2026-01-01T00:00:00.000Z',
  is_sample: false,
});
const figure = (id: string, label: string, value: string): Figure => ({
  id,
  label,
  value,
  formula: '100 - 100 / (1 + rs)',
  inputs: [{ name: 'Close', value: '97.42', from: 'line 757' }],
  source_n: 1,
});
const figures = [
  figure('rsi', 'RSI (14)', '61.2'),
  figure('growth', 'Revenue growth 2025', '6.0 %'),
  figure('fall', 'Change over the year', '−4.1 %'),
];
const known = {
  findSource: (n: number) => (n in excerpts ? source(n) : null),
  findFigure: (id: string) => figures.find((one) => one.id === id) ?? null,
};
const judge = (markdown: string, language: 'en' | 'de' = 'en', context = '') =>
  judgeClaim(readStatement(markdown), known, { context, heading: context, language, isRow: false });

describe('a statement that its source holds is supported', () => {
  it.each([
    ['Revenue rose to EUR 412.6 million in 2025 [1](#source:1).'],
    ['Revenue of Northwind Freight was EUR 412.6 million in 2025 [1](#source:1).'],
    ['Revenue rose from EUR 389.1 million to EUR 412.6 million [1](#source:1).'],
    ['Revenue was about EUR 413 million in 2025 [1](#source:1).'],
    ['The group employed 1,310 people [1](#source:1).'],
    ['The company was founded in 1992 [1](#source:1).'],
    ['The company expects revenue of EUR 450 million in 2026 [3](#source:3).'],
    ['The margin of the group was 8.1 % [3](#source:3).'],
    ['Revenue was EUR 5.2 million in 2024 [4](#source:4).'],
    [
      'Northwind Freight took EUR 412.6 million and Okafor Instruments USD 88 million of revenue [1](#source:1) [5](#source:5).',
    ],
    ['The report says “The group employed 1,310 people at the end of the year” [1](#source:1).'],
  ])('%s', (markdown) => {
    expect(judge(markdown)).toMatchObject({ kind: 'quoted', supported: true, reason: 'in_source' });
  });

  it.each([
    ['Der Umsatz der Halden Solar AG stieg 2025 auf 2.183,95 Tsd. EUR [2](#source:2).'],
    ['Der Umsatz stieg auf 2,18 Mio. EUR [2](#source:2).'],
    ['Am 19.11.2025 bestätigte der Vorstand die Prognose [2](#source:2).'],
    ['Die Zahl der Beschäftigten ist auf 194.000 gesunken [2](#source:2).'],
    ['Der Umsatz von Northwind Freight stieg 2025 auf 412,6 Mio. EUR [1](#source:1).'],
  ])('in German, with decimal commas: %s', (markdown) => {
    expect(judge(markdown, 'de')).toMatchObject({ supported: true, reason: 'in_source' });
  });
});

describe('a statement that its source does not hold is not supported, and says what is missing', () => {
  it.each([
    ['Revenue rose to EUR 512.6 million in 2025 [1](#source:1).', ['EUR 512.6 million']],
    ['Revenue rose to EUR 412.6 thousand in 2025 [1](#source:1).', ['EUR 412.6 thousand']],
    ['Revenue rose to USD 412.6 million in 2025 [1](#source:1).', ['USD 412.6 million']],
    ['Revenue rose to 412.6 % in 2025 [1](#source:1).', ['412.6 %']],
    ['Revenue rose to EUR 412.6 million in 2023 [1](#source:1).', ['2023']],
    ['The group employed 1.31 people [1](#source:1).', ['1.31']],
    ['Revenue of Halden Solar rose to EUR 412.6 million [1](#source:1).', ['Halden', 'Solar']],
    ['Revenue was EUR 5.2 billion in 2024 [4](#source:4).', ['EUR 5.2 billion']],
    ['Revenue was 5,200 in 2024 [4](#source:4).', ['5,200']],
    ['The margin of the group was 8.1 [3](#source:3).', ['8.1']],
    [
      'It says “The group employed very many happy people” [1](#source:1).',
      ['The group employed very many happy people'],
    ],
  ])('%s', (markdown, missing) => {
    expect(judge(markdown)).toEqual({ kind: 'quoted', supported: false, reason: 'not_in_source', missing });
  });

  it.each([
    ['Die Zahl der Beschäftigten ist auf 194 gesunken [2](#source:2).', ['194']],
    ['Am 18. November 2025 bestätigte der Vorstand die Prognose [2](#source:2).', ['18. November 2025']],
    ['Der Umsatz stieg auf 2.183,95 Mio. EUR [2](#source:2).', ['2.183,95 Mio. EUR']],
  ])('in German: %s', (markdown, missing) => {
    expect(judge(markdown, 'de')).toMatchObject({ supported: false, missing });
  });

  it('one valid citation does not carry words that have nothing to do with it', () => {
    expect(judge('Customers praise the friendly service and fast delivery [1](#source:1).')).toMatchObject({
      supported: false,
      reason: 'not_in_source',
    });
  });
});

it.each([
  ['Revenue fell to EUR 412.6 million in 2025 [1](#source:1).'],
  ['Revenue of Okafor Instruments rose by 12 % in 2025 [5](#source:5).'],
  ['The company was founded in 1980 [1](#source:1).'],
  ['The company was not founded in 1992 [1](#source:1).'],
  ['The chief executive will resign [3](#source:3).'],
  ['Revenue is EUR 450 million in 2026 [3](#source:3).'],
  ['Jane Roe is the finance chief and left in March 2024 [3](#source:3).'],
])(
  'what is negated, denied, expected, former or the other way round is not what the source says: %s',
  (markdown) => {
    expect(judge(markdown)).toMatchObject({ supported: false, reason: 'contradicts_source' });
  },
);

describe('figures', () => {
  it.each([
    ['RSI (14) is [61.2](#figure:rsi).'],
    ['With a close of 97.42 the RSI is [61.2](#figure:rsi) [1](#source:1).'],
    ['Revenue grew by [6.0 %](#figure:growth) in 2025.'],
    ['The change over the year was [−4.1 %](#figure:fall).'],
  ])('a sentence about its figure is computed: %s', (markdown) => {
    expect(judge(markdown)).toEqual({ kind: 'computed', supported: true, reason: 'figures', missing: [] });
  });

  it('takes the subject from the heading or the sentence before', () => {
    expect(judge('It stands at [61.2](#figure:rsi).', 'en', 'RSI')).toMatchObject({ supported: true });
    expect(judge('It stands at [61.2](#figure:rsi).', 'en', 'Debt')).toMatchObject({
      supported: false,
      missing: ['RSI (14)'],
    });
  });

  it('a number beside the figure needs its own support', () => {
    expect(judge('RSI is [61.2](#figure:rsi), and debt is 7 million.')).toEqual({
      kind: 'computed',
      supported: false,
      reason: 'not_in_source',
      missing: ['7 million'],
    });
  });

  it('a fall is no rise', () => {
    expect(judge('Over the year the change was a rise of [−4.1 %](#figure:fall).')).toMatchObject({
      supported: false,
      reason: 'contradicts_source',
    });
  });
});

it('a sentence that says that it assumes is an assumption', () => {
  for (const said of ['Assumption: costs grow by 3 % a year.', 'We assume a tax rate of 25 %.'])
    expect(judge(said)).toMatchObject({ kind: 'assumption', supported: true });
  for (const said of [
    'Annahme: Die Kosten wachsen um 3 % im Jahr.',
    'Wir unterstellen einen Steuersatz von 25 %.',
  ])
    expect(judge(said, 'de')).toMatchObject({ kind: 'assumption', supported: true });
  expect(judge('Analysts assumed costs of 3 %.')).toMatchObject({ kind: 'model', supported: false });
});

it('a sentence without evidence is the model’s own', () => {
  expect(judge('The plant has 12 lines since 2019.')).toEqual({
    kind: 'model',
    supported: false,
    reason: 'no_evidence',
    missing: ['12', '2019'],
  });
});

it('words of another language are not compared; numbers and names are', () => {
  expect(judge('Die Kunden loben den Service [1](#source:1).', 'de')).toMatchObject({
    supported: false,
    reason: 'not_comparable',
  });
  expect(judge('Der Umsatz sank 2025 auf 412,6 Mio. EUR [1](#source:1).', 'de')).toMatchObject({
    reason: 'contradicts_source',
  });
});

const beside = (markdown: string, excerpt: string, language: 'en' | 'de' = 'en') =>
  judgeClaim(
    readStatement(`${markdown} [1](#source:1).`),
    { ...known, findSource: (n) => ({ ...source(n), excerpt }) },
    { context: '', heading: '', language, isRow: false },
  ).supported;

const board = [
  '## People',
  '| Name | Role | Since |',
  '|---|---|---|',
  '| Ada Roe | Chief Executive Officer | 2019 |',
  '| Bo Lind | Chief Financial Officer | 2022 |',
].join('\n');

describe('the number of a figure is its own, and nothing is written around it', () => {
  const close: Figure = {
    ...figure('close', 'Close of 19 Nov 2026', '97.42'),
    inputs: [{ name: 'Price in EUR', value: '97.42', from: 'line 757' }],
  };
  const about = (markdown: string, heading = '', context = heading) =>
    judgeClaim(
      readStatement(markdown),
      { findSource: known.findSource, findFigure: (id) => (id === 'close' ? close : known.findFigure(id)) },
      { context, heading, language: 'en', isRow: false },
    );

  it.each([
    ['The close is [97.42](#figure:close).'],
    ['The close is [97.42](#figure:close) EUR.'],
    ['The close is €[97.42](#figure:close).'],
    ['RSI is at [61.2](#figure:rsi) points.'],
    ['Revenue growth 2025 was [6.0 %](#figure:growth).'],
  ])('%s', (markdown) => {
    expect(about(markdown)).toMatchObject({ kind: 'computed', supported: true });
  });

  it.each([
    ['The close is [97.42](#figure:close) million EUR.', ['million']],
    ['The close is [97.42](#figure:close) USD.', ['USD']],
    ['The close is $[97.42](#figure:close).', ['$']],
    ['The close is [97.42](#figure:close) %.', ['%']],
    ['RSI is at [61.2](#figure:rsi) thousand.', ['thousand']],
  ])('not so: %s', (markdown, missing) => {
    expect(about(markdown)).toMatchObject({ supported: false, reason: 'not_in_source', missing });
  });

  it('what the sentence before was about counts for one that refers to it, a heading for all below it', () => {
    const before = 'The close was high.';
    expect(about('It was [97.42](#figure:close).', '', before).supported).toBe(true);
    expect(about('The weather of Oslo is [97.42](#figure:close).', '', before).supported).toBe(false);
    expect(about('The last value was [97.42](#figure:close).', 'Last close').supported).toBe(true);
  });
});

describe('of what a passage says of somebody or something else nothing is taken', () => {
  it.each([
    ['Profit was $5 million in 2024', 'Revenue was $5 million in 2024, while profit was $1 million.'],
    ['Sales grew 5 % in Germany', 'Sales grew 5 % in France and 7 % in Germany.'],
    ['Acme paid a dividend of 0.50 EUR', 'Beta AG paid a dividend of 0.50 EUR.'],
    ['Tom Hale is CEO', 'Anna Berg succeeded Tom Hale as CEO in 2020.'],
    ['More than 500 customers use it', 'Fewer than 500 customers use it.'],
    ['Revenue per employee was 12,000 EUR', 'Revenue was 12,000 EUR per store.'],
    ['The tax rate is 25 %', 'If the law passes, the tax rate is 25 %.'],
    ['Three suppliers deliver steel', 'Four suppliers deliver steel.'],
    ['Losses were 5 million', 'Profits were 5 million.'],
    ['The firm has no debt', 'The firm has debt of 5 million.'],
    ['On 3 April 2026 it opened', 'It opened on 04/03/2026.'],
    ['Revenue was 1,234 EUR', 'Umsatz: 1,234 EUR'],
    ['Bo Lind has been Chief Executive Officer since 2022', board],
    ['Bo Lind is Chief Executive Officer', board],
    ['Ada Roe has been Chief Financial Officer since 2019', board],
    ['The product Alpha stands for 27 %', 'Product · Share\nAlpha · 54 %\nBeta · 27 %'],
    [
      'Bo Lind is Chief Executive Officer',
      'Ada Roe is Chief Executive Officer. Bo Lind is Chief Financial Officer.',
    ],
    [
      'Bo Lind is Chief Executive Officer',
      '- Chief Executive Officer: Ada Roe\n- Chief Financial Officer: Bo Lind',
    ],
  ])('%s, from: %s', (statement, excerpt) => {
    expect(beside(statement, excerpt)).toBe(false);
  });

  it.each([
    ['Sales grew 7 % in Germany', 'Sales grew 5 % in France and 7 % in Germany.'],
    ['Profit was $1 million', 'Revenue was $5 million in 2024, while profit was $1 million.'],
    ['The CEO, Anna Berg, expects 5 % growth', 'CEO Anna Berg expects growth of 5 %.'],
    ['Net debt decreased to €3.4bn', 'Net debt decreased to EUR 3.4 billion.'],
    ['The first hearing was set for 8 December 2026', 'The first hearing is on 2026-12-08 in Rotterdam.'],
    ['Headcount reached 1,310', 'At year end headcount reached 1310 employees.'],
    ['Bo Lind has been Chief Financial Officer since 2022', board],
    ['Bo Lind is Chief Financial Officer', board],
    [
      'Ada Roe has been Chief Executive Officer since 2019 and Bo Lind Chief Financial Officer since 2022',
      board,
    ],
    ['The product Beta stands for 27 %', 'Product · Share\nAlpha · 54 %\nBeta · 27 %'],
    ['Acme N.V. was founded in 2009', '# Acme: profile\n\n- **Legal name:** Acme N.V.\n- **Founded:** 2009'],
    ['Acme sells ColdLane', 'Acme runs terminals in four countries. It sells ColdLane in all of them.'],
  ])('but %s, from: %s', (statement, excerpt) => {
    expect(beside(statement, excerpt)).toBe(true);
  });

  it('German as well', () => {
    expect(beside('Frau Roe ist Finanzvorstand', 'Frau Roe war bis März 2023 Finanzvorstand.', 'de')).toBe(
      false,
    );
    const namen = 'Vorstandsvorsitzende ist Marit Haug. Finanzvorstand ist Joost Rees.';
    expect(beside('Vorstandsvorsitzender ist Joost Rees', namen, 'de')).toBe(false);
    expect(beside('Finanzvorstand ist Joost Rees', namen, 'de')).toBe(true);
    expect(beside('Der Umsatz stieg um 5,2 Prozent', 'Der Umsatz ist um 5,2 % gestiegen.', 'de')).toBe(true);
  });
});
