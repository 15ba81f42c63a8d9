import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfRun } from './modules/runs/testing/scripted-agent.ts';
import { refusals } from './messages/refusals-texts.ts';
import { createTestServer, testPassword, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };

async function signUp(email: string, headers: Record<string, string>) {
  const { data } = await server.api('POST /auth/signup', {
    body: { email, password: testPassword },
    headers,
  });
  return data.token;
}

it('R3 R21 mails are in the language the person signed up in, and in the one chosen later', async () => {
  const token = await signUp('jana@example.com', german);
  await server.api('POST /auth/forgot-password', { body: { email: 'jana@example.com' } });
  await server.deps.background.settled();
  expect(server.letters.at(-1)).toMatchObject({
    to: 'jana@example.com',
    subject: expect.stringContaining('Neues Passwort'),
    text: expect.stringContaining('Öffnen Sie diesen Link innerhalb von 30 Minuten'),
  });
  await server.api('POST /account/language', { token, body: { language: 'en' } });
  await server.api('POST /auth/forgot-password', { body: { email: 'jana@example.com' } });
  await server.deps.background.settled();
  expect(server.letters.at(-1)?.subject).toContain('Set a new password');
});

it('R20 R21 the catalogue, the form and the sample report are in the language asked for', async () => {
  const token = await signUp('kai@example.com', german);
  const read = async (headers: Record<string, string>) => {
    const { data } = await server.api('GET /agents/:slug', {
      token,
      params: { slug: 'stock-market-analysis' },
      headers,
    });
    return data.agent;
  };
  const [inGerman, inEnglish] = [await read(german), await read({ 'accept-language': 'en' })];
  expect([inGerman.title, inGerman.inputs[0]?.label]).toEqual(['Aktienanalyse', 'Kursdatei']);
  expect(inGerman.sample?.report_markdown).toContain('[97,42](#figure:close)');
  expect([inEnglish.title, inEnglish.inputs[0]?.label]).toEqual(['Stock Market Analysis', 'Price file']);
  expect(inEnglish.sample?.report_markdown).toContain('[97.42](#figure:close)');
  // Without a wish the account's own language counts: programs send no header.
  expect((await read({})).title).toBe('Aktienanalyse');
});

it('F9 R21 a wrong cell is reported in German with its line and column, and in English to others', async () => {
  const token = await signUp('lea@example.com', german);
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/files?name=kurse.csv',
    payload: Buffer.from('Datum;Schluss\n2026-01-05;101,5\n2026-01-06;folgt\n'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  const prices = uploaded.json<{ data: { file: { id: string } } }>().data.file.id;
  const chat = (await server.api('POST /chats', { token, body: {}, headers: german })).data.chat;
  expect(chat.title).toBe('Neuer Chat');
  const send = (headers: Record<string, string>, key: string) =>
    server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chat.id },
      body: { text: '', agent: 'stock-market-analysis', inputs: { prices } },
      headers: { ...headers, 'idempotency-key': key },
    });
  const refused = await send(german, 'a');
  expect(refused.error).toMatchObject({ code: 'prices.invalid', field: 'prices' });
  expect(refused.raw.json()).toMatchObject({
    error_message: 'Zeile 3, Spalte Schluss: „folgt“ ist keine Zahl.',
  });
  expect((await send({ 'accept-language': 'en' }, 'b')).raw.json()).toMatchObject({
    error_message: 'Line 3, column Schluss: “folgt” is not a number.',
  });
});

it('R21 a run is written in the language of whoever started it, and stays so for every reader', async () => {
  const token = await signUp('mia@example.com', german);
  const chat = (await server.api('POST /chats', { token, body: {}, headers: german })).data.chat;
  const { data } = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text: 'Wie viel ist 15 % von 4.310,50?' },
    headers: { ...german, 'idempotency-key': 'c' },
  });
  await endOfRun(server, token, data.run.id);
  const read = await server.api('GET /chats/:chat_id', {
    token,
    params: { chat_id: chat.id },
    headers: { 'accept-language': 'en' },
  });
  const answer = read.data.chat.messages.at(-1)?.text ?? '';
  expect(answer).toContain('[646,575](#figure:result)');
});

it('R21 a wrong choice of the form, a missing field and want of credits are reported in German', async () => {
  const token = await signUp('nils@example.com', german);
  const chat = (await server.api('POST /chats', { token, body: {}, headers: german })).data.chat;
  const wrong = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text: '', agent: 'stock-market-analysis', inputs: { period: '9y' } },
    headers: { ...german, 'idempotency-key': 'd' },
  });
  expect(wrong.raw.json()).toMatchObject({
    error_message: '„Zeitraum“ ist eines von diesen: 6 Monate, 1 Jahr, 3 Jahre, Alles in der Datei.',
  });
  const missing = await server.app.inject({
    method: 'POST',
    url: '/api/account/name',
    payload: {},
    headers: { authorization: `Bearer ${token}`, ...german },
  });
  expect(missing.json()).toMatchObject({ error_message: 'Das Feld „name“ fehlt.' });
  expect(refusals.said((t) => t.notEnoughCredits(1_200, 1, '2026-12-01'))).toEqual({
    en: 'This needs 1200 credits and there is 1. Choose a smaller depth, or wait for the next refill on 1\u00a0Dec\u00a02026; see Credit usage.',
    de: 'Dafür werden 1.200 Credits gebraucht, vorhanden ist 1. Wählen Sie eine geringere Tiefe oder warten Sie auf die nächste Auffüllung am 1.\u00a0Dez.\u00a02026; siehe „Credit-Nutzung“.',
  });
});
