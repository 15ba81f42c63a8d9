import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedRegistry } from '@loupe/federation/registry/registry-document';
import { createApp } from '../../app.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
  await world.upload(archiveOf(releaseFiles({ version: '1.1.0-bbbb' })));
  await world.upload(archiveOf(releaseFiles({ version: '1.2.0-cccc' })));
});
afterEach(() => world.close());

const chat = async () => (await world.registry()).remotes.find(({ name }) => name === 'chat');
const inForce = async () => {
  const entry = await chat();
  return {
    live: entry?.version,
    previous: entry?.previous?.version,
    canary: entry?.canary && `${entry.canary.version} ${entry.canary.percent}`,
  };
};
const statusOf = async (version: string) =>
  (await world.app.inject(`/remotes/chat/${version}/entry.js`)).statusCode;

/** Raw Ed25519 key as the page carries it, as a key that can verify. */
function keyOf(raw: string) {
  const x = Buffer.from(raw, 'base64').toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

describe('a release', () => {
  it('is live for everybody the moment it is promoted, and the one before stays the way back', async () => {
    const before = (await world.app.inject('/chat')).headers;
    expect((await world.promote('1.1.0-bbbb')).status).toBe(200);
    expect(await inForce()).toEqual({ live: '1.1.0-bbbb', previous: '1.0.0-aaaa', canary: null });
    const page = await world.app.inject('/chat');
    expect(page.body).toContain('/remotes/chat/1.1.0-bbbb/entry.js');
    expect(page.headers.etag).not.toBe(before.etag);
    expect(page.headers['loupe-composition']).toBe((await world.registry()).composition);
    expect(page.headers['loupe-composition']).not.toBe(before['loupe-composition']);
    expect((await world.app.inject('/api/agents')).headers['loupe-composition']).toBe(
      page.headers['loupe-composition'],
    );
    expect([await statusOf('1.0.0-aaaa'), await statusOf('1.1.0-bbbb')]).toEqual([200, 200]);
  });

  it('starts as a canary, is raised and finished, and each step is in the audit log', async () => {
    await world.promote('1.1.0-bbbb', { percent: 10 });
    expect(await inForce()).toEqual({ live: '1.0.0-aaaa', previous: undefined, canary: '1.1.0-bbbb 10' });
    const page = async (cookie: string) =>
      (await world.app.inject({ url: '/chat', headers: { cookie } })).body.match(
        /chat\/([\w.-]+)\/entry/,
      )?.[1];
    expect(await page('a=b; loupe_canary=billing,chat')).toBe('1.1.0-bbbb');
    expect(await page('loupe_canary=billing')).toBe('1.0.0-aaaa');
    await world.promote('1.1.0-bbbb', { percent: 50 });
    expect((await inForce()).canary).toBe('1.1.0-bbbb 50');
    await world.promote('1.1.0-bbbb', {}, world.tokens.chat);
    expect(await inForce()).toEqual({ live: '1.1.0-bbbb', previous: '1.0.0-aaaa', canary: null });
    expect((await world.auditLines()).slice(2)).toEqual([
      'release.canary_started: chat 1.0.0-aaaa → 1.1.0-bbbb for 10%',
      'release.canary_raised: chat 1.0.0-aaaa → 1.1.0-bbbb for 50%',
      expect.stringMatching(/^release\.promoted: chat 1\.0\.0-aaaa → 1\.1\.0-bbbb by chat pipeline \(dtk_/),
    ]);
  });

  it('is rolled back in one step: a canary ends, a live version gives way to the one before', async () => {
    await world.promote('1.1.0-bbbb');
    await world.promote('1.2.0-cccc', { percent: 5 });
    expect((await world.rollBack()).status).toBe(200);
    expect(await inForce()).toEqual({ live: '1.1.0-bbbb', previous: '1.0.0-aaaa', canary: null });
    expect((await world.rollBack()).status).toBe(200);
    expect(await inForce()).toEqual({ live: '1.0.0-aaaa', previous: undefined, canary: null });
    const last = await world.rollBack();
    expect([last.status, last.code]).toEqual([409, 'release.no_previous']);
    expect((await world.auditLines()).slice(-2)).toEqual([
      'release.rolled_back: chat 1.2.0-cccc → 1.1.0-bbbb',
      'release.rolled_back: chat 1.1.0-bbbb → 1.0.0-aaaa',
    ]);
  });

  it('is served for 14 days after it was last in force', async () => {
    await world.promote('1.1.0-bbbb');
    await world.rollBack();
    const day = 24 * 60 * 60 * 1000;
    world.server.clock.advance(13 * day);
    expect(await statusOf('1.1.0-bbbb')).toBe(200);
    world.server.clock.advance(2 * day);
    expect(await statusOf('1.1.0-bbbb')).toBe(404);
    expect(await statusOf('1.0.0-aaaa')).toBe(200);
    await world.server.deps.releases.sweep();
    // Its archive is kept: it can be promoted again at any time.
    await world.promote('1.1.0-bbbb', {}, world.tokens.chat);
    expect(await statusOf('1.1.0-bbbb')).toBe(200);
  });

  it('stays in force over a start with a newer build, when a team has put it there', async () => {
    await world.buildAndStart('1.0.1-dddd');
    expect((await inForce()).live).toBe('1.0.1-dddd');
    await world.promote('1.1.0-bbbb');
    await world.buildAndStart('1.0.2-eeee');
    expect((await inForce()).live).toBe('1.1.0-bbbb');
    await world.rollBack();
    // What was rolled back does not come again by a start.
    await world.buildAndStart('1.0.3-ffff');
    expect((await inForce()).live).toBe('1.0.3-ffff');
    await world.rollBack();
    await world.buildAndStart('1.0.3-ffff');
    expect((await inForce()).live).toBe('1.0.1-dddd');
  });
});

describe('an order is refused', () => {
  it.each<[string, number, string, () => Promise<{ status: number; code: string | undefined }>]>([
    ['of a version that nobody uploaded', 404, 'release.not_found', () => world.promote('9.9.9-zzzz')],
    ['of what is live already', 409, 'release.already_live', () => world.promote('1.0.0-aaaa')],
    ['with a share of none', 400, 'request.invalid', () => world.promote('1.1.0-bbbb', { percent: 0 })],
    ['with more than everybody', 400, 'request.invalid', () => world.promote('1.1.0-bbbb', { percent: 101 })],
    ['with an unknown field', 400, 'request.invalid', () => world.promote('1.1.0-bbbb', { force: true })],
    ['of an older look', 409, 'release.changed', () => world.promote('1.1.0-bbbb', { revision: 0 })],
    [
      'with the token of another team',
      403,
      'release.name_foreign',
      () => world.promote('1.1.0-bbbb', {}, world.tokens.billing),
    ],
    ['to roll back another team', 403, 'release.name_foreign', () => world.rollBack(world.tokens.billing)],
  ])('%s', async (_what, status, code, order) => {
    const before = await inForce();
    const answer = await order();
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(await inForce()).toEqual(before);
  });

  it('when two promote at once: one wins, the other is refused', async () => {
    const answers = await Promise.all([
      world.promote('1.1.0-bbbb', { revision: 1 }),
      world.promote('1.2.0-cccc', { revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect(loser?.code).toBe('release.changed');
    expect((await inForce()).live).toBe(winner?.body.data?.['channel']?.['live_version']);
  });

  it('never because a clock is wrong: order follows from the revision', async () => {
    world.server.clock.set(new Date('2019-01-01T00:00:00.000Z'));
    // Sessions of the future are not ended by it, so the admin is still known.
    expect((await world.promote('1.1.0-bbbb')).status).toBe(200);
    world.server.clock.set(new Date('2026-03-02T09:30:00.000Z'));
    expect((await world.rollBack()).status).toBe(200);
    expect((await inForce()).live).toBe('1.0.0-aaaa');
  });
});

it('says with each change that it was issued later than before, also when the clock was set back', async () => {
  const issued = [(await world.registry()).issued_at];
  await world.promote('1.1.0-bbbb');
  issued.push((await world.registry()).issued_at);
  world.server.clock.set(new Date('2019-01-01T00:00:00.000Z'));
  await world.promote('1.2.0-cccc');
  issued.push((await world.registry()).issued_at);
  await world.rollBack();
  issued.push((await world.registry()).issued_at);
  expect(new Set(issued).size).toBe(4);
  expect(issued.toSorted()).toEqual(issued);
});

describe('the registry', () => {
  it('is signed: exactly these bytes, by the key of the site, which no page brings as data', async () => {
    const { publicKey } = world.server.deps.releases;
    expect((await world.app.inject('/chat')).body).not.toContain(publicKey);
    const { document, signature } = (
      await world.app.inject('/remotes/registry.signed.json')
    ).json<SignedRegistry>();
    const plain = await world.app.inject('/remotes/registry.json');
    expect(plain.body).toBe(document);
    expect(plain.headers['loupe-registry-signature']).toBe(signature);
    const isSigned = (text: string, by: string) =>
      verify(null, Buffer.from(text), keyOf(publicKey), Buffer.from(by, 'base64'));
    expect(isSigned(document, signature)).toBe(true);
    expect(isSigned(document.replace('1.0.0-aaaa', '1.0.0-aaab'), signature)).toBe(false);
    expect(isSigned(document, Buffer.alloc(64, 1).toString('base64'))).toBe(false);
  });

  it('is not sent again while it has not changed', async () => {
    const ask = async (etag: string) =>
      await world.app.inject({ url: '/remotes/registry.signed.json', headers: { 'if-none-match': etag } });
    const first = await ask('');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await ask(String(first.headers.etag))).statusCode).toBe(304);
    await world.promote('1.1.0-bbbb');
    expect((await ask(String(first.headers.etag))).statusCode).toBe(200);
  });

  it('changes in every process that serves the site, which fetches the files by itself', async () => {
    const other = await createTestServer({ sharesDatabaseWith: world.server });
    try {
      const { fileStore } = world.server.deps;
      expect(other.deps.releases.folder).not.toBe(world.server.deps.releases.folder);
      await other.deps.releases.refresh();
      await world.promote('1.1.0-bbbb');
      await expect.poll(() => other.deps.releases.current().document.remotes[0]?.version).toBe('1.1.0-bbbb');
      const key = 'releases/chat/1.1.0-bbbb.tar.gz';
      await other.deps.fileStore.put(key, await fileStore.read(key));
      expect(await other.deps.releases.findFolder('chat', '1.1.0-bbbb')).toContain('1.1.0-bbbb');
    } finally {
      await other.close();
    }
  });

  it('is signed by the key of the setting when there is one', async () => {
    const pem = [
      '-----BEGIN PRIVATE KEY-----',
      'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g',
      '-----END PRIVATE KEY-----',
    ].join('\n');
    for (const given of [pem, Buffer.from(pem).toString('base64')]) {
      const server = await createTestServer({ env: { REGISTRY_SIGNING_KEY: given } });
      // The public key of the example of RFC 8032, section 7.1, test 1.
      expect(Buffer.from(server.deps.releases.publicKey, 'base64').toString('hex')).toBe(
        'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      );
      await server.close();
    }
    await expect(createTestServer({ env: { REGISTRY_SIGNING_KEY: 'bm90IGEga2V5' } })).rejects.toThrow(
      'REGISTRY_SIGNING_KEY is not valid',
    );
  });
});

describe('the list of slices', () => {
  it('shows an admin what there is, and what two versions declare differently', async () => {
    await world.upload(
      archiveOf(
        releaseFiles({
          version: '1.3.0-dddd',
          routes: {},
          fills: [
            { slot: 'report.action', expose: './chat-page', label: { en: 'Send' } },
            { slot: 'notes.margin', range: '^1.0.0', expose: './chat-page', label: { en: 'Send' } },
          ],
          opens: { contact: '1.2.0' },
          permissions: ['view_explore'],
        }),
      ),
    );
    await world.promote('1.1.0-bbbb', { percent: 20 });
    const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
    expect(data.slices).toMatchObject([
      {
        name: 'chat',
        owner: 'Chat',
        live_version: '1.0.0-aaaa',
        previous_version: null,
        canary: { version: '1.1.0-bbbb', percent: 20 },
      },
    ]);
    expect(data.slices[0]?.versions.map(({ version, source }) => `${version} ${source}`)).toEqual([
      '1.3.0-dddd uploaded',
      '1.2.0-cccc uploaded',
      '1.1.0-bbbb uploaded',
      '1.0.0-aaaa bundled',
    ]);
    const diff = await world.server.api('GET /admin/releases/:name/diff', {
      token: world.admin,
      params: { name: 'chat' },
      query: { from: '1.0.0-aaaa', to: '1.3.0-dddd' },
    });
    expect(diff.data.differences).toEqual([
      { field: 'routes', removed: ['chat → ./chat-page'], added: [] },
      {
        field: 'fills',
        removed: [],
        added: ['notes.margin ^1.0.0 → ./chat-page', 'report.action → ./chat-page'],
      },
      { field: 'opens', removed: [], added: ['contact 1.2.0'] },
      { field: 'permissions', removed: [], added: ['view_explore'] },
    ]);
  });
});

it('answers API calls without a site, too', async () => {
  const app = await createApp(world.server.deps);
  expect((await app.inject('/api/agents')).headers).not.toHaveProperty('loupe-composition');
  await app.close();
});
