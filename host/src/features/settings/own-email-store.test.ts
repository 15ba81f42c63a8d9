import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { $user, openSession } from '@loupe/shared/stores/session';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createOwnEmailStore, type OwnEmailStore } from './own-email-store.ts';

const CONFIRM = 'POST /account/email/confirm';
const ada = { id: 'usr_1', email: 'ada@example.com', name: 'Ada', permissions: [] };
const pending = { email: 'new@example.com', expires_at: '2026-01-02T00:00:00.000Z' };
const waiting = { email: 'ada@example.com', is_confirmed: true, pending };
const changed = { email: 'new@example.com', is_confirmed: true, pending: null };
const unreachable = 'The server could not be reached. Check your connection, then try again.';

describe('a confirmation of the e-mail whose answer did not come', () => {
  let world: TestEnvironment;
  let store: OwnEmailStore;

  beforeEach(async () => {
    world = createTestEnvironment({
      stored: { token: '"secret"', user: JSON.stringify(ada), userPermissions: '[]' },
    });
    provideEnvironment(world);
    openSession();
    world.server.answer('GET /account/email', waiting);
    world.server.unreachable(CONFIRM);
    store = createOwnEmailStore(createRequest());
    store.ask({ token: 'token of the mail', kind: 'change' });
    await store.email.load();
    await store.confirm();
  });

  it('R21 is asked about again, with the reason, and goes through with the same link', async () => {
    expect(store.$link.get()).toMatchObject({ state: 'asked', problem: unreachable });
    world.server.answer(CONFIRM, { user: { ...ada, email: 'new@example.com' } });
    await store.confirm();
    expect(world.server.callsOf(CONFIRM).map(({ body }) => body)).toEqual([
      { token: 'token of the mail' },
      { token: 'token of the mail' },
    ]);
    expect(store.$link.get()).toEqual({ state: 'confirmed', email: 'new@example.com' });
  });

  it('R21 is asked about again also when there was no connection, or the server was down', async () => {
    world.setOnline(false);
    await store.confirm();
    expect(store.$link.get()).toMatchObject({ state: 'asked', problem: unreachable });
    world.setOnline(true);
    world.server.refuse(CONFIRM, 503, 'server.unavailable', { message: 'Not right now.' });
    await store.confirm();
    expect(store.$link.get()).toMatchObject({ state: 'asked', problem: 'Not right now.' });
  });

  it('R21 is shown once it is seen that the server had done it', async () => {
    world.server.answer('GET /account/email', changed);
    await store.email.load();
    expect(store.$link.get()).toEqual({ state: 'confirmed', email: 'new@example.com' });
    expect($user.get()?.email).toBe('new@example.com');
  });

  it('R21 is not called a failure when the link is refused because it was done the first time', async () => {
    world.server.answer('GET /account/email', changed);
    world.server.refuse(CONFIRM, 400, 'account.email_token_invalid');
    await store.confirm();
    expect(store.$link.get()).toEqual({ state: 'confirmed', email: 'new@example.com' });
  });

  it('R21 has failed when the link is refused and nothing was changed', async () => {
    world.server.refuse(CONFIRM, 400, 'account.email_token_invalid');
    await store.confirm();
    expect(store.$link.get().state).toBe('failed');
    expect($user.get()?.email).toBe('ada@example.com');
  });
});
