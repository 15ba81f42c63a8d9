import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let first: TestServer;
let second: TestServer;
beforeEach(async () => {
  first = await createTestServer();
  second = await createTestServer({ sharesDatabaseWith: first });
});
afterEach(async () => {
  await second.close();
  await first.close();
});

it('E1 ends a session in every process, although each remembers it', async () => {
  const { token } = await first.signUp();
  expect((await second.api('GET /me', { token })).status).toBe(200);
  await first.api('POST /auth/logout', { token });
  expect((await first.api('GET /me', { token })).status).toBe(401);
  await vi.waitFor(async () => expect((await second.api('GET /me', { token })).status).toBe(401));
});

it('E1 does not remember across a lost connection, and remembers again afterwards', async () => {
  const { token } = await first.signUp();
  expect((await second.api('GET /me', { token })).status).toBe(200);
  await first.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(() => expect(second.deps.notifications.isConnected()).toBe(false));
  await first.deps.pool.query('update sessions set ended_at = now()');
  expect((await second.api('GET /me', { token })).status).toBe(401);
  await vi.waitFor(() => expect(second.deps.notifications.isConnected()).toBe(true), 5000);
});
