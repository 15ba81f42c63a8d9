import { describe, expect, it } from 'vitest';
import { chooseMembers } from './choose-members.ts';
import { openArchive } from './open-archive.ts';
import { allAtOnePlace, encrypted, makeArchive, type WrittenEntry } from './testing/make-archive.ts';

const most = { files: 60, fileBytes: 25 * 1024 * 1024 };

async function choose(entries: readonly WrittenEntry[], change = (zip: Uint8Array<ArrayBuffer>) => zip) {
  const opened = await openArchive(change(makeArchive(entries)), 'room.zip');
  const { members, leftOut } = chooseMembers(opened, most);
  return {
    taken: members.map(({ path }) => path),
    left: Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason.en])),
    read: async (n: number) => Buffer.from(await opened.unpack(members[n]!.entry)).toString(),
  };
}

const note = { name: 'note.txt', content: 'A note.' };

describe('what is taken', () => {
  it('is every file that can be read, with its folders, and its content as it was', async () => {
    const { taken, left, read } = await choose([
      { name: 'legal/' },
      { name: 'legal/lease.md', content: '# Lease' },
      { name: './finance/2024/accounts.csv', content: 'a,b\n1,2', method: 0 },
      { name: 'old\\windows\\list.csv', content: 'x\n1' },
    ]);
    expect(taken).toEqual(['legal/lease.md', 'finance/2024/accounts.csv', 'old/windows/list.csv']);
    expect(left).toEqual({});
    expect([await read(0), await read(1)]).toEqual(['# Lease', 'a,b\n1,2']);
  });

  it.each([
    ['UTF-8 as the format says', 'Verträge/Größe.txt'],
    ['UTF-8 without saying so, as macOS writes it', Buffer.from('Verträge/Größe.txt')],
    ['UTF-8 with letters and accents apart', 'Verträge/Größe.txt'.normalize('NFD')],
    ['code page 437', Buffer.from([...'Vertr\x84ge/Gr\x94\xE1e.txt'].map((sign) => sign.charCodeAt(0)))],
  ])('is called by its name in %s', async (_, name) => {
    expect((await choose([{ name, content: 'x' }])).taken).toEqual(['Verträge/Größe.txt']);
  });
});

describe('what is left out, and why', () => {
  it.each<[string, WrittenEntry, string]>([
    ['a name that leads up', { name: '../../etc/passwd.txt' }, 'Its name leads out of the zip.'],
    ['a name that leads up in the middle', { name: 'a/../../b.txt' }, 'Its name leads out of the zip.'],
    ['one that leads up the Windows way', { name: '..\\..\\b.txt' }, 'Its name leads out of the zip.'],
    ['an absolute name', { name: '/etc/hosts.txt' }, 'Its name leads out of the zip.'],
    ['a drive', { name: 'C:\\secret.txt' }, 'Its name leads out of the zip.'],
    [
      'a link',
      { name: 'l.txt', content: '/etc/passwd', unixMode: 0o120777 },
      'A link to another file, not a file.',
    ],
    ['a zip in the zip', { name: 'more.zip', content: 'PK' }, 'A zip inside the zip: unzip it first.'],
    [
      'what macOS adds',
      { name: '__MACOSX/legal/._lease.pdf', content: 'x' },
      'A file of the computer, not of yours.',
    ],
    [
      'a folder list of macOS',
      { name: 'legal/.DS_Store', content: 'x' },
      'A file of the computer, not of yours.',
    ],
    ['a picture', { name: 'logo.png', content: 'x' }, 'Files of this kind cannot be read.'],
    [
      'an old Office file',
      { name: 'old.xls', content: 'x' },
      'Old Office files (.xls) cannot be read. Save it as .xlsx and add it again.',
    ],
    [
      'a protected file',
      { name: 'a.txt', content: 'x', flags: encrypted, method: 8 },
      'It is protected by a password.',
    ],
    [
      'a rare packing',
      { name: 'a.txt', content: 'x', method: 14 },
      'It is packed in a way that cannot be read here.',
    ],
    ['an empty file', { name: 'a.txt' }, 'It is empty.'],
    [
      'a name in seventeen folders',
      { name: `${'d/'.repeat(17)}a.txt`, content: 'x' },
      'It lies in too many folders.',
    ],
    ['an endless name', { name: `${'n'.repeat(300)}.txt`, content: 'x' }, 'Its name is too long.'],
  ])('%s', async (_, entry, reason) => {
    const { taken, left } = await choose([note, entry]);
    expect(taken).toEqual(['note.txt']);
    expect(Object.values(left)).toEqual([reason]);
  });

  it('the second of two files whose names become the same', async () => {
    const { taken, left } = await choose([
      { name: 'Größe.txt'.normalize('NFC'), content: 'first' },
      { name: 'GRÖSSE.txt', content: 'another' },
      { name: 'größe.TXT'.normalize('NFD'), content: 'second' },
      { name: 'invi\u200Bsible.txt', content: 'x' },
      { name: 'invisible.txt', content: 'y' },
    ]);
    expect(taken).toEqual(['Größe.txt', 'GRÖSSE.txt', 'invisible.txt']);
    expect(Object.values(left)).toEqual(Array(2).fill('Another file of the zip has the same name.'));
  });
});

