// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { cleanup, click, press, render, type } from '@loupe/shared/testing/render';
import { createChatList, type ChatList } from '../../stores/chat-list.ts';
import { chatSummary } from '../../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../../testing/chat-outside.ts';
import { until } from '../../testing/until.ts';
import { RailList } from './rail-list.tsx';

describe('the rail list', () => {
  let outside: TestOutside;
  let list: ChatList;
  let container: HTMLElement;
  const went: string[] = [];

  beforeEach(() => {
    went.length = 0;
    outside = createTestOutside();
    list = createChatList(outside);
  });
  afterEach(cleanup);

  async function show(chats: readonly ChatSummary[], nextCursor: string | null = null): Promise<void> {
    outside.environment.server.answer('GET /chats', { chats, next_cursor: nextCursor });
    ({ container } = render(
      <RailList
        list={list}
        currentChatId="cht_1"
        now={() => outside.environment.clock.now()}
        onNavigate={(to) => went.push(to)}
        onShare={(chat) => went.push(`share ${chat.id}`)}
        onExport={(chat) => went.push(`export ${chat.id}`)}
      />,
    ));
    await act(() => list.load());
  }

  const rows = () => [...container.querySelectorAll('a')];
  const headings = () => [...container.querySelectorAll('h3')].map((heading) => heading.textContent);

  /** Opens a row's menu, whose code is fetched at the first press, and chooses an item. */
  async function choose(item: string): Promise<void> {
    click(container.querySelector('button[aria-label="Chat actions"]'));
    await until(() => menuItem(item) !== null);
    click(menuItem(item));
  }

  it('R7 marks the current chat and says what is running or shared', async () => {
    await show([
      chatSummary('cht_1', { active_run_status: 'working' }),
      chatSummary('cht_2', { is_shared: true }),
    ]);
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['page', null]);
    expect(container.querySelector('[aria-label="Running"]')).not.toBeNull();
    expect(container.querySelector('[aria-label="Shared"]')).not.toBeNull();
    click(rows()[1] ?? null);
    expect(went).toEqual(['/chat/cht_2']);
  });

  it('R7 renames in place: Enter keeps, Escape gives up', async () => {
    outside.environment.server.answer('POST /chats/cht_1', { chat: chatSummary('cht_1') }, { status: 200 });
    await show([chatSummary('cht_1')]);
    await choose('Rename');
    type(container.querySelector('input'), 'Supplier review');
    press('Escape', {}, container.querySelector('input'));
    expect(rows()[0]?.textContent).toBe('Title of cht_1');
    await choose('Rename');
    type(container.querySelector('input'), 'Supplier review');
    press('Enter', {}, container.querySelector('input'));
    expect(rows()[0]?.textContent).toBe('Supplier review');
  });

  it('R7 pins from the menu: the chat goes up to its own group, and back when it is let go', async () => {
    const pinned = chatSummary('cht_2', { is_pinned: true });
    outside.environment.server.answer('POST /chats/cht_2/pin', { chat: pinned });
    outside.environment.server.answer('DELETE /chats/cht_2/pin', { chat: chatSummary('cht_2') });
    await show([chatSummary('cht_2')]);
    expect(headings()).not.toContain('Pinned');
    await choose('Pin');
    expect(headings()[0]).toBe('Pinned');
    await choose('Unpin');
    expect(headings()).not.toContain('Pinned');
  });

  it('R7 offers each chat to be shared and exported', async () => {
    await show([chatSummary('cht_1')]);
    await choose('Share');
    await choose('Export');
    expect(went).toEqual(['share cht_1', 'export cht_1']);
  });

  it('R7 a deleted chat gives way to its Undo, and leaves the page when it was shown', async () => {
    await show([chatSummary('cht_1')]);
    await choose('Delete');
    expect(container.querySelector('[role="status"]')?.textContent).toContain('deleted');
    expect(went).toEqual(['/chat']);
    click([...container.querySelectorAll('button')].find((one) => one.textContent === 'Undo') ?? null);
    expect(rows()[0]?.textContent).toBe('Title of cht_1');
  });

  it('R7 has its five states', async () => {
    await show([]);
    expect(container.textContent).toBe('Your chats will be listed here.');
    cleanup();
    list = createChatList(outside);
    outside.environment.server.unreachable('GET /chats');
    ({ container } = render(
      <RailList
        list={list}
        currentChatId={null}
        now={() => 0}
        onNavigate={() => {}}
        onShare={() => {}}
        onExport={() => {}}
      />,
    ));
    expect(container.querySelector('[role="status"][aria-busy="true"]')).not.toBeNull();
    await act(() => list.load());
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('could not be loaded');
    outside.environment.server.answer('GET /chats', { chats: [chatSummary('cht_1')], next_cursor: 'c1' });
    await act(() => list.load());
    expect(container.querySelectorAll('h3')[0]?.textContent).toBe('Today');
    expect([...container.querySelectorAll('button')].at(-1)?.textContent).toBe('Show older chats');
  });
});

function menuItem(name: string): Element | null {
  return [...document.querySelectorAll('[role="menuitem"]')].find((one) => one.textContent === name) ?? null;
}
