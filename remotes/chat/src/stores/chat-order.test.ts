import { beforeEach, describe, expect, it } from 'vitest';
import type { Folder } from '@loupe/shared/contract/chat-order';
import { settled } from '@loupe/shared/testing/test-clock';
import { jsonResponse } from '@loupe/shared/testing/test-server';
import { chatSummary } from '../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createArchivedChats } from './archived-chats.ts';
import { createChatList, type ChatList } from './chat-list.ts';
import { createFolderForm } from './folder-form.ts';
import { moveChats } from './move-chats.ts';
import { UNDO_MS } from './undoable.ts';

const folder = (id: string, name: string): Folder => ({ id, name, has_running: false, has_unread: false });

describe('order in the list of chats', () => {
  let outside: TestOutside;
  let list: ChatList;
  const [first, second, third] = [
    chatSummary('cht_1', { updated_at: '2026-01-05T12:00:00.000Z' }),
    chatSummary('cht_2', { updated_at: '2026-01-04T12:00:00.000Z' }),
    chatSummary('cht_3', { updated_at: '2026-01-03T12:00:00.000Z', folder_id: 'fld_1' }),
  ];
  const suppliers = folder('fld_1', 'Suppliers');
  /** What the server has. */
  let chats = [first, second, third];

  beforeEach(async () => {
    chats = [first, second, third];
    outside = createTestOutside();
    list = createChatList(outside);
    outside.environment.server.on('GET /chats', ({ query }) => {
      const isHere = (one: (typeof chats)[number]) =>
        query.archived === 'true'
          ? one.is_archived
          : !one.is_archived && (one.folder_id ?? 'none') === query.folder;
      return jsonResponse(200, { data: { chats: chats.filter(isHere), next_cursor: null } });
    });
    outside.environment.server.answer('GET /folders', { folders: [folder('fld_2', 'rates 10'), suppliers] });
    await Promise.all([list.load(), list.folders.load()]);
  });

  const ids = () => {
    const loaded = list.$list.get();
    return loaded.state === 'ready' ? loaded.value.chats.map(({ id }) => id) : [];
  };
  const inside = (folderId: string) => {
    const loaded = list.folders.$contents.get().get(folderId);
    return loaded?.state === 'ready' ? loaded.value.chats.map(({ id }) => id) : [];
  };
  const sent = () => outside.environment.server.callsOf('POST /chats/order').map(({ body }) => body);

  it('R7 an open folder shows its chats, and is open again on the same device', async () => {
    list.folders.toggle('fld_1');
    await settled();
    expect([ids(), inside('fld_1')]).toEqual([['cht_1', 'cht_2'], ['cht_3']]);
    const again = createChatList(outside);
    expect(again.folders.$open.get()).toEqual(['fld_1']);
    list.folders.toggle('fld_1');
    expect(createChatList(outside).folders.$open.get()).toEqual([]);
  });

  it('R7 a folder that was deleted elsewhere is open no more', async () => {
    list.folders.toggle('fld_1');
    outside.environment.server.answer('GET /folders', { folders: [] });
    await list.folders.load();
    expect(list.folders.$open.get()).toEqual([]);
  });

  it('R7 moved chats are in their folder at once, and back where each was after Undo', async () => {
    list.folders.toggle('fld_1');
    list.folders.toggle('fld_2');
    await settled();
    outside.environment.server.hang('POST /chats/order');
    void moveChats(outside, list, [first, third], folder('fld_2', 'Rates'));
    await settled();
    expect([ids(), inside('fld_1'), inside('fld_2')]).toEqual([['cht_2'], [], ['cht_1', 'cht_3']]);

    list = createChatList(outside);
    outside.environment.server.answer('POST /chats/order', {});
    await moveChats(outside, list, [first, third], folder('fld_2', 'Rates'));
    expect(list.$note.get()?.text).toBe('2 chats moved to “Rates”');
    list.undoNote();
    await settled();
    expect(sent().slice(-2)).toEqual([
      { action: 'move', chat_ids: ['cht_1'], folder_id: null },
      { action: 'move', chat_ids: ['cht_3'], folder_id: 'fld_1' },
    ]);
    expect(list.$note.get()).toBeNull();
  });

  it('R7 chats that could not be moved are shown where they are, and that is said', async () => {
    outside.environment.server.refuse('POST /chats/order', 500, 'server.unexpected');
    await moveChats(outside, list, [first], suppliers);
    expect(ids()).toEqual(['cht_1', 'cht_2']);
    expect(list.$note.get()).toBeNull();
    expect(outside.notices[0]?.message).toContain('Nothing was moved');
  });

  it('R7 several chats are archived and deleted in one request each, eight seconds later', async () => {
    outside.environment.server.answer('POST /chats/order', {});
    list.putAway('archive', [first, second]);
    await outside.environment.advance(UNDO_MS - 1);
    expect(sent()).toEqual([]);
    await outside.environment.advance(1);
    expect(sent()).toEqual([{ action: 'archive', chat_ids: ['cht_1', 'cht_2'] }]);
    expect([ids(), list.$pending.get()]).toEqual([[], []]);
  });

  it('R7 what waits for its undo is sent when the page is left, all of it in one request', async () => {
    outside.environment.server.answer('POST /chats/order', {});
    list.putAway('delete', [first, second]);
    outside.environment.leave();
    await settled();
    expect(sent()).toEqual([{ action: 'delete', chat_ids: ['cht_1', 'cht_2'] }]);
  });

  it('R7 chats that could not be archived come back, and that is said', async () => {
    outside.environment.server.refuse('POST /chats/order', 404, 'chat.not_found');
    list.putAway('archive', [first, second]);
    await outside.environment.advance(UNDO_MS);
    expect([ids(), list.$pending.get()]).toEqual([['cht_1', 'cht_2'], []]);
    expect(outside.notices[0]?.message).toContain('2 chats could not be archived');
  });

  it('R7 the name of a folder stays when it is not taken, with the reason at its field', async () => {
    const made: string[] = [];
    const form = createFolderForm(outside, list, null, ({ id }) => void made.push(id));
    expect(await form.submit()).toBe(false);
    form.change('name', ' Suppliers ');
    outside.environment.server.refuse('POST /folders', 409, 'folder.name_taken', {
      message: 'You have a folder with this name already.',
    });
    expect(await form.submit()).toBe(false);
    expect(form.$form.get()).toMatchObject({
      values: { name: ' Suppliers ' },
      fieldErrors: { name: 'You have a folder with this name already.' },
    });
    form.change('name', 'Rates 9');
    outside.environment.server.answer('POST /folders', { folder: folder('fld_3', 'Rates 9') });
    expect(await form.submit()).toBe(true);
    expect(made).toEqual(['fld_3']);
    expect(list.folders.$folders.get()).toMatchObject({
      value: [{ name: 'rates 10' }, { name: 'Rates 9' }, { name: 'Suppliers' }],
    });
  });

  it('R7 a folder is deleted when it was not undone, and its chats are back in the list', async () => {
    outside.environment.server.answer('DELETE /folders/fld_1', {});
    list.removeFolder(suppliers);
    const [pending] = list.$pending.get();
    if (pending) list.undo(pending);
    await outside.environment.advance(UNDO_MS);
    expect(outside.environment.server.callsOf('DELETE /folders/fld_1')).toHaveLength(0);
    list.removeFolder(suppliers);
    chats = [first, second, { ...third, folder_id: null }];
    await outside.environment.advance(UNDO_MS);
    await settled();
    expect(ids()).toEqual(['cht_1', 'cht_2', 'cht_3']);
  });

  it('R7 an archived chat is brought back from the archive', async () => {
    chats = [{ ...first, is_archived: true }, second];
    await list.load();
    const archived = createArchivedChats(outside, list);
    archived.start();
    await settled();
    outside.environment.server.on('POST /chats/order', () => {
      chats = [first, second];
      return jsonResponse(200, { data: {} });
    });
    await archived.bringBack({ ...first, is_archived: true });
    await settled();
    expect([archived.value()?.chats, ids(), archived.$said.get()]).toEqual([
      [],
      ['cht_1', 'cht_2'],
      '“Title of cht_1” is back in the list.',
    ]);
  });
});
