import { describe, expect, it } from 'vitest';
import { columnOf, kindOf, valuesOf } from '../../table/testing/describe-table.ts';
import type { Table } from '../../table/table.ts';
import { makePdfPages, tableLines, type PlacedText } from '../testing/make-pdf-pages.ts';
import { readDocument } from './read-document.ts';

const read = (...pages: PlacedText[][]) => readDocument('somebody', makePdfPages(pages), 'report.pdf');
const tableOf = async (...pages: PlacedText[][]) => (await read(...pages)).typedTables;
const line = (text: string, y: number, x = 60): PlacedText => ({ text, x, y });

const statement = [
  ['EUR million', '2022', '2023', '2024'],
  ['Revenue', '1,210.5', '1,340.0', '1,402.5'],
  ['Operating profit', '(12.5)', '30.0', '41.5'],
  ['Employees', '812', '845', '901'],
];

const rows = (from: number) =>
  Array.from({ length: 5 }, (_, i) => [`Item ${'abcdefghij'[from + i]}`, `${from + i}.5`]);

/** A line of a table with words flush left and numbers flush right in columns of one width. */
const ferryRow = (cells: readonly string[], y: number): PlacedText[] =>
  cells.flatMap((text, i): PlacedText[] => {
    const x = [60, 210, 290, 370, 450][i] ?? 0;
    if (text === '') return [];
    return [/\d/.test(text) ? { text, x: x + 78, y, align: 'right' } : { text, x: x + 4, y }];
  });

/** What printed pages say above and below everything. */
const around = (page: number) => [line('Annual report', 770), line(`Page ${page}`, 30, 500)];

