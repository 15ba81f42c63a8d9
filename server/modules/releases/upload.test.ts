import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostContractVersion } from '@loupe/shared/host-contract';
import { appError } from '../../errors/app-error.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import {
  archiveOf,
  createReleaseWorld,
  integrityOf,
  listed,
  releaseFiles,
  type ReleaseWorld,
} from './testing/release-world.ts';

let world: ReleaseWorld;
const open = async () => {
  world = await createReleaseWorld();
};
const close = () => world.close();

const without = (path: string) => {
  const files = releaseFiles();
  files.delete(path);
  return archiveOf(files);
};
const withFile = (path: string, content: string | Uint8Array) =>
  archiveOf(new Map<string, string | Uint8Array>([...releaseFiles(), [path, content]]));
const declaring = (change: Parameters<typeof releaseFiles>[0]) => archiveOf(releaseFiles(change));

const manyFiles = () =>
  archiveOf(
    new Map([...releaseFiles(), ...Array.from({ length: 501 }, (_, n) => [`f${n}.js`, ''] as const)]),
  );

/** Not compressible, so that its size as gzip is its size. */
function noise(bytes: number): string {
  let state = 7;
  const signs = Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  });
  return signs.join('');
}

const filling = { slot: 'report.action', expose: './chat-page', label: { en: 'Send' } };

