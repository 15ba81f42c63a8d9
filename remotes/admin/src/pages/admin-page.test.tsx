// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { atom } from 'nanostores';
import { provideEnvironment } from '@loupe/shared/environment';
import type { HostContract, SignedInUser } from '@loupe/shared/host-contract';
import { noSlots } from '@loupe/shared/slots';
import { createRequest } from '@loupe/shared/stores/request';
import { cleanup, render } from '@loupe/shared/testing/render';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { AdminPageView } from './admin-page.tsx';

const USERS = 'GET /admin/users';
const someone: SignedInUser = { id: 'usr_1', email: 'ana@example.com', name: 'Ana', permissions: [] };
const listed = {
  id: 'usr_2',
  email: 'bo@example.com',
  name: 'Bo',
  permissions: ['admin'],
  plan: 'free',
  status: 'active',
  available_credits: 1462,
  held_credits: 8,
  runs: 3,
  created_at: '2026-01-05T12:00:00Z',
  last_seen_at: null,
};

function open(user: SignedInUser | null) {
  const world = createTestEnvironment();
  provideEnvironment(world);
  const titles: string[] = [];
  const host: HostContract = {
    navigate: () => {},
    notify: () => {},
    request: createRequest(),
    $user: atom(user),
    $theme: atom<'light' | 'dark'>('light'),
    setTitle: (title) => titles.push(title),
    setUnsaved: () => {},
    reportError: () => {},
    config: {},
    slots: noSlots,
  };
  async function show() {
    const { container } = render(<AdminPageView host={host} />);
    await act(() => world.advance(0));
    return container;
  }
  return { world, titles, show };
}

describe('the admin page', () => {
  afterEach(cleanup);

  it.each([
    ['a visitor', null, 401],
    ['a user', someone, 404],
  ] as const)('R17 %s sees that it is not available, no data and no hint', async (_, user, status) => {
    const { world, titles, show } = open(user);
    world.server.refuse(USERS, status, 'permission.missing', { message: 'Admins only' });
    const page = await show();
    expect(page.textContent).toContain('This page is not available');
    expect(page.textContent).not.toMatch(/users|admin/i);
    expect(page.querySelector('input, table')).toBeNull();
    expect(titles).toEqual(['Not available']);
  });

  it('R17 says nothing about itself when the server cannot be reached', async () => {
    const { world, titles, show } = open(someone);
    world.server.unreachable(USERS);
    const page = await show();
    expect(page.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');
    expect(page.textContent).not.toMatch(/users|admin/i);
    expect(titles).toEqual([]);
  });

  it('R17 an admin sees the accounts', async () => {
    const { world, show } = open({ ...someone, permissions: ['admin'] });
    world.server.answer(USERS, { users: [listed], total: 1, next_cursor: null });
    const page = await show();
    expect(page.querySelector('h1')?.textContent).toBe('Users');
    const cells = [...page.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      'BoAdminbo@example.com',
      'Free',
      'Active',
      '1,462',
      '8',
      '3',
      '05-01-2026',
      'Never',
    ]);
  });
});
