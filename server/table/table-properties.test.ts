import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOfRows } from './raw-grid.ts';
import { readTable } from './read-table.ts';
import type { Table } from './table.ts';
import { kindOf, valuesOf } from './testing/describe-table.ts';

const german = (value: number) => {
  const [whole = '', decimals] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
};
const english = (value: number) => {
  const [whole = '', decimals] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
};

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => value / 100);
const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
const record = fc.record({
  amount: cents,
  share: fc.integer({ min: 0, max: 1000 }),
  at: day,
  region: fc.constantFrom('North', 'South', 'East'),
});
const records = fc.array(record, { minLength: 3, maxLength: 40 });
type Records = readonly { amount: number; share: number; at: Date; region: string }[];

const pad = (value: number) => String(value).padStart(2, '0');
const writeGerman = (rows: Records) => [
  ['Nr.', 'Region', 'Umsatz (Tsd. €)', 'Anteil', 'Datum'],
  ...rows.map(({ amount, share, at, region }, i) => [
    `K-${i}`,
    region,
    german(amount),
    `${german(share / 10)} %`,
    `${pad(at.getUTCDate())}.${pad(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}`,
  ]),
];
const read = (rows: readonly (readonly string[])[]): Table => {
  const table = readTable(gridOfRows('t', rows));
  if (table === null) throw new Error('no table');
  return table;
};

describe('reading a table', () => {
  it('gives back the values that were written, in German and in English', () => {
    fc.assert(
      fc.property(records, (rows) => {
        const amounts = rows.map(({ amount }) => amount + 0);
        const table = read(writeGerman(rows));
        expect(table.columns.map(kindOf)).toEqual([
          'text',
          'text',
          'number EUR 1000',
          'number percent',
          'date day',
        ]);
        expect(valuesOf(table.columns[2] as Table['columns'][0])).toEqual(amounts);
        const other = read([
          ['Item', 'Sales ($m)'],
          ...rows.map(({ amount }, i) => [`item ${i}`, english(amount)]),
        ]);
        expect(valuesOf(other.columns[1] as Table['columns'][0])).toEqual(amounts);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for any order of rows and columns', () => {
    fc.assert(
      fc.property(
        records,
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        (rows, keys, order) => {
          const [header = [], ...body] = writeGerman(rows);
          const turned = body
            .map((row, i) => ({ row, key: keys[i] ?? 0, i }))
            .toSorted((a, b) => a.key - b.key || a.i - b.i);
          const table = read([header, ...body]);
          const other = read(
            [header, ...turned.map(({ row }) => row)].map((row) => order.map((at) => row[at] ?? '')),
          );
          order.forEach((at, column) => {
            const [one, two] = [table.columns[at], other.columns[column]];
            if (one === undefined || two === undefined) throw new Error('no column');
            expect(kindOf(two)).toBe(kindOf(one));
            const values = valuesOf(one);
            expect(valuesOf(two)).toEqual(turned.map(({ i }) => values[i]));
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('changes exactly the cell that was changed', () => {
    fc.assert(
      fc.property(records, fc.nat(), cents, (rows, pick, amount) => {
        const at = pick % rows.length;
        const before = read(writeGerman(rows));
        const after = read(writeGerman(rows.map((row, i) => (i === at ? { ...row, amount } : row))));
        for (const [column, one] of before.columns.entries()) {
          const two = after.columns[column];
          if (two === undefined) throw new Error('no column');
          const expected = valuesOf(one).map((value, row) =>
            column === 2 && row === at ? amount + 0 : value,
          );
          expect(valuesOf(two)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never takes two currencies, units or decimal marks for one column of numbers', () => {
    const signed = fc.constantFrom('€ 5.25', '$ 5.25', '£ 7.50', '5.25 kg', '5.25 km', '12.5 %');
    fc.assert(
      fc.property(fc.array(signed, { minLength: 2, maxLength: 12 }), (cells) => {
        const units = new Set(cells.map((cell) => cell.replace(/[\d. ]/g, '')));
        const column = read([['Item', 'Value'], ...cells.map((cell, i) => [`item ${i}`, cell])]).columns[1];
        expect(column?.kind === 'number').toBe(units.size === 1);
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(['1,50', '2.50', '1.000', '7'], { minLength: 4 }), (cells) => {
        const column = read([['Item', 'Value'], ...cells.map((cell, i) => [`item ${i}`, cell])]).columns[1];
        expect(column).toMatchObject({ kind: 'doubtful', doubt: 'two_marks' });
      }),
    );
  });
});
