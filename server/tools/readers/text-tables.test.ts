import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { textTables } from './text-tables.ts';

const cells = (text: string) =>
  textTables(text, () => 'bericht.txt').map((grid) =>
    Array.from({ length: grid.rowCount }, (_, row) =>
      Array.from({ length: grid.columnCount }, (_unused, column) => grid.cell(row, column)),
    ),
  );

const spaced = `Verdane AG, Angaben in TEUR

                              2025        2024
Umsatzerlöse                43.560      41.250
davon Ausland                           12.000
PASSIVA
Eigenkapital                12.240      10.305

Die Verdane AG sitzt in Köln.`;

const units = async (text: string) => {
  const { typedTables } = await parseDocument(new TextEncoder().encode(text), 'bilanz.txt', 'text');
  return typedTables.map(({ columns }) => (columns[1]?.kind === 'number' ? columns[1].unit.kind : null));
};

describe('tables that a plain text sets with spaces', () => {
  it('are read by where their cells are, also where one is empty', () => {
    expect(cells(spaced)).toEqual([
      [
        [null, '2025', '2024'],
        ['Umsatzerlöse', '43.560', '41.250'],
        ['davon Ausland', null, '12.000'],
        ['PASSIVA', null, null],
        ['Eigenkapital', '12.240', '10.305'],
      ],
    ]);
  });

  it('keep the unit of the title, their lines and the period of each column', async () => {
    const read = await parseDocument(new TextEncoder().encode(spaced), 'bericht.txt', 'text');
    expect(read.typedTables[0]).toMatchObject({
      place: { lineWord: 'line', headerLine: 3 },
      lines: Uint32Array.of(4, 5, 6, 7),
      columns: [
        { kind: 'text' },
        { unit: { kind: 'money', currency: 'EUR', scale: 1000 }, period: { kind: 'year', year: 2025 } },
        { unit: { kind: 'money', currency: 'EUR', scale: 1000 }, period: { kind: 'year', year: 2024 } },
      ],
    });
  });

  it('take a second line of units and a rule into the header', () => {
    expect(
      cells(`              31.12.2025   31.12.2024
                     EUR          EUR
-------------------------------------
Bilanzsumme     1.379,95     1.268,12
Eigenkapital      540,20       471,90`),
    ).toEqual([
      [
        [null, '31.12.2025 EUR', '31.12.2024 EUR'],
        ['Bilanzsumme', '1.379,95', '1.268,12'],
        ['Eigenkapital', '540,20', '471,90'],
      ],
    ]);
  });

  it('end where another header follows an empty line', () => {
    const text = `            2025     2024
Umsatz       764      731
EBIT          47       45

Bilanz      2025     2024
Aktiva     1.020      975
Passiva    1.020      975`;
    expect(cells(text).map((rows) => rows.map(([label]) => label))).toEqual([
      [null, 'Umsatz', 'EBIT'],
      ['Bilanz', 'Aktiva', 'Passiva'],
    ]);
  });

  it('may be set with tabs', () => {
    expect(cells('in Mio. EUR\t2025\t2024\nUmsatz\t764\t731\nEBIT\t47\t45')).toEqual([
      [
        ['in Mio. EUR', '2025', '2024'],
        ['Umsatz', '764', '731'],
        ['EBIT', '47', '45'],
      ],
    ]);
  });

  it.each([
    ['prose with two spaces after a point', 'Wir waren 2024 gut.  2025 besser.\nUmsatz 5.  EBIT 4.'],
    ['one row', '            2025    2024\nUmsatz         5       4'],
    ['cells below no name', '        2025\nUmsatz     5       4\nEBIT       2       1'],
    ['names side by side', 'Köln, 3. März 2026\n\nAnna Berg        Jan Kühn\nVorstand         Vorstand'],
  ])('leave %s as text', (_, text) => {
    expect(textTables(text, () => 'notiz.txt')).toEqual([]);
  });

  it('are read in a Markdown text too, beside those with pipes, each below its heading', async () => {
    const text = `# Verdane Optics Ltd

## Trading

EUR '000, year to 31 December

                     2023      2024    Budget 2025
Turnover           44,115    51,940         60,500
Operating profit    3,480     5,040          6,450

## Covenants

| Covenant | Level |
|---|---|
| Equity ratio | 35% |
`;
    const read = await parseDocument(new TextEncoder().encode(text), 'memo.md', 'markdown');
    expect(read.typedTables.map(({ name, place }) => [name, place.headerLine])).toEqual([
      ['Trading', 7],
      ['Covenants', 13],
    ]);
    expect(read.typedTables[0]).toMatchObject({
      lines: Uint32Array.of(8, 9),
      columns: [
        {},
        { kind: 'number', period: { year: 2023 }, unit: { kind: 'money', currency: 'EUR', scale: 1e3 } },
        { kind: 'number', period: { year: 2024 } },
        { kind: 'number' },
      ],
    });
  });
});

