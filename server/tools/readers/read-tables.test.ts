import { describe, expect, it } from 'vitest';
import { columnOf, kindOf, valuesOf } from '../../table/testing/describe-table.ts';
import type { Table } from '../../table/table.ts';
import { bytesOf, makeDocx } from '../testing/make-files.ts';
import { makeWorkbook } from '../testing/make-workbook.ts';
import { readDocument } from './read-document.ts';

async function tablesOf(bytes: Uint8Array, name: string): Promise<readonly Table[]> {
  return (await readDocument('somebody', bytes, name)).typedTables;
}

const namesOf = (table: Table | undefined) => table?.columns.map(({ name }) => name);
const kindsOf = (table: Table | undefined) => table?.columns.map(kindOf);

describe('tables of separated values', () => {
  it('are found below title lines, their separator too', async () => {
    const [table] = await tablesOf(
      bytesOf(
        'Quarterly report, 2024\nin EUR thousand\n\nRegion;Sales;Date\nNorth;1.234,5;31.01.2024\nSouth;2,5;28.02.2024\n',
      ),
      'sales.csv',
    );
    expect(namesOf(table)).toEqual(['Region', 'Sales', 'Date']);
    expect(kindsOf(table)).toEqual(['text', 'number EUR 1000', 'date day']);
    expect([...(table?.lines ?? [])]).toEqual([5, 6]);
  });

  it('are read in Windows-1252 and UTF-16', async () => {
    const text = 'Straße;Umsatz (Mio. €)\nKöln;1,5\nMünchen;2,25\n';
    const ansi = Uint8Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)));
    for (const bytes of [ansi, new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))])
      expect(kindsOf((await tablesOf(bytes, 'a.csv'))[0])).toEqual(['text', 'number EUR 1000000']);
  });

  it('with decimal commas among commas are refused, not shifted', async () => {
    const [table] = await tablesOf(bytesOf('Item,Price,Units\na,1,50,3\nb,2,25,4\n'), 'a.csv');
    expect(kindsOf(table)).toEqual(Array.from({ length: 4 }, () => 'doubtful ragged_rows'));
  });

  it('are two where each has a header of its own', async () => {
    const tables = await tablesOf(
      bytesOf('Region;Sales\nNorth;10\nSouth;20\n\nStaff 2024\nTeam;Heads\nSales;4\nIT;5\n'),
      'a.csv',
    );
    expect(tables.map(namesOf)).toEqual([
      ['Region', 'Sales'],
      ['Team', 'Heads'],
    ]);
    expect([...(tables[1]?.lines ?? [])]).toEqual([7, 8]);
  });

  it('keep names written from right to left', async () => {
    const [table] = await tablesOf(bytesOf('שם;סכום\nדוד;1.5\nشركة;2.5\n'), 'a.csv');
    expect(namesOf(table)).toEqual(['שם', 'סכום']);
    expect(valuesOf(columnOf(table as Table, 'שם'))).toEqual(['דוד', 'شركة']);
  });
});

