import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

const version = '1.1.0-bbbb';
const archiveKey = `releases/chat/${version}.tar.gz`;

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
});
afterEach(() => world.close());

const store = () => world.server.deps.fileStore;
const upload = (change: Parameters<typeof releaseFiles>[0] = {}) =>
  world.upload(archiveOf(releaseFiles(change)));
const fileOf = async (of: string) => {
  const answer = await world.app.inject(`/remotes/chat/${of}/entry.js`);
  return [answer.statusCode, answer.statusCode === 200 ? null : answer.json<{ error: object }>().error];
};
const liveVersion = async () => (await world.registry()).remotes[0]?.version;

describe('of two uploads of one version at once', () => {
  it('one is stored whole, and the other is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const own = `2.${round}.0-cccc`;
      const answers = await Promise.all(['Red', 'Green'].map((owner) => upload({ version: own, owner })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(answers.find(({ status }) => status === 409)?.code).toBe('release.version_exists');
      expect([(await world.promote(own)).status, await fileOf(own)]).toEqual([200, [200, null]]);
    }
  });

  it('of the same content both are welcome', async () => {
    const answers = await Promise.all([upload(), upload()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });
});

it('a token that is revoked while its upload is under way is worth nothing', async () => {
  const { data } = await world.server.api('GET /admin/deploy-tokens', { token: world.admin });
  const id = data.tokens.find(({ remote }) => remote === 'chat')?.id ?? '';
  const archive = await archiveOf(releaseFiles());
  async function* slowly() {
    yield archive.subarray(0, 100);
    await world.server.api('DELETE /admin/deploy-tokens/:token_id', {
      token: world.admin,
      params: { token_id: id },
    });
    yield archive.subarray(100);
  }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/releases',
    payload: Readable.from(slowly()),
    headers: { authorization: `Bearer ${world.tokens.chat}`, 'content-type': 'application/gzip' },
  });
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    401,
    'deploy_token.invalid',
  ]);
  await expect(store().read(archiveKey)).rejects.toThrow('ENOENT');
  expect((await world.promote(version)).code).toBe('release.not_found');
});

describe('a version of which the archive', () => {
  it.each<[string, () => Promise<void>]>([
    ['was lost', () => store().remove(archiveKey)],
    ['was damaged', () => store().put(archiveKey, Buffer.from('not what it was'))],
    [
      'was exchanged',
      async () => store().put(archiveKey, await archiveOf(releaseFiles({ owner: 'Somebody else' }))),
    ],
  ])('%s is not put in force, until it is uploaded again', async (_what, harm) => {
    await upload();
    await harm();
    const answer = await world.promote(version);
    expect([answer.status, answer.code]).toEqual([409, 'release.lost']);
    expect(await liveVersion()).toBe('1.0.0-aaaa');
    expect((await upload()).status).toBe(200);
    expect((await world.promote(version)).status).toBe(200);
    expect(await fileOf(version)).toEqual([200, null]);
  });
});

describe('files of what is in force that cannot be had', () => {
  it('are answered with a failure that passes, and the store is not asked for each request', async () => {
    await upload();
    await world.promote(version);
    const archive = await store().read(archiveKey);
    await store().remove(archiveKey);
    rmSync(join(world.server.deps.releases.folder, 'chat', version), { recursive: true });
    expect(await fileOf(version)).toEqual([503, { code: 'server.unavailable' }]);
    await store().put(archiveKey, archive);
    expect(await fileOf(version)).toEqual([503, { code: 'server.unavailable' }]);
    expect(await fileOf('1.0.0-aaaa')).toEqual([200, null]);
    world.server.clock.advance(10_000);
    expect(await fileOf(version)).toEqual([200, null]);
  });
});

it('what somebody began to unpack and did not live to finish is removed, what is under way stays', async () => {
  const { releases } = world.server.deps;
  const [old, young] = ['8.8.8-old.1-1.part', '8.8.8-new.1-1.part'].map((name) =>
    join(releases.folder, 'chat', name),
  ) as [string, string];
  for (const folder of [old, young]) mkdirSync(folder, { recursive: true });
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  await releases.sweep();
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});
