import { expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { message, run } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside } from '../testing/chat-outside.ts';
import { createChatPage } from './chat-page.ts';
import { createFirstQuestions } from './first-questions.ts';

const SAMPLE = 'POST /first-questions/sample';
const SEND = 'POST /chats/cht_1/messages';
const price = { credits_min: 1, credits_max: 5 };
const onSample = {
  questions: ['Which?'],
  file: null,
  sample: { name: 's.csv', about: 'invented' },
  ...price,
};
const onFile = { questions: ['Which?'], file: { id: 'fil_1', name: 'own.csv' }, sample: null, ...price };

async function setUp(offered: object) {
  const outside = createTestOutside();
  const { server } = outside.environment;
  const page = createChatPage({ ...outside, follow: createTestFollow().follow, onCreditsMoved: () => {} });
  page.open(null);
  server.answer('GET /first-questions', offered);
  server.answer('POST /chats', { chat: { id: 'cht_1' } });
  server.answer(SEND, {
    message: message('msg_1', 'user', { run_id: 'run_1' }),
    run: run('run_1', { message_id: 'msg_1' }),
  });
  const first = createFirstQuestions(outside, page);
  first.start();
  await settled();
  const sent = () => server.callsOf(SEND);
  return { outside, server, page, first, sent };
}

it('R7 sends a question with the own file, once, and leaves what was typed', async () => {
  const { page, first, sent, server } = await setUp(onFile);
  page.composer.setText('A draft');
  await Promise.all([first.ask('Which?'), first.ask('Which?')]);
  expect(sent().map(({ body }) => body)).toEqual([{ text: 'Which?', attachment_ids: ['fil_1'] }]);
  expect(server.callsOf(SAMPLE)).toEqual([]);
  expect(page.composer.$text.get()).toBe('A draft');
});

it('R7 makes the sample a file first; one that cannot be kept is said, and nothing is sent', async () => {
  const { outside, server, first, sent } = await setUp(onSample);
  server.refuse(SAMPLE, 409, 'file.storage_full', { message: 'No room.' });
  await first.ask('Which?');
  expect(outside.notices).toEqual([{ message: 'No room.', color: 'error' }]);
  expect(first.$asked.get()).toBeNull();
  expect(sent()).toEqual([]);
  server.answer(SAMPLE, { file: { id: 'fil_s', name: 's.csv' } });
  await first.ask('Which?');
  expect(sent().map(({ body }) => body)).toEqual([{ text: 'Which?', attachment_ids: ['fil_s'] }]);
});

it('R7 sends nothing when the reader has opened another chat meanwhile', async () => {
  const { server, page, first, sent } = await setUp(onSample);
  server.answer(SAMPLE, { file: { id: 'fil_s', name: 's.csv' } });
  const asked = first.ask('Which?');
  page.open('cht_2');
  await asked;
  expect(sent()).toEqual([]);
});