describe('the lines of a plain text', () => {
  it('keep their numbers over several empty lines', async () => {
    const text = 'Eins.\n\n\n\nZwei.\nDrei.\n\nVier.';
    const read = await parseDocument(new TextEncoder().encode(text), 'notiz.txt', 'text');
    expect(read.passages.map(({ locator, text: said }) => [locator, said])).toEqual([
      ['lines 1-1', 'Eins.'],
      ['lines 5-8', 'Zwei.\nDrei.\n\nVier.'],
    ]);
  });
});

describe('a page of facts', () => {
  const page = `<html lang="de"><head><title>Verdane Optics</title></head><body><h1>Verdane Optics</h1>
<table><tr><th>Firma</th><td>Verdane Optics GmbH</td></tr><tr><th>Sitz</th><td>Köln</td></tr>
<tr><th>Leitung</th><td><ul><li>Anna Berg</li><li>Jan Kühn</li></ul></td></tr></table>
<p>Verdane Optics GmbH<br>Speicherweg 14<br>26506 Norden</p></body></html>`;
  const read = async () => await parseDocument(new TextEncoder().encode(page), 'verdane.html', 'html');

  it('has no header row over names and values, and keeps a list in a cell apart', async () => {
    const [table] = (await read()).typedTables;
    expect(table).toMatchObject({ rowCount: 3, place: { headerLine: null } });
    expect(table?.columns[1]).toMatchObject({
      words: expect.arrayContaining(['Verdane Optics GmbH', 'Köln', 'Anna Berg, Jan Kühn']),
    });
  });

  it('keeps lines apart where the page breaks them', async () => {
    expect((await read()).passages.map(({ text }) => text).join('\n')).toContain(
      'Verdane Optics GmbH\nSpeicherweg 14\n26506 Norden',
    );
  });

  it('join what numbers a row, and a label of two lines, with the rest of the label', () => {
    expect(
      cells(`AKTIVA                          31.12.2025   31.12.2024
A. Umlaufvermögen
   I.  Vorräte                       2.110        2.305
   II. Forderungen aus Lieferungen und
       Leistungen                    9.870        9.120
   Guthaben
       bei Banken                    3.415        2.260`),
    ).toEqual([
      [
        ['AKTIVA', '31.12.2025', '31.12.2024'],
        ['A. Umlaufvermögen', null, null],
        ['I. Vorräte', '2.110', '2.305'],
        ['II. Forderungen aus Lieferungen und Leistungen', '9.870', '9.120'],
        ['Guthaben bei Banken', '3.415', '2.260'],
      ],
    ]);
    expect(
      cells(`£m                         2025     2024
Net cash from
 operating activities      13.2     12.0
Profit before tax           9.8     10.2`)[0]?.[1],
    ).toEqual(['Net cash from operating activities', '13.2', '12.0']);
  });

  it('go on below sums that have no label', () => {
    expect(
      cells(`                         2025 £m   2024 £m
Goodwill                    10.0      10.0
Inventories                 12.0      13.1
                            22.0      23.1
Total assets                85.5      84.1`),
    ).toEqual([
      [
        [null, '2025 £m', '2024 £m'],
        ['Goodwill', '10.0', '10.0'],
        ['Inventories', '12.0', '13.1'],
        ['Total assets', '85.5', '84.1'],
      ],
    ]);
  });

  it('have the titles of the table right above them, where one title is over both', async () => {
    const sides = `Bilanz (Angaben in TEUR)

AKTIVA                 31.12.2025   31.12.2024
Vorräte                     2.110        2.305
Summe Aktiva                4.797        5.718

PASSIVA                31.12.2025   31.12.2024
Eigenkapital                2.030        2.310
Summe Passiva               4.797        5.718
`;
    expect(await units(sides)).toEqual(['money', 'money']);
    expect(
      await units(sides.replace('\nPASSIVA', '\nEs folgt die andere Seite der Bilanz.\n\nPASSIVA')),
    ).toEqual(['money', null]);
  });
});