describe('tables of a workbook', () => {
  it('have units from number formats, dates only by format', async () => {
    const [table] = await tablesOf(
      makeWorkbook([
        {
          name: 'Deals',
          rows: [
            ['Day', 'Amount', 'Margin', 'Serial'],
            [
              { value: 45_688, format: 'dd.mm.yyyy' },
              { value: 5.5, format: '#,##0.00 [$€-407]' },
              { value: 0.125, format: '0.0%' },
              45_688,
            ],
            [
              { value: 45_689, format: 'dd.mm.yyyy' },
              { value: 7, format: '#,##0.00 [$€-407]' },
              { value: 0.07, format: '0.0%' },
              45_689,
            ],
          ],
        },
      ]),
      'deals.xlsx',
    );
    expect(kindsOf(table)).toEqual(['date day', 'number EUR 1', 'number percent', 'number none']);
    expect(table?.columns.slice(0, 3).map(valuesOf)).toEqual([
      ['2025-01-31', '2025-02-01'],
      [5.5, 7],
      [12.5, 7],
    ]);
  });

  it('say which sheets are hidden', async () => {
    const rows = [
      ['Item', 'Cost'],
      ['a', 1],
      ['b', 2],
    ];
    const tables = await tablesOf(
      makeWorkbook([
        { name: 'Shown', rows },
        { name: 'Secret', state: 'hidden', rows },
      ]),
      'a.xlsx',
    );
    expect(tables.map(({ place }) => [place.sheet, place.isHidden])).toEqual([
      ['Shown', false],
      ['Secret', true],
    ]);
  });

  const planned = [
    ['Item', 'Draft', 'Cost'],
    ['a', 7, 1],
    ['b', 8, 2],
    ['c', 9, 4],
    [null, 24, 7],
  ];

  it('leave out hidden and filtered rows and hidden columns, and say which', async () => {
    const [table] = await tablesOf(
      makeWorkbook([{ name: 'Plan', rows: planned, rowAttributes: { 3: 'hidden="1"' }, hiddenColumns: [2] }]),
      'a.xlsx',
    );
    expect(namesOf(table)).toEqual(['Item', 'Cost']);
    expect(table?.columns.map(valuesOf)).toEqual([
      ['a', 'c', ''],
      [1, 4, 7],
    ]);
    expect(table?.place.hidden).toEqual({ rows: [3], columns: ['B'] });
    // The sum below counts what is hidden: no record, though it is the sum of nothing that is shown.
    expect(table?.rowKinds).toEqual(['record', 'record', 'total']);
  });

  it('read what an outline has only folded up', async () => {
    const [table] = await tablesOf(
      makeWorkbook([{ name: 'Plan', rows: planned, rowAttributes: { 3: 'hidden="1" outlineLevel="1"' } }]),
      'a.xlsx',
    );
    expect(table?.columns[2] && valuesOf(table.columns[2])).toEqual([1, 2, 4, 7]);
    expect(table?.place.hidden).toEqual({ rows: [], columns: [] });
  });

  it('have merged names over the columns and rows they span, and merged numbers once', async () => {
    const [table] = await tablesOf(
      makeWorkbook([
        {
          name: 'Plan',
          merges: ['A1:E1', 'B2:C2', 'D2:E2', 'A4:A5'],
          rows: [
            ['Sales in EUR million', null, null, null, null],
            [null, 2023, null, 2024, null],
            ['Region', 'H1', 'H2', 'H1', 'H2'],
            ['North', 1, 2, 3, 4],
            [null, 5, 6, 7, 8],
          ],
        },
      ]),
      'a.xlsx',
    );
    expect(namesOf(table)).toEqual(['Region', '2023 | H1', '2023 | H2', '2024 | H1', '2024 | H2']);
    expect(table?.columns[3]).toMatchObject({ period: { kind: 'half', year: 2024, half: 1 } });
    expect(kindsOf(table)?.[1]).toBe('number EUR 1000000');
    expect(valuesOf(columnOf(table as Table, 'Region'))).toEqual(['North', 'North']);
  });

  it('with a formula that was never computed are not added up without it', async () => {
    const [table] = await tablesOf(
      makeWorkbook([
        {
          name: 'A',
          rows: [
            ['Item', 'Cost', 'Tax'],
            ['a', 1, 2],
            ['b', { formula: 'B2*2' }, 3],
            ['Total', 3, { formula: 'SUM(C2:C3)' }],
          ],
        },
      ]),
      'a.xlsx',
    );
    expect(columnOf(table as Table, 'Cost')).toMatchObject({
      doubt: 'formula_without_value',
      evidence: ['row 3: =B2*2'],
    });
    expect(valuesOf(columnOf(table as Table, 'Tax'))).toEqual([2, 3, null]);
  });

  it('are two on one sheet where empty columns and labels of their own show it', async () => {
    const tables = await tablesOf(
      makeWorkbook([
        {
          name: 'A',
          rows: [
            ['Region', 'Sales', null, 'Team', 'Heads'],
            ['North', 10, null, 'IT', 4],
            ['South', 20, null, 'HR', 5],
            ['East', 30, null, 'Law', 6],
          ],
        },
      ]),
      'a.xlsx',
    );
    expect(tables.map(namesOf)).toEqual([
      ['Region', 'Sales'],
      ['Team', 'Heads'],
    ]);
    expect(tables[1]?.columns[1]?.at).toBe(4);
  });
});

