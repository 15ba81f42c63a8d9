import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { agents } from '../registry.ts';
import { financialStatements } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function analyse(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<FinishedRun> {
  const names = Object.keys(files);
  const tools = memoryTools(
    Object.fromEntries(names.map((name, i) => [`fil_${i}`, { name, bytes: bytes(files[name] ?? '') }])),
  );
  const fields = Object.fromEntries(
    names.map((_, i) => [i === 0 ? 'statements' : 'statements_2', `fil_${i}`]),
  );
  const run = await runAgent(
    financialStatements,
    { company: 'Dorrin', depth: 'standard', ...fields, ...inputs },
    { tools },
  );
  return run;
}

const figure = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id);

const income = `Dorrin plc: income statement (in USD million),,
,FY2024,FY2023
Revenue,"1,240.5","1,100.2"
Cost of sales,(800.1),(710.0)
Gross profit,440.4,390.2
Operating profit,124.0,99.0
Interest expense,(12.4),(10.5)
Net income,88.0,70.1
`;
const balance = `Dorrin plc: balance sheet (in USD thousand),,
,31.12.2024,31.12.2023
Inventories,90000,80000
Total current assets,300000,280000
Total assets,1000000,900000
Total current liabilities,200000,190000
Retained earnings,150000,90000
Total liabilities,600000,540000
Total equity,400000,360000
`;

