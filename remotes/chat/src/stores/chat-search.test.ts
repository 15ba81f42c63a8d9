import { describe, expect, it } from 'vitest';
import { chatSummary } from '../testing/chat-fixtures.ts';
import { createTestOutside } from '../testing/chat-outside.ts';
import { createChatSearch, TYPING_PAUSE_MS } from './chat-search.ts';

describe('R7 the search over chats', () => {
  it('R7 asks the server once after a pause in typing, with what was typed', async () => {
    const outside = createTestOutside();
    const search = createChatSearch(outside);
    outside.environment.server.answer('GET /chats', { chats: [chatSummary('cht_7')], next_cursor: null });
    for (const text of ['f', 'fr', ' freight ']) search.setQuery(text);
    await outside.environment.advance(TYPING_PAUSE_MS);
    expect(outside.environment.server.callsOf('GET /chats').map((call) => call.query.q)).toEqual(['freight']);
    expect(search.$found.get()).toMatchObject({
      state: 'ready',
      value: { query: 'freight', chats: [{ id: 'cht_7' }], hasMore: false },
    });
  });

  it('R7 shows nothing for an empty query, and drops the answer to a query that was taken back', async () => {
    const outside = createTestOutside();
    const search = createChatSearch(outside);
    outside.environment.server.answer('GET /chats', { chats: [], next_cursor: null });
    search.setQuery('x');
    const answer = search.search();
    search.setQuery('');
    await answer;
    await outside.environment.advance(TYPING_PAUSE_MS);
    expect(search.$found.get()).toBeNull();
  });

  it('R7 says that it failed and can be asked again', async () => {
    const outside = createTestOutside();
    const search = createChatSearch(outside);
    outside.environment.server.unreachable('GET /chats');
    search.setQuery('x');
    await outside.environment.advance(TYPING_PAUSE_MS);
    expect(search.$found.get()?.state).toBe('failed');
    outside.environment.server.answer('GET /chats', { chats: [], next_cursor: 'more' });
    await search.search();
    expect(search.$found.get()).toMatchObject({ state: 'ready', value: { hasMore: true } });
  });
});
