import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { chat, message, run } from '../testing/chat-fixtures.ts';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { $chatChange } from './chat-changes.ts';
import { createChatPage, type ChatPage } from './chat-page.ts';

describe('a chat that goes on in another tab', () => {
  let outside: TestOutside;
  let streams: ReturnType<typeof createTestFollow>;
  let page: ChatPage;
  let stop: () => void;

  beforeEach(async () => {
    outside = createTestOutside();
    streams = createTestFollow();
    page = createChatPage({ ...outside, follow: streams.follow, onCreditsMoved: () => {} });
    outside.environment.server.answer('GET /chats/cht_1', { chat: chat() });
    page.open('cht_1');
    stop = page.start();
    await settled();
  });

  function answerNewTurn(): void {
    const messages = [message('msg_1', 'user', { run_id: 'run_1' })];
    const going = { ...run('run_1'), status: 'working' as const, finished_at: null };
    outside.environment.server.answer('GET /chats/cht_1', { chat: { ...chat(), messages, runs: [going] } });
  }

  it('R7 shows the new turn and follows its run', async () => {
    answerNewTurn();
    outside.changeElsewhere('cht_1');
    await settled();
    expect(page.$turns.get().map((turn) => turn.question?.id)).toEqual(['msg_1']);
    expect(streams.isFollowed('run_1')).toBe(true);
    stop();
  });

  it('R7 looks at the chat after a gap, and tells the list', async () => {
    answerNewTurn();
    outside.changeElsewhere(null);
    await settled();
    expect(page.$activeRun.get()?.id).toBe('run_1');
    expect($chatChange.get()).toMatchObject({ kind: 'changed', chatId: 'cht_1' });
    stop();
  });

  it('R7 does not look for changes of other chats, nor on the page of a new chat', async () => {
    const asked = () => outside.environment.server.callsOf('GET /chats/cht_1').length;
    const before = asked();
    outside.changeElsewhere('cht_2');
    page.open(null);
    outside.changeElsewhere(null);
    await settled();
    expect(asked()).toBe(before);
    stop();
  });
});
