import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInCanary } from '@loupe/federation/registry/canary';
import type { CompositionReport } from '@loupe/shared/contract/releases';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

const canaryVersion = '1.1.0-bbbb';
const liveVersion = '1.0.0-aaaa';
type Kind = CompositionReport['kind'];

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
  await world.upload(archiveOf(releaseFiles({ version: canaryVersion })));
});
afterEach(() => world.close());

/** A batch of the browser of a visitor behind this address. */
async function report(
  address: number,
  kinds: readonly Kind[],
  version = canaryVersion,
  token?: string,
): Promise<number> {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/composition-reports',
    remoteAddress: `10.0.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    payload: { reports: kinds.map((kind) => ({ remote: 'chat', version, kind })) },
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  return answer.statusCode;
}

const canary = async () => (await world.registry()).remotes[0]?.canary?.version ?? null;
const healthOf = async (version: string) => {
  const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
  return data.slices[0]?.versions.find((one) => one.version === version)?.health;
};

describe('a canary', () => {
  beforeEach(async () => {
    await world.promote(canaryVersion, { percent: 20 });
  });

  it('that fails more often than the live version is rolled back by itself, with the evidence', async () => {
    for (let visitor = 0; visitor < 20; visitor += 1) await report(visitor, ['loaded'], liveVersion);
    await report(20, ['loaded']);
    await report(21, ['load_failed']);
    await report(22, ['loaded', 'render_failed']);
    expect(await canary()).toBe(canaryVersion);
    expect(await report(23, ['chunk_failed'])).toBe(204);
    expect(await canary()).toBe(null);
    expect((await world.registry()).remotes[0]?.version).toBe(liveVersion);
    expect((await world.auditLines()).at(-1)).toBe(
      'release.rolled_back_automatically: chat 1.1.0-bbbb → 1.0.0-aaaa: canary failed for 3 of 4 people (at least 30.1%), live failed for 0 of 20 people (at most 16.1%)',
    );
    const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
    expect(data.slices[0]?.versions_total).toBe(data.slices[0]?.versions.length);
    expect(data.slices[0]?.versions.find(({ version }) => version === canaryVersion)).toMatchObject({
      is_withdrawn: true,
      rolled_back: {
        evidence: {
          canary: { version: canaryVersion, people: 4, failed: 3, at_least: expect.closeTo(0.301, 3) },
          live: { version: liveVersion, people: 20, failed: 0, at_most: expect.closeTo(0.161, 3) },
        },
      },
    });
  });

  it('stays while it is no worse than the live version', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1) {
      await report(visitor, ['load_failed'], liveVersion);
      await report(visitor + 10, [visitor < 3 ? 'load_failed' : 'loaded']);
    }
    expect(await canary()).toBe(canaryVersion);
  });

  it('is not ended by one browser, however often it reports', async () => {
    for (let round = 0; round < 5; round += 1)
      await report(
        1,
        Array.from({ length: 50 }, () => 'load_failed'),
      );
    expect(await canary()).toBe(canaryVersion);
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 1, failed: 1, load_failed: 1 });
  });

  it('is not ended by one machine, whichever of its addresses it takes', async () => {
    for (let address = 1; address <= 6; address += 1)
      await world.app.inject({
        method: 'POST',
        url: '/api/composition-reports',
        remoteAddress: `2001:db8:1:2::${address}`,
        payload: { reports: [{ remote: 'chat', version: canaryVersion, kind: 'load_failed' }] },
      });
    expect(await canary()).toBe(canaryVersion);
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 1, failed: 1 });
  });

  it('is not judged by accounts that do not get it', async () => {
    let [outside, inside] = [0, 0];
    while (outside < 3 || inside < 3) {
      const { token, user } = await world.server.signUp();
      const isInside = isInCanary(user.id, 'chat', { version: canaryVersion, percent: 20 });
      if (isInside ? inside < 2 : outside < 3) await report(0, ['load_failed'], canaryVersion, token);
      else if (!isInside) continue;
      else {
        expect(await canary()).toBe(canaryVersion);
        await report(0, ['load_failed'], canaryVersion, token);
      }
      if (isInside) inside += 1;
      else outside += 1;
    }
    expect(await canary()).toBe(null);
  });

  it('is ended once when the last reports come at the same moment', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, visitor) => report(visitor, ['load_failed'])));
    expect(await canary()).toBe(null);
    const ends = (await world.auditLines()).filter((line) => line.includes('automatically'));
    expect(ends).toHaveLength(1);
  });

  it('is judged although the clock was set back since it began', async () => {
    world.server.clock.advance(-24 * 60 * 60 * 1000);
    for (let visitor = 0; visitor < 3; visitor += 1) {
      expect(await canary()).toBe(canaryVersion);
      await report(visitor, ['load_failed']);
    }
    expect(await canary()).toBe(null);
  });

  it('is not judged by what was reported before, of a time to come', async () => {
    const hour = 60 * 60 * 1000;
    world.server.clock.advance(hour);
    await report(0, ['load_failed']);
    await report(1, ['load_failed']);
    expect((await world.rollBack()).status).toBe(200);
    world.server.clock.advance(-hour);
    expect((await world.promote(canaryVersion, { percent: 20 })).status).toBe(200);
    // Three people end a canary.
    await report(2, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
  });

  it('begins with a clean slate when it is tried again', async () => {
    for (let visitor = 0; visitor < 3; visitor += 1) await report(visitor, ['load_failed']);
    expect(await canary()).toBe(null);
    world.server.clock.advance(60_000);
    await world.promote(canaryVersion, { percent: 20 });
    await report(7, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
    await report(0, ['loaded']);
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 4 });
    expect(await canary()).toBe(canaryVersion);
  });
});

describe('a report', () => {
  it('of what nobody released, or that is no report, is not kept', async () => {
    expect(await report(1, ['loaded'], '6.6.6-zzzz')).toBe(204);
    expect(
      await report(
        1,
        Array.from({ length: 51 }, () => 'loaded'),
      ),
    ).toBe(400);
    expect(await report(1, [])).toBe(400);
    expect(await report(1, ['exploded' as Kind])).toBe(400);
    const { rows } = await world.server.deps.pool.query('select * from composition_report');
    expect(rows).toEqual([]);
  });

  it('names nobody: neither account nor address is stored', async () => {
    const { token, user } = await world.server.signUp();
    await report(1, ['loaded'], liveVersion, token);
    await report(2, ['loaded'], liveVersion);
    const { rows } = await world.server.deps.pool.query('select * from composition_report');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${user.id}|10\\.0\\.`));
  });
});
