import { describe, expect, it } from 'vitest';
import { markdownTables } from '../tools/readers/markdown-reader.ts';
import { readTable } from '../table/read-table.ts';
import { comparePrices, priceListOf } from './price-changes.ts';

/** A list of prices as a table of a page. */
function listOf(rows: string, document: string) {
  const [grid] = markdownTables(rows, document);
  const table = grid === undefined ? null : readTable(grid);
  return table === null ? null : priceListOf({ document, at: 0, table });
}

function compare(old: string, now: string) {
  const [before, after] = [listOf(old, 'old.md'), listOf(now, 'new.md')];
  if (before === null || after === null) throw new Error('There is no list of prices.');
  return comparePrices(before, after);
}

const head = '| Company | Product | Price | Currency | Warranty |\n| - | - | -: | - | - |\n';

describe('prices of two lists', () => {
  it('are compared row by row, the largest change first, with what else changed', () => {
    const { changes, same, added, gone } = compare(
      `${head}| A | One | 100.00 | EUR | 2 years |\n| A | Two | 50.00 | EUR | 2 years |\n| B | One | 80.00 | EUR | 2 years |\n| B | Old | 8.00 | EUR | none |\n`,
      `${head}| B | One | 60.00 | EUR | 2 years |\n| A | One | 110.00 | EUR | 2 years |\n| A | Two | 50.00 | EUR | 3 years |\n| A | New | 9.00 | EUR | none |\n`,
    );
    expect(
      changes.map(({ now, change, features }) => [
        now.company,
        now.item,
        change,
        features.map((one) => one.now.name),
      ]),
    ).toEqual([
      ['B', 'One', (60 - 80) / 80, []],
      ['A', 'One', (110 - 100) / 100, []],
      ['A', 'Two', 0, ['Warranty']],
    ]);
    expect(same).toBe(0);
    expect([added, gone].map((rows) => rows.map(({ item }) => item))).toEqual([['New'], ['Old']]);
  });

  it('refuse unlike currencies, things named twice and rows without a price', () => {
    const { changes, refused, added, gone } = compare(
      `${head}| A | One | 100.00 | EUR | 2 |\n| A | Two | 50.00 | EUR | 2 |\n| A | Two | 55.00 | EUR | 2 |\n| A | Three | 7.00 | EUR | 2 |\n`,
      `${head}| A | One | 100.00 | USD | 2 |\n| A | Two | 60.00 | EUR | 2 |\n| A | Three | | EUR | 2 |\n`,
    );
    expect(changes).toEqual([]);
    expect(refused.map(({ item, why }) => `${item}: ${why}`).toSorted()).toEqual([
      'One: other unit',
      'Three: no price',
      'Two: twice',
    ]);
    expect([added, gone]).toEqual([[], []]);
  });

  it('are another price for another time of billing', () => {
    const plans = '| Plan | Price | Billing period |\n| - | -: | - |\n';
    const { changes, added, gone } = compare(
      `${plans}| Pro | 10.00 | month |\n| Pro | 100.00 | year |\n`,
      `${plans}| Pro | 12.00 | month |\n| Pro | 120.00 | 2 years |\n`,
    );
    expect(changes.map(({ now, change }) => [now.per, change])).toEqual([['month', 0.2]]);
    expect([added[0]?.per, gone[0]?.per]).toEqual(['2 years', 'year']);
  });

  it('are read from cells that hold their own currency, and refused row by row where it is another one', () => {
    const { changes, refused } = compare(
      '| Plan | Price |\n| - | - |\n| Pro | $8.00 |\n| Team | $10.00 |\n| Custom | on request |\n',
      '| Plan | Price |\n| - | - |\n| Pro | €8.00 |\n| Team | $12.50 |\n| Custom | on request |\n',
    );
    expect(changes.map(({ now, change }) => [now.item, change])).toEqual([['Team', 0.25]]);
    expect(refused.map(({ item, why }) => `${item}: ${why}`).toSorted()).toEqual([
      'Custom: no price',
      'Custom: no price',
      'Pro: other unit',
    ]);
  });

  it('need a column of things and one of prices', () => {
    expect(listOf('| Day | Guests |\n| - | -: |\n| 2026-03-01 | 12 |\n', 'a.md')).toBeNull();
    expect(
      listOf('| Produkt | Preis (EUR) |\n| - | -: |\n| Eins | 12,50 |\n| Zwei | 1.250,00 |\n', 'a.md')?.price
        .name,
    ).toBe('Preis (EUR)');
  });
});
