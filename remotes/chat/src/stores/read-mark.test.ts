import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chat } from '@loupe/shared/contract/chats';
import type { Run, RunStatus } from '@loupe/shared/contract/runs';
import { loading, ready, type Loadable } from '@loupe/shared/lib/loadable';
import { settled } from '@loupe/shared/testing/test-clock';
import { chat, chatSummary, run as runOf } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createChatList, type ChatList } from './chat-list.ts';
import { createReadMark } from './read-mark.ts';

const run = (id: string, status: RunStatus) => runOf(id, { status });

describe('the unread mark', () => {
  let outside: TestOutside;
  let list: ChatList;
  const $chat = atom<Loadable<Chat> | null>(loading);

  beforeEach(() => {
    $chat.set(loading);
    outside = createTestOutside();
    list = createChatList(outside);
    outside.environment.server.answer('POST /chats/cht_1/read', {});
  });

  async function listed(isUnread: boolean): Promise<void> {
    const chats = [chatSummary('cht_1', { is_unread: isUnread })];
    outside.environment.server.answer('GET /chats', { chats, next_cursor: null });
    await list.load();
  }
  const show = (...runs: Run[]) => $chat.set(ready(chat({ id: 'cht_1', runs })));
  const sent = () =>
    outside.environment.server.callsOf('POST /chats/cht_1/read').map(({ body }) => body as object);
  const start = () => createReadMark(outside, { $chat }, list).start();

  it('R7 goes when the chat is opened while the page is looked at, once', async () => {
    await listed(true);
    const stop = start();
    show(run('run_1', 'done'), run('run_2', 'failed'));
    await settled();
    show(run('run_1', 'done'), run('run_2', 'failed'));
    await settled();
    expect(sent()).toEqual([{ run_id: 'run_2' }]);
    expect(list.find('cht_1')?.is_unread).toBe(false);
    stop();
  });

  it('R7 stays while the page is hidden, and goes when it is looked at', async () => {
    await listed(true);
    outside.environment.setVisible(false);
    const stop = start();
    show(run('run_1', 'done'));
    await settled();
    expect(sent()).toEqual([]);
    outside.environment.setVisible(true);
    await settled();
    expect(sent()).toEqual([{ run_id: 'run_1' }]);
    stop();
  });

  it('R7 asks nothing of a chat that was read, and notes the end of a run that was followed', async () => {
    await listed(false);
    const stop = start();
    show(run('run_1', 'done'), run('run_2', 'working'));
    await settled();
    expect(sent()).toEqual([]);
    show(run('run_1', 'done'), run('run_2', 'done'));
    await settled();
    expect(sent()).toEqual([{ run_id: 'run_2' }]);
    stop();
  });

  it('R7 waits for the list, and is tried again when nobody heard of it', async () => {
    const stop = start();
    show(run('run_1', 'done'));
    await settled();
    expect(sent()).toEqual([]);
    outside.environment.server.unreachable('POST /chats/cht_1/read');
    await listed(true);
    await settled();
    outside.environment.server.answer('POST /chats/cht_1/read', {});
    outside.environment.focus();
    await settled();
    expect(sent()).toHaveLength(2);
    expect(list.find('cht_1')?.is_unread).toBe(false);
    stop();
  });
});
