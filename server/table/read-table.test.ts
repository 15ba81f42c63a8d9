import { describe, expect, it } from 'vitest';
import { gridOfRows } from './raw-grid.ts';
import { readTable } from './read-table.ts';
import { columnOf, kindOf, tableOf, unitText, valuesOf } from './testing/describe-table.ts';

const single = (name: string, ...cells: string[]) =>
  tableOf(`Item;${name}\n${cells.map((cell, i) => `item ${i};${cell}`).join('\n')}`);
const typed = (name: string, ...cells: string[]) => {
  const column = single(name, ...cells).columns[1];
  if (column === undefined) throw new Error('no column');
  return [kindOf(column), ...valuesOf(column)];
};

describe('the header of a table', () => {
  it('is found below title and unit lines, above foot lines', () => {
    const table = tableOf(
      'Sales report 2024;;;\nin EUR million;;;\n;;;\nRegion;2022;2023;2024\nNorth;1.5;2.5;3.5\nSouth;2.5;3.5;4.5\n;;;\nSource: own;;;\n* preliminary;;;',
    );
    expect(table).toMatchObject({
      titleLines: ['Sales report 2024', 'in EUR million'],
      footLines: ['Source: own', '* preliminary'],
      rowCount: 2,
      place: { headerLine: 4 },
    });
    expect(table.columns.map(({ name }) => name)).toEqual(['Region', '2022', '2023', '2024']);
    expect(kindOf(columnOf(table, '2023'))).toBe('number EUR 1000000');
    expect(columnOf(table, '2023').period).toEqual({ kind: 'year', year: 2023, isFiscal: false });
    expect([...table.lines]).toEqual([5, 6]);
  });

  it('in several rows becomes one name', () => {
    const table = tableOf(';2023;;2024;\nRegion;Q1;Q2;Q1;Q2\nNorth;1;2;3;4\nSouth;5;6;7;8');
    expect(table.columns.map(({ name }) => name)).toEqual([
      'Region',
      '2023 | Q1',
      '2023 | Q2',
      '2024 | Q1',
      '2024 | Q2',
    ]);
    expect(table.columns[4]?.period).toEqual({ kind: 'quarter', year: 2024, quarter: 2, isFiscal: false });
  });

  it('may have a row of units', () => {
    const table = tableOf('Product;Weight;Price\n;kg;EUR\nA;1.5;3.25\nB;2;4');
    expect(table.columns.map(kindOf)).toEqual(['text', 'number kg', 'number EUR 1']);
    expect(table.rowCount).toBe(2);
  });

  it('is missing where the first row is data: columns are named by letters', () => {
    const table = tableOf('North;10;2024-01-01\nSouth;20;2024-02-01\nEast;30;2024-02-01');
    expect(table.columns.map(({ name }) => name)).toEqual(['Column A', 'Column B', 'Column C']);
    expect(table).toMatchObject({ rowCount: 3, place: { headerLine: null } });
  });

  it('names two columns apart and leaves out those without name and value', () => {
    const table = tableOf('Item;Cost;Cost;\na;1;2;\nb;3;4;');
    expect(table.columns.map(({ name }) => name)).toEqual(['Item', 'Cost', 'Cost (2)']);
  });

  it('of 200 columns over one row is found', () => {
    const rows = [
      Array.from({ length: 200 }, (_, i) => `measure ${i}`),
      Array.from({ length: 200 }, (_, i) => String(i * 3)),
    ];
    expect(readTable(gridOfRows('wide', rows))?.columns[199]).toMatchObject({
      name: 'measure 199',
      kind: 'number',
    });
  });
});

