import { describe, expect, it } from 'vitest';
import { gridOfRows } from '../table/raw-grid.ts';
import { readTable } from '../table/read-table.ts';
import type { AskedTable } from './ask-candidate.ts';
import { askTables } from './ask-tables.ts';
import { answerText } from './testing/asked.ts';

type Rows = readonly (readonly (string | number | null)[])[];

function read(name: string, rows: Rows, sheet: string | null) {
  const table = readTable(gridOfRows(name, rows, { sheet, lineWord: sheet === null ? 'line' : 'row' }));
  if (table === null) throw new Error(`no table ${name}`);
  return table;
}

/** The sheets of a workbook. */
const workbook = (sheets: Readonly<Record<string, Rows>>): AskedTable[] =>
  Object.entries(sheets).map(([sheet, rows], i) => ({
    id: `fil_book#${i}`,
    name: `book.xlsx · ${sheet}`,
    table: read(sheet, rows, sheet),
  }));

/** Files of one table each. */
const files = (texts: Readonly<Record<string, string>>): AskedTable[] =>
  Object.entries(texts).map(([name, text], i) => ({
    id: `fil_${i}#0`,
    name,
    table: read(
      name,
      text.split('\n').map((line) => line.split(';')),
      null,
    ),
  }));

function said(question: string, tables: readonly AskedTable[]): string {
  const answer = askTables(question, tables);
  if (answer === null) return 'nothing';
  if (answer.kind === 'answer') return answerText(answer);
  return [answer.refusal.reason, ...answer.refusal.about].join(' ');
}

const plain = (rows: Rows): Rows => [['Product', 'Sold'], ...rows];

/** Sales of two days of a year. */
const of = (year: number, more = '') =>
  `Date;Shop;Sales (EUR)\n${year}-01-05;A;10.5\n${year}-03-09;B;${year - 2000}.0${more}`;

const head = ['Month', 'Team', 'Revenue (EUR)', 'Headcount'];
const years = workbook({
  2023: [head, ['Jan', 'Red', 10, 4], ['Feb', 'Red', 12, 4], ['Total', '', 22, null]],
  2024: [head, ['Jan', 'Red', 15, 5], ['Feb', 'Blue', 20, 6], ['Total', '', 35, null]],
  2025: [head, ['Jan', 'Blue', 40, 7], ['Feb', 'Blue', 2, 7], ['Total', '', 42, null]],
});

describe('U2 a workbook with a sheet for each year', () => {
  it.each([
    ['revenue by year', '2023 22; 2024 35; 2025 42'],
    ['in which year was revenue highest?', '2025 42'],
    ['how did revenue change from 2023 to 2025', '22 42 → 20 90.9091'],
    ['revenue 2023 vs 2024', '22 35 → -13 -37.1429'],
    ['total revenue over all years', '99'],
    ['Umsatz von Team Blue nach Jahr', '2024 20; 2025 42'],
    ['revenue of Red by year', '2023 22; 2024 15'],
    ['total revenue in 2024', '35'],
    // Nobody said of which year.
    ['total revenue', 'several_columns book.xlsx · 2023 book.xlsx · 2024 book.xlsx · 2025'],
    // People counted in two years are no sum.
    ['total headcount over all years', 'stock Headcount'],
    ['average revenue over all years', 'mean_per_time Revenue (EUR)'],
    ['revenue by year in 2022', 'no_rows'],
  ])('“%s”', (question, answer) => {
    expect(said(question, years)).toBe(answer);
  });
});

describe('U2 sheets that are called after something else', () => {
  it.each([
    ['sold in North vs South', '5 8 → -3 -37.5'],
    ['sold by sheet', 'North 5; South 8'],
    ['total sold', 'several_columns book.xlsx · North book.xlsx · South'],
  ])('names: “%s”', (question, answer) => {
    const tables = workbook({
      North: plain([
        ['Pen', 2],
        ['Ink', 3],
      ]),
      South: plain([
        ['Pen', 7],
        ['Ink', 1],
      ]),
    });
    expect(said(question, tables)).toBe(answer);
  });
  it('are not one where their numbers happen to be the same', () => {
    const tables = workbook({
      North: plain([
        ['Pen', 2],
        ['Ink', 3],
      ]),
      South: plain([
        ['Pen', 1],
        ['Ink', 4],
      ]),
    });
    expect(said('total sold', tables)).toContain('several_columns');
  });
  it('months without a year are months', () => {
    const tables = workbook({ Jan: plain([['Pen', 2]]), Feb: plain([['Pen', 7]]), Mar: plain([['Pen', 4]]) });
    expect(said('sold by month', tables)).toBe('Jan 2; Feb 7; Mar 4');
    expect(said('in which month was sold highest', tables)).toBe('Feb 7');
  });
  it('are no one table where they are not of one form', () => {
    const tables = workbook({
      2023: [
        ['Product', 'Sold (kg)'],
        ['Pen', 2],
        ['Ink', 3],
      ],
      2024: [
        ['Product', 'Sold (t)'],
        ['Pen', 7],
        ['Ink', 1],
      ],
    });
    expect(said('sold by year', tables)).not.toContain('2023 5');
  });
});

describe('U2 a file for each year', () => {
  it('is asked as one, where each file has only days of its own year', () => {
    const tables = files({ 'sales-2023.csv': of(2023), 'sales-2024.csv': of(2024) });
    expect(said('sales by year', tables)).toBe('2023 33.5; 2024 34.5');
    expect(said('sales since March 2023', tables)).toBe('57.5');
  });
  it('is not where rows may be in two of them', () => {
    const tables = files({ 'sales-2023.csv': of(2023, '\n2024-01-05;A;10.5'), 'sales-2024.csv': of(2024) });
    expect(said('sales by year', tables)).toContain('several_columns');
  });
  it('is not where their names are no times', () => {
    const tables = files({ 'first.csv': 'Shop;Sales\nA;1\nB;2', 'second.csv': 'Shop;Sales\nA;3\nB;5' });
    expect(said('sales by sheet', tables)).not.toContain('first');
  });
});
