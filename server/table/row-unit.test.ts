import { describe, expect, it } from 'vitest';
import { unitOfCell } from './row-unit.ts';
import { kindOf, tableOf, unitText } from './testing/describe-table.ts';

describe('the unit of a cell', () => {
  it('of a column of percentages is its own, and says nothing of the rows', () => {
    const table = tableOf(
      'in Mio. EUR;2024;2025;Veränd.\nUmsatzerlöse;731;764;4,5 %\nEBIT;45;47;4,4 %\nMitarbeiter;310;321;3,5 %',
    );
    expect(table.columns.slice(1).map(kindOf)).toEqual([
      'number EUR 1000000',
      'number EUR 1000000',
      'number percent',
    ]);
    expect(table.rowUnits?.map((unit) => unit && unitText(unit))).toEqual([null, null, 'employees']);
    const [, year, , change] = table.columns;
    if (year?.kind !== 'number' || change?.kind !== 'number') throw new Error('no numbers');
    expect([unitOfCell(table, 2, year), unitOfCell(table, 2, change)].map(unitText)).toEqual([
      'employees',
      'percent',
    ]);
  });

  it.each([
    'in Mio. EUR;2023/24;2022/23;Veränderung\nUmsatz;962,4;903,1;6,6 %\nEBIT;98,6;88,0;12,0 %\nFilialen (Anzahl);748;731;17',
    'in EUR million;2024;2023;Change\nRevenue;962.4;903.1;6.6 %\nEBIT;98.6;88.0;12.0 %\nShops (number);748;731;17',
  ])('is not that of the changes beside it, some of which are no percentages: %s', (text) => {
    const table = tableOf(text);
    expect(table.columns.slice(1).map(kindOf)).toEqual([
      'number EUR 1000000',
      'number EUR 1000000',
      'doubtful mixed_units',
    ]);
    expect(table.rowUnits?.map((unit) => unit && unitText(unit))).toEqual([null, null, 'count']);
  });
});

describe('a sheet of months with totals', () => {
  it('has the months of the year its sheet is called after, whatever its title and its total say', () => {
    const table = tableOf(
      'Sales, first half 2023;;;\nRegion;Jan;Feb;H1 total\nNorth;10;20;30\nSouth;5;15;20\nAll regions;15;35;50',
      '2023',
    );
    expect(table.columns.map(({ period }) => period?.kind ?? null)).toEqual([null, 'month', 'month', null]);
    expect(table.rowKinds).toEqual(['record', 'record', 'total']);
  });

  it('keeps a row that only sounds like a total', () => {
    const table = tableOf('Tour;Jan;Feb\nCity walk;10;20\nHarbour;5;15\nAll islands;7;9');
    expect(table.rowKinds ?? []).not.toContain('total');
  });
});
