import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { chatSummary } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createAgentCatalog } from './agent-catalog.ts';
import { announceChatChange } from './chat-changes.ts';
import { createChatList, type ChatList } from './chat-list.ts';
import { UNDO_MS } from './undoable.ts';

describe('the list of chats', () => {
  let outside: TestOutside;
  let list: ChatList;
  const [first, second] = [
    chatSummary('cht_1'),
    chatSummary('cht_2', { updated_at: '2026-01-04T12:00:00.000Z' }),
  ];

  beforeEach(async () => {
    outside = createTestOutside();
    list = createChatList(outside);
    outside.environment.server.answer('GET /chats', { chats: [first, second], next_cursor: null });
    await list.load();
  });

  function ids(): string[] {
    const loaded = list.$list.get();
    return loaded.state === 'ready' ? loaded.value.chats.map((chat) => chat.id) : [];
  }

  function undo(): void {
    const [pending] = list.$pending.get();
    if (pending) list.undo(pending);
  }

  it('R7 a deleted chat can be brought back for eight seconds, and is only then deleted', async () => {
    outside.environment.server.answer('DELETE /chats/cht_1', {});
    list.putAway('delete', [first]);
    await outside.environment.advance(UNDO_MS - 1);
    expect(outside.environment.server.callsOf('DELETE /chats/cht_1')).toHaveLength(0);
    undo();
    await outside.environment.advance(UNDO_MS);
    expect(outside.environment.server.callsOf('DELETE /chats/cht_1')).toHaveLength(0);
    expect(list.$pending.get()).toEqual([]);

    list.putAway('delete', [first]);
    await outside.environment.advance(UNDO_MS);
    expect(outside.environment.server.callsOf('DELETE /chats/cht_1')).toHaveLength(1);
    expect(ids()).toEqual(['cht_2']);
  });

  it('R7 a delete that waits for its undo is sent when the page is left, in a way that outlives it', async () => {
    outside.environment.server.answer('DELETE /chats/cht_1', {});
    list.putAway('delete', [first]);
    outside.environment.leave();
    await settled();
    expect(outside.environment.server.callsOf('DELETE /chats/cht_1')).toHaveLength(1);
    await outside.environment.advance(UNDO_MS);
    expect(outside.environment.server.callsOf('DELETE /chats/cht_1')).toHaveLength(1);
    outside.environment.leave();
    expect(outside.environment.server.callsOf('DELETE /chats/cht_2')).toHaveLength(0);
  });

  it('R7 undo restores the chat in its place', async () => {
    list.putAway('delete', [second]);
    undo();
    expect(ids()).toEqual(['cht_1', 'cht_2']);
    expect(list.$pending.get()).toEqual([]);
  });

  it('R7 a pinned chat is first at once, keeps its place through a refresh, and goes back when it is refused', async () => {
    const pinned = chatSummary('cht_2', { is_pinned: true, updated_at: '2025-01-01T00:00:00.000Z' });
    outside.environment.server.answer('GET /chats', {
      chats: [first, { ...pinned, is_pinned: false }],
      next_cursor: null,
    });
    await list.load();
    outside.environment.server.answer('POST /chats/cht_2/pin', { chat: pinned });
    await list.setPinned({ ...pinned, is_pinned: false }, true);
    expect(ids()).toEqual(['cht_2', 'cht_1']);
    outside.environment.server.answer('GET /chats', { chats: [pinned, first], next_cursor: null });
    await list.load();
    expect(ids()).toEqual(['cht_2', 'cht_1']);
    outside.environment.server.refuse('DELETE /chats/cht_2/pin', 500, 'server.unexpected');
    await list.setPinned(pinned, false);
    expect(ids()).toEqual(['cht_2', 'cht_1']);
    expect(outside.notices[0]?.message).toContain('still pinned');
  });

  it('R7 R20 rail, explore and the empty chat share one answer', async () => {
    outside.environment.server.answer('GET /agents', { agents: [], categories: [] });
    const fresh = createChatList(outside);
    const asked = () => outside.environment.server.callsOf('GET /chats').length;
    const before = asked();
    const catalog = createAgentCatalog(outside, fresh);
    const stop = fresh.start();
    catalog.want();
    await settled();
    createAgentCatalog(outside, fresh).want();
    await settled();
    expect(asked()).toBe(before + 1);
    expect(catalog.$catalog.get()).toMatchObject({ value: { recentChats: [first, second] } });
    stop();
  });

  it('R20 S5 the agents are fetched again when the network is back', async () => {
    outside.environment.server.answer('GET /agents', { agents: [], categories: [] });
    const catalog = createAgentCatalog(outside, createChatList(outside));
    outside.environment.setOnline(false);
    const stop = catalog.start();
    await settled();
    expect(catalog.$catalog.get().state).toBe('failed');
    outside.environment.setOnline(true);
    await settled();
    expect(catalog.$catalog.get().state).not.toBe('failed');
    expect(outside.environment.server.callsOf('GET /agents')).toHaveLength(1);
    stop();
  });

  it('R7 a delete that fails brings the chat back and says so', async () => {
    outside.environment.server.refuse('DELETE /chats/cht_1', 500, 'server.unexpected');
    list.putAway('delete', [first]);
    await outside.environment.advance(UNDO_MS);
    expect(ids()).toEqual(['cht_1', 'cht_2']);
    expect(list.$pending.get()).toEqual([]);
    expect(outside.notices[0]?.message).toContain('could not be deleted');
  });

  it('R7 a new title shows at once and goes back when it is refused', async () => {
    outside.environment.server.refuse('POST /chats/cht_1', 500, 'server.unexpected');
    const renaming = list.rename(first, '  Supplier review ');
    expect(list.$list.get()).toMatchObject({ value: { chats: [{ title: 'Supplier review' }, {}] } });
    await renaming;
    expect(list.$list.get()).toMatchObject({ value: { chats: [{ title: first.title }, {}] } });
  });

  it('R7 loads older chats after the ones that are there, each once', async () => {
    outside.environment.server.answer('GET /chats', { chats: [first, second], next_cursor: 'c1' });
    await list.load();
    outside.environment.server.answer('GET /chats', {
      chats: [second, chatSummary('cht_3')],
      next_cursor: null,
    });
    await list.loadMore();
    expect(ids()).toEqual(['cht_1', 'cht_2', 'cht_3']);
    expect(outside.environment.server.calls.at(-1)?.query.cursor).toBe('c1');
  });

  it('R7 is read again when a message is sent or a run ends', async () => {
    const stop = list.start();
    await settled();
    const before = outside.environment.server.callsOf('GET /chats').length;
    announceChatChange({ kind: 'changed', chatId: 'cht_1' });
    await settled();
    expect(outside.environment.server.callsOf('GET /chats')).toHaveLength(before + 1);
    stop();
  });

  it('R7 keeps the content when a refresh fails, and says a failed first load', async () => {
    outside.environment.server.unreachable('GET /chats');
    await list.load();
    expect(ids()).toEqual(['cht_1', 'cht_2']);
    const other = createChatList(outside);
    await other.load();
    expect(other.$list.get().state).toBe('failed');
  });
});
