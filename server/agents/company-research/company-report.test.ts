import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const documents = {
  accounts: 'Verdane Optics;;\nin TEUR;2024;2025\nUmsatz;248.310;261.945\nBetriebsergebnis;14.210;12.406\n',
  report:
    '# Verdane Optics\n\nDie Verdane Optics beschäftigte zum 31. Dezember 2025 1.486 Mitarbeiter. Der Umsatz der Verdane Optics betrug 2025 261,9 Mio. Euro.\n',
  press:
    '# Verdane Optics\n\nVerdane Optics beschäftigt 1.486 Mitarbeiter. Der Umsatz der Verdane Optics betrug 2025 270,3 Mio. Euro.\n\n- Das Werk der Verdane Optics in Lemgo wird am 30. Juni 2027 geschlossen.\n- Kessel ist ein Kunde.\n',
  rival: '# Kessel GmbH\n\nDer Umsatz der Kessel GmbH betrug 2024 90,1 Mio. Euro.\n',
};

const files = {
  accounts: { name: 'abschluss.csv', bytes: bytesOf(documents.accounts) },
  report: { name: 'bericht.md', bytes: bytesOf(documents.report) },
  press: { name: 'presse.md', bytes: bytesOf(documents.press) },
  rival: { name: 'kessel.md', bytes: bytesOf(documents.rival) },
};

async function research(language: 'en' | 'de') {
  const agent = agents[language].find(({ slug }) => slug === 'company-research');
  if (agent === undefined) throw new Error('There is no Company Research.');
  const options = { tools: memoryTools(files), fileIds: Object.keys(files) };
  return await speaking(language, () => runAgent(agent, { company: 'Verdane Optics' }, options));
}

const readOf = async (language: 'en' | 'de') =>
  (await research(language)).sources.map(({ title, read_as: read }) => `${title}: ${read ?? ''}`);

const partOf = (report: string, heading: string) => report.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';

const sheet = (name: string, line: string, value: number) => ({
  name,
  rows: [
    ['Verdane Optics, EUR million', null],
    ['Item', 2025],
    [line, value],
  ],
});

/** Accounts in thousands, and a report that says the same in millions and its growth. */
const accounts = (growth: string) => ({
  accounts: {
    name: 'accounts.md',
    bytes: bytesOf(
      '# Verdane Optics\n\n| kEUR | 2024 | 2025 |\n|---|---|---|\n| Revenue | 109,872 | 118,446 |\n| Operating profit | 5,543 | 6,423 |\n',
    ),
  },
  report: {
    name: 'report.md',
    bytes: bytesOf(
      `# Verdane Optics\n\nRevenue growth in 2025 was ${growth}. Revenue in 2025 was EUR 118.4 million. Revenue in 2024 was EUR 109.9 million.\n`,
    ),
  },
});

