import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import {
  archiveOf,
  createReleaseWorld,
  integrityOf,
  listed,
  releaseFiles,
  type ReleaseWorld,
} from './testing/release-world.ts';

/** A script that takes these modules from the page, as the bundler writes it. */
function taking(requests: Readonly<Record<string, string>>): string {
  const rows = Object.entries(requests).map(
    ([request, range], id) =>
      `${id}:{shareScope:"default",shareKey:"${request}",import:null,requiredVersion:"${range}",strictVersion:!0,singleton:!0}`,
  );
  return `u.consumesLoadingData={moduleIdToConsumeDataMapping:{${rows.join(',')}},initialConsumes:[]}`;
}

const session = '@loupe/shared/stores/session';
const copy = '@loupe/shared/stores/copy';

/** A release whose code takes `inCode`, and whose description says `declared`. */
function release(
  inCode: Readonly<Record<string, string>>,
  declared: Readonly<Record<string, string>> = inCode,
  change: Parameters<typeof releaseFiles>[0] = {},
): Promise<Buffer> {
  const code = taking(inCode);
  const files = [listed('entry.js', 'entry()'), listed('page.js', code)];
  const exposes = {
    './chat-page': { scripts: [{ file: 'page.js', integrity: integrityOf(code) }], styles: [] },
  };
  return archiveOf(releaseFiles({ files, exposes, shared: declared, ...change }, code));
}

let world: ReleaseWorld;
afterEach(() => world.close());

describe('what a release takes from the host', () => {
  beforeEach(async () => {
    world = await createReleaseWorld();
  });

  it('is checked module by module: a store that the deployed host does not have refuses it', async () => {
    const answer = await world.upload(
      release({ react: '^19.0.0', '@loupe/shared/stores/brand-new': '^1.0.0' }),
    );
    expect([answer.status, answer.code]).toEqual([422, 'release.shared_range']);
    expect(answer.sentence).toBe('The host does not share @loupe/shared/stores/brand-new ^1.0.0.');
    expect((await world.upload(release({ react: '^19.0.0', [session]: '^1.0.0' }))).status).toBe(201);
  });

  it('is read from its files: what its description leaves out, or says otherwise, refuses it', async () => {
    const hidden = await world.upload(
      release({ react: '^19.0.0', [session]: '^1.0.0' }, { react: '^19.0.0' }),
    );
    expect([hidden.status, hidden.code]).toEqual([422, 'release.shared_undeclared']);
    expect(hidden.sentence).toContain(`${session} ^1.0.0`);
    const other = await world.upload(release({ react: '^19.3.0' }, { react: '^19.0.0' }));
    expect(other.code).toBe('release.shared_undeclared');
  });

  it('is named by modules, not by a folder of them, which says nothing of any', async () => {
    const answer = await world.upload(release({}, { '@loupe/shared/stores/': '^1.0.0' }));
    expect([answer.status, answer.code]).toEqual([422, 'release.shared_undeclared']);
    expect(answer.sentence).toContain('@loupe/shared/stores/');
  });

  it('has to be on the small pages of shared chats too, for the slice that is shown there', async () => {
    const onSharePages = { name: 'share', routes: { share: './chat-page' } };
    const tooMuch = await world.upload(
      release({ [session]: '^1.0.0' }, undefined, onSharePages),
      world.admin,
    );
    expect([tooMuch.status, tooMuch.code]).toEqual([422, 'release.shared_range']);
    const enough = await world.upload(release({ [copy]: '^1.0.0' }, undefined, onSharePages), world.admin);
    expect(enough.status).toBe(201);
  });

  it('is checked again when it is put in force: the host may have lost it since', async () => {
    expect((await world.upload(release({ [session]: '^1.0.0' }))).status).toBe(201);
    const without = { main: { react: '19.3.1' }, share: { react: '19.3.1' } };
    await world.buildAndStart('1.0.0-aaaa', without);
    const refused = await world.promote('1.1.0-bbbb');
    expect([refused.status, refused.code]).toEqual([422, 'release.shared_range']);
    await world.buildAndStart('1.0.0-aaaa');
    expect((await world.promote('1.1.0-bbbb')).status).toBe(200);
  });

  it('is said with who vouches for it: the server for what it read, the team for what it only states', async () => {
    const checks = async (archive: Promise<Buffer>) =>
      (await world.upload(archive)).body.data?.['release']?.['checks'];
    expect(await checks(release({ react: '^19.0.0' }))).toEqual({
      files: 'server',
      pages: 'server',
      host_contract: 'server',
      weight: 'server',
      shared: 'server',
      contract_kit: 'team',
    });
    const byOtherTools = release({}, { react: '^19.0.0' }, { version: '1.2.0-cccc' });
    expect(await checks(byOtherTools)).toMatchObject({ shared: 'team' });
    const { data } = await world.server.api('GET /admin/releases', { token: world.admin });
    const versions = data.slices.flatMap((slice) => slice.versions);
    expect(versions.map(({ version, checks: kept }) => [version, kept?.shared ?? null])).toEqual([
      ['1.2.0-cccc', 'team'],
      ['1.1.0-bbbb', 'server'],
      ['1.0.0-aaaa', null],
    ]);
  });
});

describe('a deploy token', () => {
  beforeEach(async () => {
    world = await createReleaseWorld();
  });

  it('tells before anything is built whether it is good for a slice', async () => {
    const ask = async (name: string, token: string) => {
      const answer = await world.app.inject({
        url: `/api/releases/${name}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return [answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code] as const;
    };
    expect(await ask('chat', world.tokens.chat)).toEqual([200, undefined]);
    expect(await ask('chat', world.tokens.billing)).toEqual([403, 'release.name_foreign']);
    expect(await ask('chat', `ldt_${'A'.repeat(43)}`)).toEqual([401, 'deploy_token.invalid']);
  });
});

describe('where releases need a second admin', () => {
  beforeEach(async () => {
    world = await createReleaseWorld({ RELEASES_NEED_SECOND_ADMIN: 'on' });
  });

  it('neither the token nor the admin who made it puts a version in force; another admin does', async () => {
    expect((await world.upload(release({}, {}))).status).toBe(201);
    const byToken = await world.promote('1.1.0-bbbb', {}, world.tokens.chat);
    expect([byToken.status, byToken.code]).toEqual([403, 'release.needs_admin']);
    const asCanary = await world.promote('1.1.0-bbbb', { percent: 1 }, world.tokens.chat);
    expect(asCanary.code).toBe('release.needs_admin');
    const byItsMaker = await world.promote('1.1.0-bbbb');
    expect([byItsMaker.status, byItsMaker.code]).toEqual([403, 'release.needs_other_admin']);
    const second = await signUpAdmin(world.server);
    expect((await world.promote('1.1.0-bbbb', {}, second.token)).status).toBe(200);
    // Whoever notices that it is broken takes it back.
    expect((await world.rollBack(world.tokens.chat)).status).toBe(200);
  });

  it('the admin who uploaded a version does not put it in force either', async () => {
    const second = await signUpAdmin(world.server);
    expect((await world.upload(release({}, {}), second.token)).status).toBe(201);
    const byUploader = await world.promote('1.1.0-bbbb', {}, second.token);
    expect([byUploader.status, byUploader.code]).toEqual([403, 'release.needs_other_admin']);
    expect((await world.promote('1.1.0-bbbb')).status).toBe(200);
  });
});
