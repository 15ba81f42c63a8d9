import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RegistryDocument } from '@loupe/federation/registry/registry-document';
import { archiveOf, createReleaseWorld, releaseFiles } from './modules/releases/testing/release-world.ts';
import type { ReleaseWorld } from './modules/releases/testing/release-world.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/**
 * Two processes of one site, each with memories of its own. The clock of both stands still: whatever they remember for a
 * while they remember for ever, so what the second knows it was sent.
 */
let world: ReleaseWorld;
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  world = await createReleaseWorld();
  first = world.server;
  second = await createTestServer({ sharesDatabaseWith: first });
});
afterAll(async () => {
  await second.close();
  await world.close();
});

/** Polls until it is so, for as long as another process may take to hear of it. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 2_000, interval: 10 });
const statusOf = async (token: string) => (await second.api('GET /me', { token })).status;

it('a session that is revoked in one process ends in the other', async () => {
  const email = 'ada@example.com';
  const { token } = await first.signUp({ email });
  const there = await first.api('POST /auth/login', { body: { email, password: 'quiet otter parade' } });
  expect(await statusOf(there.data.token)).toBe(200);
  const { sessions } = (await first.api('GET /sessions', { token })).data;
  const other = sessions.find(({ is_current: isCurrent }) => !isCurrent)?.id ?? '';
  await first.api('DELETE /sessions/:session_id', { token, params: { session_id: other } });
  await soon(() => statusOf(there.data.token)).toBe(401);
  expect(await statusOf(token)).toBe(200);
});

it("an admin's view of an account that is left in one process ends in the other", async () => {
  const { user } = await first.signUp();
  const { data } = await first.api('POST /admin/impersonations', {
    token: world.admin,
    body: { user_id: user.id, reason: 'Asked for help' },
  });
  const view = await first.api('POST /auth/impersonate', {
    token: world.admin,
    body: { code: data.code },
  });
  expect(await statusOf(view.data.token)).toBe(200);
  await first.api('POST /auth/logout', { token: view.data.token });
  await soon(() => statusOf(view.data.token)).toBe(401);
});

it('a setting of an account that is changed in one process holds in the other', async () => {
  const { token } = await first.signUp();
  const refusal = async () =>
    (await second.api('GET /chats/:chat_id', { token, params: { chat_id: 'cht_nobody' } })).sentence;
  const english = await refusal();
  await first.api('POST /account/language', { token, body: { language: 'de' } });
  await soon(refusal).not.toBe(english);
});

it('credits that are granted in one process are there in the other', async () => {
  const { token, user } = await first.signUp();
  const available = async () => (await second.api('GET /billing/invoice-status', { token })).data;
  const before = await available();
  await first.api('POST /admin/grants', {
    token: world.admin,
    body: { user_id: user.id, credits: 7, reason: 'Goodwill' },
  });
  await soon(available).not.toEqual(before);
});

it('a release that is promoted and rolled back in one process is in force in the other', async () => {
  const site = await world.serve(second.deps);
  const inForce = async () => (await site.inject('/remotes/registry.json')).json<RegistryDocument>();
  const version = async () => (await inForce()).remotes.find(({ name }) => name === 'chat')?.version;
  const before = await version();
  await world.upload(archiveOf(releaseFiles({ version: '1.1.0-bbbb' })));
  expect((await world.promote('1.1.0-bbbb')).status).toBe(200);
  await soon(version).toBe('1.1.0-bbbb');
  expect((await world.rollBack()).status).toBe(200);
  await soon(version).toBe(before);
  await site.close();
});
