import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTar, writeTar, type TarFile } from '../../archive/tar.ts';
import {
  archiveOf,
  createReleaseWorld,
  integrityOf,
  listed,
  releaseFiles,
  type ReleaseWorld,
} from './testing/release-world.ts';

let world: ReleaseWorld;
beforeAll(async () => {
  world = await createReleaseWorld();
});
afterAll(() => world.close());

type Change = Parameters<typeof releaseFiles>[0];

/** A release that also lists and holds these files. */
function holding(...paths: string[]): Buffer {
  const files = [listed('entry.js', 'entry()'), listed('page.js', 'code()')];
  const more = paths.map((path) => [path, 'x'] as const);
  return archiveOf(
    new Map([
      ...releaseFiles({ files: [...files, ...more.map(([path]) => listed(path, 'x'))] }),
      ...more.map(([path, content]) => [path, content] as const),
    ]),
  );
}

const declaring = (change: Change) => archiveOf(releaseFiles(change));

/** With the text of `release.json` changed, so that it may say what no object can. */
function saying(from: string, to: string): Buffer {
  const files = releaseFiles();
  const written = files.get('release.json') ?? '';
  expect(written).toContain(from);
  return archiveOf(new Map([...files, ['release.json', written.replace(from, to)]]));
}

/** One entry of an archive that is no plain file: `5` a folder, `L` the long path of what follows, `2` a link. */
function entryOf(kind: string, { path, content }: TarFile): Buffer {
  const whole = writeTar([{ path, content }]);
  const entry = whole.subarray(0, whole.length - 1024);
  entry.write(kind, 156);
  entry.fill(' ', 148, 156);
  const sum = entry.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  entry.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return entry;
}

const nothing = new Uint8Array();
const plain = () =>
  writeTar([...releaseFiles()].map(([path, text]) => ({ path, content: Buffer.from(text) })));
const longPath = (path: string) => entryOf('L', { path: '././@LongLink', content: Buffer.from(`${path}\0`) });

const manyPermissions = Array.from({ length: 2000 }, (_, n) => `permission ${n}`);
const prototype = '"__proto__":"./chat-page",';

describe('an upload that could be stored but not served is refused when', () => {
  it.each<[string, number, string, () => Buffer]>([
    ['a file is a folder, too', 400, 'release.malformed', () => holding('page.js/inner.js')],
    ['its description is a folder, too', 400, 'release.malformed', () => holding('release.json/inner.js')],
    ['two files differ in case only', 400, 'release.malformed', () => holding('Page.js')],
    ['a file ends like a compressed copy', 400, 'release.malformed', () => holding('data.json.gz')],
    ['a folder ends like a compressed copy', 400, 'release.malformed', () => holding('page.js.br/inner.js')],
    ['a file is hidden', 400, 'release.malformed', () => holding('a/.hidden.js')],
    [
      'a part of a path is too long',
      400,
      'release.malformed',
      () => gzipSync(Buffer.concat([longPath('a'.repeat(240)), plain()])),
    ],
    [
      'a file is listed twice',
      400,
      'release.malformed',
      () => declaring({ files: [listed('page.js', 'code()'), listed('page.js', 'code()')] }),
    ],
    [
      'its version is endless',
      400,
      'release.malformed',
      () => declaring({ version: `1.0.${'0'.repeat(90)}` }),
    ],
    ['its version looks unfinished', 400, 'release.malformed', () => declaring({ version: '1.1.0-b.part' })],
    ['its version ends with dots', 400, 'release.malformed', () => declaring({ version: '1.1.0..' })],
    ['its name is endless', 400, 'release.malformed', () => declaring({ name: 'n'.repeat(41) })],
    ['its name is of every object', 400, 'release.malformed', () => declaring({ name: 'constructor' })],
    [
      'its name is that of the chunks of another',
      400,
      'release.malformed',
      () => declaring({ name: 'chat-chunks' }),
    ],
    ['its owner is blank', 400, 'release.malformed', () => declaring({ owner: '  ' })],
    ['its owner cannot be stored', 400, 'release.malformed', () => declaring({ owner: 'a\0b' })],
    ['its owner is half a letter', 400, 'release.malformed', () => saying('"Chat"', '"\\ud800"')],
    [
      'its range says more than one range',
      400,
      'release.malformed',
      () => declaring({ host_api: '^1.0.0 || >0' }),
    ],
    ['a route is a prototype', 400, 'release.malformed', () => saying('"chat":', `${prototype}"chat":`)],
    [
      'a hash is of another kind',
      400,
      'release.malformed',
      () => declaring({ entry: { file: 'entry.js', integrity: `sha256-${'A'.repeat(43)}=` } }),
    ],
    [
      'a file has two hashes',
      400,
      'release.malformed',
      () =>
        declaring({ entry: { file: 'entry.js', integrity: `${integrityOf('')} ${integrityOf('entry()')}` } }),
    ],
    [
      'an archive holds a link',
      400,
      'release.malformed',
      () => gzipSync(Buffer.concat([entryOf('2', { path: 'link.js', content: nothing }), plain()])),
    ],
    [
      'every page would have to carry much of it',
      422,
      'release.budget',
      () => declaring({ permissions: manyPermissions }),
    ],
    [
      'its path fills the answer',
      400,
      'release.malformed',
      () => gzipSync(Buffer.concat([longPath('a'.repeat(90_000)), plain()])),
    ],
    [
      'its field fills the answer',
      400,
      'release.malformed',
      () => declaring({ ['k'.repeat(90_000)]: 1 } as Change),
    ],
  ])('%s', async (_why, status, code, archive) => {
    const answer = await world.upload(archive());
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.sentence).toMatch(/^[A-Z].{10,400}\.$/s);
    const { rows } = await world.server.deps.pool.query(
      `select * from remote_release where source = 'uploaded'`,
    );
    expect(rows).toEqual([]);
    await expect(world.server.deps.fileStore.read('releases/chat/1.1.0-bbbb.tar.gz')).rejects.toThrow(
      'ENOENT',
    );
  });
});

it('a long path belongs to the file or the folder behind it, and to nothing after that', () => {
  const folder = `${'deep/'.repeat(30)}`;
  const archive = Buffer.concat([
    longPath(folder),
    entryOf('5', { path: folder.slice(0, 90), content: nothing }),
    longPath(`${folder}page.js`),
    writeTar([
      { path: 'cut', content: Buffer.from('page') },
      { path: 'entry.js', content: Buffer.from('entry') },
    ]),
  ]);
  expect([...readTar(archive)].map(({ path }) => path)).toEqual([`${folder}page.js`, 'entry.js']);
  const behindFolder = Buffer.concat([
    longPath(folder),
    entryOf('5', { path: folder.slice(0, 90), content: nothing }),
    writeTar([{ path: 'entry.js', content: nothing }]),
  ]);
  expect([...readTar(behindFolder)].map(({ path }) => path)).toEqual(['entry.js']);
});
