import ExcelJS from 'exceljs';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatExportFormats } from '@loupe/shared/contract/exports';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { parseDocument } from '../../tools/readers/parse-document.ts';
import { createGate, endOfRun, scriptedAgent } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
let token: string;
let chatId: string;
const gate = createGate();

/** Answers with one figure and one source, which are named the same in every answer. */
const agent = scriptedAgent(async (run) => {
  const { prompt } = run.facts;
  if (prompt === 'nothing') return;
  await run.step({ id: 'write', tool: 'write', title: 'Write' }, async (step) => {
    const sum = prompt === 'South?' ? '30.5' : '12.5';
    const text = `# Sum of ${prompt}\n\n[${sum}](#figure:sum) it is.[1](#source:1)\n\n## By port\n\n| Port | Sum |\n| --- | ---: |\n| Nørrehavn | [${sum}](#figure:sum) |\n`;
    step.write('report', prompt === 'long' ? `${text}\n\n${'A long word. '.repeat(200_000)}` : text);
    step.addFigure({
      id: 'sum',
      label: `Sum of ${prompt}`,
      value: sum,
      formula: 'a',
      inputs: [{ name: 'Sum', value: sum, from: 'line 2' }],
      source_n: 1,
    });
    step.addSource({
      key: 'rates',
      kind: 'web',
      title: 'Rates',
      locator: `lines of ${prompt}`,
      url: 'https://rates.example/',
      file_id: null,
      excerpt: 'What it says',
      fetched_at: '2026-03-01T08:15:00.000Z',
      is_sample: false,
    });
    if (prompt === 'wait') await gate.pass(run.signal);
    return { output: null, summary: 'written', millicredits: 100 };
  });
});

beforeAll(async () => {
  server = await createTestServer({ deps: { agents: [agent] } });
  await server.deps.runs.start({ worksOnRuns: true });
  token = (await server.signUp()).token;
  chatId = await newChat('Freight: ports / rates');
  await ask('North?');
  await ask('South?');
});
afterAll(async () => {
  gate.open();
  await server.close();
});

const newChat = async (title: string) =>
  (await server.api('POST /chats', { token, body: { title } })).data.chat.id;
let keys = 0;
async function send(body: { text: string; replaces?: string }, id = chatId) {
  server.clock.advance(60_000);
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: id },
    body,
    headers: { 'idempotency-key': `export ${(keys += 1)}` },
  });
  return { messageId: sent.data.message.id, runId: sent.data.run.id };
}
async function ask(text: string, id = chatId, replaces?: string) {
  const sent = await send({ text, ...(replaces && { replaces }) }, id);
  await endOfRun(server, token, sent.runId);
  return sent;
}
const exported = (format: string, id = chatId, by = token, language = 'en') =>
  server.app.inject({
    url: `/api/chats/${id}/export?format=${format}`,
    headers: { ...(by && { authorization: `Bearer ${by}` }), 'accept-language': language },
  });

it('H6 a chat is saved with its questions, answers, one list of sources and all figures, in every format', async () => {
  const pdf = await getDocumentProxy(new Uint8Array((await exported('pdf')).rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toMatch(/Freight: ports \/ rates[^]*1\. North\?[^]*12\.5 it is[^]*2\. South\?[^]*30\.5 it is/);
  expect(text).toMatch(/1\.\s+Rates, lines of North\?[^]*2\.\s+Rates, lines of South\?/);
  expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual([
    '1. North?',
    '2. South?',
    'Sources',
    'How the numbers were computed',
  ]);

  const word = await parseDocument((await exported('docx')).rawPayload, 'chat.docx', 'docx');
  expect(word.tables.slice(0, 2).map(({ rows }) => rows)).toEqual([
    [['Nørrehavn', '12.5']],
    [['Nørrehavn', '30.5']],
  ]);

  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await exported('xlsx')).rawPayload as never);
  const sums = book.worksheets
    .filter(({ name }) => name.startsWith('By port'))
    .map((sheet) => sheet.getCell('B2').value);
  expect(sums).toEqual([
    { formula: "'Figures'!$B$2", result: 12.5 },
    { formula: "'Figures'!$B$3", result: 30.5 },
  ]);

  const markdown = (await exported('md')).body;
  expect(markdown).toMatch(/^\*Chat with 2 questions, [^]*\*\n\n# Freight: ports \/ rates\n/);
  expect(markdown).toMatch(
    /## 1\. North\?[^]*12\.5 it is\.\[\^1\][^]*## 2\. South\?[^]*30\.5 it is\.\[\^2\]/,
  );

  const page = await exported('html');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-disposition']).toContain('Freight%2C%20ports%20rates.html');
  expect(page.headers['cache-control']).toBe('private, no-store');
});

it('H6 what is saved of a chat is the branch it shows', async () => {
  const id = await newChat('Branches');
  const first = await ask('North?', id);
  await ask('And then?', id);
  await ask('South?', id, first.messageId);
  expect((await exported('md', id)).body).not.toMatch(/North\?|And then\?/);
  await server.api('POST /chats/:chat_id/branch', {
    token,
    params: { chat_id: id },
    body: { message_id: first.messageId },
  });
  const { body } = await exported('md', id);
  expect(body).toMatch(/1\. North\?[^]*2\. And then\?/);
  expect(body).not.toContain('South?');
});

it('H6 what is still being written is saved as far as it has come, and what got no answer says so', async () => {
  const id = await newChat('Open');
  await ask('nothing', id);
  const { runId } = await send({ text: 'wait' }, id);
  await expect.poll(async () => (await exported('md', id)).body).toContain('Sum of wait');
  const { body } = await exported('md', id);
  expect(body).toContain('No answer came.');
  expect(body).toContain('ended before its report was whole');
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  await endOfRun(server, token, runId);
});

it('H6 the words around it are in the language of who saves it', async () => {
  await server.api('POST /account/language', { token, body: { language: 'de' } });
  const { body } = await exported('md', chatId, token, 'de');
  await server.api('POST /account/language', { token, body: { language: 'en' } });
  expect(body).toContain('Chat mit 2 Fragen');
  expect(body).toContain('Wie die Zahlen berechnet wurden');
});

it('H6 a chat of somebody else, an empty one, one that is too long and an unknown format are refused with a sentence', async () => {
  const stranger = (await server.signUp()).token;
  expect((await exported('pdf', chatId, '')).statusCode).toBe(401);
  const long = await newChat('Long');
  await ask('long', long);
  const answers = [
    await exported('pdf', chatId, stranger),
    await exported('pdf', 'cht_nobody'),
    await exported('pdf', await newChat('Empty')),
    await exported('pdf', long),
    await exported('ics'),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
    [404, 'chat.not_found'],
    [404, 'chat.not_found'],
    [409, 'export.chat_empty'],
    [409, 'export.chat_too_large'],
    [400, 'request.invalid'],
  ]);
  const markdown = await exported('md', long);
  expect(markdown.statusCode).toBe(200);
  expect(markdown.body.length).toBeGreaterThan(2_000_000);
});

it('H6 every format can be asked for at once', async () => {
  const answers = await Promise.all(chatExportFormats.map((format) => exported(format)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});
