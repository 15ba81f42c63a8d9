import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFormats } from '@loupe/shared/contract/exports';
import ExcelJS from 'exceljs';
import { extractText, getDocumentProxy } from 'unpdf';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { parseDocument } from '../../tools/readers/parse-document.ts';
import { openZip } from '../../tools/readers/zip-guard.ts';
import { createGate, endOfRun, scriptedAgent, startRun } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
let token: string;
let runId: string;
let unfinished: string;
let empty: string;
const gate = createGate();

const report = `# Northwind: Жуков, Παπαδόπουλος, 株式会社, محمد

The close of [97.42](#figure:close) was read by שלום in Łódź.[1](#source:1)

## Prices

| Name | Close | Gap |
| --- | ---: | ---: |
| =cmd() 王小明 | [97.42](#figure:close) | +7.6 % |
| Ελένη | 1,234.50 | −0.5 % |

$$\\sigma = \\sqrt{252}$$
`;

const plan = `# Plan

[Days](#block:schedule)

| Day | Task |
| --- | --- |
| 2026-11-19 | Print flyers |
`;

beforeAll(async () => {
  const agent = scriptedAgent(async (run) => {
    if (run.facts.prompt === 'nothing') return;
    if (run.facts.prompt === 'plan') {
      await run.step({ id: 'write', tool: 'write', title: 'Write' }, async (step) => {
        step.write('report', plan);
        return { output: null, summary: 'written', millicredits: 100 };
      });
      return;
    }
    await run.step({ id: 'write', tool: 'write', title: 'Write' }, async (step) => {
      step.write('report', report);
      step.addFigure({
        id: 'close',
        label: 'Close',
        value: '97.42',
        formula: '\\frac{a}{b}',
        inputs: [
          { name: 'Sum', value: '194.84', from: 'line 7' },
          { name: 'Count', value: '2', from: null },
        ],
        source_n: null,
      });
      step.addFinding({ id: 'gap', title: 'Gap', detail: 'of 7.6 %', status: 'for review' });
      step.addSource({
        key: 'one',
        kind: 'web',
        title: 'Prices of محمد',
        locator: 'line 7',
        url: 'https://prices.example/?q=1',
        file_id: null,
        excerpt: '@SUM(1) is what the page says',
        fetched_at: '2026-03-01T08:15:00.000Z',
        is_sample: false,
      });
      if (run.facts.prompt === 'wait') await gate.pass(run.signal);
      return { output: null, summary: 'written', millicredits: 100 };
    });
  });
  server = await createTestServer({ deps: { agents: [agent] } });
  await server.deps.runs.start({ worksOnRuns: true });
  token = (await server.signUp()).token;
  ({ runId } = await startRun(server, token, { text: 'go' }));
  await endOfRun(server, token, runId);
  ({ runId: empty } = await startRun(server, token, { text: 'nothing' }));
  await endOfRun(server, token, empty);
  ({ runId: unfinished } = await startRun(server, token, { text: 'wait' }));
});
afterAll(async () => {
  gate.open();
  await server.close();
});

const exported = (id: string, format?: string, by = token) =>
  server.app.inject({
    url: `/api/runs/${id}/export${format === undefined ? '' : `?format=${format}`}`,
    headers: by === '' ? {} : { authorization: `Bearer ${by}` },
  });

const formatsOf = async (id: string) =>
  (await server.api('GET /runs/:run_id/exports', { token, params: { run_id: id } })).data.formats;

async function read(format: 'docx' | 'xlsx') {
  const answer = await exported(runId, format);
  expect(answer.statusCode).toBe(200);
  return await parseDocument(answer.rawPayload, `report.${format}`, format);
}