describe('tables of a PDF', () => {
  it('are rebuilt from where words are, with their page, rows and units', async () => {
    const [table, ...others] = await tableOf(
      [line('An introduction without any numbers in it.', 740)],
      [
        line('Key figures', 700),
        ...tableLines(statement, 680),
        line('The board met in May and approved the plan.', 580),
      ],
    );
    expect(others).toEqual([]);
    expect(table).toMatchObject({ name: 'Key figures', place: { page: 2, lineWord: 'row' }, rowCount: 3 });
    expect(table?.columns.map(({ name }) => name)).toEqual(['EUR million', '2022', '2023', '2024']);
    expect(valuesOf(columnOf(table as Table, '2022'))).toEqual([1210.5, -12.5, 812]);
    expect(kindOf(columnOf(table as Table, '2024'))).toBe('number EUR 1000000');
    expect(table?.rowUnits?.[2]).toEqual({ kind: 'count', of: 'employees', scale: 1 });
    expect([...(table?.pages ?? [])]).toEqual([2, 2, 2]);
  });

  const halves = [
    ['Region', 'H1', 'H2', 'H1', 'H2'],
    ['North', '1.5', '2.5', '3.5', '4.5'],
    ['South', '2.5', '3.5', '4.5', '5.5'],
  ];

  it('have names over several columns, wherever over them these stand, and signs beside their numbers', async () => {
    for (const [first, second] of [
      [335, 515],
      [280, 460],
    ]) {
      const [table] = await tableOf([
        { text: '2023', x: first ?? 0, y: 695 },
        { text: '2024', x: second ?? 0, y: 695 },
        ...tableLines(halves, 680),
        line('$', 665, 262),
      ]);
      expect(table?.columns.map(({ name }) => name)).toEqual([
        'Region',
        '2023 | H1',
        '2023 | H2',
        '2024 | H1',
        '2024 | H2',
      ]);
      expect(kindOf(columnOf(table as Table, '2023 | H1'))).toBe('number USD 1');
    }
  });

  it('have names flush left over numbers flush right, one for each column', async () => {
    const [table] = await tableOf([
      line('Fares in thousand EUR. Trips as counted.', 720),
      ...ferryRow(['Ferry', 'Port', 'Seats', 'Trips', 'Fares'], 700),
      ...ferryRow(['Mole', 'Cork', '90', '1,210', '6,877'], 685),
      ...ferryRow(['Tern', 'Bath', '122', '2,467', '3,066'], 670),
      ...ferryRow(['Total', '', '212', '3,677', '9,943'], 655),
    ]);
    expect(table?.columns.map((column) => [column.name, kindOf(column)])).toEqual([
      ['Ferry', 'text'],
      ['Port', 'text'],
      ['Seats', 'number none'],
      ['Trips', 'number none'],
      ['Fares', 'number EUR 1000'],
    ]);
    expect(valuesOf(columnOf(table as Table, 'Trips'))).toEqual([1210, 2467, 3677]);
    expect(table?.rowKinds).toEqual(['record', 'record', 'total']);
  });

  it('are none when nobody can tell which columns a year is over', async () => {
    const unlike = [['Region', 'Sales', 'Costs', 'Staff'], ...halves.slice(1).map((row) => row.slice(0, 4))];
    expect(await tableOf([{ text: '2023', x: 335, y: 695 }, ...tableLines(unlike, 680)])).toEqual([]);
  });

  it('go on on the next page where the header is said again', async () => {
    const [table, ...others] = await tableOf(
      tableLines([['Item', 'Cost'], ...rows(0)], 200),
      tableLines([['Item', 'Cost'], ...rows(5)], 740),
    );
    expect(others).toEqual([]);
    expect(table?.rowCount).toBe(10);
    expect([...(table?.pages ?? [])]).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('go on on the next page where nothing is said again, below what is on every page', async () => {
    const [table, ...others] = await tableOf(
      [...around(1), ...tableLines([['Item', 'Cost'], ...rows(0), ['Carried forward', '10.0']], 200)],
      [...around(2), ...tableLines([['Brought forward', '10.0'], ...rows(5), ['Total', '45.0']], 740)],
    );
    expect(others).toEqual([]);
    expect(table?.rowCount).toBe(13);
    expect(table?.rowKinds?.filter((kind) => kind === 'record')).toHaveLength(10);
    expect([...(table?.pages ?? [])]).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('go on with a header on every page below a running title', async () => {
    const [table, ...others] = await tableOf(
      [...around(1), ...tableLines([['Item', 'Cost'], ...rows(0)], 740)],
      [...around(2), ...tableLines([['Item', 'Cost'], ...rows(5)], 740)],
    );
    expect(others).toEqual([]);
    expect(table?.rowCount).toBe(10);
  });

  it.each([
    ['another heading stands between', [line('Headcount by site', 755), ...tableLines(rows(5), 740)]],
    ['the columns stand elsewhere', tableLines(rows(5), 740).map((text) => ({ ...text, x: text.x + 150 }))],
    [
      'there are more columns',
      tableLines(
        rows(5).map((row) => [...row, '7.5']),
        740,
      ),
    ],
  ])('end with their page where %s', async (_, next) => {
    const [table, ...others] = await tableOf(tableLines([['Item', 'Cost'], ...rows(0)], 200), next);
    expect([table?.rowCount, others.length]).toEqual([5, 0]);
  });

  it('end where a text follows them on their page', async () => {
    const [table, ...others] = await tableOf(
      [...tableLines([['Item', 'Cost'], ...rows(0)], 300), line('The items below are of another kind.', 150)],
      tableLines(rows(5), 740),
    );
    expect([table?.rowCount, others.length]).toEqual([5, 0]);
  });

  it('join a name that goes on in the next line', async () => {
    const [table] = await tableOf(
      tableLines(
        [
          ['EUR million', '2023', '2024'],
          ['Revenue', '5.5', '6.5'],
          ['Revenue from contracts', '', ''],
          ['with customers', '2.5', '3.5'],
        ],
        700,
      ),
    );
    expect(valuesOf(columnOf(table as Table, 'EUR million'))).toEqual([
      'Revenue',
      'Revenue from contracts with customers',
    ]);
  });

  it('have names of sections below their header, and under the same dates the titles of the table above', async () => {
    const tables = await tableOf([
      line('Bilanz der Feinoptik GmbH', 700),
      line('Angaben in TEUR', 688),
      ...tableLines(
        [
          ['Aktiva', '31.12.2024', '31.12.2023'],
          ['A. Anlagevermögen', '', ''],
          ['I. Sachanlagen', '38.917', '35.260'],
          ['B. Umlaufvermögen', '', ''],
          ['I. Vorräte', '21.446', '19.873'],
          ['Bilanzsumme', '60.363', '55.133'],
          ['Passiva', '31.12.2024', '31.12.2023'],
          ['A. Eigenkapital', '', ''],
          ['I. Gezeichnetes Kapital', '5.000', '5.000'],
          ['Bilanzsumme', '60.363', '55.133'],
        ],
        670,
      ),
    ]);
    expect(tables.map(({ titleLines }) => titleLines)).toEqual([
      ['Bilanz der Feinoptik GmbH', 'Angaben in TEUR'],
      ['Bilanz der Feinoptik GmbH', 'Angaben in TEUR'],
    ]);
    expect(tables.map((table) => kindOf(columnOf(table, '31.12.2024')))).toEqual([
      'number EUR 1000',
      'number EUR 1000',
    ]);
    expect(tables.map((table) => valuesOf(columnOf(table, '31.12.2024')))).toEqual([
      [null, 38_917, null, 21_446, 60_363],
      [null, 5_000, 60_363],
    ]);
    expect(tables[0]?.rowKinds?.slice(0, 2)).toEqual(['section', 'record']);
  });

  it('take a line that says their unit below the header for no row', async () => {
    const [table] = await tableOf([
      ...tableLines(
        [
          ['Position', '2024', '2023'],
          ['in Mio. EUR', '', ''],
          ['Umsatz', '12,5', '11,0'],
          ['Ergebnis', '1,5', '1,0'],
        ],
        670,
      ),
    ]);
    expect(table?.rowCount).toBe(2);
    expect(kindOf(columnOf(table as Table, '2024'))).toBe('number EUR 1000000');
  });

  it('are none where words only happen to be below each other', async () => {
    const prose = [
      'In 2023 the plant made 400 units.',
      'In 2024 it made 500, which was more.',
      'By 2030 it may make 900 of them.',
    ];
    expect(await tableOf(prose.map((text, i) => line(text, 700 - i * 15)))).toEqual([]);
    const ragged = tableLines(
      [
        ['A', '1', '2'],
        ['B', '3', '4'],
        ['C', '5', '6'],
      ],
      700,
    ).map((one, i) => ({ ...one, x: one.x + (i % 5) * 23 }));
    expect(await tableOf(ragged)).toEqual([]);
  });

  it('leave out raised marks of footnotes', async () => {
    const [table] = await tableOf([
      ...tableLines(
        [
          ['Item', '2024'],
          ['Rent', '12.5'],
          ['Power', '2.5'],
        ],
        700,
      ),
      { text: '1', x: 291, y: 689, size: 5 },
    ]);
    expect(valuesOf(columnOf(table as Table, '2024'))).toEqual([12.5, 2.5]);
  });
});

describe('the text of a PDF', () => {
  it('of two columns is read one after the other', async () => {
    const left = Array.from({ length: 8 }, (_, i) => `left words of line ${'abcdefgh'[i]}`);
    const right = Array.from({ length: 8 }, (_, i) => `right words of line ${'abcdefgh'[i]}`);
    const page = [
      line('A title over both columns of the page that is wide enough to cross the middle', 750),
      ...left.flatMap((text, i) => [line(text, 700 - i * 14), line(right[i] ?? '', 700 - i * 14, 330)]),
    ];
    const text = (await read(page)).passages.map((passage) => passage.text).join('\n');
    expect(text.indexOf('left words of line h')).toBeLessThan(text.indexOf('right words of line a'));
    expect(text.indexOf('A title')).toBe(0);
  });

  it('that is locked is refused with a sentence', async () => {
    const locked = makePdfPages([[line('secret', 700)]], true);
    await expect(readDocument('somebody', locked, 'report.pdf')).rejects.toMatchObject({
      code: 'file.unreadable',
      message: expect.stringContaining('locked with a password'),
    });
  });
});