describe('the report about a company', () => {
  it('opens each input of each figure where it was read', async () => {
    const { figures, sources } = await research('en');
    const inputs = figures.flatMap((figure) => figure.inputs);
    expect(inputs.length).toBeGreaterThan(8);
    for (const { source_n: n, from } of inputs) {
      const source = sources.find((one) => one.n === n);
      expect(from).toContain(source?.title);
    }
  });

  it('reads figures whose units are in a column, and sets the results beside what was expected', async () => {
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const rows = ['Revenue;kEUR;109.872;118.446', 'Employees;number;402;418', 'Vacancy;%;3,6;3,4'];
    const given = {
      figures: { name: 'verdane-optics.csv', bytes: bytesOf(`Item;Unit;2024;2025\n${rows.join('\n')}\n`) },
      report: {
        name: 'report.md',
        bytes: bytesOf(
          '# Verdane Optics\n\nWe expect revenue of EUR 117 million in 2025. We expect revenue of EUR 125 million in 2026.\n',
        ),
      },
    };
    const options = { tools: memoryTools(given), fileIds: Object.keys(given) };
    const { report } = await runAgent(agent, { company: 'Verdane Optics' }, options);
    expect(report).toMatch(/\| Employees \| 418 \(2025\)/);
    expect(report).toMatch(/\| Revenue \| \[109,872\]\S* \| \[118,446\]/);
    const came = report.split('[What was expected, and what came]')[1]?.split('\n## ')[0] ?? '';
    expect(came).toMatch(/\| Revenue 2025 \| EUR 117 million .*\| EUR 118,446 thousand/);
    const open =
      report.split('[What is expected, as far as no result was read]')[1]?.split('[What was')[0] ?? '';
    expect(open).toContain('Revenue 2026');
    expect(open).not.toContain('Revenue 2025');
  });

  it('asks who follows somebody only where nobody is announced', async () => {
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const of = async (text: string) => {
      const given = { news: { name: 'news.md', bytes: bytesOf(`# Verdane Optics Ltd: news\n\n${text}`) } };
      const options = { tools: memoryTools(given), fileIds: Object.keys(given) };
      return (await runAgent(agent, { company: 'Verdane Optics' }, options)).report;
    };
    const leaves = 'Jane Roe, chief financial officer since 2019, will step down on 30 June 2099.';
    expect(await of(leaves)).toContain('Who follows Jane Roe');
    expect(await of(`${leaves} She will be succeeded by Tom Hill on 1 July 2099.`)).not.toContain(
      'Who follows',
    );
  });

  it('R7 tells of a number what else was said of it, each value with its places', async () => {
    const { figures, findings, sources } = await research('en');
    const figure = figures.find(({ id }) => id === 'revenue-2025-apart');
    const revenue = findings.find(({ id }) => figure?.finding_ids?.includes(id));
    expect(revenue).toMatchObject({
      title: 'Revenue 2025',
      comparison: { relation: 'differs', values: [{ state: 'holds' }, { state: 'holds' }] },
    });
    const places = revenue?.comparison?.values.map(({ text, source_ns: ns }) => [
      text,
      ns.map((n) => sources.find((one) => one.n === n)?.title),
    ]);
    expect(places).toEqual([
      ['EUR 261,945 thousand', ['abschluss.csv', 'bericht.md']],
      ['EUR 270.3 million', ['presse.md']],
    ]);
  });

  it('tells of a number that could be read in two ways why it was read as it was, unless the reader writes it so', async () => {
    const read = (await readOf('en')).join('\n');
    expect(read).toMatch(
      /^bericht\.md: .*“1\.486” read as 1,486: other numbers of the document have a decimal comma$/m,
    );
    expect(read).toMatch(/^abschluss\.csv: .*“261\.945” read as 261,945: column “2025” has a decimal comma/m);
    expect((await readOf('de')).join('\n')).not.toContain('gelesen als');
  });

  it('says amounts of thousands in millions in its first sentence, and shows what it rounded', async () => {
    const { report, figures } = await research('de');
    expect(report).toContain('Der Umsatz lag 2025 bei [261,9 Mio. EUR](#figure:revenue-2025-whole)');
    expect(figures.find(({ id }) => id === 'revenue-2025-whole')).toMatchObject({
      formula: 'wie angegeben, gerundet',
      inputs: [{ value: '261.945 Tsd. EUR' }],
    });
  });

  it('takes a count said without a day for the one of a day, where it is the same number', async () => {
    const { report, findings } = await research('en');
    expect(findings.filter(({ id }) => id === 'employees')).toMatchObject([{ status: 'verified' }]);
    expect(report.match(/\| Employees \|/g)).toHaveLength(1);
  });

  it('cites what it checked and asks, and how far values are apart as a figure', async () => {
    const { report } = await research('en');
    const checked = partOf(report, 'Verification');
    expect(checked).toMatch(/Revenue 2025 \|.*#source:.* two different values, \[\+3\.2\u00a0%\]\(#figure:/);
    expect(checked).not.toContain('#claim:');
    const questions = partOf(report, 'Open questions');
    expect(questions).toMatch(/holds: EUR 261,945 thousand\[.* or EUR 270\.3 million\[/);
    expect(questions).toMatch(/To watch on 30\u00a0Jun\u00a02027: .*\(#source:/);
    expect(questions).not.toContain('#claim:');
  });

  it('shows the first of many values that differ, and counts the others', async () => {
    const said = Array.from(
      { length: 40 },
      (_, i) => `Verdane Optics reported revenue of EUR ${200 + i}.5 million in 2025.`,
    );
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const bytes = bytesOf(`# Verdane Optics\n\n${said.join('\n\n')}\n`);
    const tools = memoryTools({ many: { name: 'many.md', bytes } });
    const { report, findings } = await runAgent(
      agent,
      { company: 'Verdane Optics' },
      { tools, fileIds: ['many'] },
    );
    const row = /\| Revenue 2025 \|.*/.exec(partOf(report, 'Verification'))?.[0] ?? '';
    expect(row.match(/EUR 2\d\d\.5 million/g)).toHaveLength(12);
    expect(row).toContain('and 28 more');
    expect(row).toContain('40 different values');
    expect(findings.find(({ id }) => id === 'revenue-2025')?.detail).toContain('and 28 more');
  });

  it('takes the department “Sales” of a table of people for no revenue', async () => {
    const staff =
      '# Verdane Optics headcount\n\n| Function | Dec 2024 | Dec 2025 |\n|---|---|---|\n| Sales | 8 | 11 |\n| R&D | 15 | 17 |\n';
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools({ staff: { name: 'staff.md', bytes: bytesOf(staff) } });
    const done = await runAgent(agent, { company: 'Verdane Optics' }, { tools, fileIds: ['staff'] });
    expect(done.figures).toEqual([]);
  });

  it('says which of its figures their sources call preliminary, and that an expectation has no day', async () => {
    const model =
      '# Verdane Optics\n\n| kEUR | FY2024 | FY2025 (preliminary) |\n|---|---|---|\n| Revenue | 7,912 | 9,240 |\n| Net income | 405 | 588 |\n\nFor 2026 Verdane Optics expects revenue of EUR 14 million.\n';
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools({ model: { name: 'model.md', bytes: bytesOf(model) } });
    const { report } = await runAgent(agent, { company: 'Verdane Optics' }, { tools, fileIds: ['model'] });
    expect(report).toMatch(
      /Preliminary or unaudited, as their sources say: Revenue 2025\[.*, Net income 2025\[[^,]*\./,
    );
    expect(report).toMatch(/Revenue 2026 \| EUR 14 million \(no date read\)/);
  });

  it('calls no figure preliminary for what it replaces', async () => {
    const text =
      '# Verdane Optics\n\nIn 2025 revenue was EUR 9.2 million, not EUR 9.9 million as stated in the preliminary announcement.\n';
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools({ text: { name: 'text.md', bytes: bytesOf(text) } });
    const { report } = await runAgent(agent, { company: 'Verdane Optics' }, { tools, fileIds: ['text'] });
    expect(report).toMatch(/Revenue \| \[9\.2\]/);
    expect(report).not.toContain('Preliminary or unaudited');
  });

  it('names the sheet of a workbook on which a figure is', async () => {
    const bytes = makeWorkbook([sheet('P&L', 'Revenue', 261.9), sheet('Balance', 'Total assets', 198.4)]);
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools({ model: { name: 'model.xlsx', bytes } });
    const { figures } = await runAgent(agent, { company: 'Verdane Optics' }, { tools, fileIds: ['model'] });
    const from = (id: string) => figures.find((one) => one.id === id)?.inputs[0]?.from;
    expect(from('revenue-2025')).toBe('model.xlsx, sheet P&L, row 3');
    expect(from('total-assets-2025')).toBe('model.xlsx, sheet Balance, row 3');
  });

  it('says a day once where the sentence of an event names it', async () => {
    const news =
      '# Verdane Optics\n\nOn 8 April 2026 Verdane Optics acquired Kessel GmbH for EUR 31 million.\n';
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools({ news: { name: 'news.md', bytes: bytesOf(news) } });
    const { report } = await runAgent(agent, { company: 'Verdane Optics' }, { tools, fileIds: ['news'] });
    expect(report).toMatch(/\n- On 8 April 2026 Verdane Optics acquired/);
  });

  it('tells an end that was announced, once its day has passed, as what was announced', async () => {
    const news =
      '# Verdane Optics\n\nDover, 29 July 2025\n\nJane Roe will step down as Chief Executive Officer on 30 September 2025 and will be succeeded by Tom Hill.\n';
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools({ news: { name: 'news.md', bytes: bytesOf(news) } });
    const { report } = await runAgent(agent, { company: 'Verdane Optics' }, { tools, fileIds: ['news'] });
    expect(report).toMatch(/\| to have left, as announced \| until 30\sSep\s2025 \|/);
  });

  it('computes with the most exact of values that agree, whatever document is read first', async () => {
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const both = accounts('7.8%');
    for (const fileIds of [
      ['accounts', 'report'],
      ['report', 'accounts'],
    ]) {
      const { figures, report } = await runAgent(
        agent,
        { company: 'Verdane Optics' },
        { tools: memoryTools(both), fileIds },
      );
      const valueOf = (id: string) => figures.find((one) => one.id === id)?.value;
      expect([valueOf('revenue-2025'), valueOf('growth-2025')]).toEqual(['118,446', '+7.8\u00a0%']);
      expect(partOf(report, 'Contradictions')).toContain('none differs');
      expect(report).toMatch(
        /Revenue in 2025 was \[EUR 118\.4 million\].*operating profit \[EUR 6\.42 million\]/,
      );
    }
  });

  it('shows what it computed against a document as a figure, with how it was computed', async () => {
    const agent = agents.en.find(({ slug }) => slug === 'company-research');
    if (agent === undefined) throw new Error('There is no Company Research.');
    const tools = memoryTools(accounts('9.2%'));
    const { report } = await runAgent(
      agent,
      { company: 'Verdane Optics' },
      { tools, fileIds: ['accounts', 'report'] },
    );
    expect(partOf(report, 'Contradictions')).toMatch(
      /\[\+7\.8\u00a0%\]\(#figure:growth-2025\)\*{0,2} \(computed\)/,
    );
    expect(report).not.toContain('#claim:');
  });

  it('names the time of what it lists about others', async () => {
    const { report } = await research('en');
    expect(partOf(report, 'About others')).toMatch(/Kessel GmbH \| Revenue 2024 \| EUR 90\.1 million/);
  });
});

async function titleOf(language: 'en' | 'de', text: string): Promise<string> {
  const agent = agents[language].find(({ slug }) => slug === 'company-research');
  if (agent === undefined) throw new Error('There is no Company Research.');
  const options = { tools: memoryTools({ a: { name: 'a.md', bytes: bytesOf(text) } }), fileIds: ['a'] };
  const { report } = await speaking(language, () => runAgent(agent, { company: 'Marlowe Kettle' }, options));
  return report.split('\n')[0] ?? '';
}

describe('the title (C1)', () => {
  it('says where the result went another way than revenue', async () => {
    expect(
      await titleOf(
        'en',
        '# Marlowe Kettle plc\n\n| GBP million | 2024 | 2025 |\n|---|---|---|\n| Revenue | 39.0 | 41.0 |\n| Operating profit | 4.4 | 3.1 |\n',
      ),
    ).toMatch(/^# Marlowe Kettle(?: plc)?: revenue up, operating profit down in 2025/u);
    expect(
      await titleOf(
        'de',
        '# Marlowe Kettle GmbH\n\n| Mio. EUR | 2024 | 2025 |\n|---|---|---|\n| Umsatz | 39,0 | 41,0 |\n| Betriebsergebnis | 4,4 | 3,1 |\n',
      ),
    ).toMatch(/^# Marlowe Kettle(?: GmbH)?: Umsatz 2025 gestiegen, operatives Ergebnis gesunken/u);
  });
});