describe('an export', () => {
  it('is a PDF with title, language and names in every script as text that can be found', async () => {
    const answer = await exported(runId);
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const name of ['Жуков', 'Παπαδόπουλος', '株式会社', 'محمد', 'שלום', '王小明', 'Łódź'])
      expect(text.normalize('NFKC')).toContain(name);
    expect(text).toMatch(/How the numbers were computed[\s\S]*Close\s+97\.42/);
    expect(text).toContain('https://prices.example/?q=1');
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: expect.stringContaining('Northwind'),
      Language: 'en',
    });
    expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual([
      'Prices',
      'Findings',
      'Sources',
      'How the numbers were computed',
    ]);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('is named by the title in its own script and never kept by a cache', async () => {
    const { headers } = await exported(runId, 'xlsx');
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Northwind%2C%20%D0%96");
    expect(headers['content-disposition']).toMatch(/\.xlsx$/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('has its tables in Word as tables of Word', async () => {
    const { tables } = await read('docx');
    expect(tables[0]?.columns).toEqual(['Name', 'Close', 'Gap']);
    expect(tables[0]?.rows).toEqual([
      ['=cmd() 王小明', '97.42', '+7.6 %'],
      ['Ελένη', '1,234.50', '−0.5 %'],
    ]);
  });

  it('keeps in Word the head of a table on the page of its rows, and lines as high as what is in them', async () => {
    const { parts } = openZip((await exported(runId, 'docx')).rawPayload, 'report.docx');
    const xml = (part: string) => new TextDecoder().decode(parts.find(({ name }) => name === part)?.content);
    const heads = xml('word/document.xml').match(
      /<w:tr>(?:(?!<\/w:tr>).)*<w:tblHeader\/>(?:(?!<\/w:tr>).)*<\/w:tr>/g,
    );
    expect(heads?.length).toBeGreaterThan(0);
    for (const head of heads ?? [])
      expect(head.match(/<w:keepNext\/>/g)?.length).toBe(head.match(/<w:tc>/g)?.length);
    const spacings = xml('word/styles.xml').match(/<w:spacing[^>]* w:line="[^>]*>/g) ?? [];
    expect(spacings.length).toBeGreaterThan(3);
    expect(spacings.filter((spacing) => !spacing.includes('w:lineRule="auto"'))).toEqual([]);
  });

  it('has its numbers in Excel as numbers with units, its figures with their formula, its sources as text', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await exported(runId, 'xlsx')).rawPayload as never);
    const prices = book.getWorksheet('Prices');
    expect(prices?.getCell('A2').value).toBe('=cmd() 王小明');
    expect(prices?.getCell('C2')).toMatchObject({ value: 0.076, numFmt: '+0.0" "%;-0.0" "%;0.0" "%' });
    expect(prices?.getCell('B3')).toMatchObject({ value: 1234.5, numFmt: '#,##0.00' });
    expect(prices?.getCell('B2').value).toEqual({ formula: "'Figures'!$B$2", result: 97.42 });
    expect(book.getWorksheet('Figures')?.getCell('B2').value).toEqual({ formula: '(G2/G3)', result: 97.42 });
    // In letters that a person reads, no TeX.
    expect(book.getWorksheet('Figures')?.getCell('D2').value).toBe('a / b');
    const excerpt = book.getWorksheet('Sources')?.getCell('G2');
    expect(excerpt).toMatchObject({ value: '@SUM(1) is what the page says', numFmt: '@' });
    const [first] = (await read('xlsx')).tables.filter(({ name }) => name === 'Prices');
    expect(first?.rows[1]).toEqual(['Ελένη', 1234.5, -0.005]);
  });

  it('is Markdown with figures as numbers and sources as footnotes', async () => {
    const text = (await exported(runId, 'md')).body;
    expect(text).toContain('The close of 97.42 was read by שלום in Łódź.[^1]');
    expect(text).toContain('[^1]: **Prices of محمد**, line 7');
    expect(text).not.toContain('#figure:');
  });

  it('is in the language of its run', async () => {
    const german = (await server.signUp()).token;
    await server.api('POST /account/language', { token: german, body: { language: 'de' } });
    const run = await startRun(server, german, { text: 'go' });
    await endOfRun(server, german, run.runId);
    const text = (await exported(run.runId, 'md', german)).body;
    expect(text).toContain('Wie die Zahlen berechnet wurden');
    expect(text).toContain('(zu prüfen)');
  });

  it('of somebody else, or of nothing, is not found', async () => {
    const stranger = (await server.signUp()).token;
    for (const answer of [await exported(runId, 'pdf', stranger), await exported('run_nobody')])
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'run.not_found']);
    expect((await exported(runId, 'pdf', '')).statusCode).toBe(401);
  });

  it('is refused with a sentence before the run has ended, without a report and in another format', async () => {
    const answers = [await exported(unfinished), await exported(empty), await exported(runId, 'exe')];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [409, 'export.not_ready'],
      [409, 'export.nothing'],
      [400, 'request.invalid'],
    ]);
    expect(answers[0]?.json().error_message).toBe('The report can be exported when the run has ended.');
  });

  it('of a stopped run says that it is not whole', async () => {
    await server.api('POST /runs/:run_id/stop', { token, params: { run_id: unfinished } });
    await endOfRun(server, token, unfinished);
    expect((await exported(unfinished, 'md')).body).toContain('ended before its report was whole');
  });

  it('can be asked for in every format at once', async () => {
    const { runId: planned } = await startRun(server, token, { text: 'plan' });
    await endOfRun(server, token, planned);
    const answers = await Promise.all(exportFormats.map((format) => exported(planned, format)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await formatsOf(planned)).toEqual([...exportFormats]);
    const calendar = answers[exportFormats.indexOf('ics')];
    expect(calendar?.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar?.headers['content-disposition']).toContain('Plan.ics');
    expect(calendar?.body).toMatch(/DTSTART;VALUE=DATE:20261119\r\n[\s\S]*SUMMARY:Print flyers\r\n/);
  });

  it('is a web page that is never opened as one of the site', async () => {
    const { headers, body } = await exported(runId, 'html');
    expect(headers['content-disposition']).toMatch(/^attachment;.*\.html$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const name of ['Жуков', 'שלום', '王小明']) expect(body).toContain(name);
  });

  it('as a calendar is offered only where the report has days, and refused with a sentence elsewhere', async () => {
    expect(await formatsOf(runId)).toEqual(['pdf', 'docx', 'xlsx', 'md', 'html']);
    expect(await formatsOf(empty)).toEqual([]);
    const refused = await exported(runId, 'ics');
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'export.no_days']);
    expect(refused.json().error_message).toBe('This report has no days that a calendar could hold.');
  });
});