describe('financial statement analysis', () => {
  it('computes from two files in millions and thousands, with both cells and the conversion between them', async () => {
    const run = await analyse({ 'income.csv': income, 'balance.csv': balance });
    // 1,240.5 million / 1,000,000 thousand
    expect(figure(run, 'asset-turnover-2024')).toMatchObject({
      value: '1.24',
      formula: '\\frac{\\text{Revenue}}{\\text{Total assets}}',
      inputs: [
        { value: 'USD 1,240.5 million', from: 'income.csv, line 3, column FY2024' },
        {
          value: 'USD 1,000,000 thousand = USD 1,000 million',
          from: 'balance.csv, line 5, column 31.12.2024',
        },
      ],
    });
    // Costs are amounts: 124.0 / 12.4, whatever sign they are printed with.
    expect(figure(run, 'interest-coverage-2024')?.value).toBe('10.00');
    // 88 / 400 = 88 / 1240.5 × 1240.5 / 1000 × 1000 / 400
    expect(figure(run, 'return-on-equity-2024')?.value).toBe('22.0\u00a0%');
    // 90 / 80 - 1240.5 / 1100.2: percentages differ by points.
    expect(figure(run, 'inventories-gap-2024')?.value).toBe('\u22120.3\u00a0pp');
    const source = run.sources.find(({ locator }) => locator === 'line 5, column 31.12.2024');
    // The column of the labels has no name.
    expect(source?.excerpt).toBe('Total assets · 31.12.2024: 1000000 · 31.12.2023: 900000');
    expect(source?.place).toEqual({ kind: 'cells', table: 0, rows: [[5, 5]], columns: ['31.12.2024'] });
  });

  it('computes the variant of the Altman score that fits, against a calculation by hand', async () => {
    const files = { 'income.csv': income, 'balance.csv': balance };
    const other = await analyse(files, { business: 'other' });
    // 6.56 × 0.1 + 3.26 × 0.15 + 6.72 × 0.124 + 1.05 × 2/3
    expect(figure(other, 'altman-2024')?.value).toBe('2.68');
    expect(figure(other, 'altman-x1-2024')?.value).toBe('0.1000');
    const maker = await analyse(files, { business: 'manufacturer' });
    // 0.717 × 0.1 + 0.847 × 0.15 + 3.107 × 0.124 + 0.42 × 2/3 + 0.998 × 1.2405
    expect(figure(maker, 'altman-2024')?.value).toBe('2.10');
    const listed = await analyse(files, { business: 'listed_manufacturer' });
    expect(figure(listed, 'altman-2024')).toBeUndefined();
    expect(listed.report).toContain('needs all its terms; not found: Market value of equity');
    for (const business of ['unsaid', 'financial']) {
      const none = await analyse(files, { business });
      expect(none.figures.filter(({ id }) => id.startsWith('altman'))).toEqual([]);
    }
  });

  it('says what is missing instead of computing around it, and reads nothing of it', async () => {
    const run = await analyse({ 'income.csv': income });
    expect(run.report).toContain('- Current ratio: not found: Current assets and Current liabilities');
    expect(run.findings.find(({ id }) => id === 'current-ratio')?.status).toBe('for review');
    expect(run.report).toContain('too few lines for an overall reading');
    expect(figure(run, 'score')).toBeUndefined();
    expect(figure(run, 'net-margin-2024')?.value).toBe('7.1\u00a0%');
  });

  it('uses no line that is there with two values, and says so', async () => {
    const again = income.replace('"1,240.5"', '"1,300.0"');
    const run = await analyse({ 'income.csv': income, 'again.csv': again });
    expect(run.report).toContain('Revenue 2024: several values are in the statements; none was used');
    expect(figure(run, 'net-margin-2024')).toBeUndefined();
    expect(figure(run, 'net-margin-2023')?.value).toBe('6.4\u00a0%');
  });

  it('never divides by another currency, by a negative or by another year', async () => {
    const euros = balance.replace('USD', 'EUR').replace('400000,360000', '(40000),360000');
    const run = await analyse({ 'income.csv': income, 'balance.csv': euros });
    expect(figure(run, 'asset-turnover-2024')).toBeUndefined();
    expect(figure(run, 'equity-multiplier-2024')).toBeUndefined();
    expect(run.report).toContain('Asset turnover: in unlike units: Revenue and Total assets');
    expect(run.report).toContain('Equity multiplier: no meaning, because not above zero: Equity');
    expect(figure(run, 'equity-ratio-2024')?.value).toBe('−4.0\u00a0%');
    expect(run.report).toMatch(/## Red flags\n\n- \*\*Equity ratio\*\* \[−4\.0/);
    for (const { id, inputs } of run.figures.filter((one) => /-(?:ratio|margin)-2024$/.test(one.id)))
      for (const { name } of inputs) expect(name, id).toContain('2024');
    const later = await analyse({
      'income.csv': income,
      'balance.csv': balance.replaceAll(/31\.12\.202\d/g, (day) => day.replace('12', '10')),
    });
    expect(figure(later, 'asset-turnover-2024')).toBeUndefined();
  });

  it('leaves out quarters, budgets, segments and the statements of another company', async () => {
    const run = await analyse({
      'income.csv':
        'Dorrin plc (USD million),,,\nItem,2024,Budget 2024,Q1 2024\nRevenue,100,200,30\nNet income,10,40,4\n',
      'other.csv': 'Velm plc: balance sheet (USD million),\nItem,2024\nTotal assets,50\nTotal equity,40\n',
    });
    expect(figure(run, 'net-margin-2024')?.value).toBe('10.0\u00a0%');
    expect(run.report).toContain('Budget 2024: the head of the column says more than a year, not used');
    expect(run.report).toContain('Q1 2024: no whole business year, not used');
    expect(run.report).toContain('other.csv: names a company that is not written');
    expect(figure(run, 'equity-ratio-2024')).toBeUndefined();
  });

  it('knows that a currency printed at the first line and at totals holds for the lines between', async () => {
    const run = await analyse({
      'balance.csv':
        'Dorrin Corp.\nBalance Sheets\n(In millions),,\n,"December 31, 2024","December 31, 2023"\nCash and cash equivalents,"$ 11,204","$ 10,980"\nInventories,410,395\nTotal current assets,"22,540","21,985"\nTotal current liabilities,"11,270","11,390"\nTotal assets,"$ 1,061,200","$ 1,058,700"\n',
    });
    expect(figure(run, 'current-ratio-2024')).toMatchObject({
      value: '2.00',
      inputs: [{ value: 'USD 22,540 million' }, { value: 'USD 11,270 million' }],
    });
    const unsaid = await analyse({
      'group.csv':
        'Dorrin plc\n£ thousand,,\n,Group 2024,Company 2024\nRevenue,1000,500\nProfit for the year,100,60\n',
    });
    expect(figure(unsaid, 'net-margin-2024')).toMatchObject({
      value: '10.0\u00a0%',
      inputs: [{ value: 'GBP 100 thousand' }, { value: 'GBP 1,000 thousand' }],
    });
    expect(unsaid.report).toContain('Company 2024: the head of the column says more than a year, not used');
  });

  it('reads a German statement in thousands, in German', async () => {
    const german = agents.de.find(({ slug }) => slug === 'financial-statement-analysis');
    if (german === undefined) throw new Error('There is no such agent.');
    const text =
      'Dorrin AG;;\nAngaben in Tsd. EUR;;\nBilanz;31.12.2024;31.12.2023\nVorräte;3.100;2.900\nUmlaufvermögen;12.480;11.105\nBilanzsumme;40.000;38.500\nKurzfristige Verbindlichkeiten;6.240;7.000\nEigenkapital;10.000;9.000\n';
    const tools = memoryTools({ fil_0: { name: 'Bilanz.csv', bytes: bytes(text) } });
    const inputs = { company: 'Dorrin AG', statements: 'fil_0' };
    const run = await speaking('de', () => runAgent(german, inputs, { tools }));
    expect(figure(run, 'current-ratio-2024')).toMatchObject({
      label: 'Liquidität 3. Grades 2024',
      value: '2,00',
      inputs: [
        { value: '12.480 Tsd. EUR', from: 'Bilanz.csv, Zeile 5, Spalte 31.12.2024' },
        { value: '6.240 Tsd. EUR' },
      ],
    });
    expect(run.report).toContain('zu wenige Posten für ein Gesamturteil');
    const read = run.report.replace(/\$\$[\s\S]*?\$\$|\]\([^)]*\)/g, '');
    expect(read).not.toMatch(/\b(?:the|and|with|from|below|above|not)\b/);
  });

  it('takes restated years over those published before, and says so', async () => {
    const earlier = 'Dorrin plc (EUR million),\n,2024\nRevenue,563.8\nGross profit,150.0\n';
    const later =
      'Dorrin plc (EUR million),,\n,2025,2024 (restated)¹\nRevenue,612.3,559.7\nGross profit,164.4,146.9\n';
    const run = await analyse({ 'last-year.csv': earlier, 'this-year.csv': later });
    expect(figure(run, 'revenue-2024')?.value).toBe('559.7');
    expect(figure(run, 'gross-margin-2024')?.value).toBe('26.2\u00a0%');
    expect(run.report).toContain(
      'this-year.csv, 2024 (restated)¹: restated; holds over what was published before',
    );
  });

  it('reads a balance sheet of two sides, each line with its own numbers', async () => {
    const sides = `Bilanz der Dorrin GmbH (in TEUR);;;
Aktiva;31.12.2024;Passiva;31.12.2024
A. Sachanlagen;38.917;A. Eigenkapital;37.410
B. Umlaufvermögen;;I. Gewinnvortrag;32.410
I. Vorräte;21.446;B. Rückstellungen;11.208
Bilanzsumme;60.363;Bilanzsumme;60.363
`;
    const run = await analyse({ 'bilanz.csv': sides });
    expect(figure(run, 'inventories-2024')?.value).toBe('21,446');
    expect(figure(run, 'equity-2024')?.value).toBe('37,410');
    expect(figure(run, 'equity-ratio-2024')?.value).toBe('62.0\u00a0%');
    expect(figure(run, 'current-assets-2024')).toBeUndefined();
  });

  it.each([
    ["Total stockholders' equity", 'equity'],
    ['Net cash provided by operating activities', 'operating-cash-flow'],
    ['Summe Umlaufvermögen', 'current-assets'],
    ['Total Aktiven', 'total-assets'],
    ['Reingewinn', 'net-income'],
    ['IV. Kassenbestand, Bundesbankguthaben, Guthaben bei Kreditinstituten und Schecks', 'cash'],
  ])('knows the line “%s”', async (label, id) => {
    const run = await analyse({
      'statement.csv': `Dorrin (EUR thousand),\n,2024\n"${label}","1,234.5"\nTotal liabilities,900.0\n`,
    });
    expect(figure(run, `${id}-2024`)?.value).toBe('1,234.5');
  });

  it('finds nothing in a file without statements, says so and charges nothing', async () => {
    const run = await analyse({ 'list.csv': 'Name,Town\nAda,Ely\nBo,Cork\n' });
    expect(run.isUnanswered).toBe(true);
    expect(run.figures).toEqual([]);
    expect(run.report).toContain('no statement lines found');
  });

  it('asks for a file and for the company before anything is charged', async () => {
    const tools = memoryTools();
    for (const [inputs, field] of [
      [{ company: 'Dorrin' }, 'statements'],
      [{ statements: 'fil_0' }, 'company'],
    ] as const)
      await expect(financialStatements.check?.(inputs, tools)).rejects.toMatchObject({
        code: 'agent.inputs_invalid',
        field,
      });
  });
});
