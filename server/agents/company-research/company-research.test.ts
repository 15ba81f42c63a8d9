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
    name: 'accounts.csv',
    bytes: bytesOf('Item,2024,2025\nRevenue,50.0,55.0\nOperating profit,5.0,4.4\n'),
  },
};

const run = (inputs: Record<string, string>) => runAgent(agent, inputs, { tools: memoryTools(files) });

describe('Company Research', () => {
  it('works over the person’s own files: facts with their words, ratios with their inputs', async () => {
    const done = await run({ company: 'Verdane Optics', document: 'a', document_2: 'b', document_3: 'c' });
    expect(done.report).toContain('# Verdane Optics: 1 fact verified, 1 contradiction to settle');
    const status = (id: string) => done.findings.find((finding) => finding.id === id);
    expect(status('headquarters')?.status).toBe('verified');
    expect(status('founded')).toMatchObject({
      status: 'for review',
      detail: '2004 / 2006; 2 different values',
    });
    expect(status('employees')).toMatchObject({ status: 'unverified', detail: '240; one document only' });
    expect(done.report).toContain('Claire Morel');
    expect(done.report).not.toContain('900');
    expect(done.figures.find((figure) => figure.id === 'operating-margin-2025')).toMatchObject({
      value: '8.0\u00a0%',
      inputs: [
        { value: '4.4', from: 'accounts.csv, line 3' },
        { value: '55.0', from: 'accounts.csv, line 2' },
      ],
    });
    expect(done.figures.find((figure) => figure.id === 'growth-2025')?.value).toBe('+10.0\u00a0%');
    expect(done.sources.some((source) => source.is_sample)).toBe(false);
    expect(done.sources.every((source) => source.fetched_at !== '' && source.title !== '')).toBe(true);
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

  it('invents nothing when there is nothing to read', async () => {
    const done = await run({ company: 'Verdane Optics' });
    expect(done.report).toContain('# Verdane Optics: no documents to work from');
    expect(done.report).toContain('No profile facts were found');
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

  it('says of a source in another language that its sentences were not read, instead of finding nothing', async () => {
    const german = {
      ...files,
      g: {
        name: 'bericht.pdf',
        bytes: makePdf([
          'Die Verdane Optics wurde im Jahr 2003 in Lyon von zwei Brüdern gegründet und ist auf Linsen für die Medizin spezialisiert. Der Umsatz stieg im letzten Jahr um 12 Prozent, und die Zahl der Mitarbeiter ist auf 260 gewachsen.',
        ]),
      },
    };
    const inputs = { company: 'Verdane Optics', document: 'g', document_2: 'b' };
    const done = await runAgent(agent, inputs, { tools: memoryTools(german) });
    expect(done.report).toContain('> **Not read in full.** bericht.pdf (German) is not in English.');
    expect(done.report).toContain('no facts were taken from their sentences: bericht.pdf (German).');
    expect(done.answer).toContain('bericht.pdf (German) is not in English');
    const english = await run({ company: 'Verdane Optics', document: 'a', document_2: 'b', document_3: 'c' });
    for (const text of [english.report, english.answer]) expect(text).not.toContain('not in English');
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
    expect(done.report).toContain('### Revenue 2025');
    expect(done.findings.find((finding) => finding.id === 'operating-margin-2025')?.status).toBe('verified');
    expect(done.report).toContain('Who follows Ilse Brandt');
  });
});

it('takes files attached in the chat when the form names none, and the name from the question', async () => {
  const asked = { prompt: 'Please research Verdane Optics', fileIds: ['a'] };
  await expect(agent.check?.({}, memoryTools(files), asked)).resolves.toBeUndefined();
  const done = await runAgent(agent, {}, { ...asked, tools: memoryTools(files) });
  expect(done.report).toContain('# Verdane Optics:');
  const sample = await runAgent(
    agent,
    { sample_company: 'halden-solar' },
    { ...asked, tools: memoryTools(files) },
  );
  expect(sample.report).toContain('# Halden Solar:');
});
