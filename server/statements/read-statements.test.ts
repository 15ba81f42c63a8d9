import { describe, expect, it } from 'vitest';
import { statementLines } from '../packs/statement/lines.ts';
import { readDocument } from '../tools/readers/read-document.ts';
import { bytesOf } from '../tools/testing/make-files.ts';
import { readStatements } from './read-statements.ts';

/** Line, year and amount of every cell that is read from a CSV file. */
async function cellsOf(text: string): Promise<string[]> {
  const { typedTables } = await readDocument('tests', bytesOf(text), 'statements.csv');
  const tables = typedTables.map((table, at) => ({ document: 'statements.csv', at, table }));
  const { cells } = readStatements(tables, statementLines);
  const said = cells.map(({ line, time, value, unit }) =>
    [line, time, value, unit.kind === 'money' ? unit.currency : unit.kind].join(' '),
  );
  return said.sort();
}

describe('a statement', () => {
  it.each<[string, string, string[]]>([
    ['alone', 'Jahresüberschuss;9;8\nGewinnrücklagen;40;31\nEigenkapital;60;51', ['40', '31']],
    ['numbered', 'III. Gewinnrücklagen;40;31\nB. Rückstellungen;6;5', ['40', '31']],
    ['beside what was carried forward', 'Gewinnrücklagen;40;31\nIV. Gewinnvortrag;3;2', []],
    ['above the profit of the year', 'III. Gewinnrücklagen;40;31\nV. Jahresüberschuss;9;8', []],
    ['beside the rest of it', 'Gewinnrücklagen;40;31\nBilanzgewinn;9;8', []],
  ])('has earnings kept in "Gewinnrücklagen" %s where they are no part of them', async (_, rows, amounts) => {
    const cells = await cellsOf(`in EUR;2025;2024\n${rows}\n`);
    const kept = cells.filter((cell) => cell.startsWith('retained_earnings'));
    expect(kept.map((cell) => cell.split(' ')[2]).toSorted()).toEqual(amounts.toSorted());
  });

  it('may name the unit beside each year, and print losses in brackets', async () => {
    expect(
      await cellsOf(
        'Posten;2025 TEUR;2024 TEUR\n1. Umsatzerlöse;64.218;69.907\nBetriebsergebnis;(1.040);3.602\n',
      ),
    ).toEqual([
      'operating_profit 2024 3602000 EUR',
      'operating_profit 2025 -1040000 EUR',
      'revenue 2024 69907000 EUR',
      'revenue 2025 64218000 EUR',
    ]);
  });

  it.each<[string, string, string[]]>([
    ['losses without a minus', 'Jahresfehlbetrag;2.258;1.104', ['-1104000', '-2258000']],
    ['losses in brackets', 'Jahresfehlbetrag;(2.258);(1.104)', ['-1104000', '-2258000']],
    ['a loss and a profit', 'Jahresfehlbetrag (Vj. Jahresüberschuss);(2.258);1.674', ['1674000', '-2258000']],
    ['what could be either', 'Jahresfehlbetrag (Vj. Jahresüberschuss);2.258;1.674', []],
    ['a loss that has two signs', 'Jahresfehlbetrag;2.258;(1.104)', []],
  ])('has %s below the label of a loss', async (_, row, amounts) => {
    const cells = await cellsOf(`in TEUR;2025;2024\n${row}\n`);
    expect(cells.map((cell) => cell.split(' ')[2])).toEqual(amounts);
  });

  it('prints what is owed in brackets or without, and means the amount', async () => {
    expect(
      await cellsOf(
        'in TEUR;2025;2024\nTotal assets;9.500;9.000\nTotal liabilities;(3.590);(3.970)\nSumme kurzfristige Schulden;-910;870\n',
      ),
    ).toEqual([
      'current_liabilities 2024 870000 EUR',
      'current_liabilities 2025 910000 EUR',
      'total_assets 2024 9000000 EUR',
      'total_assets 2025 9500000 EUR',
      'total_liabilities 2024 3970000 EUR',
      'total_liabilities 2025 3590000 EUR',
    ]);
  });

  it('may number its rows in a column of their own', async () => {
    expect(
      await cellsOf(
        'Nr.;Posten;2025 EUR;2024 EUR\n1.;Umsatzerlöse;500;400\n2.;Materialaufwand;-200;-180\n;Rohergebnis;300;220\n3.;Betriebsergebnis;50;40\n',
      ),
    ).toEqual([
      'operating_profit 2024 40 EUR',
      'operating_profit 2025 50 EUR',
      'revenue 2024 400 EUR',
      'revenue 2025 500 EUR',
    ]);
  });

  it('as the SEC’s workbooks head it counts its dollars beside its shares, in years that end on a day', async () => {
    const head =
      '"STATEMENTS OF OPERATIONS - USD ($) shares in Millions, $ in Millions",12 Months Ended,12 Months Ended\n' +
      ',"Sep. 27, 2025","Sep. 28, 2024"\n';
    const rows = 'Net sales,4812,4530\nNet income,595,501\nDiluted (in shares),380,391\n';
    const cells = await cellsOf(`${head}${rows}`);
    expect(cells).toEqual([
      'net_income 2024-09-28 501000000 USD',
      'net_income 2025-09-27 595000000 USD',
      'revenue 2024-09-28 4530000000 USD',
      'revenue 2025-09-27 4812000000 USD',
    ]);
  });

  it('gives no flow to a day that ends no year', async () => {
    expect(await cellsOf('in EUR million,"Sep. 27, 2025"\nRevenue,48.1\nTotal assets,90.2\n')).toEqual([
      'total_assets 2025-09-27 90200000 EUR',
    ]);
  });

  it('of 52 weeks is that of the year its cash flow and its record of years call by a number alone', async () => {
    const cells = await cellsOf(
      'Income statement,,\n"GBP thousand","52 weeks ended 27 September 2025","52 weeks ended 28 September 2024"\nRevenue,"84,212","88,940"\n(Loss)/profit for the period,(185),"4,514"\n\nCash flow (GBP thousand),2025,2024\nNet cash from operating activities,353,"8,730"\n\nFive years (GBP million),2025,2024,2023\nRevenue,84.2,88.9,86.1\n',
    );
    expect(cells).toEqual([
      'net_income 2024-09-28 4514000 GBP',
      'net_income 2025-09-27 -185000 GBP',
      'operating_cash_flow 2024-09-28 8730000 GBP',
      'operating_cash_flow 2025-09-27 353000 GBP',
      'revenue 2023 86100000 GBP',
      'revenue 2024-09-28 88940000 GBP',
      'revenue 2025-09-27 84212000 GBP',
    ]);
  });

  it('has no line for what a rounder number contradicts', async () => {
    const cells = await cellsOf(
      'GBP thousand,2025,2024\nRevenue,"84,212","88,940"\n\nRecord (GBP million),2025,2024\nRevenue,84.3,88.9\n',
    );
    expect(cells).toEqual(['revenue 2024 88940000 GBP']);
  });

  it.each([
    ['the sum of the section above', '60,55', ['current_assets 2024 55 EUR', 'current_assets 2025 60 EUR']],
    ['in one year no sum of it', '60,58', []],
  ])('takes a row without a label for its section where it is %s', async (_, numbers, found) => {
    const cells = await cellsOf(
      `in EUR,2025,2024\nCurrent assets,,\nPrepaid rent,40,35\nGoods on their way,20,20\n,${numbers}\nTotal assets,90,80\n`,
    );
    expect(cells.filter((cell) => cell.startsWith('current_assets'))).toEqual(found);
  });

  it.each([
    ['(Loss)/profit for the year', 'net_income'],
    ['Profit / (loss) for the period', 'net_income'],
    ['Net income (loss)', 'net_income'],
    ['Operating (loss)/profit', 'operating_profit'],
    ['Share of (loss)/profit of associates', null],
  ])('reads “%s” as %s, with the sign of its numbers', async (label, line) => {
    const cells = await cellsOf(`in EUR,2025,2024\n${label},(185),4514\nRevenue,9000,9000\n`);
    const of = cells.filter((cell) => !cell.startsWith('revenue'));
    expect(of).toEqual(line === null ? [] : [`${line} 2024 4514 EUR`, `${line} 2025 -185 EUR`]);
  });

  it('of the year before in thousands is beside this year’s in full, below a second head with units of its own', async () => {
    const cells = await cellsOf(
      'Bilanz zum 31.12.2025;;\n;;\nAKTIVA;31.12.2025;31.12.2024\n;EUR;TEUR\nB. Umlaufvermögen;;\nI. Vorräte;3.418.770,00;2.840\nBilanzsumme;11.827.847,65;10.887\n;;\nPASSIVA;31.12.2025;31.12.2024\n;EUR;TEUR\nA. Eigenkapital;;\nSumme Eigenkapital;3.039.679,20;2.698\n;;\nGewinn- und Verlustrechnung;;\n;Geschäftsjahr 2025;Vorjahr 2024\n;EUR;TEUR\nUmsatzerlöse;18.432.907,12;17.105\nZinsaufwand;231.640,00;171\n',
    );
    expect(cells).toEqual([
      'equity 2024 2698000 EUR',
      'equity 2025 3039679.2 EUR',
      'interest_expense 2024 171000 EUR',
      'interest_expense 2025 231640 EUR',
      'inventories 2024 2840000 EUR',
      'inventories 2025 3418770 EUR',
      'revenue 2024 17105000 EUR',
      'revenue 2025 18432907.12 EUR',
      'total_assets 2024 10887000 EUR',
      'total_assets 2025 11827847.65 EUR',
    ]);
  });
});
