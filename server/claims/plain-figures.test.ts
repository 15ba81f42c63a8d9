import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (text: string) =>
  ownClaims('Tessel Marine', {
    text: `# Tessel Marine plc annual report 2023\n\nTessel Marine plc makes pumps.\n\n${text}`,
    language: 'en',
  });
const german = (text: string) =>
  ownClaims('Tessel Marine', {
    text: `# Tessel Marine AG Geschäftsbericht 2023\n\nDie Tessel Marine AG baut Pumpen.\n\n${text}`,
    language: 'de',
  });

describe('C1: figures in plain words', () => {
  it.each<[string, string[]]>([
    [
      'Total revenue of $402 million compares with $371 million in 2022.',
      ['revenue USD 402000000 2023', 'revenue USD 371000000 2022'],
    ],
    [
      'The profit for the period after taxation was €3,412,000 (2022: €2,870,000).',
      ['net_income EUR 3412000 2023', 'net_income EUR 2870000 2022'],
    ],
    ['- 6,300 employees in 11 countries', ['employees 6300 2023']],
    ['- 85 employees in Leeds', []],
    ['- 85 employees of Lumen Works', []],
    [
      'Tessel Marine, which turned over £24.7m in the year to March 2023, plans a move.',
      ['revenue GBP 24700000 2023'],
    ],
  ])('%s', (sentence, claims) => {
    expect(english(sentence)).toEqual(claims);
  });

  it('auch auf Deutsch als Stichpunkt', () => {
    expect(german('- 6.300 Mitarbeiter in 11 Ländern')).toEqual(['employees 6300 2023']);
    expect(german('- 85 Mitarbeiter in Leipzig')).toEqual([]);
  });
});

describe('C1: a number of today is not that of the year named before', () => {
  it.each([
    [english, 'Revenue in 2021 was £12 million. The company has 90 staff.'],
    [german, 'Der Umsatz betrug 2021 12 Mio. Euro. Die Gesellschaft hat 90 Mitarbeiter.'],
  ])('%#', (read, text) => {
    expect(read(text)).toContain('employees 90');
  });
});

const memo = (label: string, rest: string) =>
  ownClaims('Tessel Marine', `${label}: Tessel Marine Ltd\n\nGuarantor: Lumen Works Ltd\n\n${rest}`);

describe('C1: a memorandum of a bank is about its borrower', () => {
  it('whose figures are read where no company is named', () => {
    expect(
      memo('Borrower', 'Sales in the year to June 2024 were £68.3 million (2023: £61.0 million).'),
    ).toEqual(['revenue GBP 68300000 2024', 'revenue GBP 61000000 2023']);
  });

  it('and “we” is the bank', () => {
    expect(
      memo('Borrower', 'Our managing director, Ada Blom, approved it. We have 1,200 employees.'),
    ).toEqual([]);
    expect(
      memo('Kreditnehmerin', 'Unsere Geschäftsführerin Ada Blom stimmte zu. Wir haben 1.200 Mitarbeiter.'),
    ).toEqual([]);
  });
});

const accounts = (text: string) =>
  ownClaims(
    'Tessel Marine',
    `# Tessel Marine plc\n\nReport and accounts, year ended 31 March 2024\n\nTessel Marine plc makes pumps.\n\n${text}`,
  );

describe('C1: the year in brackets is that of the value beside it', () => {
  it.each([
    ['The average monthly number of employees was 158 (2023 - 161).', '2023'],
    ['Turnover was £18,940,112 (2023 - £17,655,208).', '2023'],
    ['A profit before taxation of £1,104,330 (2023 – loss of £212,900) was made.', '2023'],
    ['Turnover was £18,940,112 (in 2023 - £17,655,208).', '2023'],
  ])('%s', (sentence, year) => {
    expect(accounts(sentence).filter((claim) => claim.endsWith(year))).toEqual([]);
  });

  it('also where notes with brackets open a half-year report', () => {
    const text =
      '# Tessel Marine plc — Half-year report\n\nTessel Marine plc today reports its results.\n\n- Revenue up 7% to £214.5m (H1 2023: £200.4m)\n- Underlying operating profit £17.9m (H1 2023: £16.2m)';
    expect(ownClaims('Tessel Marine', text)).toEqual([]);
  });
});
