import { describe, expect, it } from 'vitest';
import { numberText } from '../../../tools/number-text.ts';
import type { Cell, RawTable } from '../../../tools/readers/document.ts';
import { chatTexts } from '../messages/chat-texts.ts';
import { askTable } from './ask-table.ts';

function tableOf(head: string, ...rows: readonly (readonly Cell[])[]): RawTable {
  return {
    name: 'sales',
    columns: head.split('|'),
    rows,
    lines: rows.map((_, i) => i + 2),
    headerLine: 1,
    rowCount: rows.length,
    lineWord: 'Line',
  };
}

const sales = tableOf(
  'Date|Region|Units|Revenue|Unit price',
  ['2025-05-31', 'North', '10', '100.50', '10.05'],
  ['2025-07-31', 'South', '30', '210.00', '7.00'],
  ['2025-06-30', 'North', '20', '180.25', '9.01'],
);

/** What a question comes to: the number, or the reason and what it is about. */
function outcome(question: string, table: RawTable = sales): string | null {
  const said = askTable(question, table);
  if (said === null) return null;
  return said.kind === 'answer' ? said.text : [said.reason, ...said.about].join(' ');
}

describe('a question to a table', () => {
  it.each([
    ['What is the total Revenue?', '490.75'],
    ['sum of all revenue in sales.csv, please', '490.75'],
    ['average Unit price', '8.69'],
    ['What was the highest revenue, and when?', '210.00'],
    ['lowest units', '10'],
    ['median of Units', '20'],
    ['Wie hoch ist die Summe von Revenue?', '490.75'],
    ['latest revenue', '210.00'],
    ['first Revenue', '100.50'],
    ['How many rows are there?', '3'],
  ])('is answered when every word of it is used: “%s”', (question, text) => {
    expect(outcome(question)).toBe(text);
  });

  it.each([
    ['total revenue in the North region', 'unused_words North region'],
    ['total revenue by region', 'unused_words by region'],
    ['total revenue after 2025-06-30', 'unused_words after 2025-06-30'],
    ['average revenue per unit', 'unused_words per'],
    ['total revenue without North', 'unused_words without North'],
    ['revenue in total, not of the South', 'unused_words not South'],
    ['average and highest revenue', 'unused_words highest'],
    ['total revenue of the last month', 'unused_words last month'],
    ['Summe von Revenue nach Region', 'unused_words nach Region'],
    ['Summe von Revenue im Juni', 'unused_words Juni'],
    ['How many rows are in the North?', 'unused_words North'],
    ['the three highest revenues', 'unused_words three'],
    ['how many entries have revenue over 150', 'unused_words revenue over 150'],
    ['What does revenue mean?', 'unused_words does'],
  ])('is refused with what would have been left out: “%s”', (question, said) => {
    expect(outcome(question)).toBe(said);
  });

  it('says which columns it may mean', () => {
    const years = tableOf('Revenue 2024|Revenue 2025', ['1', '2']);
    expect(outcome('total revenue', years)).toBe('several_columns Revenue 2024 Revenue 2025');
    expect(outcome('total revenue 2025', years)).toBe('2');
  });

  it.each(['What is in it?', 'total liability', 'Hello'])('is none: “%s”', (question) => {
    expect(outcome(question)).toBeNull();
  });

  it('is answered the same in any order of rows and columns', () => {
    const turned: RawTable = {
      ...sales,
      columns: sales.columns.toReversed(),
      rows: sales.rows.toReversed().map((row) => row.toReversed()),
    };
    for (const question of ['total revenue', 'latest revenue', 'highest units', 'average unit price'])
      expect(outcome(question, turned)).toBe(outcome(question));
  });

  it('can be asked as it is offered', () => {
    const { operations, operationOf } = chatTexts();
    for (const column of ['Units', 'Revenue', 'Unit price'])
      for (const operation of Object.values(operations).slice(0, 5))
        expect(askTable(operationOf(operation, column), sales)).toMatchObject({ kind: 'answer', column });
  });
});

describe('the numbers of a column', () => {
  it('have one decimal mark, proven by any of them or by the columns beside them', () => {
    const german = tableOf('Umsatz|Kosten', ['1.200', '5,5'], ['3.430', '1,25'], ['1.000,5', '2']);
    expect(outcome('Summe Umsatz', german)).toBe(numberText(5630.5, 1));
    const beside = tableOf('Umsatz|Kosten', ['1.200', '5,5'], ['3.430', '1,25']);
    expect(outcome('Summe Umsatz', beside)).toBe(numberText(4630, 0));
  });

  it.each([
    ['two_marks Price', tableOf('Price', ['1,50'], ['2.50'])],
    ['unclear_mark Price', tableOf('Price', ['1.200'], ['3.430'])],
    ['currencies Price', tableOf('Price', ['€ 5.00'], ['$ 6.00'])],
    ['mixed_units Currency', tableOf('Price|Currency', ['5.00', 'EUR'], ['6.00', 'USD'])],
    ['total_line 4', tableOf('Item|Price', ['a', '5.00'], ['b', '6.00'], ['Total', '11.00'])],
  ])('are not computed with in doubt: %s', (said, table) => {
    expect(outcome('sum of Price', table)).toBe(said);
  });

  it('are written with the decimals of all of them, not of the first', () => {
    const late = tableOf('Price', ...Array.from({ length: 60 }, () => ['1']), ['0.75']);
    expect(outcome('sum of Price', late)).toBe('60.75');
  });

  it('are not the first or last of rows whose order nobody can tell', () => {
    const open = tableOf('Date|Price', ['01/02/2025', '1.00'], ['02/02/2025', '2.00']);
    expect(outcome('last price', open)).toBe('no_order');
    const twice = tableOf('Date|Price', ['2025-02-01', '1.00'], ['2025-02-01', '2.00']);
    expect(outcome('latest price', twice)).toBe('no_order');
  });

  it('are not computed with when only some of the rows are read', () => {
    expect(outcome('sum of Revenue', { ...sales, rowCount: 30_000 })).toBe('not_whole 3');
    expect(outcome('how many rows', { ...sales, rowCount: 30_000 })).toBe('30,000');
  });
});
