import { describe, expect, it } from 'vitest';
import { bytesOf, makeDocx, makePdf } from '../../tools/testing/make-files.ts';
import { companyResearch as agent } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const files = {
  a: {
    name: 'profile.docx',
    bytes: makeDocx([
      '# Profile',
      'Founded: 2004',
      'Headquarters: Lyon, France',
      'Verdane Optics employs 240 people.',
      [
        ['Name', 'Role'],
        ['Claire Morel', 'Chief Executive Officer'],
      ],
    ]),
  },
  b: {
    name: 'report.pdf',
    bytes: makePdf([
      'Verdane Optics was founded in 2006. Verdane Optics is headquartered in Lyon, France. Supplier Kessel employs 900 people.',
    ]),
  },
  c: {
    name: 'verdane-optics-accounts.csv',
    bytes: bytesOf('Item,2024,2025\nRevenue,50.0,55.0\nOperating profit,5.0,4.4\n'),
  },
};

const run = (inputs: Record<string, string>) => runAgent(agent, inputs, { tools: memoryTools(files) });

describe('Company Research', () => {
  it('works over the person’s own files: facts with their words, ratios with their inputs', async () => {
    const done = await run({ company: 'Verdane Optics', document: 'a', document_2: 'b', document_3: 'c' });
    expect(done.report).toContain(
      '# Verdane Optics: revenue up, operating profit down in 2025, 1 contradiction to settle',
    );
    const status = (id: string) => done.findings.find((finding) => finding.id === id);
    expect(status('headquarters')?.status).toBe('verified');
    expect(status('founded')).toMatchObject({
      status: 'for review',
      detail: '2004 / 2006; two different values',
    });
    expect(status('employees')).toMatchObject({
      status: 'unverified',
      detail: '240; read by this report in one document',
    });
    expect(done.report).toContain('Claire Morel');
    expect(done.report).not.toContain('900');
    expect(done.figures.find((figure) => figure.id === 'operating-margin-2025')).toMatchObject({
      value: '8.0\u00a0%',
      inputs: [
        { value: '4.4', from: 'verdane-optics-accounts.csv, line 3' },
        { value: '55.0', from: 'verdane-optics-accounts.csv, line 2' },
      ],
    });
    expect(done.figures.find((figure) => figure.id === 'growth-2025')?.value).toBe('+10.0\u00a0%');
    expect(done.sources.some((source) => source.is_sample)).toBe(false);
    expect(done.sources.every((source) => source.fetched_at !== '' && source.title !== '')).toBe(true);
  });

  it('takes two lines of one name for neither, numbers before a line for none of it, and profit for the year for money', async () => {
    const statement = `Verdane Optics (in EUR million),
,2025
1. Revenue,612.3
2. Profit for the year,26.3
3. Borrowings,20.0
4. Borrowings,104.5
`;
    const done = await runAgent(
      agent,
      { company: 'Verdane Optics', document: 'a' },
      { tools: memoryTools({ a: { name: 'accounts.csv', bytes: bytesOf(statement) } }) },
    );
    expect(done.figures.map(({ id, inputs }) => [id, inputs[0]?.value])).toEqual(
      expect.arrayContaining([
        ['revenue-2025', 'EUR 612.3 million'],
        ['net-income-2025', 'EUR 26.3 million'],
      ]),
    );
    expect(done.findings.map(({ status }) => status)).not.toContain('for review');
    expect(done.report).not.toContain('104.5');
  });

  it('reads the same file once: a copy verifies nothing', async () => {
    const copied = { ...files, d: { name: 'profile (1).docx', bytes: Uint8Array.from(files.a.bytes) } };
    const done = await runAgent(
      agent,
      { company: 'Verdane Optics', document: 'a', document_2: 'd' },
      { tools: memoryTools(copied) },
    );
    expect(done.findings.map(({ status }) => status)).not.toContain('verified');
    expect(done.report).toContain('profile (1).docx');
    expect(done.report).toContain('It is the same file as “profile.docx”, which was read.');
  });

  it('numbers its sources from 1 in the order in which a reader meets them', async () => {
    for (const inputs of [
      { company: 'Verdane Optics', document: 'a', document_2: 'b', document_3: 'c' },
      agent.sample?.inputs ?? {},
    ]) {
      const done = await run(inputs);
      const marks = [...done.report.matchAll(/\(#source:(\d+)\)/g)].map((match) => Number(match[1]));
      const inOrder = [...new Set(marks)];
      expect(inOrder).toEqual(inOrder.map((_, index) => index + 1));
      expect(done.sources.map((source) => source.n)).toEqual(inOrder);
    }
  });

  it('says first who the company is, what it earned and what its documents differ on', async () => {
    const done = await runAgent(agent, agent.sample?.inputs ?? {});
    const [first = ''] = done.report.split('## Profile');
    expect(first).toContain('# Northwind Freight: short-sea and intermodal freight, 2 contradictions');
    expect(first).toMatch(/Revenue in 2025 was \[EUR 412\.6 million\]\(#figure:.*\(\[\+6\.0\u00a0%\]/);
    expect(first).toMatch(/differ on \*\*Employees\*\*: 1,310 .*\*or\* 1,240/);
    expect(first).toContain(
      '- Chief Operating Officer Ilse Brandt leaves the company at the end of the year',
    );
    expect(done.figures.find(({ id }) => id === 'revenue-2025-apart')).toMatchObject({
      value: '+4.2\u00a0%',
      inputs: [{ value: 'EUR 412.6 million' }, { value: 'about EUR 430 million' }],
    });
  });

  it('shows figures of each currency in a table of their own below their unit, and draws revenue and segments', async () => {
    const income = bytesOf(
      'Item,Unit,2024,2025\nRevenue,EUR million,50.0,55.0\nOperating profit,EUR million,5.0,4.4\n',
    );
    const balance = bytesOf(
      'Item,Unit,2024,2025\nTotal debt,USD million,12.0,14.0\nEquity,USD million,20.0,21.0\n',
    );
    const segments = bytesOf(
      '# Verdane Optics: segments\n\nRevenue by segment, EUR million\n\n| Segment | 2024 | 2025 |\n| --- | --- | --- |\n| Lenses | 30.0 | 33.5 |\n| Frames | 20.0 | 21.5 |\n',
    );
    const all = {
      ...files,
      t: { name: 'Verdane Optics income statement.csv', bytes: income },
      u: { name: 'Verdane Optics balance sheet.csv', bytes: balance },
      s: { name: 'Verdane Optics segments.md', bytes: segments },
    };
    const inputs = { company: 'Verdane Optics', document: 's', document_2: 't', document_3: 'u' };
    const { report } = await runAgent(agent, inputs, { tools: memoryTools(all) });
    const tableBelow = (title: string) => report.split(`[${title}](#block:`)[1]?.split('\n\n')[1] ?? '';
    expect(tableBelow('By year, EUR million')).toMatch(/Revenue \| \[50\.0\].*\| \[55\.0\]/);
    expect(tableBelow('By year, USD million')).toMatch(/Total debt \| \[12\.0\].*\| \[14\.0\]/);
    expect(tableBelow('By year, EUR million')).not.toMatch(/Total debt|Equity/);
    expect(report).toContain('[Revenue and profits, EUR million](#block:chart-bar)');
    expect(report).toContain('[Revenue by segment, EUR million](#block:chart-bar)');
    expect(tableBelow('Revenue by segment, EUR million')).toMatch(/Frames \| \[20\.0\].*\| \[21\.5\]/);
  });

  it('quotes whole sentences, and neither headings, rows nor halves of sentences', async () => {
    const text =
      '# Verdane Optics\n\nMarkets and customers\n\nof its products. Verdane Optics sells lenses to customers in nine markets. Products: lenses · Customers: 214 · Markets: 9\n';
    const all = { ...files, q: { name: 'verdane.md', bytes: bytesOf(text) } };
    const inputs = { company: 'Verdane Optics', document: 'q' };
    const { report } = await runAgent(agent, inputs, { tools: memoryTools(all) });
    const quotes = [...report.matchAll(/^> (.*)\[\d+\]\(#source/gm)].map((match) => match[1]);
    expect(quotes).toEqual(['Verdane Optics sells lenses to customers in nine markets.']);
  });

  it('invents nothing when there is nothing to read', async () => {
    const done = await run({ company: 'Verdane Optics' });
    expect(done.report).toContain('# Verdane Optics: no documents to work from');
    expect(done.report).toContain('No facts for a profile were read');
    expect(done.findings).toEqual([]);
    expect(done.answer).toContain('Add files about the company');
  });

  it('tells of a document that cannot be read and goes on with the others', async () => {
    const broken = { ...files, d: { name: 'scan.pdf', bytes: makePdf(['']) } };
    const tools = memoryTools(broken, {
      openFile: async (id) =>
        id === 'd'
          ? {
              id,
              name: 'scan.pdf',
              mime: 'application/pdf',
              kind: 'document',
              bytes: broken.d.bytes.length,
              createdAt: new Date(0),
              read: () => Promise.resolve(broken.d.bytes),
            }
          : await memoryTools(files).openFile(id),
    });
    const done = await runAgent(
      agent,
      { company: 'Verdane Optics', document: 'd', document_2: 'c' },
      { tools },
    );
    expect(done.report).toContain('Could not be read');
    expect(done.report).toContain('55.0');
  });

  const german =
    'Die Verdane Optics wurde im Jahr 2003 in Lyon von zwei Brüdern gegründet und ist auf Linsen für die Medizin spezialisiert. Der Umsatz stieg im letzten Jahr um 12 Prozent, und die Zahl der Mitarbeiter ist auf 260 gewachsen.';
  const french =
    'La société Verdane Optics est établie à Lyon et emploie 240 personnes dans les usines du groupe. Elle a été fondée par des ingénieurs qui sont au conseil.';

  it('reads German sources as it reads English ones', async () => {
    const all = { ...files, g: { name: 'bericht.txt', bytes: bytesOf(german) } };
    const inputs = { company: 'Verdane Optics', document: 'g', document_2: 'b' };
    const done = await runAgent(agent, inputs, { tools: memoryTools(all) });
    expect(done.findings.find((finding) => finding.id === 'founded')?.detail).toMatch(/^2003 \/ 2006/);
    expect(done.report).not.toContain('Not read in full');
  });

  it('says of a source in another language that its sentences were not read, instead of finding nothing', async () => {
    const all = { ...files, f: { name: 'rapport.pdf', bytes: makePdf([french]) } };
    const inputs = { company: 'Verdane Optics', document: 'f', document_2: 'b' };
    const done = await runAgent(agent, inputs, { tools: memoryTools(all) });
    expect(done.report).toContain(
      '> **Not read in full.** rapport.pdf (French) is neither in English nor in German.',
    );
    expect(done.report).toContain('no facts were taken from their sentences: rapport.pdf (French).');
    expect(done.answer).toContain('rapport.pdf (French) is neither in English nor in German');
    const english = await run({ company: 'Verdane Optics', document: 'a', document_2: 'b', document_3: 'c' });
    for (const text of [english.report, english.answer]) expect(text).not.toContain('neither in English');
  });

  it('gives the company asked for nothing that is said of another one, and lists it apart', async () => {
    const rival = bytesOf(
      '# Kessel Glas AG: profile\n\nKessel Glas AG employs 9,000 people. Revenue in 2025 was EUR 900 million.\n\n- **Founded:** 1950\n',
    );
    const all = { ...files, r: { name: 'rival.md', bytes: rival } };
    const inputs = { company: 'Verdane Optics', document: 'a', document_2: 'r' };
    const done = await runAgent(agent, inputs, { tools: memoryTools(all) });
    expect(done.findings.find((finding) => finding.id === 'founded')?.detail).toBe(
      '2004; read by this report in one document',
    );
    expect(done.findings.find((finding) => finding.id === 'employees')?.detail).toBe(
      '240; read by this report in one document',
    );
    const [before, after] = done.report.split('## About others');
    expect(before).not.toMatch(/9,000|900 million|1950/);
    expect(after).toMatch(/Kessel Glas AG \| Employees \| 9,000/);
  });

  it('names others as their documents write them, and finds their rows supported below the title that names them', async () => {
    const rival = bytesOf('Kessel Präzision GmbH;;\nIn Mio. EUR;2024;2025\nUmsatz;90,1;95,4\n');
    const all = { ...files, r: { name: 'zahlen.csv', bytes: rival } };
    const inputs = { company: 'Verdane Optics', document: 'a', document_2: 'r' };
    const done = await runAgent(agent, inputs, { tools: memoryTools(all) });
    const others = done.report.split('## About others')[1] ?? '';
    expect(others).toMatch(/Kessel Präzision(?: GmbH)? \| Revenue 2025 \| EUR 95\.4 million/);
    expect(others).not.toContain('#claim:');
  });

  it('says of a company that no document names that it is not named, shows nothing as a fact and charges nothing', async () => {
    const done = await run({ company: 'Halberd Tools', document: 'a', document_2: 'c' });
    expect(done.report).toContain('# Halberd Tools: not named in these documents');
    expect(done.report).not.toMatch(/240|Claire Morel|55\.0/);
    expect(done.findings).toEqual([]);
    expect(done.isUnanswered).toBe(true);
  });

  it('gives figures of a table that names no company to nobody when two companies are named', async () => {
    const all = {
      ...files,
      n: { name: 'accounts.csv', bytes: files.c.bytes },
      r: { name: 'rival.md', bytes: bytesOf('# Kessel Glas AG\n\nKessel Glas AG employs 9,000 people.\n') },
    };
    const inputs = { company: 'Verdane Optics', document: 'a', document_2: 'n', document_3: 'r' };
    const done = await runAgent(agent, inputs, { tools: memoryTools(all) });
    expect(done.report).not.toContain('55.0');
    expect(done.report).toContain('Names no company, so nothing of it was given to anybody: accounts.csv.');
  });

  it('computes no margin from millions over thousands without converting them, and shows both cells', async () => {
    const table = bytesOf(
      'Item,Unit,2025\nRevenue,EUR million,55.0\nOperating profit,EUR thousand,"4,400.0"\n',
    );
    const all = { ...files, t: { name: 'Verdane Optics accounts.csv', bytes: table } };
    const done = await runAgent(
      agent,
      { company: 'Verdane Optics', document: 'a', document_2: 't' },
      { tools: memoryTools(all) },
    );
    expect(done.report).not.toContain('0.0\u00a0%');
    const margin = done.figures.find((figure) => figure.id === 'operating-margin-2025');
    if (margin !== undefined) expect(margin.value).toBe('8.0\u00a0%');
  });

  it('prefers the person’s own files to the sample dossier', async () => {
    const done = await run({ company: 'Verdane Optics', document: 'a', sample_company: 'northwind-freight' });
    expect(done.report).not.toContain('Northwind');
  });

  it.each([
    ['no company', {}, { code: 'agent.inputs_invalid', field: 'company' }],
    ['an unknown file', { company: 'Verdane Optics', document: 'fil_none' }, { code: 'file.not_found' }],
    ['nothing to read', { company: 'Nowhere Holdings' }, { code: 'agent.inputs_invalid', field: 'document' }],
  ])('refuses %s before any credits are held', async (_, inputs, error) => {
    await expect(agent.check?.(inputs as Record<string, string>, memoryTools(files))).rejects.toMatchObject(
      error,
    );
  });

  it('shows claims that disagree with the accounts side by side', async () => {
    const done = await runAgent(agent, agent.sample?.inputs ?? {});
    const [, contradictions = ''] = done.report.split('## Contradictions');
    expect(contradictions).toMatch(
      /\| Revenue 2025 \| \*\*EUR 412\.6 million\*\*: “.+”.+\| \*\*about EUR 430 million\*\*.+\| \[\+4\.2\u00a0%\]/,
    );
    expect(done.findings.find((finding) => finding.id === 'operating-margin-2025')?.status).toBe('verified');
    expect(done.report).toContain('Who follows Ilse Brandt');
  });
});

it('takes files attached in the chat when the form names none, and the name from the question', async () => {
  const asked = { prompt: 'Please research Verdane Optics', fileIds: ['a'] };
  await expect(agent.check?.({}, memoryTools(files), asked)).resolves.toBeUndefined();
  const options = { ...asked, tools: memoryTools(files) };
  const done = await runAgent(agent, {}, options);
  expect(done.report).toContain('# Verdane Optics:');
  const sample = await runAgent(agent, { sample_company: 'halden-solar' }, options);
  expect(sample.report).toContain('# Halden Solar:');
});
