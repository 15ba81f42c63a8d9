import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInCanary } from '@loupe/federation/registry/canary';
import type { CompositionReport } from '@loupe/shared/contract/composition-reports';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

const canaryVersion = '1.1.0-bbbb';
const liveVersion = '1.0.0-aaaa';
const dayMs = 24 * 60 * 60 * 1000;
type Kind = CompositionReport['kind'];

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
  await world.upload(archiveOf(releaseFiles({ version: canaryVersion })));
});
afterEach(() => world.close());

/** What a browser sends; `from` an account, else a visitor behind this address. */
async function report(
  from: string | number,
  kinds: readonly Kind[],
  version = canaryVersion,
): Promise<number> {
  const address = typeof from === 'number' ? from : 0;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/composition-reports',
    remoteAddress: `10.0.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    payload: { reports: kinds.map((kind) => ({ remote: 'chat', version, kind })) },
    ...(typeof from === 'string' && { headers: { authorization: `Bearer ${from}` } }),
  });
  return answer.statusCode;
}

/** Sessions of people who get the canary at that percentage; their accounts are that many days old. */
async function people(count: number, days = 8, percent = 99): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const { token, user } = await world.server.signUp();
    if (!isInCanary(user.id, 'chat', { version: canaryVersion, percent })) continue;
    const madeAt = new Date(world.server.clock.now().getTime() - days * dayMs);
    await world.server.deps.pool.query('update users set created_at = $1 where id = $2', [madeAt, user.id]);
    tokens.push(token);
  }
  return tokens;
}

const canary = async () => (await world.registry()).remotes[0]?.canary?.version ?? null;
const healthOf = async (version: string) => {
  const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
  return data.slices[0]?.versions.find((one) => one.version === version)?.health;
};

describe('what a version did against the policy of the page', () => {
  it('is counted in people by slice and version, and is no failure', async () => {
    await report(1, ['loaded', 'policy_violated', 'policy_violated'], liveVersion);
    await report(2, ['loaded'], liveVersion);
    expect(await healthOf(liveVersion)).toMatchObject({ people: 2, failed: 0, policy_violated: 1 });
  });

  it('never ends a canary: whoever can make a page violate its policy could end every one', async () => {
    await world.promote(canaryVersion, { percent: 99 });
    for (const person of await people(4)) await report(person, ['policy_violated']);
    expect(await canary()).toBe(canaryVersion);
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 4, failed: 0, policy_violated: 4 });
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await world.promote(canaryVersion, { percent: 99 });
  });

  it('that fails more often than the live version is rolled back by itself, with the evidence', async () => {
    const [first = '', second = '', third = '', fourth = '', ...others] = await people(24);
    for (const other of others) await report(other, ['loaded'], liveVersion);
    await report(first, ['loaded']);
    await report(second, ['load_failed']);
    await report(third, ['loaded', 'render_failed']);
    expect(await canary()).toBe(canaryVersion);
    expect(await report(fourth, ['chunk_failed'])).toBe(204);
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
    const all = await people(12);
    for (const [place, person] of all.entries()) {
      if (place < 6) await report(person, ['load_failed'], liveVersion);
      else await report(person, [place < 9 ? 'load_failed' : 'loaded']);
    }
    expect(await canary()).toBe(canaryVersion);
  });

  it('is not ended by visitors, of however many networks', async () => {
    for (let visitor = 0; visitor < 100; visitor += 1)
      expect(await report(visitor, ['load_failed'])).toBe(204);
    expect(await canary()).toBe(canaryVersion);
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 100, failed: 100 });
  });

  it('is not ended by young accounts, however many; they count as one person beside settled ones', async () => {
    for (const young of await people(40, 6)) await report(young, ['load_failed']);
    const [first = '', second = ''] = await people(2, 7);
    await report(first, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
    await report(second, ['load_failed']);
    expect(await canary()).toBe(null);
    expect((await world.auditLines()).at(-1)).toContain('canary failed for 3 of 3 people');
  });

  it('hears an account in full once it is old enough, also one that reported while it was young', async () => {
    const [first = '', second = '', third = ''] = await people(3, 6);
    for (const young of [first, second, third]) await report(young, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
    world.server.clock.advance(dayMs);
    for (const settled of [first, second]) await report(settled, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
    await report(third, ['load_failed']);
    expect(await canary()).toBe(null);
  });

  it('is not ended by one browser, however often it reports', async () => {
    const [one = ''] = await people(1);
    for (let round = 0; round < 5; round += 1)
      await report(
        one,
        Array.from({ length: 50 }, () => 'load_failed'),
      );
    expect(await canary()).toBe(canaryVersion);
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 1, failed: 1, load_failed: 1 });
  });

  it('counts one machine as one visitor, whichever of its addresses it takes', async () => {
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
    await world.rollBack();
    world.server.clock.advance(1000);
    expect((await world.promote(canaryVersion, { percent: 20 })).status).toBe(200);
    const isInside = (id: string) => isInCanary(id, 'chat', { version: canaryVersion, percent: 20 });
    for (let outside = 0; outside < 3;) {
      const { token, user } = await world.server.signUp();
      if (isInside(user.id)) continue;
      await world.server.deps.pool.query("update users set created_at = '2000-01-01' where id = $1", [
        user.id,
      ]);
      await report(token, ['load_failed']);
      outside += 1;
    }
    expect(await healthOf(canaryVersion)).toMatchObject({ people: 0 });
    for (const person of await people(3, 8, 20)) {
      expect(await canary()).toBe(canaryVersion);
      await report(person, ['load_failed']);
    }
    expect(await canary()).toBe(null);
  });

  it('is ended once when the last reports come at the same moment', async () => {
    await Promise.all((await people(6)).map((person) => report(person, ['load_failed'])));
    expect(await canary()).toBe(null);
    const ends = (await world.auditLines()).filter((line) => line.includes('automatically'));
    expect(ends).toHaveLength(1);
  });

  it('is judged although the clock was set back since it began', async () => {
    world.server.clock.advance(-24 * 60 * 60 * 1000);
    for (const person of await people(3)) {
      expect(await canary()).toBe(canaryVersion);
      await report(person, ['load_failed']);
    }
    expect(await canary()).toBe(null);
  });

  it('is not judged by what was reported before, of a time to come', async () => {
    const hour = 60 * 60 * 1000;
    const [first = '', second = '', third = ''] = await people(3);
    world.server.clock.advance(hour);
    await report(first, ['load_failed']);
    await report(second, ['load_failed']);
    expect((await world.rollBack()).status).toBe(200);
    world.server.clock.advance(-hour);
    expect((await world.promote(canaryVersion, { percent: 20 })).status).toBe(200);
    // Three people end a canary.
    await report(third, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
  });

  it('begins with a clean slate when it is tried again', async () => {
    const [again = '', other = '', third = '', fourth = ''] = await people(4);
    for (const person of [again, other, third]) await report(person, ['load_failed']);
    expect(await canary()).toBe(null);
    world.server.clock.advance(60_000);
    await world.promote(canaryVersion, { percent: 99 });
    await report(fourth, ['load_failed']);
    expect(await canary()).toBe(canaryVersion);
    await report(again, ['loaded']);
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
    await report(token, ['loaded'], liveVersion);
    await report(2, ['loaded'], liveVersion);
    const { rows } = await world.server.deps.pool.query('select * from composition_report');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${user.id}|10\\.0\\.`));
  });
});