describe('tables of pages and documents', () => {
  it('have spans written out, captions as names and no footnote marks in numbers', async () => {
    const [table] = await tablesOf(
      bytesOf(
        `<html><body><table><caption>Sales in EUR million</caption><thead><tr><th rowspan="2">Region</th><th colspan="2">2024</th></tr><tr><th>Q1</th><th>Q2</th></tr></thead><tbody><tr><td>North</td><td>12.5<sup>1</sup></td><td>13.5</td></tr><tr><td>South</td><td>2.5</td><td>3.5</td></tr></tbody></table></body></html>`,
      ),
      'a.html',
    );
    expect(table?.name).toBe('Sales in EUR million');
    expect(namesOf(table)).toEqual(['Region', '2024 | Q1', '2024 | Q2']);
    expect(kindsOf(table)).toEqual(['text', 'number EUR 1000000', 'number EUR 1000000']);
    expect(valuesOf(columnOf(table as Table, '2024 | Q1'))).toEqual([12.5, 2.5]);
  });

  it('take unit and currency from the line above them, below its heading', async () => {
    const rows =
      '<table><tr><th></th><th>2024</th></tr><tr><td>Umsatz</td><td>318’604</td></tr><tr><td>EBIT</td><td>21’534</td></tr></table>';
    const page = (above: string) =>
      bytesOf(`<html><body><h1>Bericht</h1><p>Es war ein gutes Jahr.</p>${above}${rows}</body></html>`);
    for (const above of [
      '<h2>Erfolgsrechnung</h2><p>in Tausend CHF</p>',
      '<h2>Erfolgsrechnung</h2><div><p><em>Alle Beträge in Tausend CHF.</em></p></div>',
      '<h2>Erfolgsrechnung (in Tausend CHF)</h2>',
    ]) {
      const [table] = await tablesOf(page(above), 'a.html');
      expect([above, kindsOf(table)?.[1]]).toEqual([above, 'number CHF 1000']);
    }
    const [markdown] = await tablesOf(
      bytesOf(
        '# Note\n\n## Income statement\n\n*in £ million*\n\n| | 2024 |\n|---|---:|\n| Revenue | 1.5 |\n| Profit | 0.5 |\n',
      ),
      'a.md',
    );
    expect(markdown?.titleLines).toEqual(['Income statement', 'in £ million']);
    expect(kindsOf(markdown)?.[1]).toBe('number GBP 1000000');
  });

  it('take no other line above them for a title', async () => {
    const [table] = await tablesOf(
      bytesOf('Year of sale: 2019\n\n| Region | Sales |\n|---|---:|\n| North | 1.5 |\n| South | 0.5 |\n'),
      'a.md',
    );
    expect(table?.titleLines).toEqual([]);
    expect(table?.columns[1]?.period).toBeNull();
  });

  it('of Markdown keep their lines', async () => {
    const [table] = await tablesOf(
      bytesOf('## Costs\n\n| Item | Cost (EUR) |\n|---|---:|\n| **Rent** | 1.5 |\n| a \\| b | 2.5 |\n'),
      'a.md',
    );
    expect(table).toMatchObject({ name: 'Costs', place: { headerLine: 3 } });
    expect(table?.columns.map(valuesOf)).toEqual([
      ['Rent', 'a | b'],
      [1.5, 2.5],
    ]);
    expect([...(table?.lines ?? [])]).toEqual([5, 6]);
  });

  it('of Word documents are typed', async () => {
    const bytes = makeDocx([
      [
        ['Kennzahl', '2023', '2024'],
        ['Umsatz (Mio. €)', '100,5', '120'],
        ['Mitarbeiter', '1.200', '1.300'],
      ],
    ]);
    const [table] = await tablesOf(bytes, 'a.docx');
    expect(table?.rowUnits).toEqual([
      { kind: 'money', currency: 'EUR', scale: 1e6 },
      { kind: 'count', of: 'employees', scale: 1 },
    ]);
  });
});
