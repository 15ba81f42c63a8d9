import { beforeEach, describe, expect, it } from 'vitest';
import type { Chat } from '@loupe/shared/contract/chats';
import { settled } from '@loupe/shared/testing/test-clock';
import { chat, message, run } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createChatPage, type ChatPage } from './chat-page.ts';

const READ = 'GET /chats/cht_1';
const SEND = 'POST /chats/cht_1/messages';

const question = message('msg_1', 'user', { run_id: 'run_1' });
const asked: Chat = chat({ messages: [question], runs: [run('run_1')] });
const begun = { message: question, run: run('run_1') };

describe('an answer about the chat that comes late', () => {
  let outside: TestOutside;
  let streams: ReturnType<typeof createTestFollow>;
  let page: ChatPage;

  beforeEach(async () => {
    outside = createTestOutside();
    streams = createTestFollow();
    page = createChatPage({ ...outside, follow: streams.follow, onCreditsMoved: () => {} });
    outside.environment.server.answer(READ, { chat: chat() });
    page.open('cht_1');
    page.start();
    await settled();
  });

  const questions = () => page.$turns.get().map((turn) => turn.question?.id);
  const reads = () => outside.environment.server.callsOf(READ).length;

  it('R7 does not throw away the message that was sent meanwhile', async () => {
    const { server } = outside.environment;
    const late = server.hang(READ);
    outside.changeElsewhere('cht_1');
    server.answer(READ, { chat: asked });
    server.answer(SEND, begun);
    page.composer.setText('Is the trend intact?');
    await page.send();
    late.release({ chat: chat() });
    await settled();
    expect(questions()).toEqual(['msg_1']);
    expect(page.$activeRun.get()?.id).toBe('run_1');
    expect(page.$chat.get()).toMatchObject({ isRefreshing: false });
  });

  it('R7 is not shown while a message is on its way: the chat is read again once the server has it', async () => {
    const { server } = outside.environment;
    const late = server.hang(READ);
    outside.changeElsewhere('cht_1');
    const sent = server.hang(SEND);
    page.composer.setText('Is the trend intact?');
    const sending = page.send();
    late.release({ chat: asked });
    await settled();
    expect(questions()).toEqual([]);
    server.answer(READ, { chat: { ...asked, title: 'Read again' } });
    sent.release(begun);
    await sending;
    await settled();
    expect(questions()).toEqual(['msg_1']);
    expect(page.$chat.get()).toMatchObject({ value: { title: 'Read again' }, isRefreshing: false });
    expect(reads()).toBe(3);
  });

  it('R7 is read again also when the message was refused', async () => {
    const { server } = outside.environment;
    const late = server.hang(READ);
    outside.changeElsewhere('cht_1');
    const refused = Promise.withResolvers<Response>();
    server.on(SEND, () => refused.promise);
    page.composer.setText('Is the trend intact?');
    const sending = page.send();
    late.release({ chat: chat() });
    await settled();
    server.answer(READ, { chat: chat({ title: 'Read again' }) });
    refused.reject(new TypeError('Failed to fetch'));
    await sending;
    await settled();
    expect(page.$chat.get()).toMatchObject({ value: { title: 'Read again' }, isRefreshing: false });
    expect(page.composer.$text.get()).toBe('Is the trend intact?');
  });

  it('R7 to an earlier question does not take the place of the answer to a later one', async () => {
    const { server } = outside.environment;
    const early = server.hang(READ);
    outside.changeElsewhere('cht_1');
    server.answer(READ, { chat: asked });
    outside.changeElsewhere('cht_1');
    await settled();
    early.release({ chat: chat() });
    await settled();
    expect(questions()).toEqual(['msg_1']);
    expect(page.$activeRun.get()?.id).toBe('run_1');
  });

  it('R7 shows a question that was sent before the chat was there for the first time', async () => {
    const { server } = outside.environment;
    page.open(null);
    const first = server.hang(READ);
    page.open('cht_1');
    server.answer(READ, { chat: asked });
    server.answer(SEND, begun);
    page.composer.setText('Is the trend intact?');
    await page.send();
    first.release({ chat: chat() });
    await settled();
    expect(questions()).toEqual(['msg_1']);
  });

  it('R7 shows a message whose answer came after the reader had gone and come back', async () => {
    const { server } = outside.environment;
    const sent = server.hang(SEND);
    page.composer.setText('Is the trend intact?');
    const sending = page.send();
    page.open(null);
    page.open('cht_1');
    await settled();
    server.answer(READ, { chat: asked });
    sent.release(begun);
    await sending;
    await settled();
    expect(questions()).toEqual(['msg_1']);
  });

  it('R7 what was typed after a message stays a draft when the reader leaves before the server has it', async () => {
    const answer = outside.environment.server.hang(SEND);
    page.composer.setText('The question');
    const sending = page.send();
    page.composer.setText('And the next thought');
    outside.environment.server.answer('GET /chats/cht_2', { chat: chat({ id: 'cht_2' }) });
    page.open('cht_2');
    answer.release(begun);
    await sending;
    expect(outside.drafts.read('cht_1').text).toBe('And the next thought');
    page.open('cht_1');
    expect(page.composer.$text.get()).toBe('And the next thought');
  });

  it('R7 who comes back before the server has the message finds only what was typed since', async () => {
    const answer = outside.environment.server.hang(SEND);
    page.composer.setText('The question');
    const sending = page.send();
    page.open(null);
    page.open('cht_1');
    page.composer.setText(`${page.composer.$text.get()}\nAnd more`);
    answer.release(begun);
    await sending;
    expect(page.composer.$text.get()).toBe('And more');
  });
});