describe('the numbers of a column', () => {
  it.each([
    [
      ['1,234.50', '2'],
      ['number none', 1234.5, 2],
    ],
    [
      ['1.234,50', '2,5'],
      ['number none', 1234.5, 2.5],
    ],
    [
      ['1.200', '3.430', '1.000,5'],
      ['number none', 1200, 3430, 1000.5],
    ],
    [
      ["1'234.5", "12'000"],
      ['number none', 1234.5, 12000],
    ],
    [
      ['1 234,5', '12 000'],
      ['number none', 1234.5, 12000],
    ],
    [
      ['12,34,567.8', '5'],
      ['number none', 1234567.8, 5],
    ],
    [
      ['(1,200.5)', '−3', '4-', '–'],
      ['number none', -1200.5, -3, -4, null],
    ],
    [
      ['12.5 %', '3 %'],
      ['number percent', 12.5, 3],
    ],
    [
      ['$1.2m', '$300k', '$2bn'],
      ['number USD 1', 1.2e6, 3e5, 2e9],
    ],
    [
      ['3,2 Mio. €', '4,1 Mio. €'],
      ['number EUR 1', 3.2e6, 4.1e6],
    ],
    [
      ['5 kg', '6 kg'],
      ['number kg', 5, 6],
    ],
    [
      ['1.5', 'n/a', 'k.A.', ''],
      ['number none', 1.5, null, null, null],
    ],
    [
      ['007', '012'],
      ['text', '007', '012'],
    ],
  ])('are read as written: %j', (cells, result) => {
    expect(typed('Value', ...cells)).toEqual(result);
  });

  it.each([
    ['two_marks', ['1,50', '2.50']],
    ['unclear_mark', ['1.234', '2.345']],
    ['mixed_currencies', ['€ 5.00', '£ 6.00']],
    ['mixed_currencies', ['$5.00', 'A$6.00']],
    ['mixed_units', ['5 kg', '6 km']],
    ['mixed_units', ['5 %', '6']],
    ['mixed_types', ['5', '6', 'about 7']],
  ])('are refused as %s: %j', (doubt, cells) => {
    expect(typed('Value', ...cells)[0]).toBe(`doubtful ${doubt}`);
  });

  it('have a mark that another column proves, where none contradicts it', () => {
    const table = tableOf('Item;Umsatz;Kosten\na;1.200;5,5\nb;3.430;1,25');
    expect(columnOf(table, 'Umsatz')).toMatchObject({
      kind: 'number',
      evidence: 'column “Kosten”, line 2: 5,5',
    });
    expect(valuesOf(columnOf(table, 'Umsatz'))).toEqual([1200, 3430]);
    const torn = tableOf('Item;A;B;C\na;1.200;5,5;2.5\nb;3.430;1,25;3.25');
    expect(kindOf(columnOf(torn, 'A'))).toBe('doubtful unclear_mark');
  });

  it('have the mark with which their total is a sum, where the other reading is none', () => {
    const table = tableOf('Bilanz;Wert\nAnlagen;1.200\nKasse;350\nSumme;1.550');
    expect(columnOf(table, 'Wert')).toMatchObject({
      kind: 'number',
      evidence: 'line 4 is the sum of those above',
    });
    expect(valuesOf(columnOf(table, 'Wert'))).toEqual([1200, 350, 1550]);
    expect(kindOf(columnOf(tableOf('Bilanz;Wert\nAnlagen;1.200\nKasse;3.430\nSumme;4.630'), 'Wert'))).toBe(
      'doubtful unclear_mark',
    );
  });

  it('of money have no third decimal, but prices and millions may', () => {
    expect(typed('Aufwand (Tsd. CHF)', '12.480', '3.105')).toEqual(['number CHF 1000', 12480, 3105]);
    expect(typed('Amount', '$12,480', '$1,234')).toEqual(['number USD 1', 12480, 1234]);
    for (const name of ['Benzinpreis (EUR)', 'Umsatz (Mio. EUR)', 'Value'])
      expect(typed(name, '1.459', '1.512')[0]).toBe('doubtful unclear_mark');
  });

  it('of whole things are grouped: there are no 194 and a bit employees', () => {
    expect(typed('Mitarbeiter', '194.000', '12.500')).toEqual(['number employees', 194000, 12500]);
  });

  it('say which cell proves the mark', () => {
    expect(single('Value', '7', '1.234,50').columns[1]).toMatchObject({
      evidence: 'line 3: 1.234,50',
      decimals: 2,
    });
  });

  it('are none where they name things', () => {
    const table = tableOf('Order No;PLZ;Phone;Qty\n1001;10115;+49 30 1234567;3\n1002;04109;030 7654321;4');
    expect(table.columns.map(kindOf)).toEqual(['text', 'text', 'text', 'number units']);
  });
});