const files = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `n${n}.txt`, content: `file ${n}` }));

describe('a zip that is refused whole', () => {
  const bomb = { name: 'zeros.txt', content: Buffer.alloc(20 * 1024 * 1024) };

  it.each<[string, string, WrittenEntry[]]>([
    ['has one readable file too many', 'archive.too_many_files', files(61)],
    ['lists thousands of entries', 'archive.too_many_files', files(5_001)],
    ['is a bomb', 'archive.suspicious', [bomb]],
    [
      'unpacks to too much',
      'archive.too_large',
      Array.from({ length: 5 }, (_, n) => ({
        ...bomb,
        name: `z${n}.txt`,
        method: 0,
        content: Buffer.alloc(21 * 1024 * 1024, `${n} ,`),
      })),
    ],
    ['is protected whole', 'archive.encrypted', [{ ...note, flags: encrypted }]],
    ['holds pictures alone', 'archive.empty', [{ name: 'a.png', content: 'x' }]],
    ['holds nothing', 'archive.empty', []],
  ])('%s', async (_, code, entries) => {
    await expect(choose(entries)).rejects.toMatchObject({
      code,
      message: expect.stringContaining('room.zip'),
    });
  });

  it('has many entries that are the same packed bytes', async () => {
    const entries = [{ name: 'a.txt', content: Buffer.alloc(500_000, 'the same '), method: 0 }, ...files(40)];
    await expect(choose(entries, allAtOnePlace)).rejects.toMatchObject({ code: 'archive.suspicious' });
  });

  it.each([
    ['is no zip', () => new Uint8Array(Buffer.from('PK\x03\x04 but then a letter'))],
    ['ends too early', (zip: Uint8Array<ArrayBuffer>) => zip.slice(0, -30)],
    ['has no directory where it says', (zip: Uint8Array<ArrayBuffer>) => zip.fill(255, -6, -2)],
  ])('%s', async (_, change) => {
    await expect(choose([note], change)).rejects.toMatchObject({ code: 'archive.damaged' });
  });
});

describe('a member that lies', () => {
  it.each<[string, WrittenEntry]>([
    ['is larger than it says', { ...note, content: Buffer.alloc(2_000_000, 'long '), declaredSize: 100 }],
    ['is smaller than it says', { ...note, declaredSize: 1000 }],
    ['is not what its sum says', { ...note, declaredSum: 7 }],
  ])('%s is not given', async (_, entry) => {
    const { read } = await choose([entry]);
    await expect(read(0)).rejects.toThrow('note.txt');
  });
});