describe('an upload is refused, and stores nothing, when', () => {
  beforeAll(open);
  afterAll(close);

  it.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['it is no gzip', 400, 'release.malformed', () => Buffer.from('not an archive')],
    ['it is empty', 400, 'release.malformed', () => Buffer.alloc(0)],
    ['it is gzip of something else', 400, 'release.malformed', () => gzipSync('x'.repeat(3000))],
    ['it is cut off', 400, 'release.malformed', async () => (await declaring({})).subarray(0, 200)],
    ['it has no release.json', 400, 'release.malformed', () => without('release.json')],
    ['release.json is not JSON', 400, 'release.malformed', () => withFile('release.json', '{')],
    ['a field is unknown', 400, 'release.malformed', () => declaring({ colour: 'red' } as object)],
    [
      'it brings a clock of its own',
      400,
      'release.malformed',
      () => declaring({ created_at: '2031-01-01' } as object),
    ],
    ['it is of the schema before', 400, 'release.malformed', () => declaring({ schema: 1 })],
    ['its version is a way out', 400, 'release.malformed', () => declaring({ version: '1.0.0-../../x' })],
    ['its name is a way out', 400, 'release.malformed', () => declaring({ name: '../chat' })],
    ['a hash is missing', 400, 'release.malformed', () => declaring({ entry: { file: 'entry.js' } })],
    ['a listed file is missing', 400, 'release.file_missing', () => without('page.js')],
    [
      'it loads what it does not list',
      400,
      'release.file_missing',
      () => declaring({ entry: { file: 'other.js', integrity: integrityOf('') } }),
    ],
    ['a path climbs out', 400, 'release.path_outside', () => withFile('../../evil.js', 'x')],
    ['a path climbs out half way', 400, 'release.path_outside', () => withFile('a/../../evil.js', 'x')],
    ['a path is absolute', 400, 'release.path_outside', () => withFile('/etc/cron.d/evil', 'x')],
    ['a path is of another system', 400, 'release.path_outside', () => withFile('..\\evil.js', 'x')],
    ['a file is not listed', 400, 'release.file_unlisted', () => withFile('extra.js', 'x')],
    ['a byte is flipped', 400, 'release.integrity', () => withFile('page.js', 'codf()')],
    [
      'a compressed byte is flipped in the entry',
      400,
      'release.integrity',
      () => withFile('entry.js', 'entrz()'),
    ],
    ['a file is huge', 413, 'release.too_large', () => withFile('page.js', Buffer.alloc(5_000_001, 'x'))],
    ['it is a bomb', 413, 'release.too_large', () => gzipSync(Buffer.alloc(80_000_000))],
    ['it holds too many files', 413, 'release.too_large', manyFiles],
    ['the body is huge', 413, 'release.too_large', () => Buffer.alloc(25_000_001)],
    ['it is for another host', 422, 'release.host_api', () => declaring({ host_api: '^2.0.0' })],
    [
      'it shares what the host has not',
      422,
      'release.shared_range',
      () => declaring({ shared: { react: '^20.0.0' } }),
    ],
    [
      'it shares what nobody has',
      422,
      'release.shared_range',
      () => declaring({ shared: { vue: '^3.0.0' } }),
    ],
    ['it was run against no host', 422, 'release.contract', () => declaring({ contract: undefined })],
    [
      'it was run against older hosts only',
      422,
      'release.contract',
      () => declaring({ contract: { tested: ['1.0.0'] } }),
    ],
    [
      'it claims /payment by name',
      422,
      'release.route_foreign',
      () => declaring({ routes: { payment: './chat-page' } }),
    ],
    [
      'it claims /payment by path',
      422,
      'release.route_foreign',
      () => declaring({ routes: { '/payment': './chat-page' } }),
    ],
    [
      'it claims a page of the host',
      422,
      'release.route_foreign',
      () => declaring({ routes: { login: './chat-page' } }),
    ],
    [
      'it claims a page of another below /apps',
      422,
      'release.route_foreign',
      () => declaring({ routes: { '/apps/notes': './chat-page' } }),
    ],
    [
      'it fills a slot that no site has',
      400,
      'release.malformed',
      () => declaring({ fills: [{ ...filling, slot: 'chat.menu' }] }),
    ],
    [
      'what it fills a slot with is nothing it exposes',
      400,
      'release.malformed',
      () => declaring({ fills: [{ ...filling, expose: './other' }] }),
    ],
    [
      'it opens a slot by the name of one of the site',
      400,
      'release.malformed',
      () => declaring({ opens: { dashboard: '1.0.0' } }),
    ],
    [
      'a page of it is too heavy',
      422,
      'release.budget',
      () => {
        const code = noise(400_000);
        const files = [listed('entry.js', 'entry()'), listed('page.js', code)];
        const scripts = [{ file: 'page.js', integrity: integrityOf(code) }];
        return archiveOf(releaseFiles({ files, exposes: { './chat-page': { scripts, styles: [] } } }, code));
      },
    ],
  ])('%s', async (_why, status, code, archive) => {
    const answer = await world.upload(archive());
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.sentence).toMatch(/^[A-Z].*\.$/s);
    const { rows } = await world.server.deps.pool.query(
      `select * from remote_release where source = 'uploaded'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('an upload is also refused when', () => {
  beforeEach(open);
  afterEach(close);

  it('the token is of another team', async () => {
    const answer = await world.upload(declaring({}), world.tokens.billing);
    expect([answer.status, answer.code]).toEqual([403, 'release.name_foreign']);
    expect(answer.sentence).toBe('This deploy token belongs to billing, not to chat.');
  });

  it('the token is forged, revoked, of a person who is no admin, or missing', async () => {
    const forged = await world.upload(declaring({}), `ldt_${'A'.repeat(43)}`);
    expect([forged.status, forged.code]).toEqual([401, 'deploy_token.invalid']);
    const { token: nobody } = await world.server.signUp();
    expect((await world.upload(declaring({}), nobody)).code).toBe('permission.missing');
    const shown = await world.server.api('GET /admin/deploy-tokens', { token: world.admin });
    const own = shown.data.tokens.find(({ remote }) => remote === 'chat');
    const params = { token_id: own?.id ?? '' };
    await world.server.api('DELETE /admin/deploy-tokens/:token_id', { token: world.admin, params });
    expect((await world.upload(declaring({}))).code).toBe('deploy_token.invalid');
    const twice = await world.server.api('DELETE /admin/deploy-tokens/:token_id', {
      token: world.admin,
      params,
    });
    expect([twice.status, twice.error.code]).toEqual([404, 'deploy_token.not_found']);
  });

  it('the version exists with other content; the same content again is welcome', async () => {
    expect((await world.upload(declaring({}))).status).toBe(201);
    expect((await world.upload(declaring({}))).status).toBe(200);
    // What it was tested against is no part of what it is.
    expect(
      (await world.upload(declaring({ contract: { tested: ['1.0.0', '1.1.0', hostContractVersion] } })))
        .status,
    ).toBe(200);
    const other = await world.upload(declaring({ owner: 'Somebody else' }));
    expect([other.status, other.code]).toEqual([409, 'release.version_exists']);
    const bundled = await world.upload(declaring({ version: '1.0.0-aaaa', permissions: ['admin'] }));
    expect(bundled.code).toBe('release.version_exists');
  });

  it('the disk is full: the next try finds nothing half done', async () => {
    const { deps } = world.server;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const fileStore: FileStore = {
      ...deps.fileStore,
      put: () => Promise.reject(appError('server.unavailable', { cause: full })),
    };
    const onFullDisk = await world.serve({ ...deps, fileStore });
    const answer = await world.upload(declaring({}), world.tokens.chat, onFullDisk);
    expect([answer.status, answer.code]).toEqual([507, 'release.not_stored']);
    await onFullDisk.close();
    expect((await world.promote('1.1.0-bbbb')).code).toBe('release.not_found');
    expect((await world.upload(declaring({}))).status).toBe(201);
  });
});

describe('an upload', () => {
  beforeEach(open);
  afterEach(close);

  it('is stored as it came, and changes nothing for anybody', async () => {
    const before = await world.registry();
    const answer = await world.upload(declaring({}));
    expect(answer.status).toBe(201);
    expect(answer.body.data?.['release']).toMatchObject({
      name: 'chat',
      version: '1.1.0-bbbb',
      owner: 'Chat',
      source: 'uploaded',
      files: 2,
    });
    expect(await world.registry()).toEqual(before);
    expect((await world.app.inject('/remotes/chat/1.1.0-bbbb/entry.js')).statusCode).toBe(404);
    expect(await world.auditLines()).toEqual([
      expect.stringMatching(/^release\.uploaded: chat 1\.1\.0-bbbb by chat pipeline \(dtk_\w+\)$/),
    ]);
  });

  it('may carry compressed copies and folders: the server makes its own copies', async () => {
    const files = new Map<string, string | Uint8Array>(
      [...releaseFiles()].map(([path, content]) => [`./${path}`, content]),
    );
    files.set('./page.js.br', 'wrong bytes');
    expect((await world.upload(archiveOf(files))).status).toBe(201);
    expect((await world.promote('1.1.0-bbbb')).status).toBe(200);
    const page = await world.app.inject({
      url: '/remotes/chat/1.1.0-bbbb/page.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.rawPayload.equals(gzipSync('code()', { level: 9 }))).toBe(true);
  });
});

const make = async (body: { remote: string; label: string }) =>
  (await world.server.api('POST /admin/deploy-tokens', { token: world.admin, body })).error;

describe('a deploy token', () => {
  beforeEach(open);
  afterEach(close);

  it('is shown once, stored hashed, and says when it was last used', async () => {
    const shown = await world.server.api('GET /admin/deploy-tokens', { token: world.admin });
    expect(shown.raw.body).not.toContain(world.tokens.chat);
    const { rows } = await world.server.deps.pool.query('select * from deploy_token');
    expect(JSON.stringify(rows)).not.toContain(world.tokens.chat);
    expect(shown.data.tokens.map(({ last_used_at: at }) => at)).toEqual([null, null]);
    const usedAt = world.server.clock.now().toISOString();
    await world.upload(declaring({}));
    const again = await world.server.api('GET /admin/deploy-tokens', { token: world.admin });
    expect(again.data.tokens.find(({ remote }) => remote === 'chat')?.last_used_at).toBe(usedAt);
  });

  it('needs the name of a slice and a label', async () => {
    expect(await make({ remote: 'Chat!', label: 'x' })).toEqual({
      code: 'deploy_token.remote_invalid',
      field: 'remote',
    });
    expect(await make({ remote: 'notes', label: ' ' })).toEqual({
      code: 'deploy_token.label_missing',
      field: 'label',
    });
  });
});
