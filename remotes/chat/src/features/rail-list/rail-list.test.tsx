// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Folder } from '@loupe/shared/contract/chat-order';
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

  async function show(chats: readonly ChatSummary[], folders: readonly Folder[] = []): Promise<void> {
    outside.environment.server.answer('GET /chats', { chats, next_cursor: null });
    outside.environment.server.answer('GET /folders', { folders });
    ({ container } = render(
      <RailList
        list={list}
        currentChatId="cht_1"
        outside={outside}
        onNavigate={(to) => went.push(to)}
        onShare={(chat) => went.push(`share ${chat.id}`)}
      />,
    ));
    await load();
  }

  const load = () => act(async () => void (await Promise.all([list.load(), list.folders.load()])));
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
    await choose('Export…');
    await until(() => document.querySelector('[role="dialog"]') !== null);
    const formats = [...document.querySelectorAll('[role="dialog"] li')].map((one) => one.textContent);
    expect(formats.map((text) => text.replace(/ ?(to|its|plain|one).*/, ''))).toEqual([
      'PDF',
      'Word',
      'Excel',
      'Markdown',
      'Web page',
    ]);
    expect(went).toEqual(['share cht_1']);
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
        outside={outside}
        currentChatId={null}
        onNavigate={() => {}}
        onShare={() => {}}
      />,
    ));
    expect(container.querySelector('[role="status"][aria-busy="true"]')).not.toBeNull();
    await load();
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('could not be loaded');
    outside.environment.server.answer('GET /chats', { chats: [chatSummary('cht_1')], next_cursor: 'c1' });
    await act(() => list.load());
    expect(container.querySelectorAll('h3')[0]?.textContent).toBe('Today');
    expect([...container.querySelectorAll('button')].at(-1)?.textContent).toBe('Show older chats');
  });

  it('R7 says of a chat that its answer is new, unless it is the one being looked at', async () => {
    await show([chatSummary('cht_1', { is_unread: true }), chatSummary('cht_2', { is_unread: true })]);
    expect(rows().map((row) => row.querySelector('[aria-label="New answer"]') !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('R7 a folder says what goes on in it while it is closed, and shows its chats when it is open', async () => {
    const folder = { id: 'fld_1', name: 'Suppliers', has_running: false, has_unread: true };
    await show([chatSummary('cht_1')], [folder]);
    await until(() => folderButton() !== null);
    expect(folderButton()?.textContent).toBe('Suppliers');
    expect(folderButton()?.querySelector('[aria-label="New answers in it"]')).not.toBeNull();
    const inside = chatSummary('cht_2', { folder_id: 'fld_1' });
    outside.environment.server.answer('GET /chats', { chats: [inside], next_cursor: null });
    click(folderButton());
    await until(() => rows().length === 2);
    expect(rows()[0]?.textContent).toBe('Title of cht_2');
    expect(folderButton()?.querySelector('[role="img"]')).toBeNull();
    click(folderButton());
    expect(rows().map((row) => row.textContent)).toEqual(['Title of cht_1']);
  });

  it('R7 several chats are chosen by key and archived at once, and Undo has the focus', async () => {
    await show([chatSummary('cht_1'), chatSummary('cht_2'), chatSummary('cht_3')]);
    click(container.querySelector('[aria-label="Select chats"]'));
    await until(() => ticks().length === 3 && document.activeElement === ticks()[0]);
    press('ArrowDown', { shiftKey: true }, ticks()[0]);
    expect(ticks().map((one) => one.checked)).toEqual([true, true, false]);
    expect(document.activeElement).toBe(ticks()[1]);
    expect(container.textContent).toContain('2 selected');
    press('Escape', {}, ticks()[1]);
    expect(ticks()).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('Select');

    click(container.querySelector('[aria-label="Select chats"]'));
    await until(() => ticks().length === 3);
    click(ticks()[0] ?? null);
    click(ticks()[2] ?? null);
    click(button('Archive'));
    expect(rows().map((row) => row.textContent)).toEqual(['Title of cht_2']);
    expect(container.textContent).toContain('2 chats archived');
    await until(() => document.activeElement?.textContent === 'Undo');
    click(document.activeElement);
    expect(rows()).toHaveLength(3);
  });

  it('R7 a name that is taken is said at its field, and stays there', async () => {
    outside.environment.server.refuse('POST /folders', 409, 'folder.name_taken', { field: 'name' });
    await show([chatSummary('cht_1')]);
    await choose('Move to folder…');
    await until(() => document.querySelector('[role="dialog"] input') !== null);
    const field = document.querySelector<HTMLInputElement>('[role="dialog"] input');
    type(field, 'Suppliers');
    click(
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Make and move') ?? null,
    );
    await until(() => field?.getAttribute('aria-invalid') === 'true');
    expect(field?.value).toBe('Suppliers');
    expect(rows()).toHaveLength(1);
  });

  const folderButton = () => container.querySelector('button[aria-expanded]:not([aria-haspopup])');
  const ticks = () => [...container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((one) => one.textContent === name) ?? null;
});

function menuItem(name: string): Element | null {
  return [...document.querySelectorAll('[role="menuitem"]')].find((one) => one.textContent === name) ?? null;
}
