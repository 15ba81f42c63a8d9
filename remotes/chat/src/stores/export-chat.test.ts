import { expect, it } from 'vitest';
import { chatSummary } from '../testing/chat-fixtures.ts';
import { createTestOutside } from '../testing/chat-outside.ts';
import { createChatExport } from './export-chat.ts';

const key = 'GET /chats/cht_1/export';
const named = (title: string) => chatSummary('cht_1', { title });

it('H6 F7 saves the file of the server under the title and the time', async () => {
  const outside = createTestOutside();
  outside.environment.server.on(key, () => new Response('%PDF'));
  for (const title of ['Northwind: trend & risk', 'Zürich, Łódź', 'Фрахт: ставки', '???'])
    expect(await createChatExport(outside, named(title)).save('pdf')).toBe(true);
  expect(outside.environment.files.map(({ name }) => name.replace(/_.*(?=[.])/, '_time'))).toEqual([
    'northwind-trend-risk_time.pdf',
    'zurich-łodz_time.pdf',
    'фрахт-ставки_time.pdf',
    'export_time.pdf',
  ]);
  expect(outside.environment.files[0]?.name).toMatch(/_\d\d-\d\d-\d{4}_\d\d-\d\d[ap]m\.pdf$/);
  expect(await outside.environment.files[0]?.content.text()).toBe('%PDF');
  expect(outside.environment.server.callsOf(key)[0]?.query).toEqual({ format: 'pdf' });
});

it('E3 keeps a refusal in its own sentence, saves nothing, and can be tried again', async () => {
  const outside = createTestOutside();
  const chatExport = createChatExport(outside, named('Freight'));
  outside.environment.server.refuse(key, 409, 'export.chat_empty', { message: 'Nothing was asked yet.' });
  expect(await chatExport.save('xlsx')).toBe(false);
  expect(chatExport.$state.get()).toEqual({ kind: 'failed', sentence: 'Nothing was asked yet.' });
  outside.environment.server.unreachable(key);
  await chatExport.save('xlsx');
  expect(chatExport.$state.get()).toEqual({
    kind: 'failed',
    sentence: 'The chat could not be exported. Try again.',
  });
  expect(outside.environment.files).toEqual([]);
  outside.environment.server.on(key, () => new Response('PK'));
  expect(await chatExport.save('xlsx')).toBe(true);
});

it('H6 writes one file at a time, and gives it up when it is left', async () => {
  const outside = createTestOutside();
  const chatExport = createChatExport(outside, named('Freight'));
  const stop = chatExport.start();
  outside.environment.server.hang(key);
  const saving = chatExport.save('docx');
  expect(chatExport.$state.get()).toEqual({ kind: 'writing', format: 'docx' });
  expect(await chatExport.save('pdf')).toBe(false);
  expect(outside.environment.server.callsOf(key)).toHaveLength(1);
  stop();
  expect(await saving).toBe(false);
  expect(outside.environment.files).toEqual([]);
});
