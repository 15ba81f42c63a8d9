import { describe, expect, it } from 'vitest';
import { chatSummary } from '../testing/chat-fixtures.ts';
import { ready, type Loadable } from '@loupe/shared/lib/loadable';
import type { LoadedChats } from '../stores/chat-pages.ts';
import { groupChats, mergeFirstPage, railRows, rowKey } from './chat-groups.ts';

/** The fifth of March 2026, noon, in the reader's own calendar. */
const NOW = new Date(2026, 2, 5, 12).getTime();
const at = (days: number, hour: number) =>
  chatSummary(`d${days}h${hour}`, { updated_at: new Date(2026, 2, 5 - days, hour).toISOString() });

const folder = (id: string) => ({ id, name: id, has_running: false, has_unread: false });

describe('the groups of the rail', () => {
  it('R7 groups by calendar days: today, this week, this month, older', () => {
    const chats = [at(0, 0), at(1, 23), at(6, 0), at(7, 23), at(29, 0), at(30, 23)];
    expect(groupChats(chats, NOW).map((group) => [group.id, group.chats.map((chat) => chat.id)])).toEqual([
      ['today', ['d0h0']],
      ['week', ['d1h23', 'd6h0']],
      ['month', ['d7h23', 'd29h0']],
      ['older', ['d30h23']],
    ]);
  });

  it('R7 leaves empty groups out and flattens the rest', () => {
    const none = { folders: [], open: [], contents: new Map() };
    expect(railRows(groupChats([at(0, 9)], NOW), none).map((row) => row.kind)).toEqual(['heading', 'chat']);
    expect(groupChats([], NOW)).toEqual([]);
  });

  it('R7 folders come after the pinned chats, with the chats of those that are open', () => {
    const inside = { chats: [chatSummary('cht_in', { folder_id: 'open' })], nextCursor: 'more' };
    const rows = railRows(groupChats([{ ...at(0, 9), is_pinned: true }, at(0, 8)], NOW), {
      folders: [folder('open'), folder('empty'), folder('new'), folder('closed')],
      open: ['open', 'empty', 'new'],
      contents: new Map<string, Loadable<LoadedChats>>([
        ['open', ready(inside)],
        ['empty', ready({ chats: [], nextCursor: null })],
      ]),
    });
    expect(rows.map(rowKey)).toEqual([
      'pinned',
      'd0h9',
      'folders',
      'open',
      'cht_in',
      'open more',
      'empty',
      'empty empty',
      'new',
      'new loading',
      'closed',
      'today',
      'd0h8',
    ]);
  });

  it('R7 a fresh first page keeps older chats and drops what was deleted elsewhere', () => {
    const loaded = [at(0, 9), at(0, 8), at(1, 8), at(9, 8)];
    const page = [at(0, 9), at(1, 8)];
    expect(mergeFirstPage(loaded, page).map((chat) => chat.id)).toEqual(['d0h9', 'd1h8', 'd9h8']);
    expect(mergeFirstPage(loaded, [])).toEqual([]);
  });
});
