import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestBrowser,
  createTestEnvironment,
  type TestBrowser,
  type TestEnvironment,
} from '../testing/test-environment.ts';

const ana = { id: 'usr_1', email: 'ana@example.com', name: 'Ana', permissions: ['view_explore'] };
const bo = { id: 'usr_2', email: 'bo@example.com', name: 'Bo', permissions: [] };

/** A tab with modules of its own, as a browser has them. */
async function openTab(browser: TestBrowser, stored: Record<string, string> = {}) {
  vi.resetModules();
  const world = createTestEnvironment({ browser, stored });
  const { provideEnvironment } = await import('@loupe/shared/environment');
  const session = await import('@loupe/shared/stores/session');
  provideEnvironment(world);
  session.openSession();
  return { ...session, world: world as TestEnvironment };
}

describe('the session', () => {
  let browser: TestBrowser;
  beforeEach(() => {
    browser = createTestBrowser();
  });

  it('S1 keeps the token as JSON and S2 the permissions as a JSON array', async () => {
    const tab = await openTab(browser);
    tab.startSession('secret', ana);
    expect(browser.stored.get('token')).toBe('"secret"');
    expect(browser.stored.get('userPermissions')).toBe('["view_explore"]');
    expect(tab.$user.get()).toEqual(ana);
    expect(tab.$isSignedIn.get()).toBe(true);
  });

  it('S1 a stored token means signed in after a reload, also without a stored user', async () => {
    const tab = await openTab(browser, { token: '"secret"', userPermissions: '["view_explore"]' });
    expect(tab.$session.get()?.token).toBe('secret');
    expect(tab.$user.get()).toEqual({ id: '', email: '', name: '', permissions: ['view_explore'] });
    tab.updateUser(ana);
    expect(tab.$user.get()).toEqual(ana);
  });

  it.each(['{', '', '""', 'null', '17', '["a"]', 'secret'])(
    'S1 a token stored as %j counts as signed out',
    async (token) => {
      const tab = await openTab(browser, { token });
      expect(tab.$session.get()).toBeNull();
      expect(tab.$user.get()).toBeNull();
    },
  );

  it.each(['{', '"view_explore"', 'null', '[1]', '{"a":1}'])(
    'S2 permissions stored as %j count as none',
    async (stored) => {
      const tab = await openTab(browser, { token: '"secret"', userPermissions: stored });
      expect(tab.$user.get()?.permissions).toEqual([]);
    },
  );

  it('H3 an expired session clears local storage, all but unsent drafts, and is broadcast', async () => {
    const tab = await openTab(browser, { theme: 'dark', 'draft:usr_1:cht_1': '{}', other: 'x' });
    tab.startSession('secret', ana);
    tab.endSession('expired');
    expect([...browser.stored.keys()]).toEqual(['draft:usr_1:cht_1']);
    expect(tab.$session.get()).toBeNull();
    expect(tab.$sessionEnd.get()).toBe('expired');
    expect(browser.posted.at(-1)?.type).toBe('logout');
    expect(JSON.stringify(browser.posted)).not.toContain('secret');
  });

  it('S6 logging out by hand keeps the settings of the device', async () => {
    const tab = await openTab(browser, { theme: 'dark' });
    tab.startSession('secret', ana);
    tab.endSession('logout');
    expect([...browser.stored.keys()]).toEqual(['theme']);
  });

  it('H3 logging out in one tab logs out every other tab', async () => {
    const first = await openTab(browser);
    first.startSession('secret', ana);
    const second = await openTab(browser);
    expect(second.$isSignedIn.get()).toBe(true);
    first.endSession('logout');
    expect(second.$isSignedIn.get()).toBe(false);
    expect(second.$sessionEnd.get()).toBe('other_tab');
  });

  it('H3 a late logout message about another session is ignored', async () => {
    const tab = await openTab(browser);
    tab.startSession('first', ana);
    const late = { type: 'logout', sessionKey: browser.posted[0]!.sessionKey } as const;
    tab.endSession('logout');
    tab.startSession('second', bo);
    const other = browser.join({ onMessage: () => {}, onStorage: () => {} });
    other.post(late);
    expect(tab.$session.get()?.token).toBe('second');
    expect(browser.stored.get('token')).toBe('"second"');
  });

  it.each([
    ['is given the focus', (world: TestEnvironment) => world.focus()],
    ['is looked at again', (world: TestEnvironment) => world.setVisible(true)],
    ['is taken out of the cache of the browser or was frozen', (world: TestEnvironment) => world.wake()],
  ])('H3 a tab that heard nothing looks at storage when it %s', async (_name, comesBack) => {
    const tab = await openTab(browser);
    tab.startSession('secret', ana);
    // What other tabs do reaches a sleeping tab neither as a message nor as an event.
    browser.stored.delete('token');
    expect(tab.$isSignedIn.get()).toBe(true);
    comesBack(tab.world);
    expect(tab.$isSignedIn.get()).toBe(false);
    expect(tab.$sessionEnd.get()).toBe('other_tab');
  });

  it('H3 a tab that slept through a change of person shows the new one and keeps the drafts of both', async () => {
    const tab = await openTab(browser, { 'draft:usr_1:new': '{"text":"mine"}' });
    tab.startSession('secret', ana);
    browser.stored.set('token', '"other"');
    browser.stored.set('user', JSON.stringify({ id: bo.id, email: bo.email, name: bo.name }));
    browser.stored.set('userPermissions', '[]');
    tab.world.wake();
    expect(tab.$user.get()).toEqual(bo);
    expect(browser.stored.get('draft:usr_1:new')).toBe('{"text":"mine"}');
  });

  it('H3 E1 five tabs are logged out by the 401 of one, and each keeps its draft', async () => {
    const first = await openTab(browser, { 'draft:usr_1:cht_1': '{"text":"unsent"}' });
    first.startSession('secret', ana);
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push(await openTab(browser));
    first.endSession('expired');
    for (const tab of [first, ...others]) expect(tab.$session.get()).toBeNull();
    expect(browser.stored.get('draft:usr_1:cht_1')).toBe('{"text":"unsent"}');
  });

  it('S1 signing in elsewhere signs in here, and a changed storage is followed', async () => {
    const first = await openTab(browser);
    const second = await openTab(browser);
    first.startSession('secret', ana);
    expect(second.$user.get()).toEqual(ana);
    first.world.storage.remove('token');
    expect(second.$isSignedIn.get()).toBe(false);
  });
});
