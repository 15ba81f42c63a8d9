import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ConfigValues } from '@loupe/shared/lib/slice-config';
import { archiveOf, createReleaseWorld, releaseFiles, type ReleaseWorld } from './testing/release-world.ts';

const label = { en: 'Notice', de: 'Hinweis' };
const notice = { type: 'text', label, default: '', max: 40 };
const rows = { type: 'number', label, default: 5, min: 1, max: 9 };

const release = (version: string, config?: object) =>
  archiveOf(releaseFiles({ version, ...(config && { config }) }));

let world: ReleaseWorld;
beforeEach(async () => {
  world = await createReleaseWorld();
  await world.upload(release('1.1.0-bbbb', { notice, rows }));
  await world.promote('1.1.0-bbbb');
});
afterEach(() => world.close());

const set = (
  values: ConfigValues,
  {
    name = 'chat',
    token = world.admin,
    revision,
  }: {
    name?: string;
    token?: string;
    revision?: number;
  } = {},
) =>
  world.server.api('POST /admin/releases/:name/config', {
    token,
    params: { name },
    body: { values, ...(revision !== undefined && { revision }) },
  });
const codeOf = async (asked: ReturnType<typeof set>) => {
  const answer = await asked;
  return answer.status < 400 ? `${answer.status} ok` : `${answer.status} ${answer.error.code}`;
};
const entry = async () => (await world.registry()).remotes.find(({ name }) => name === 'chat');
const listed = async () =>
  (await world.server.api('GET /admin/releases', { token: world.admin })).data.slices[0]?.config;
const lines = async () => (await world.auditLines()).filter((line) => line.includes('configured'));

describe('the configuration of a slice', () => {
  it('travels in the signed registry: its defaults first, then what an admin has set', async () => {
    expect((await entry())?.config_values).toEqual({ notice: '', rows: 5 });
    const { composition } = await world.registry();
    expect(await codeOf(set({ notice: 'Closed on Friday', rows: 7 }))).toBe('200 ok');
    expect((await entry())?.config_values).toEqual({ notice: 'Closed on Friday', rows: 7 });
    expect((await world.registry()).composition).not.toBe(composition);
    expect((await world.app.inject('/chat')).body).toContain('Closed on Friday');
  });

  it('takes a field back to its default when it is not named', async () => {
    await set({ notice: 'Closed on Friday', rows: 7 });
    await set({ rows: 7 });
    expect((await entry())?.config_values).toEqual({ notice: '', rows: 7 });
  });

  it('is for each version what its own fields take, and says what they do not', async () => {
    await set({ notice: 'Closed on Friday', rows: 7 });
    await world.upload(
      release('1.2.0-cccc', { notice: { ...notice, max: 5 }, rows, tone: { ...notice, default: 'calm' } }),
    );
    await world.promote('1.2.0-cccc', { percent: 10 });
    expect((await entry())?.canary?.config_values).toEqual({ notice: '', rows: 7, tone: 'calm' });
    expect((await entry())?.config_values).toEqual({ notice: 'Closed on Friday', rows: 7 });
    expect(await listed()).toMatchObject({ refused: [{ version: '1.2.0-cccc', fields: ['notice'] }] });
    await world.promote('1.2.0-cccc');
    // The version behind it still has what it takes.
    expect((await entry())?.previous?.config_values).toEqual({ notice: 'Closed on Friday', rows: 7 });
    await world.rollBack();
    expect((await entry())?.config_values).toEqual({ notice: 'Closed on Friday', rows: 7 });
  });

  it('is listed with its fields, and since when it is so', async () => {
    expect(await listed()).toMatchObject({ values: { notice: '', rows: 5 }, changed_at: null, refused: [] });
    await set({ rows: 7 });
    expect(await listed()).toMatchObject({ fields: { notice, rows }, values: { notice: '', rows: 7 } });
    expect((await listed())?.changed_at).toContain('2026-');
  });

  it('keeps every change, and who made it', async () => {
    await set({ rows: 7 });
    await set({ rows: 7, notice: 'x'.repeat(40) });
    expect((await lines()).toSorted()).toEqual([
      `release.configured: chat: notice "${'x'.repeat(40)}"`,
      'release.configured: chat: rows 7',
    ]);
    const { rows: kept } = await world.server.deps.pool.query(
      'select number, values from remote_config order by number',
    );
    expect(kept).toEqual([
      { number: 1, values: { notice: '', rows: 7 } },
      { number: 2, values: { notice: 'x'.repeat(40), rows: 7 } },
    ]);
  });

  it('does not change by what is set already, also of an older look', async () => {
    await set({ rows: 7 }, { revision: 2 });
    expect(await codeOf(set({ rows: 7 }, { revision: 2 }))).toBe('200 ok');
    expect(await lines()).toHaveLength(1);
    expect(await codeOf(set({ rows: 8 }, { revision: 2 }))).toBe('409 release.changed');
  });

  it('of two admins at once is that of one; the other is refused', async () => {
    const answers = await Promise.all([set({ rows: 7 }, { revision: 2 }), set({ rows: 8 }, { revision: 2 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await lines()).toHaveLength(1);
  });
});

describe('a configuration is refused', () => {
  it.each<[string, string, () => ReturnType<typeof set>]>([
    ['of a slice that nobody knows', '404 release.not_found', () => set({}, { name: 'tasks' })],
    ['with a field that it does not have', '422 release.config_invalid', () => set({ colour: 'red' })],
    ['with the name of what every object has', '422 release.config_invalid', () => set({ constructor: 'x' })],
    ['with a number beyond its limits', '422 release.config_invalid', () => set({ rows: 10 })],
    ['with a text for a number', '422 release.config_invalid', () => set({ rows: '7' })],
    ['with a longer text', '422 release.config_invalid', () => set({ notice: 'x'.repeat(41) })],
    ['with a text of more than one line', '422 release.config_invalid', () => set({ notice: 'a\nb' })],
  ])('%s', async (_what, told, asked) => {
    const before = await world.registry();
    expect(await codeOf(asked())).toBe(told);
    expect(await world.registry()).toEqual(before);
  });

  it('when the live version has nothing to set', async () => {
    await world.rollBack();
    expect(await listed()).toBe(null);
    expect(await codeOf(set({ rows: 7 }))).toBe('409 release.config_none');
    expect(await entry()).not.toHaveProperty('config_values');
  });

  it('and names the field, so that the form can show it there', async () => {
    const { error, sentence } = await set({ rows: 10 });
    expect([error.details, sentence]).toEqual([
      { field: 'rows' },
      'The field rows does not take this value.',
    ]);
  });
});

it('refuses an upload whose fields are not what they must be', async () => {
  const answer = await world.upload(release('1.3.0-dddd', { rows: { ...rows, default: 10 } }));
  expect([answer.status, answer.code]).toEqual([400, 'release.malformed']);
  expect(answer.sentence).toContain('must take its own default');
});
