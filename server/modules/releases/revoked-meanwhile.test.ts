import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdRows } from '../../testing/held-rows.ts';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
  await world.upload(archiveOf(releaseFiles()));
  await world.promote(version);
});
afterEach(() => world.close());

const version = '1.1.0-bbbb';
const next = () => world.upload(archiveOf(releaseFiles({ version: '1.2.0-cccc' })));
const newer = () => world.upload(archiveOf(releaseFiles({ version: '1.3.0-dddd' })));

async function revokeToken(): Promise<void> {
  const { server, admin } = world;
  const { tokens } = (await server.api('GET /admin/deploy-tokens', { token: admin })).data;
  const params = { token_id: tokens.find(({ remote }) => remote === 'chat')?.id ?? '' };
  await server.api('DELETE /admin/deploy-tokens/:token_id', { token: admin, params });
}

const logOut = async () => void (await world.server.api('POST /auth/logout', { token: world.admin }));

const channel = `select 1 from remote_channel where name = 'chat' for update`;
const releases = 'lock table remote_release in access exclusive mode';

it.each([
  ['promotes', channel, () => world.promote('1.2.0-cccc', {}, world.tokens.chat)],
  ['rolls back', channel, () => world.rollBack(world.tokens.chat)],
  ['uploads', releases, newer],
])('R17 a deploy token that is revoked while it %s is worth nothing', async (_what, held, act) => {
  await next();
  const before = await world.auditLines();
  const rows = await holdRows(world.server, held);
  const acted = act();
  await rows.waiting(1);
  await revokeToken();
  await rows.letGo();
  expect((await acted).code).toBe('deploy_token.invalid');
  expect(await world.auditLines()).toEqual(before);
  expect((await world.registry()).remotes[0]?.version).toBe(version);
});

it.each([
  ['promotes', () => world.promote('1.2.0-cccc')],
  ['rolls back', () => world.rollBack()],
])('R17 the session of an admin that ends while it %s changes nothing', async (_what, act) => {
  await next();
  const rows = await holdRows(world.server, channel);
  const acted = act();
  await rows.waiting(1);
  await logOut();
  await rows.letGo();
  expect((await acted).code).toBe('session.ended');
  expect((await world.registry()).remotes[0]?.version).toBe(version);
});
