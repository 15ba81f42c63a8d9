import { expect, it } from 'vitest';
import { appError } from '../../errors/app-error.ts';
import { creditsOf, startRun } from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

it('a bad input is refused with its sentence before any credit is held', async () => {
  const server = await serverWith(twoSteps, {
    over: {
      slug: 'stock',
      inputs: [
        {
          name: 'horizon',
          label: 'Horizon',
          hint: null,
          kind: 'choice',
          is_required: true,
          options: [{ value: 'short', label: 'Short' }],
          accept: [],
          example: null,
          default: null,
        },
        {
          name: 'prices',
          label: 'Prices',
          hint: null,
          kind: 'file',
          is_required: false,
          options: [],
          accept: ['.csv'],
          example: null,
          default: null,
        },
        {
          name: 'since',
          label: 'Since',
          hint: null,
          kind: 'date',
          is_required: false,
          options: [],
          accept: [],
          example: null,
          default: null,
        },
      ],
      check: async (inputs) => {
        if (inputs['since'] === '2026-01-01')
          throw appError('prices.invalid', {
            sentence: {
              en: 'Line 7, column Close: "x" is not a number.',
              de: 'Zeile 7, Spalte Close: „x“ ist keine Zahl.',
            },
            field: 'prices',
          });
      },
    },
  });
  const { token } = await server.signUp();
  const {
    data: { chat },
  } = await server.api('POST /chats', { token, body: {} });
  let key = 0;
  const send = async (inputs: Record<string, string>, agent = 'stock') => {
    key += 1;
    const answer = await server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chat.id },
      body: { text: '', agent, inputs },
      headers: { 'idempotency-key': `i${key}` },
    });
    return [answer.status, answer.error.code, answer.error.field ?? null, answer.sentence];
  };
  expect(await send({ since: '2026-02-02' })).toEqual([
    400,
    'agent.inputs_invalid',
    'horizon',
    'Horizon is needed.',
  ]);
  expect(await send({ horizon: 'long' })).toEqual([
    400,
    'agent.inputs_invalid',
    'horizon',
    'Horizon is one of: Short.',
  ]);
  expect(await send({ horizon: 'short', since: '2026-02-30' })).toEqual([
    400,
    'agent.inputs_invalid',
    'since',
    'Since is a date, like 2026-01-31.',
  ]);
  expect(await send({ horizon: 'short', depth: 'abyss' })).toEqual([
    400,
    'agent.inputs_invalid',
    'depth',
    'Depth is quick, standard or deep.',
  ]);
  expect(await send({ horizon: 'short', prices: 'fil_unknown' })).toEqual([
    404,
    'file.not_found',
    'prices',
    'This file was not found.',
  ]);
  expect(await send({ horizon: 'short', since: '2026-01-01' })).toEqual([
    400,
    'prices.invalid',
    'prices',
    'Line 7, column Close: "x" is not a number.',
  ]);
  expect(await send({}, 'nobody')).toEqual([404, 'agent.unknown', null, 'This agent is not available.']);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('the form alone is a question: it shows as text, gives the title and keeps the depth', async () => {
  const field = {
    name: 'ticker',
    label: 'Ticker',
    hint: null,
    kind: 'text' as const,
    is_required: true,
    options: [],
    accept: [],
    example: null,
    default: null,
  };
  const server = await serverWith(twoSteps, {
    worksOnRuns: false,
    over: { slug: 'stock', title: 'Stock Market Analysis', inputs: [field] },
  });
  const { token } = await server.signUp();
  const { chatId, sent } = await startRun(server, token, {
    text: '',
    agent: 'stock',
    inputs: { ticker: ' NWF ', depth: 'quick' },
  });
  expect(sent.data.run.max_credits).toBe(10);
  const {
    data: { chat },
  } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect([chat.title, chat.messages[0]?.text]).toEqual([
    'Stock Market Analysis: NWF',
    'Stock Market Analysis\n- Ticker: NWF',
  ]);
});

it('a field of several files takes ids with commas between: each is attached once and named, too many are refused', async () => {
  const field = { hint: null, options: [], accept: ['.csv'], example: null, default: null };
  const sheets = { ...field, name: 'sheets', label: 'Sheets', kind: 'files' as const, is_required: true };
  const server = await serverWith(twoSteps, {
    over: { slug: 'vendors', title: 'Vendors', inputs: [sheets] },
  });
  const { token } = await server.signUp();
  const upload = async (name: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/files?name=${name}`,
      payload: Buffer.from('Item,Price\nKettle,12\n'),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
    return answer.json<{ data: { file: { id: string } } }>().data.file.id;
  };
  const [first, second] = [await upload('tarn.csv'), await upload('ellis.csv')];
  const { data } = await server.api('POST /chats', { token, body: {} });
  const send = (value: string, key: string) =>
    server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: data.chat.id },
      body: { text: '', agent: 'vendors', inputs: { sheets: value } },
      headers: { 'idempotency-key': key },
    });
  const sent = await send(` ${first}, ${second},${first} `, 'two');
  expect(sent.data.message.text).toBe('Vendors\n- Sheets: tarn.csv, ellis.csv');
  expect(sent.data.message.files.map(({ name }) => name)).toEqual(['tarn.csv', 'ellis.csv']);
  const { data: after } = await server.api('GET /chats/:chat_id', {
    token,
    params: { chat_id: data.chat.id },
  });
  expect(after.chat.title).toBe('Vendors: tarn.csv');
  const foreign = await send(`${first},fil_unknown`, 'foreign');
  expect([foreign.status, foreign.error.code, foreign.error.field]).toEqual([
    404,
    'file.not_found',
    'sheets',
  ]);
  const many = await send(Array.from({ length: 21 }, (_, i) => `fil_${i}`).join(','), 'many');
  expect([many.status, many.sentence]).toEqual([400, 'Sheets takes up to 20 files.']);
});
