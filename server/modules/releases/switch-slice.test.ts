import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
  await world.upload(archiveOf(releaseFiles({ version: '1.1.0-bbbb' })));
});
afterEach(() => world.close());

interface Wish {
  readonly is_on: boolean;
  readonly reason?: string;
  readonly revision?: number;
}

const flip = (wish: Wish, { name = 'chat', token = world.admin } = {}) =>
  world.server.api('POST /admin/releases/:name/switch', {
    token,
    params: { name },
    body: { reason: 'It answers with wrong numbers', ...wish },
  });
const codeOf = async (asked: ReturnType<typeof flip>) => {
  const answer = await asked;
  return answer.status < 400 ? `${answer.status} ok` : `${answer.status} ${answer.error.code}`;
};
const switchLines = async () => (await world.auditLines()).filter((line) => line.includes('switched'));

describe('a slice that is switched off', () => {
  it('is named as off in the signed registry, under another composition, and nowhere its files', async () => {
    const before = await world.registry();
    expect(before).not.toHaveProperty('switched_off');
    await flip({ is_on: false });
    const off = await world.registry();
    expect(off.switched_off).toEqual([{ name: 'chat', routes: { chat: './chat-page' } }]);
    expect(off.remotes).toEqual([]);
    expect(off.composition).not.toBe(before.composition);
    expect(off.issued_at > before.issued_at).toBe(true);
    const page = await world.app.inject('/chat');
    expect([page.statusCode, page.body.includes('/remotes/chat/')]).toEqual([200, false]);
    expect(page.headers['loupe-composition']).toBe(off.composition);
  });

  it('comes back with exactly the versions that were in force, the canary and its share too', async () => {
    await world.promote('1.1.0-bbbb', { percent: 10 });
    const before = await world.registry();
    await flip({ is_on: false });
    expect(await codeOf(flip({ is_on: true, reason: 'Mended' }))).toBe('200 ok');
    const after = await world.registry();
    expect([after.composition, after.remotes]).toEqual([before.composition, before.remotes]);
  });

  it('takes a promotion meanwhile, which people get when it is on again', async () => {
    await flip({ is_on: false });
    await world.promote('1.1.0-bbbb');
    expect((await world.registry()).remotes).toEqual([]);
    await flip({ is_on: true });
    expect((await world.registry()).remotes[0]?.version).toBe('1.1.0-bbbb');
  });

  it('is still served to tabs that run it, and stays off over a start with another build', async () => {
    await flip({ is_on: false });
    expect((await world.app.inject('/remotes/chat/1.0.0-aaaa/entry.js')).statusCode).toBe(200);
    await world.buildAndStart('1.0.1-dddd');
    expect((await world.registry()).remotes).toEqual([]);
  });

  it('is off in every process that serves the site', async () => {
    const other = await createTestServer({ sharesDatabaseWith: world.server });
    try {
      await other.deps.releases.refresh();
      await flip({ is_on: false });
      await expect.poll(() => other.deps.releases.current().document.switched_off).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('is listed with what people lose, since when and why', async () => {
    await flip({ is_on: false, reason: '  It answers with wrong numbers ' });
    const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
    expect(data.slices[0]).toMatchObject({
      pages: ['/chat/:chatId?'],
      slots: [],
      can_be_switched_off: true,
      switched_off: { reason: 'It answers with wrong numbers' },
      live_version: '1.0.0-aaaa',
    });
  });
});

it('keeps who switched what, and why, in the audit log', async () => {
  await flip({ is_on: false });
  world.server.clock.advance(1000);
  await flip({ is_on: true, reason: 'Mended' });
  expect(await switchLines()).toEqual([
    'release.switched_off: chat: It answers with wrong numbers',
    'release.switched_on: chat: Mended',
  ]);
});

describe('a wish to switch', () => {
  it('what is that way already changes nothing and writes nothing, also of an older look', async () => {
    const first = await flip({ is_on: false, revision: 1 });
    const again = await flip({ is_on: false, revision: 1, reason: 'Me too' });
    expect([again.status, again.data.channel]).toEqual([200, first.data.channel]);
    expect(await codeOf(flip({ is_on: true, revision: 1 }))).toBe('409 release.changed');
    expect(await switchLines()).toHaveLength(1);
  });

  it('of two admins at once is carried out once', async () => {
    const answers = await Promise.all([
      flip({ is_on: false, revision: 1 }),
      flip({ is_on: false, revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await switchLines()).toHaveLength(1);
    const [channel] = answers.map(({ data }) => data.channel);
    const mixed = await Promise.all([
      flip({ is_on: true, revision: channel?.revision ?? 0 }),
      world.promote('1.1.0-bbbb', { revision: channel?.revision ?? 0 }),
    ]);
    expect(mixed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each<[string, string, () => ReturnType<typeof flip>]>([
    [
      'of a slice that nobody knows',
      '404 release.not_found',
      () => flip({ is_on: false }, { name: 'tasks' }),
    ],
    [
      'of the one that holds the switch',
      '409 release.keeps_switch',
      () => flip({ is_on: false }, { name: 'admin' }),
    ],
    ['without a reason', '400 release.reason_missing', () => flip({ is_on: false, reason: '  ' })],
    ['with an endless one', '400 request.invalid', () => flip({ is_on: false, reason: 'x'.repeat(301) })],
    ['of a deploy token', '401 session.ended', () => flip({ is_on: false }, { token: world.tokens.chat })],
  ])('%s is refused', async (_what, told, wish) => {
    const before = await world.registry();
    expect(await codeOf(wish())).toBe(told);
    expect(await world.registry()).toEqual(before);
  });

  it('of somebody who is no admin is refused', async () => {
    const { token } = await world.server.signUpConfirmed({ email: 'ada@example.com', name: 'Ada' });
    expect(await codeOf(flip({ is_on: false }, { token }))).toBe('404 permission.missing');
  });
});
