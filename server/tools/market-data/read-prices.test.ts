import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, makeDocx, makePdf, makeXlsx } from '../testing/make-files.ts';
import { isoDay, weekday, type PriceSeries } from './price-series.ts';
import { readPriceFile } from './read-price-file.ts';

const readBytes = (bytes: Uint8Array, name: string) =>
  readPriceFile('tests', { name, bytes: bytes.length, read: () => Promise.resolve(bytes) });
const read = (text: string, name = 'prices.csv') => readBytes(bytesOf(text), name);

describe('reading daily prices', () => {
  it.each([
    [
      'ISO dates',
      'Date,Open,High,Low,Close,Volume\n2026-11-18,95,97,94.5,96.24,1200\n2026-11-19,96,98,95.5,97.42,1300\n',
    ],
    [
      'other names, order and case',
      'VOLUME,close,LOW,high,open,date\n1200,96.24,94.5,97,95,2026-11-18\n1300,97.42,95.5,98,96,2026-11-19\n',
    ],
    [
      'German names, dates and numbers',
      'Datum;Eröffnung;Hoch;Tief;Schlusskurs;Volumen\n18.11.2026;95,00;97,00;94,50;96,24;1.200\n19.11.2026;96,00;98,00;95,50;97,42;1.300\n',
    ],
    [
      'US dates, dollar signs and grouped thousands',
      'Date,Close/Last,Volume,Open,High,Low\n11/18/2026,$96.24,"1,200",$95.00,$97.00,$94.50\n11/19/2026,$97.42,"1,300",$96.00,$98.00,$95.50\n',
    ],
    [
      'newest first, with empty rows and Windows line ends',
      'Date,Open,High,Low,Close,Volume\r\n\r\n2026-11-19,96,98,95.5,97.42,1300\r\n,,,,,\r\n2026-11-18,95,97,94.5,96.24,1200\r\n',
    ],
    [
      'written months and K volumes',
      'Date\tPrice\tOpen\tHigh\tLow\tVol.\nNov 18, 2026\t96.24\t95\t97\t94.5\t1.20K\nNov 19, 2026\t97.42\t96\t98\t95.5\t1.30K\n',
    ],
    [
      'compact dates and remarks',
      '# Sample data\nDate,Open,High,Low,Close,Volume\n20261118,95,97,94.5,96.24,1200\n20261119,96,98,95.5,97.42,1300\n',
    ],
  ])('reads %s', async (_, text) => {
    const series = await read(text);
    expect(Array.from(series.days, isoDay)).toEqual(['2026-11-18', '2026-11-19']);
    expect(Array.from(series.close)).toEqual([96.24, 97.42]);
    expect(Array.from(series.high ?? [])).toEqual([97, 98]);
    expect(Array.from(series.volume ?? [])).toEqual([1200, 1300]);
  });

  it('reads a workbook', async () => {
    const bytes = makeXlsx({
      Prices: [
        ['Date', 'Close'],
        [new Date('2026-11-18T00:00:00Z'), 96.24],
        [new Date('2026-11-19T00:00:00Z'), 97.42],
      ],
    });
    const series = await readBytes(bytes, 'prices.xlsx');
    expect(Array.from(series.days, isoDay)).toEqual(['2026-11-18', '2026-11-19']);
    expect(Array.from(series.lines)).toEqual([2, 3]);
    expect(series.lineWord).toBe('Row');
  });

  it('decides slashed dates over the whole column', async () => {
    expect(
      Array.from((await read('Date,Close\n03/11/2026,1.5\n04/11/2026,1.6\n13/11/2026,1.7\n')).days, isoDay),
    ).toEqual(['2026-11-03', '2026-11-04', '2026-11-13']);
    expect(
      Array.from((await read('Date,Close\n11/03/2026,1.5\n11/04/2026,1.6\n11/13/2026,1.7\n')).days, isoDay),
    ).toEqual(['2026-11-03', '2026-11-04', '2026-11-13']);
    // No number above 12, but only one order gives days next to each other.
    expect(
      Array.from((await read('Date,Close\n11/03/2026,1.5\n11/04/2026,1.6\n11/05/2026,1.7\n')).days, isoDay),
    ).toEqual(['2026-11-03', '2026-11-04', '2026-11-05']);
  });

  it('reports missing weekdays, duplicates and odd rows instead of repairing them', async () => {
    const series = await read(
      'Date,High,Low,Close\n2026-11-16,11,9,10\n2026-11-17,11,9,10.5\n2026-11-17,11,9,10.6\n2026-11-20,8,9,10.7\n',
    );
    expect(Array.from(series.close)).toEqual([10, 10.6, 10.7]);
    expect(series.quality.missing.map(isoDay)).toEqual(['2026-11-18', '2026-11-19']);
    expect(series.quality.duplicates).toEqual([{ day: series.days[1], lines: [3, 4], differ: true }]);
    expect(series.quality.oddities[0]?.en).toBe('Line 5 (2026-11-20): high 8 is below low 9');
  });

  it('joins rows of one day with different times into one session', async () => {
    const series = await read(
      'Time,Open,High,Low,Close,Volume\n2026-11-19 09:00,10,12,9,11,100\n2026-11-19 10:00,11,13,10,12,50\n2026-11-20 09:00,12,12.5,11,11.5,70\n',
    );
    expect([
      series.open?.[0],
      series.high?.[0],
      series.low?.[0],
      series.close[0],
      series.volume?.[0],
    ]).toEqual([10, 13, 9, 12, 150]);
    expect(series.quality.joinedIntraday).toBe(1);
  });

  it.each([
    [
      'text for a number',
      'Date,Close\n2026-11-18,96.24\n2026-11-19,unchanged\n',
      'Line 3, column Close: “unchanged” is not a number.',
      { line: 3, column: 'Close' },
    ],
    [
      'an empty close',
      'Date,Close,Volume\n2026-11-18,96.24,1\n2026-11-19,,1\n',
      'Line 3, column Close: the value is missing.',
      { line: 3, column: 'Close' },
    ],
    [
      'a price of zero',
      'Date,Close\n2026-11-18,0\n',
      'Line 2, column Close: 0 is not a price above zero.',
      { line: 2, column: 'Close' },
    ],
    [
      'no date column',
      'Name,Close\nA,1\n',
      'Line 1, column Date: there is no such column. Found: “Name”, “Close”.',
      { line: 1, column: 'Date' },
    ],
    [
      'no close column',
      'Date,Open,Low\n2026-11-18,1,1\n',
      'Line 1, column Close: there is no such column. Found: “Date”, “Open”, “Low”.',
      { line: 1, column: 'Close' },
    ],
    [
      'no header',
      '2026-11-18,96.24\n2026-11-19,97.42\n',
      'Line 1: this line already holds values.',
      { line: 1, column: null },
    ],
    [
      'a date that does not exist',
      'Date,Close\n2026-02-27,1\n2026-02-30,2\n',
      'Line 3, column Date: “2026-02-30” is not a date.',
      { line: 3, column: 'Date' },
    ],
    [
      'a text for a date',
      'Date,Close\n2026-02-27,1\nsoon,2\n',
      'Line 3, column Date: “soon” is not a date.',
      { line: 3, column: 'Date' },
    ],
    [
      'both orders of day and month',
      'Date,Close\n13/01/2026,1\n01/14/2026,2\n',
      'Line 3, column Date: “01/14/2026” and “13/01/2026” (line 2) are written in different orders of day and month.',
      { line: 3, column: 'Date' },
    ],
    [
      'dates that can be read two ways',
      'Date,Close\n01/02/2026,1\n05/06/2026,2\n',
      'Line 2, column Date: “01/02/2026” can be read as day/month or month/day',
      { line: 2, column: 'Date' },
    ],
    [
      'prices that can be read two ways',
      'Date;Close\n2026-02-27;1,234\n2026-02-28;1,235\n',
      'Line 2, column Close: the comma in “1,234” can be read as the decimal mark or as one of thousands',
      { line: 2, column: 'Close' },
    ],
    [
      'decimal commas in a comma file',
      'Date,Close,Volume\n2026-02-27,1,23,100\n',
      'Line 2: there are 4 values for 3 columns.',
      { line: 2, column: null },
    ],
    [
      'two decimal marks',
      'Date;Close\n2026-02-26;1,25\n2026-02-27;1.2345\n',
      'Line 3, column Close: “1.2345” is not a number.',
      { line: 3, column: 'Close' },
    ],
    [
      'no rows',
      'Date,Close\n',
      'Line 2: there are no rows below the column names.',
      { line: 2, column: null },
    ],
    ['a web page', '<!doctype html><p>prices</p>', '“prices.csv” holds a web page or XML', {}],
    ['JSON', '[{"date":"2026-11-18","close":1}]', '“prices.csv” holds JSON', {}],
    ['prose', 'Dear team\nplease find the prices below\n', '“prices.csv” is not a table', {}],
  ])('refuses %s, naming line and column', async (_, text, sentence, details) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringContaining(sentence),
      details,
    });
  });

  it.each([
    ['a PDF named CSV', makePdf(['x']), 'prices.csv', 'holds a PDF'],
    ['a Word document', makeDocx(['x']), 'prices.docx', '“prices.docx” holds no table of prices'],
    ['nothing', new Uint8Array(), 'prices.csv', 'empty'],
    ['bytes', new Uint8Array([1, 0, 2, 0, 255, 3]), 'prices.csv', 'does not hold text'],
  ])('refuses %s', async (_, bytes, name, sentence) => {
    await expect(readBytes(bytes, name)).rejects.toMatchObject({
      code: 'prices.invalid',
      message: expect.stringContaining(sentence),
    });
  });

  it('gives the same series whatever the order, separator, date form and decimal mark', async () => {
    const start = 20_000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.integer({ min: 101, max: 99_999_99 }).filter((cents) => cents % 100 !== 0),
          { minLength: 15, maxLength: 60 },
        ),
        fc.record({
          reversed: fc.boolean(),
          german: fc.boolean(),
          separator: fc.constantFrom(';', '\t', '|'),
          crlf: fc.boolean(),
          grouped: fc.boolean(),
        }),
        async (cents, form) => {
          const days = Array.from(cents, (_, i) => start + i).map((day, i) => day + Math.floor(i / 5) * 2);
          const number = (value: number) => {
            const text = new Intl.NumberFormat('en-US', {
              minimumFractionDigits: 2,
              useGrouping: form.grouped,
            }).format(value);
            return form.german ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : text;
          };
          const date = (day: number) =>
            form.german ? isoDay(day).split('-').toReversed().join('.') : isoDay(day);
          const rows = cents.map((value, i) =>
            [date(days[i] ?? 0), number(value / 100)].join(form.separator),
          );
          const text = [
            ['Date', 'Close'].join(form.separator),
            ...(form.reversed ? rows.toReversed() : rows),
          ].join(form.crlf ? '\r\n' : '\n');
          const series = await read(text);
          expect(Array.from(series.close)).toEqual(cents.map((value) => value / 100));
          expect(Array.from(series.days)).toEqual(days);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never throws anything but prices.invalid for any text', async () => {
    const piece = fc.constantFrom(
      'Date',
      'Close',
      ',',
      ';',
      '\n',
      '"',
      '2026-11-19',
      '19.11.2026',
      '1/2/26',
      '97,42',
      '1.234,5',
      '-',
      'x',
      ' ',
      '\t',
      '0',
      'NaN',
      '#',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const outcome = await read(pieces.join('')).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'prices.invalid' });
        else {
          const { days, close } = outcome as PriceSeries;
          expect(close.length).toBe(days.length);
          expect(days.every((day, i, all) => i === 0 || day > (all[i - 1] ?? 0))).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('reads 200,000 rows in a process of its own while this one stays free', async () => {
    const rows: string[] = [];
    for (let day = -160_000; rows.length < 200_000; day += 1)
      if (weekday(day) % 6 !== 0)
        rows.push(
          `${isoDay(day)},10.5,11.25,10.1,${(100 + Math.sin(day) * 3).toFixed(2)},${1000 + (rows.length % 500)}`,
        );
    const bytes = bytesOf(`Date,Open,High,Low,Close,Volume\n${rows.join('\n')}\n`);
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 5);
    const series = await readBytes(bytes, 'long.csv');
    clearInterval(beat);
    expect(series.close.length).toBe(200_000);
    expect(series.lines[199_999]).toBe(200_001);
    expect(series.quality.missingCount).toBe(0);
    expect(turns).toBeGreaterThan(10);
  });
});
