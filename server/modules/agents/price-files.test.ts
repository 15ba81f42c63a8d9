import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { isoDay, weekday } from '../../tools/market-data/price-series.ts';
import { creditsOf, endOfRun } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

let keys = 0;

/** A new account with a file and a chat. */
async function setUp(csv: string, name = 'prices.csv') {
  const { token } = await server.signUp();
  const uploaded = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from(csv),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  const fileId = uploaded.json<{ data: { file: { id: string } } }>().data.file.id;
  const { data } = await server.api('POST /chats', { token, body: {} });
  const send = async (body: {
    text: string;
    agent?: string;
    inputs?: Record<string, string>;
    attachment_ids?: string[];
  }) => {
    keys += 1;
    return await server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: data.chat.id },
      body,
      headers: { 'idempotency-key': `file-${keys}` },
    });
  };
  return { token, fileId, chatId: data.chat.id, send };
}

function weekdays(count: number, from = 19_000): string[] {
  const days: string[] = [];
  for (let day = from; days.length < count; day += 1) if (weekday(day) % 6 !== 0) days.push(isoDay(day));
  return days;
}

const csvOf = (count: number, from?: number) =>
  `Date,Close\n${weekdays(count, from)
    .map((day, i) => `${day},${(100 + (i % 17) * 0.35).toFixed(2)}`)
    .join('\n')}\n`;
const withLine = (csv: string, line: number, text: string) =>
  csv
    .split('\n')
    .map((one, i) => (i === line - 1 ? text : one))
    .join('\n');

const good = csvOf(60);
const long = csvOf(200_000, -200_000);

describe('a price file that cannot be used', () => {
  it.each([
    ['no close column', good.replace('Close', 'Open'), { line: 1, column: 'Close' }],
    ['no date column', good.replace('Date', 'Name'), { line: 1, column: 'Date' }],
    ['no column names', good.slice(good.indexOf('\n') + 1), { line: 1, column: null }],
    ['a date that does not exist', withLine(good, 9, '2026-02-30,101'), { line: 9, column: 'Date' }],
    ['a word for a date', withLine(good, 9, 'soon,101'), { line: 9, column: 'Date' }],
    ['a word for a price', withLine(good, 14, '2022-01-20,pending'), { line: 14, column: 'Close' }],
    ['decimal commas between commas', withLine(good, 14, '2022-01-20,101,25'), { line: 14, column: null }],
    ['column names only', 'Date,Close\n\n\n', { line: 2, column: null }],
    [
      'a wrong price in line 150,000',
      withLine(long, 150_000, '2022-01-20,abc'),
      { line: 150_000, column: 'Close' },
    ],
    [
      'weekly prices',
      `Date,Close\n${Array.from({ length: 80 }, (_, i) => `${isoDay(19_000 + i * 7)},10`).join('\n')}`,
      { line: 3, column: 'Date' },
    ],
    ['a web page', '<!doctype html><p>prices</p>', null],
    ['prose', 'Dear team\nplease find the prices below\n', null],
    ['too few sessions', csvOf(12), { line: 13, column: 'Date' }],
  ])(
    'U2 %s: the sentence says what and where, the file stays and no credit is held',
    async (_name, csv, place) => {
      const { token, fileId, send } = await setUp(csv);
      const answer = await send({ text: '', agent: 'stock-market-analysis', inputs: { prices: fileId } });
      expect([answer.status, answer.error.code]).toEqual([400, 'prices.invalid']);
      expect(answer.error).toMatchObject({ field: 'prices', ...(place && { details: place }) });
      if (place && !answer.sentence.includes('sessions'))
        expect(answer.sentence).toMatch(new RegExp(`^Line ${place.line}(, column ${place.column ?? ''})?`));
      expect(answer.sentence).toMatch(/^.{20,}[.]$/s);
      const kept = await server.api('GET /files/:file_id/info', { token, params: { file_id: fileId } });
      expect(kept.status).toBe(200);
      expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
    },
  );
});

describe('a price file written another way', () => {
  it.each([
    ['semicolons and decimal commas', good.replaceAll(',', ';').replaceAll('.', ',')],
    ['tabs', good.replaceAll(',', '\t')],
    ['bars', good.replaceAll(',', '|')],
    ['empty rows and Windows line ends', good.replaceAll('\n', '\r\n\r\n')],
    ['newest first', ['Date,Close', ...good.trim().split('\n').slice(1).toReversed()].join('\n')],
    // FRED and Yahoo leave the price of a day without trade empty: a gap, which the report tells.
    ['a day without a price', withLine(good, 14, '2022-01-20,')],
    ['200,000 rows', long],
  ])('U2 %s: is read, and the run finishes', async (_name, csv) => {
    const { token, fileId, send } = await setUp(csv);
    const inputs = { prices: fileId, depth: 'quick' };
    const sent = await send({ text: '', agent: 'stock-market-analysis', inputs });
    expect(await endOfRun(server, token, sent.data.run.id)).toMatchObject({ status: 'done', error: null });
  });
});

it('U2 an agent asked by name takes the file of an earlier message, and the one attached last', async () => {
  const { token, fileId, chatId, send } = await setUp(good, 'first.csv');
  const first = await send({ text: 'Here are the prices', attachment_ids: [fileId] });
  await endOfRun(server, token, first.data.run.id);
  const sent = await send({ text: 'Is the trend intact?', agent: 'stock-market-analysis' });
  expect(sent.status).toBe(201);
  expect(await endOfRun(server, token, sent.data.run.id)).toMatchObject({ status: 'done', error: null });
  const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(data.chat.messages.at(-1)?.text).toMatch(/^# First:/);
});
