import { beforeEach, expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { chat, message } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { answerUploads } from '../testing/upload-server.ts';
import { createChatPage, type ChatPage } from './chat-page.ts';

let outside: TestOutside;
let page: ChatPage;

beforeEach(() => {
  outside = createTestOutside();
  answerUploads(outside.environment.server);
  page = createChatPage({ ...outside, follow: createTestFollow().follow, onCreditsMoved: () => {} });
});

const files = (count: number) =>
  Array.from({ length: count }, (_, n) => new File([`text ${n}`], `notes-${n}.txt`));

it('U2 takes 20 of 30 files for a new chat, and says at once how many it left out', () => {
  page.open(null);
  page.composer.addFiles(files(30));
  expect(page.composer.$attachments.get()).toHaveLength(20);
  expect(page.composer.$problem.get()?.message).toBe(
    'A chat takes at most 20 files. 10 files were not attached.',
  );
});

it('U2 counts the files that the messages of the chat hold already', async () => {
  const sent = Array.from({ length: 18 }, (_, n) => ({ id: `fil_${n}`, name: `${n}.csv` }));
  const question = message('msg_1', 'user', { files: sent as never });
  outside.environment.server.answer('GET /chats/cht_1', { chat: { ...chat(), messages: [question] } });
  page.open('cht_1');
  await settled();
  page.composer.addFiles(files(3));
  expect(page.composer.$attachments.get()).toHaveLength(2);
  expect(page.composer.$problem.get()?.message).toContain('1 file was not attached');
});

it('R7 says at once that a text is too long for a message, and makes a file of it', async () => {
  page.open(null);
  const text = 'x'.repeat(200_000);
  page.composer.setText(text);
  expect(page.composer.$problem.get()?.action).toBe('attach');
  await page.send();
  expect(outside.environment.server.callsOf('POST /chats')).toHaveLength(0);
  page.composer.attachText();
  expect([page.composer.$text.get(), page.composer.$problem.get()]).toEqual(['', null]);
  expect(page.composer.$attachments.get().map(({ name, bytes }) => [name, bytes])).toEqual([
    ['message.txt', 200_000],
  ]);
});
