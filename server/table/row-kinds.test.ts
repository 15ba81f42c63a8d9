import { describe, expect, it } from 'vitest';
import { columnOf, tableOf, valuesOf } from './testing/describe-table.ts';

const kindsOf = (text: string) =>
  tableOf(text)
    .rowKinds?.map((kind) => kind[0])
    .join('');

describe('the rows of a table', () => {
  it('are told apart from totals by word and sum', () => {
    const rows = 'Region;Sales\nNorth;10\nSouth;30';
    expect(tableOf(`${rows}\nTotal;40`).rowKinds).toEqual(['record', 'record', 'total']);
    expect(tableOf(`${rows}\n;40`).rowKinds).toEqual(['record', 'record', 'total']);
    expect(tableOf(`${rows}\nTotal Energies;25`).rowKinds).toBeNull();
  });

  it('are told apart from the quarter, half or year that they lie in', () => {
    expect(kindsOf('Month;Sales\nJanuary;10\nFebruary;20\nMarch;30\nQ1;60\nApril;5')).toBe('rrrtr');
    expect(kindsOf('Monat;Grad\nJan;1,5\nFeb;2,5\nMärz;5,0\nJahr;3,0')).toBe('rrrt');
    expect(kindsOf('Period;Sales\nQ1 2024;10\nQ2 2024;20\nH1 2024;30')).toBe('rrt');
    expect(kindsOf('Period;Sales\nJan 2024;10\nFeb 2024;20\nMar 2024;35\nQ1 2024;65')).toBe('rrrt');
    expect(kindsOf('Year;Sales\n2023;10\n2024;20\nLTM;25')).toBe('rrt');
    // Another year, and what stands alone for its place, are records.
    expect(tableOf('Period;Sales\nQ1 2023;10\nQ2 2023;20\nH1 2024;30').rowKinds).toBeNull();
    expect(tableOf('Shop;Period;Sales\nAsh;January;10\nAsh;February;20\nElm;Q1;44').rowKinds).toBeNull();
  });

  it.each(['2023;10\n2024;20', '2024-01;10\n2024-02;20', '31.01.2024;10\n29.02.2024;20'])(
    'are told apart from the total below days, months and years (%j)',
    (rows) => {
      const table = tableOf(`Time;Sales\n${rows}\nTotal;30`.replace('Time', 'Jahr'));
      expect(table.rowKinds).toEqual(['record', 'record', 'total']);
      expect(columnOf(table, 'Jahr').kind).toBe('date');
    },
  );

  it('are told apart from means', () => {
    expect(tableOf('Region;Sales\nNorth;10\nSouth;20\nAverage;15').rowKinds).toEqual([
      'record',
      'record',
      'total',
    ]);
  });

  it('belong to the group whose name is only above them, where items repeat under each', () => {
    const report = tableOf('Region;Item;Sales\nNorth;A;10\n;B;20\nSouth;A;5\n;B;6');
    expect(valuesOf(columnOf(report, 'Region'))).toEqual(['North', 'North', 'South', 'South']);
    const gaps = tableOf('Name;City;Age\nAnn;Bonn;30\n;Ulm;40\nBen;Rom;50\n;Oslo;20');
    expect(valuesOf(columnOf(gaps, 'Name'))).toEqual(['Ann', '', 'Ben', '']);
  });

  it('are told apart from subtotals and their sections', () => {
    const table = tableOf(
      'Region;Sales;Units\nEurope;;\nFrance;10;1\nSpain;20;2\nTotal Europe;30;3\nAsia;;\nJapan;5;4\nKorea;6;5\nTotal Asia;11;9\nGrand total;41;12',
    );
    expect(table.rowKinds?.map((kind) => kind[0]).join('')).toBe('srrtsrrtt');
  });

  it.each([
    ['North subtotal', ';', 'rrtrrt'],
    ['Zwischensumme North', ';', 'rrtrrt'],
    ['North Ergebnis', ';', 'rrtrrt'],
    ['North;Subtotal', '', 'rrtrrt'],
    ['North;Total', '', 'rrtrrt'],
    ['Sum North', ';', 'rrtrrt'],
  ])('are told apart from subtotals called "%s"', (label, gap, kinds) => {
    const total = (region: string, value: number) => `${label.replace('North', region)}${gap};${value}`;
    const table = tableOf(
      `Region;City;Tonnes\nNorth;Alba;10\nNorth;Bor;20\n${total('North', 30)}\nSouth;Cal;5\nSouth;Dun;15\n${total('South', 20)}`,
    );
    expect(table.rowKinds?.map((kind) => kind[0]).join('')).toBe(kinds);
  });

  it('are told apart from the mean of a group that other rows name', () => {
    const table = tableOf('Team;Age\nNorth;20\nNorth;31\nNorth average;25.5\nSouth;40');
    expect(table.rowKinds).toEqual(['record', 'record', 'total', 'record']);
  });

  it('are records where "Total" says what each is, behind its number', () => {
    const claims = tableOf('Claim;Damage;Amount\n31;Total;10\n12;Partial;20\n44;Total;35\n20;Partial;7');
    expect(claims.rowKinds).toBeNull();
  });

  it('are records where a word says that the value is missing', () => {
    expect(tableOf('Site;Output\nA;10\nB;n/a\nC;5\nD;–\nE;6').rowKinds).toBeNull();
  });
});
