import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { openArchive } from './release-archive.ts';
import { readTar, writeTar, type TarFile } from '../../archive/tar-files.ts';
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
function holding(...paths: string[]): Promise<Buffer> {
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
function saying(from: string, to: string): Promise<Buffer> {
  const files = releaseFiles();
  const written = files.get('release.json') ?? '';
  expect(written).toContain(from);
  return archiveOf(new Map([...files, ['release.json', written.replace(from, to)]]));
}

/** Makes the checksum of a header what the header says. */
function addUp(header: Buffer): void {
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
}

/** The archive with the header of its first entry changed. */
function withHeader(archive: Buffer, change: (header: Buffer) => void): Buffer {
  const header = archive.subarray(0, 512);
  change(header);
  addUp(header);
  return archive;
}

/** One entry without the end of an archive. Of kind `5` it is a folder, `L` the long path of what follows, `2` a link. */
async function entryOf(kind: string, file: TarFile): Promise<Buffer> {
  const whole = await writeTar([file]);
  return withHeader(whole.subarray(0, whole.length - 1024), (header) => header.write(kind, 156));
}

const nothing = new Uint8Array();
const plain = async () =>
  await writeTar([...releaseFiles()].map(([path, text]) => ({ path, content: Buffer.from(text) })));
const longPath = async (path: string) =>
  await entryOf('L', { path: '././@LongLink', content: Buffer.from(`${path}\0`) });
/** An extended header of POSIX: its fields are over those of the entry behind it. */
const extended = async (field: string) => {
  const content = Buffer.from(`${field.length + 4} ${field}\n`);
  return await entryOf('x', { path: 'PaxHeader', content });
};
const zipped = async (...pieces: readonly (Buffer | Promise<Buffer>)[]) =>
  gzipSync(Buffer.concat(await Promise.all(pieces)));
/** A release with something in front of it that is no file. */
const withKind = async (kind: string) =>
  await zipped(entryOf(kind, { path: 'link.js', content: nothing }), plain());
/** A release that says so of its first file's size. */
const sized = async (size: string) =>
  await zipped(withHeader(await plain(), (header) => header.write(size, 124, 'latin1')));

const manyPermissions = Array.from({ length: 2000 }, (_, n) => `permission ${n}`);
const prototype = '"__proto__":"./chat-page",';

describe('an upload that could be stored but not served is refused when', () => {
  it.each<[string, number, string, () => Promise<Buffer>]>([
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
      () => zipped(longPath('a'.repeat(240)), plain()),
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
    ['an archive holds another name of a file', 400, 'release.malformed', () => withKind('1')],
    ['an archive holds a link', 400, 'release.malformed', () => withKind('2')],
    ['an archive holds a device', 400, 'release.malformed', () => withKind('3')],
    ['an archive holds a pipe', 400, 'release.malformed', () => withKind('6')],
    ['an archive holds something unheard of', 400, 'release.malformed', () => withKind('Z')],
    [
      'an extended header leads out of it',
      400,
      'release.path_outside',
      () => zipped(extended('path=../../evil.js'), plain()),
    ],
    [
      'its end is missing',
      400,
      'release.malformed',
      async () => gzipSync((await plain()).subarray(0, -1024)),
    ],
    [
      'a header is not what it was',
      400,
      'release.malformed',
      async () => {
        const archive = await plain();
        archive[0] = (archive[0] ?? 0) ^ 1;
        return gzipSync(archive);
      },
    ],
    ['a file is longer than the archive', 400, 'release.malformed', () => sized('77777777777\0')],
    ['a size is no number', 400, 'release.malformed', () => sized('a few bytes\0')],
    ['a size is below nothing', 400, 'release.malformed', () => sized('\xff'.repeat(11) + '\x80')],
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
      () => zipped(longPath('a'.repeat(90_000)), plain()),
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

it('a long path belongs to the file or the folder behind it, and to nothing after that', async () => {
  const folder = `${'deep/'.repeat(30)}`;
  const file = `${folder}page.js`;
  const inLong = releaseFiles({
    files: [listed('entry.js', 'entry()'), listed('page.js', 'code()'), listed(file, 'long')],
  });
  const rest = await writeTar(
    [...inLong].map(([path, content]) => ({ path, content: Buffer.from(content) })),
  );
  const shortened = { path: folder.slice(0, 90), content: nothing };
  const { files } = await openArchive(
    await zipped(
      longPath(folder),
      entryOf('5', shortened),
      longPath(file),
      entryOf('0', { path: 'cut', content: Buffer.from('long') }),
      longPath(folder),
      entryOf('5', shortened),
      rest,
    ),
  );
  expect([...files.keys()]).toEqual([file, ...inLong.keys()]);
});

it('an archive with a changed header is the same release or none, and never a fault of ours', async () => {
  const whole = await plain();
  const release = await openArchive(gzipSync(whole));
  const headers = [0, whole.indexOf('entry.js\0'), whole.indexOf('page.js\0')];
  const changes = fc.array(
    fc.oneof(
      fc.tuple(fc.nat(511), fc.nat(255)),
      fc.tuple(fc.integer({ min: 124, max: 135 }), fc.nat(255)),
      fc.tuple(fc.constant(156), fc.constantFrom(...Buffer.from('0123456xgLKZ\0'))),
    ),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...headers), changes, fc.boolean(), async (start, bytes, isSummed) => {
      const changed = Buffer.from(whole);
      for (const [at, byte] of bytes) changed[start + at] = byte;
      if (isSummed) addUp(changed.subarray(start, start + 512));
      const opened = await openArchive(gzipSync(changed)).catch((error: unknown) => error);
      if (opened instanceof Error) expect(opened).toBeInstanceOf(AppError);
      else expect(opened).toEqual(release);
    }),
    { numRuns: 300 },
  );
});

it.each([98, 99, 100, 101, 150, 989, 1200])(
  'a path of %i bytes comes back as it was written',
  async (length) => {
    const path = `assets/${'ä'.repeat(2)}${'x'.repeat(length - 11)}`;
    expect(Buffer.byteLength(path)).toBe(length);
    const files = [
      { path, content: Buffer.from('long') },
      { path: 'entry.js', content: Buffer.from('entry') },
    ];
    const read: string[][] = [];
    for await (const file of readTar(Readable.from([await writeTar(files)])))
      read.push([file.path, Buffer.from(file.content).toString()]);
    expect(read).toEqual([
      [path, 'long'],
      ['entry.js', 'entry'],
    ]);
  },
);
