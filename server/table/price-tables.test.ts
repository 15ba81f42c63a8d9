import { describe, expect, it } from 'vitest';
import { readCsvGrid } from '../tools/readers/csv-reader.ts';
import { readTable } from './read-table.ts';
import type { DateColumn, Table } from './table.ts';
import { columnOf, kindOf, tableOf, valuesOf } from './testing/describe-table.ts';

const typed = (name: string, ...cells: string[]) =>
  columnOf(tableOf(`${name};Close\n${cells.map((cell) => `${cell};1.5`).join('\n')}`), name);
const written = (text: string): Table => {
  const table = readTable(readCsvGrid(text, 'file.csv'));
  if (table === null) throw new Error('no table');
  return table;
};

const form = (...cells: string[]) => (typed('Date', ...cells) as DateColumn).form;

describe('a time', () => {
  it('counts where it was written, whatever its offset', () => {
    const column = typed('When', '2026-03-02T00:00:00+01:00', '2026-03-30T00:00:00+02:00');
    expect([kindOf(column), ...valuesOf(column)]).toEqual(['date time', '2026-03-02', '2026-03-30']);
    expect(column).toMatchObject({ isUtc: false, form: 'year-month-day' });
  });

  it('is one in UTC only where every row says so', () => {
    expect(typed('When', '2026-03-02T10:00:00Z', '2026-03-03 10:00 UTC')).toMatchObject({ isUtc: true });
    expect(typed('When', '2026-03-02T10:00:00Z', '2026-03-03 10:00')).toMatchObject({ isUtc: false });
  });

  it.each([
    ['seconds', '1795012200', '1795098600'],
    ['milliseconds', '1795012200000', '1795098600000'],
  ])('is Unix time in %s where the column is named after one', (_, ...cells) => {
    const column = typed('open_time', ...cells);
    expect([kindOf(column), ...valuesOf(column)]).toEqual(['date time', '2026-11-18', '2026-11-19']);
    expect(column).toMatchObject({ isUtc: true, form: 'Unix time' });
    expect(kindOf(typed('Visitors', ...cells))).toBe('number visitors');
    expect(kindOf(typed('Update ID', ...cells))).toBe('text');
  });

  it('is a day of a workbook only under the name of a date', () => {
    expect(valuesOf(typed('Date', '46344', '46345'))).toEqual(['2026-11-18', '2026-11-19']);
    expect(kindOf(typed('Updates', '46344', '46345'))).toBe('number none');
  });

  it('is none on a day that does not exist', () => {
    expect(valuesOf(typed('Date', '20260227', '20260230'))).toEqual(['2026-02-27', '']);
  });

  it('keeps the form it is written in', () => {
    expect(form('18.11.2026', '19.11.2026')).toBe('day.month.year');
    expect(form('11/18/2026', '11/19/2026')).toBe('month/day/year');
    expect(form('Mi, 18.11.2026', 'Do, 19.11.2026')).toBe('day.month.year');
    expect(form('Nov 18, 2026', 'Nov 19, 2026')).toBe('month day, year');
  });
});

describe('a row that tells of a dividend', () => {
  const table = tableOf('Date;Open;Close\n2026-11-18;95;96\n2026-11-19;0.24 Dividend;\n2026-11-20;97;98');

  it('is an event, and its column one of numbers', () => {
    expect(table.rowKinds).toEqual(['record', 'event', 'record']);
    expect(valuesOf(columnOf(table, 'Open'))).toEqual([95, null, 97]);
  });

  it('makes a column doubtful where the row has numbers too', () => {
    const mixed = tableOf('Date;Open;Close\n2026-11-18;95;96\n2026-11-19;0.24 Dividend;97\n2026-11-20;97;98');
    expect(columnOf(mixed, 'Open')).toMatchObject({
      doubt: 'mixed_types',
      cells: [{ row: 1, text: '0.24 Dividend' }],
    });
  });

  it('is a text like others in a column of texts', () => {
    const notes = tableOf('Name;Note;Sum\nA;paid dividend 0.24;1\nB;none;2');
    expect([kindOf(columnOf(notes, 'Note')), notes.rowKinds]).toEqual(['text', null]);
  });
});

describe('the header', () => {
  it('goes on in a line that names the index alone', () => {
    const table = tableOf(
      'Price;Close;Volume\nTicker;ACME;ACME\nDate;;\n2026-11-18;96.5;1200\n2026-11-19;97.5;1300',
    );
    expect(table.columns.map(({ name }) => name)).toEqual([
      'Price | Ticker | Date',
      'Close | ACME',
      'Volume | ACME',
    ]);
    expect(table.rowCount).toBe(2);
  });

  it('is recognised by a word for the day, whatever else it names', () => {
    const table = tableOf('Date;7203;6758\n2026-11-18;96.5;12.5\n2026-11-19;97.5;13.5');
    expect(table.columns.map(({ name }) => name)).toEqual(['Date', '7203', '6758']);
  });

  it('begins below a title with commas in it, and the lines around are known', () => {
    const table = written(
      'Prices of ACME, Inc., daily\nDate,Open,High,Close\n2026-11-18,95.5,97.5,96.5\n2026-11-19,96.5,98.5,97.5\nSource: own sheet\n',
    );
    expect(table.columns.map(({ name }) => name)).toEqual(['Date', 'Open', 'High', 'Close']);
    expect([table.rowCount, table.linesAround]).toEqual([2, [1, 5]]);
  });
});

describe('a number', () => {
  it('under the name of a price is refused with three digits behind its only mark, also with a currency', () => {
    const table = tableOf('Day;Close\nMon;12,345 €\nTue;12,346 €');
    expect(kindOf(columnOf(table, 'Close'))).toBe('doubtful unclear_mark');
  });

  it('says which cell proves its mark, and which row has too many cells', () => {
    expect(columnOf(tableOf('Day;Close\nMon;96,5\nTue;97'), 'Close')).toMatchObject({
      mark: ',',
      proof: { row: 0, text: '96,5' },
    });
    expect(written('Date,Close\n2026-11-18,96,5\n2026-11-19,97\n').ragged).toEqual({
      row: 0,
      cells: 3,
      names: 2,
    });
  });

  it('of what is traded is scaled by its letter', () => {
    expect(valuesOf(columnOf(tableOf('Day;Volume\nMon;1.5m\nTue;2.5m'), 'Volume'))).toEqual([1.5e6, 2.5e6]);
    expect(valuesOf(columnOf(tableOf('Day;Vol.\nMon;1.5B\nTue;2.5B'), 'Vol.'))).toEqual([1.5e9, 2.5e9]);
  });
});
