import { describe, expect, it } from 'vitest';
import type { FoundMessage, SearchAnswer } from '@loupe/shared/contract/search';
import { createTestOutside } from '../testing/chat-outside.ts';
import { createChatSearch, LONGEST_SEARCH, TYPING_PAUSE_MS } from './chat-search.ts';

const message = (id: string): FoundMessage => ({
  id,
  chat_id: 'cht_7',
  chat_title: 'Freight',
  role: 'assistant',
  agent: 'chat',
  created_at: '2026-01-05T12:00:00.000Z',
  snippet: [
    { text: 'Rates of ', is_hit: false },
    { text: 'freight', is_hit: true },
  ],
});
const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  chats: [],
  messages: [message('msg_1')],
  next_cursor: null,
  is_complete: true,
  ...over,
});

function createSearch() {
  const outside = createTestOutside();
  const { server, advance } = outside.environment;
  return {
    search: createChatSearch(outside),
    server,
    pause: async () => await advance(TYPING_PAUSE_MS),
    asked: () => server.callsOf('GET /search').map((call) => call.query),
  };
}

describe('R7 the search over messages and chats', () => {
  it('R7 asks the server once after a pause in typing, with what was typed', async () => {
    const { search, server, pause, asked } = createSearch();
    server.answer('GET /search', answer());
    for (const text of ['f', 'fr', ' freight ']) search.setQuery(text);
    await pause();
    expect(asked()).toEqual([{ q: 'freight' }]);
    expect(search.$found.get()).toMatchObject({
      state: 'ready',
      value: { query: 'freight', messages: [{ id: 'msg_1' }], next: null, isComplete: true },
    });
  });

  it('R7 shows nothing for an empty query, and drops the answer to a query that was taken back', async () => {
    const { search, server, pause } = createSearch();
    server.answer('GET /search', answer());
    search.setQuery('x');
    const late = search.search();
    search.setQuery('');
    await late;
    await pause();
    expect(search.$found.get()).toBeNull();
  });

  it('R7 says that it failed and can be asked again', async () => {
    const { search, server, pause } = createSearch();
    server.unreachable('GET /search');
    search.setQuery('x');
    await pause();
    expect(search.$found.get()?.state).toBe('failed');
    server.answer('GET /search', answer({ is_complete: false }));
    await search.search();
    expect(search.$found.get()).toMatchObject({ state: 'ready', value: { isComplete: false } });
  });

  it('R7 asks again when it is narrowed to an agent or a time, not before anything was typed', async () => {
    const { search, server, pause, asked } = createSearch();
    server.answer('GET /search', answer());
    search.setFilter({ agent: 'seo' });
    await pause();
    expect(asked()).toEqual([]);
    search.setQuery('freight');
    await pause();
    search.setFilter({ span: 'week' });
    await pause();
    expect(asked()).toMatchObject([
      { q: 'freight', agent: 'seo' },
      { q: 'freight', agent: 'seo', after: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
    ]);
  });

  it('R7 looks further back below what was found, and drops that for a new query', async () => {
    const { search, server, pause, asked } = createSearch();
    server.answer('GET /search', answer({ next_cursor: 'older' }));
    search.setQuery('freight');
    await pause();
    server.answer('GET /search', answer({ messages: [message('msg_0')] }));
    await search.more();
    expect(asked().at(-1)).toMatchObject({ q: 'freight', cursor: 'older' });
    expect(search.$found.get()).toMatchObject({
      value: { messages: [{ id: 'msg_1' }, { id: 'msg_0' }], next: null },
    });
    server.answer('GET /search', answer({ next_cursor: 'older' }));
    await search.search();
    const late = search.more();
    search.setQuery('freights');
    await late;
    expect(search.$found.get()).toMatchObject({ value: { messages: [{ id: 'msg_1' }] } });
    expect(search.$more.get()).toBe('idle');
  });

  it('H2 R7 does not send what is too long, and says so', async () => {
    const { search, pause, asked } = createSearch();
    search.setQuery('a'.repeat(LONGEST_SEARCH + 1));
    await pause();
    expect(asked()).toEqual([]);
    expect(search.$found.get()).toMatchObject({ state: 'failed', error: { code: 'search.too_long' } });
  });
});
