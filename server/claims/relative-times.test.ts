import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const head = 'The Evening Courier, Wednesday 9 October 2024, Business';
const of = (sentence: string, first = head) =>
  ownClaims('Verdane Optics', {
    name: 'note.txt',
    text: `${first}\n\nVerdane Optics Ltd opened its books.\n\n${sentence}`,
    language: 'en',
  });

const told = (sentence: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd: news\n\n${sentence}`, language: 'en' });

describe('times counted from the day a document was written', () => {
  it.each<[string, string[]]>([
    ['Verdane Optics had revenue of £27m last year.', ['revenue GBP 27000000 2023']],
    [
      'Verdane Optics, which has its works in Leeds, turned over £27m in the year to the end of June, up from £24m.',
      ['revenue GBP 27000000 2024', 'revenue GBP 24000000 2023'],
    ],
    ['In the year to the end of December Verdane Optics had revenue of £27m.', ['revenue GBP 27000000 2023']],
    ['On 30 June Verdane Optics had 212 employees.', ['employees 212 2024-06-30']],
  ])('%s', (sentence, claims) => {
    expect(of(sentence)).toEqual(claims);
  });

  it.each([
    'Verdane Optics has named Jane Roe chief executive, effective November 3.',
    'Jane Roe was appointed chief executive of Verdane Optics with effect from 3 November.',
  ])('an office begins near the day of telling: %s', (sentence) => {
    expect(of(sentence)).toEqual(['ceo Jane Roe 2024-11-03']);
  });

  it.each([
    'Verdane Optics had revenue of £27m in the last year of the old contract.',
    'Verdane Optics had revenue of £30m this year.',
    'Its rival Lumen Glas, which had revenue of £60m last year, is larger than Verdane Optics.',
    'Verdane Optics will have 212 employees on 14 November.',
  ])('are not read from: %s', (sentence) => {
    expect(of(sentence)).toEqual([]);
  });

  it('are not read where the document has no day of its own', () => {
    expect(
      of('Verdane Optics had revenue of £27m last year.', 'Verdane Optics Ltd was founded in 1921.'),
    ).toEqual(['founded 1921']);
  });

  it('do not let a year have results while it is still running', () => {
    expect(
      of('For 2024: turnover of about £15.5m, as management states.', 'Printed: 12 August 2024'),
    ).toEqual([]);
    expect(of('Turnover was £15.5m in 2024.', 'Printed: 12 August 2025')).toEqual([
      'revenue GBP 15500000 2024',
    ]);
  });

  it('begin a paragraph about the year before', () => {
    expect(
      of(
        'Last year tested us. Net income came to $38.6 million, or $3.07 a share, compared with $41.2 million, or $3.24 a share, in 2022.',
      ),
    ).toEqual(['net_income USD 38600000 2023', 'net_income USD 41200000 2022']);
  });
});

describe('the year before, where no other time is said', () => {
  it.each<[string, string[]]>([
    ['Revenue rose to £54m in 2025 from £50m.', ['revenue GBP 54000000 2025', 'revenue GBP 50000000 2024']],
    ['Net income for 2025 was £54m, down from £60m five years ago.', ['net_income GBP 54000000 2025']],
    ['Revenue for the first half of 2025 was £54m, up from £50m.', ['revenue GBP 54000000 2025-H1']],
    ['Net debt at 31 December 2025 was £54m, down from £60m.', ['net_debt GBP 54000000 2025-12-31']],
  ])('%s', (sentence, claims) => {
    expect(told(sentence)).toEqual(claims);
  });
});