describe('the unit of a column', () => {
  it.each(['Employee', 'Customer', 'Woche', 'Tag', 'Orders', 'Meter'])(
    'is not what the rows are called: %s',
    (name) => {
      expect(kindOf(columnOf(tableOf(`${name};Sales\nA 1;10\nB 2;20`), 'Sales'))).toBe('number none');
    },
  );

  it('is a length for "mm" alone, and millions beside a currency', () => {
    expect(typed('Rain (mm)', '1.5', '2.25')[0]).toBe('number mm');
    expect(typed('Revenue (USD mm)', '1.5', '2.25')[0]).toBe('number USD 1000000');
  });

  it.each([
    ['Revenue (EUR m)', 'EUR 1000000'],
    ['Umsatz in Mio. €', 'EUR 1000000'],
    ['Umsatz T€', 'EUR 1000'],
    ['Sales ($000s)', 'USD 1000'],
    ['Net sales US$ million', 'USD 1000000'],
    ['Kosten (Tsd. EUR)', 'EUR 1000'],
    ['Revenue (in thousands of dollars)', 'USD 1000'],
    ['Margin %', 'percent'],
    ['Weight (kg)', 'kg'],
    ['Preis (EUR/kg)', 'EUR 1/kg'],
    ['Price per unit (EUR)', 'EUR 1/units'],
    ['Number of employees', 'employees'],
    ['CO2 (Mio. t)', 't 1000000'],
    ['Revenue (restated)', 'none'],
  ])('is read from its header: %s', (name, unit) => {
    expect(typed(name, '1.5', '2.25')[0]).toBe(`number ${unit}`);
  });

  it('comes from the title, but not for what the title cannot mean', () => {
    const table = tableOf(
      'All figures in EUR million;;;\nCompany;Revenue;Employees;Margin\nA;10.5;100;5.5\nB;20.5;200;6.5',
    );
    expect(table.columns.slice(1).map(kindOf)).toEqual([
      'number EUR 1000000',
      'number employees',
      'number none',
    ]);
  });

  it('is one of each row where rows are attributes', () => {
    const table = tableOf(
      'in EUR million;2023;2024\nRevenue;100.5;120\nEBIT;10;12\nEBIT margin;10.0%;10.0%\nHeadcount;1200;1300',
    );
    expect(kindOf(columnOf(table, '2024'))).toBe('number EUR 1000000');
    expect(table.rowUnits?.map((unit) => unit && unitText(unit))).toEqual([
      null,
      null,
      'percent',
      'employees',
    ]);
  });

  it('is not looked for in the names of things', () => {
    const rows = ['Corn mill', 'Oak, m', 'USD Partners', 'Kim (m)', 'Rice 5 kg'];
    const table = tableOf(`Name;Visits\n${rows.map((name, i) => `${name};${i + 5}`).join('\n')}`);
    expect(table.rowUnits).toBeNull();
  });

  it('of a column beside it holds for all rows, or keeps the column from being computed with', () => {
    const one = tableOf('Item;Amount;Currency\na;5.00;EUR\nb;6.00;EUR');
    expect(kindOf(columnOf(one, 'Amount'))).toBe('number EUR 1');
    const two = columnOf(tableOf('Item;Amount;Currency\na;5.00;EUR\nb;6.00;USD'), 'Amount');
    expect(two).toMatchObject({ kind: 'doubtful', doubt: 'mixed_currencies', byRow: { column: 2 } });
  });
});

describe('the dates of a column', () => {
  it.each([
    [
      ['2024-01-31', '2024-02-29'],
      ['date day', '2024-01-31', '2024-02-29'],
    ],
    [
      ['31.01.2024', '01.02.2024'],
      ['date day', '2024-01-31', '2024-02-01'],
    ],
    [
      ['01/31/2024', '02/01/2024'],
      ['date day', '2024-01-31', '2024-02-01'],
    ],
    [
      ['31/01/2024', '02/01/2024'],
      ['date day', '2024-01-31', '2024-01-02'],
    ],
    [
      ['3. März 2024', '4. Mai 2024'],
      ['date day', '2024-03-03', '2024-05-04'],
    ],
    [
      ['Jan 2024', 'Feb 2024'],
      ['date month', '2024-01-01', '2024-02-01'],
    ],
    [
      ['Q1 2024', 'Q2 2024'],
      ['date quarter', '2024-01-01', '2024-04-01'],
    ],
    [
      ['03/04/2024', '05/06/2024'],
      ['doubtful unclear_date_order', '03/04/2024', '05/06/2024'],
    ],
    [
      ['31/01/2024', '01/31/2024'],
      ['doubtful two_date_orders', '31/01/2024', '01/31/2024'],
    ],
  ])('are read in one order: %j', (cells, result) => {
    expect(typed('When', ...cells)).toEqual(result);
  });

  it('are years where the column says so, and quantities where it does not', () => {
    expect(typed('Year', '2020', '2021')[0]).toBe('date year');
    expect(typed('Units', '2020', '2021')[0]).toBe('number units');
  });
});
