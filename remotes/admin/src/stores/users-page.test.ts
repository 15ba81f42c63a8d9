import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { jsonResponse } from '@loupe/shared/testing/test-server';
import { createGate, type Gate } from './gate.ts';
import { createUsersPage, SEARCH_DELAY_MS, type UsersPage } from './users-page.ts';

const USERS = 'GET /admin/users';

describe('the users of the admin', () => {
  let world: TestEnvironment;
  let page: UsersPage;
  let gate: Gate;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    gate = createGate(createRequest());
    page = createUsersPage({ request: gate.request, environment: world });
    world.server.on(USERS, ({ query }) => {
      const name = `${query['q'] ?? 'all'}-${query['cursor'] ?? 'first'}`;
      return jsonResponse(200, {
        data: { users: [{ id: name }], total: 2, next_cursor: query['cursor'] ? null : 'c2' },
      });
    });
  });
  const ids = () => {
    const list = page.$pages.get();
    return list.state === 'ready' ? list.value.rows.map(({ id }) => id) : list.state;
  };

  it('R17 lists them page by page', async () => {
    await page.load();
    expect(ids()).toEqual(['all-first']);
    await page.loadMore();
    await page.loadMore();
    expect(ids()).toEqual(['all-first', 'all-c2']);
    expect(world.server.calls).toHaveLength(2);
  });

  it('R17 S5 a refresh brings as many as are shown, and keeps them when it fails', async () => {
    await page.load();
    await page.loadMore();
    await page.refresh();
    expect(ids()).toEqual(['all-first', 'all-c2']);
    expect(world.server.calls).toHaveLength(4);
    world.server.unreachable(USERS);
    await page.refresh();
    expect(ids()).toEqual(['all-first', 'all-c2']);
  });

  it('R17 searches on the server, once the word is typed', async () => {
    await page.load();
    page.search('a');
    page.search('an ');
    await world.advance(SEARCH_DELAY_MS);
    expect(ids()).toEqual(['an-first']);
    expect(world.server.calls).toHaveLength(2);
  });

  it('R17 an answer for an older search is dropped', async () => {
    const slow = world.server.hang(USERS);
    const first = page.load();
    await world.advance(0);
    world.server.answer(USERS, { users: [{ id: 'new' }], total: 1, next_cursor: null });
    page.search('new');
    await world.advance(SEARCH_DELAY_MS);
    slow.release({ users: [{ id: 'old' }], total: 1, next_cursor: null });
    await first;
    expect(ids()).toEqual(['new']);
  });

  it.each([
    [401, 'session.missing'],
    [404, 'permission.missing'],
  ])('R17 an answer %i (%s) means not available, with no data', async (status, code) => {
    world.server.refuse(USERS, status, code);
    await page.load();
    expect(gate.$access.get()).toBe('unavailable');
    expect(ids()).toBe('failed');
  });

  it('R17 a failed reload keeps the users, a failed search does not show those of another', async () => {
    await page.load();
    world.server.refuse(USERS, 500, 'server.unexpected');
    await page.load();
    expect(ids()).toEqual(['all-first']);
    page.search('x');
    await world.advance(SEARCH_DELAY_MS);
    expect(ids()).toBe('failed');
    expect(gate.$access.get()).toBe('allowed');
  });

  it('R17 filters on the server, together with the search, and clears both', async () => {
    await page.load();
    page.filter({ plan: 'free', role: 'admin' });
    page.filter({ activity: 'quiet' });
    await world.advance(0);
    expect(world.server.calls.at(-1)?.query).toEqual({ plan: 'free', role: 'admin', activity: 'quiet' });
    page.clear();
    await world.advance(0);
    expect(world.server.calls.at(-1)?.query).toEqual({});
  });

  it('R17 says when more could not be loaded', async () => {
    await page.load();
    world.server.unreachable(USERS);
    await page.loadMore();
    expect([ids(), page.$more.get()]).toEqual([['all-first'], 'failed']);
  });

  it('R17 leaving the page ends a search that waits', async () => {
    const leave = page.start();
    await world.advance(0);
    const asked = world.server.calls.length;
    page.search('x');
    leave();
    await world.advance(SEARCH_DELAY_MS);
    expect(world.server.calls).toHaveLength(asked);
  });
});
