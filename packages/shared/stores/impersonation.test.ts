import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { adoptView, beginView, $currentView, openView } from '@loupe/shared/stores/impersonation';
import { createRequest } from '@loupe/shared/stores/request';
import { $session, endSession, openSession, startSession } from '@loupe/shared/stores/session';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';

const admin = { id: 'usr_a', email: 'root@example.com', name: 'Ana', permissions: ['view_explore', 'admin'] };
const user = { id: 'usr_b', email: 'bo@example.com', name: 'Bo', permissions: ['view_explore'] };
const view = {
  id: 'imp_1',
  admin_name: 'Ana',
  user_name: 'Bo',
  is_read_only: true,
  ends_at: '2026-01-05T12:15:00.000Z',
  seconds_left: 900,
};

describe('a view of somebody else’s account', () => {
  let world: TestEnvironment;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    openSession();
    openView();
    startSession('own', admin);
  });
  const token = () => JSON.parse(world.browser.stored.get('token') ?? 'null') as string | null;

  it('R18 S1 is the session in storage, and ends by the count of the server', () => {
    beginView('as-bo', user, view);
    expect(token()).toBe('as-bo');
    expect($session.get()?.profile?.name).toBe('Bo');
    expect($currentView.get()).toMatchObject({ userName: 'Bo', isReadOnly: true });
    expect($currentView.get()?.endsAt).toBe(world.clock.now() + 900_000);
  });

  it('R18 is shown again after a reload', () => {
    beginView('as-bo', user, view);
    openSession();
    openView();
    expect($currentView.get()?.id).toBe('imp_1');
  });

  it.each(['logout', 'expired', 'other_tab'] as const)(
    'R18 ending it (%s) brings the own session back',
    (reason) => {
      beginView('as-bo', user, view);
      endSession(reason);
      expect(token()).toBe('own');
      expect($session.get()).toEqual({
        token: 'own',
        permissions: admin.permissions,
        profile: { id: 'usr_a', email: 'root@example.com', name: 'Ana' },
      });
      expect($currentView.get()).toBeNull();
      expect([...world.browser.stored.keys()].toSorted()).toEqual(['token', 'user', 'userPermissions']);
    },
  );

  it('R18 another tab never sees a moment without a session', () => {
    const tokens: (string | undefined)[] = [];
    beginView('as-bo', user, view);
    const other = createTestEnvironment({ browser: world.browser });
    other.storage.onChange((key) => {
      if (key === 'token') tokens.push(world.browser.stored.get('token'));
    });
    endSession('logout');
    expect(tokens).toEqual(['"own"']);
  });

  it('R18 H3 a 401 during it brings the own session back, and a second one logs out', async () => {
    beginView('as-bo', user, view);
    world.server.refuse('GET /me', 401, 'session.ended');
    const request = createRequest();
    await request('GET /me', { isQuiet: true });
    expect(token()).toBe('own');
    await request('GET /me', { isQuiet: true });
    expect(token()).toBeNull();
  });

  it('R18 H3 a refusal during it ends nothing', async () => {
    beginView('as-bo', user, view);
    world.server.refuse('POST /chats', 403, 'impersonation.read_only');
    await createRequest()('POST /chats', { body: {}, isQuiet: true });
    expect(token()).toBe('as-bo');
  });

  it('C3 emptying the storage by hand during it signs out', () => {
    beginView('as-bo', user, view);
    endSession('missing');
    expect([token(), $session.get()]).toEqual([null, null]);
    expect(world.browser.stored.has('ownSession')).toBe(false);
  });

  it('R18 a second view does not lose the own session', () => {
    beginView('as-bo', user, view);
    beginView('as-cy', { ...user, id: 'usr_c' }, { ...view, id: 'imp_2' });
    endSession('logout');
    expect(token()).toBe('own');
  });

  it('R18 without an own session (a private window) its end signs out', () => {
    endSession('logout');
    beginView('as-bo', user, view);
    endSession('logout');
    expect($session.get()).toBeNull();
  });

  it('R18 is not taken from what is kept with another session, nor from broken storage', () => {
    beginView('as-bo', user, view);
    startSession('other', user);
    expect($currentView.get()).toBeNull();
    for (const broken of ['{', '[]', '"x"', '{"id":1}']) {
      world.browser.stored.set('impersonation', broken);
      openView();
      expect($currentView.get()).toBeNull();
    }
  });

  it('R18 is learnt from the server where nothing is kept', () => {
    adoptView(null);
    expect($currentView.get()).toBeNull();
    adoptView({ ...view, seconds_left: 60 });
    expect($currentView.get()?.endsAt).toBe(world.clock.now() + 60_000);
  });
});
