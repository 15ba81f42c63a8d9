import { describe, expect, it } from 'vitest';
import { bytesOf, makeDocx, makePdf, makeXlsx } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

/** Spaces that do not break, as plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const slug = 'sustainability-claims-audit';

async function audit(
  files: Readonly<Record<string, string | Uint8Array>>,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
) {
  const given = Object.entries(files).map(([name, bytes], i) => [
    `f${i}`,
    { name, bytes: typeof bytes === 'string' ? bytesOf(bytes) : bytes },
  ]);
  const tools = memoryTools(Object.fromEntries(given));
  const fileIds = given.map(([id]) => String(id));
  const run = await speaking(language, () => runAgent(agentOf(slug, language), inputs, { tools, fileIds }));
  const figures = run.figures.map((one) => ({ ...one, value: plain(one.value) }));
  return { ...run, report: plain(run.report), figure: (id: string) => figures.find((one) => one.id === id) };
}

const years = `Year,Electricity consumption (MWh),Renewable electricity (MWh),Water withdrawal (m3),Scope 1 emissions (t CO2e),Scope 2 emissions (t CO2e)
2019,18400,3680,412000,4560,5980
2022,14800,6660,352000,4200,3690
2024,12700,8128,334000,4020,2830
`;

describe('numbers recomputed', () => {
  it('bears a reduction out from both cells, and links them', async () => {
    const run = await audit({
      'report.md': 'Our electricity consumption fell by 31 % between 2019 and 2024.\n',
      'years.csv': years,
    });
    // (12700 - 18400) / 18400 = -0.3098
    expect(run.figure('claim-1')).toMatchObject({
      value: '−31.0 %',
      inputs: [{ value: '18400' }, { value: '12700' }],
    });
    expect(run.findings[0]?.status).toBe('verified');
  });

  it('contradicts one that is nine points too high, and says so first', async () => {
    const run = await audit({
      'report.md': 'We cut our water withdrawal by 28 % compared with 2019.\n',
      'years.csv': years,
    });
    // (334000 - 412000) / 412000 = -0.1893; 28 - 18.93 = 9.07
    expect(run.figure('claim-1')?.value).toBe('−18.9 %');
    expect(run.figure('claim-1-apart')?.value).toBe('9.1 percentage points');
    expect(run.findings[0]?.status).toBe('not verified');
    expect(run.report.slice(0, 600)).toContain('Furthest from the figures');
  });

  it('adds scopes of emissions only where the claim names them together', async () => {
    const both = await audit({
      'r.md': 'Scope 1 and 2 emissions fell by 35 % since 2019.\n',
      'y.csv': years,
    });
    // (4020 + 2830 - 4560 - 5980) / (4560 + 5980) = -0.3501
    expect(both.figure('claim-1')).toMatchObject({ value: '−35.0 %' });
    expect(both.figure('claim-1')?.inputs).toHaveLength(4);
    const all = await audit({ 'r.md': 'Our emissions fell by 35 % since 2019.\n', 'y.csv': years });
    expect(all.figure('claim-1')).toBeUndefined();
    expect(all.report).toContain('No row or column of the files measures this.');
  });

  it('divides a share from the part and the whole, and refuses units that are not alike', async () => {
    const run = await audit({ 'r.md': 'In 2024, 64 % of our electricity was renewable.\n', 'y.csv': years });
    expect(run.figure('claim-1')?.value).toBe('64.0 %');
    expect(run.findings[0]?.status).toBe('verified');
    const unlike = years.replace('Renewable electricity (MWh)', 'Renewable electricity (GJ)');
    const other = await audit({
      'r.md': 'In 2024, 64 % of our electricity was renewable.\n',
      'y.csv': unlike,
    });
    expect(other.figure('claim-1')).toBeUndefined();
    expect(other.findings[0]?.status).toBe('not verified');
  });

  it('reads two claims under one verb, each against its own column', async () => {
    const text = 'We reduced electricity consumption by 31 % and water withdrawal by 19 % since 2019.\n';
    const run = await audit({ 'r.md': text, 'y.csv': years });
    expect(run.figure('claim-1')?.value).toBe('−31.0 %');
    expect(run.figure('claim-2')?.value).toBe('−18.9 %');
    expect(run.findings.map(({ status }) => status)).toEqual(['verified', 'verified']);
  });

  it('computes nothing without a base year, and names the years that would fit', async () => {
    const run = await audit({ 'r.md': 'We reduced our electricity consumption by 31 %.\n', 'y.csv': years });
    expect(run.figure('claim-1')).toBeUndefined();
    expect(run.figure('base-1-2019')?.value).toBe('−31.0 %');
    expect(run.report).toContain('It names no base year');
    expect(run.findings[0]?.status).toBe('not verified');
  });

  it.each([
    ['At our Corrow mill, electricity consumption fell by 31 % since 2019.', 'It speaks of one place'],
    ['Our Meadow jacket uses 31 % less electricity than in 2019.', 'It speaks of one place or product'],
    ['Electricity consumption for our jackets fell by 31 % since 2019.', 'It speaks of one place or product'],
    ['We use up to 31 % less electricity than in 2019.', 'says nothing about the whole'],
    ['Electricity consumption fell by 31 % since 2015.', 'not for the years'],
    ['Electricity consumption per garment fell by 31 % since 2019.', 'No row or column'],
  ])('does not hold “%s” against a column of the whole', async (sentence, reason) => {
    const run = await audit({ 'r.md': `${sentence}\n`, 'y.csv': years });
    expect(run.figure('claim-1')).toBeUndefined();
    expect(run.findings[0]?.status).not.toBe('verified');
    expect(run.report).toContain(reason);
  });

  it('takes neither of two columns with one meaning', async () => {
    const two = 'Year,Water use (m3),Water withdrawal (m3)\n2019,100,200\n2024,50,180\n';
    const run = await audit({ 'r.md': 'Water use fell by 50 % since 2019.\n', 'y.csv': two });
    expect(run.figure('claim-1')).toBeUndefined();
    expect(run.findings[0]?.status).toBe('for review');
  });
});

describe('what is no claim of theirs', () => {
  it.each([
    'We are not climate neutral.',
    'Wir sind noch nicht klimaneutral.',
    'Many brands claim to be climate neutral.',
    'Unsere Lieferanten sind klimaneutral.',
    'Is our shirt climate neutral?',
    'We could become carbon neutral if the grid did.',
  ])('does not count “%s”', async (sentence) => {
    const run = await audit({ 'r.md': `${sentence} This page is about shirts.\n` });
    expect(run.findings).toEqual([]);
    expect(run.isUnanswered).toBe(true);
  });

  it('reads an aim as an aim, with what it lacks and how far it has come', async () => {
    const text = 'By 2030 we will reduce our electricity consumption by 50 % against 2019.\n';
    const run = await audit({ 'r.md': text, 'y.csv': years });
    expect(run.findings[0]).toMatchObject({ status: 'not verified' });
    expect(run.report).toContain('An aim, not an achievement.');
    expect(run.report).toContain('So far: [−31.0 %]');
    expect(run.report).toContain('an implementation plan and an independent check');
  });

  it('leaves out a report of another company', async () => {
    const text = 'Norvale Foods Ltd cut its water withdrawal by 19 % since 2019.\n';
    const run = await audit({ 'r.md': text, 'y.csv': years }, { company: 'Fernhill Textiles' });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('names another company and not Fernhill Textiles');
  });
});

describe('words without numbers', () => {
  it('does not accept a neutrality that rests on offsetting, and quotes the rule', async () => {
    const text = 'Our shirts are climate neutral. The rest is offset through forest projects.\n';
    const run = await audit({ 'r.md': text });
    expect(run.findings[0]).toMatchObject({ status: 'not verified' });
    expect(run.report).toContain('Claiming, based on the offsetting of greenhouse gas emissions');
    const bare = await audit({ 'r.md': text }, { standard: 'none' });
    expect(bare.report).not.toContain('Annex I');
  });

  it('tells a scheme with a number from a seal of one’s own', async () => {
    const text = 'The cotton carries GOTS, certificate CU 812345.\n\nIt bears our own green seal.\n';
    const run = await audit({ 'r.md': text });
    expect(run.findings.map(({ status }) => status)).toEqual(['for review', 'not verified']);
  });
});

describe('files as people have them', () => {
  const german =
    'Jahr;Stromverbrauch (MWh);davon erneuerbarer Strom (MWh);Wasserverbrauch (m³)\n2021;1.240,5;310,0;15.400\n2024;1.042,0;833,6;13.550\n';
  const said =
    'Der Stromverbrauch sank seit 2021 um 16 %. Der Wasserverbrauch ging gegenüber 2021 um 20 % zurück.';

  it('reads a German export and a press release of Word, with the same figures in both languages', async () => {
    const files = { 'presse.docx': makeDocx([said]), 'verbrauch.csv': german };
    const [de, en] = [await audit(files, {}, 'de'), await audit(files)];
    // (1042 - 1240.5) / 1240.5 = -0.1600; (13550 - 15400) / 15400 = -0.1201
    expect(de.figure('claim-1')?.value).toBe('−16,0 %');
    expect(de.figure('claim-2')?.value).toBe('−12,0 %');
    expect(en.figure('claim-2')?.value).toBe('−12.0 %');
    expect(de.findings.map(({ status }) => status)).toEqual(['verified', 'not verified']);
    expect(en.findings.map(({ status }) => status)).toEqual(['verified', 'not verified']);
  });

  it('reads a report of PDF beside a workbook with units in a column', async () => {
    const run = await audit({
      'report.pdf': makePdf(['Waste was cut by 15 % since 2019. This is our report for the year.']),
      'figures.xlsx': makeXlsx({
        Data: [
          ['Indicator', 'Unit', '2019', '2024'],
          ['Waste', 't', 1840, 1564],
          ['Water', 'm3', 412000, 334000],
        ],
      }),
    });
    expect(run.figure('claim-1')?.value).toBe('−15.0 %');
  });

  it('reads each line of a label by itself', async () => {
    const run = await audit({
      'tag.txt': 'Meadow soap\n100 % biodegradable\nclimate-friendly\nNot climate neutral\n',
    });
    expect(run.findings.map(({ title }) => title)).toEqual(['100 % biodegradable', 'climate-friendly']);
  });

  it('reads claims of a product page', async () => {
    const page =
      '<html lang="en"><body><h1>Backpack</h1><ul><li>Eco-conscious fabric</li><li>Made with 70 % recycled polyester</li></ul><p>30 % lighter than before.</p></body></html>';
    const run = await audit({ 'page.html': page });
    expect(run.findings.map(({ status }) => status)).toEqual(['not verified', 'not verified']);
  });

  it('says that a recipe and an empty file make no claim', async () => {
    const run = await audit({
      'soup.txt': 'Boil 10 % more water than usual and add salt.\n',
      'empty.txt': '',
    });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('no environmental claim found');
    expect(run.report).toContain('This file is empty.');
  });
});
