import { expect, it } from 'vitest';
import { makeXlsx, makeZip } from '../testing/make-files.ts';
import { doReaderJob } from './do-reader-job.ts';

const book = (word: string) =>
  makeXlsx({
    A: [
      ['Key', 'Value'],
      [word, 1],
    ],
  });

const endOf = (zip: Buffer) => zip.lastIndexOf(Buffer.from('504b0506', 'hex'));

/** Changes every entry of a zip's directory; `at` is where the entry begins. */
function changeEntries(zip: Uint8Array, change: (directory: Buffer, at: number) => void): Uint8Array {
  const changed = Buffer.from(zip);
  for (let at = changed.readUInt32LE(endOf(changed) + 16); changed.readUInt32LE(at) === 0x02014b50;) {
    change(changed, at);
    at += 46 + changed.readUInt16LE(at + 28) + changed.readUInt16LE(at + 30) + changed.readUInt16LE(at + 32);
  }
  return new Uint8Array(changed);
}

it('U2 reads a workbook without beginning a thread for a part, however large its parts say they are', async () => {
  const bytes = changeEntries(book('told'), (directory, at) => directory.writeUInt32LE(600_000, at + 24));
  let threads = 0;
  const count = () => {
    threads += 1;
  };
  process.on('worker', count);
  // What a reader's process does, here in the thread that counts.
  const read = await doReaderJob({ task: 'document', bytes, name: 'a.xlsx' });
  process.off('worker', count);
  expect(read).toMatchObject({ tables: [{ rows: [['told', 1]] }] });
  expect(threads).toBe(0);
});

it('U2 refuses a workbook of hundreds of parts that are the same stored bytes', async () => {
  const parts = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`xl/part${n}.xml`, '']));
  const megabyte = 1024 * 1024;
  // What follows the end of a zip is none of its business, but may be called the content of an entry.
  const zip = Buffer.concat([makeZip(parts), Buffer.alloc(megabyte, ' ')]);
  const bytes = changeEntries(zip, (directory, at) => {
    directory.writeUInt16LE(0, at + 10);
    directory.writeUInt32LE(megabyte, at + 20);
    directory.writeUInt32LE(0, at + 42);
  });
  await expect(doReaderJob({ task: 'document', bytes, name: 'a.xlsx' })).rejects.toMatchObject({
    code: 'file.unreadable',
    message: expect.stringMatching(/unpacks to more than 200 MB/),
  });
});

const hidden = 'hidden';

/** A zip whose directory lists this many of its parts to who trusts the count of all disks, and all to who trusts another. */
function countingTwice(zip: Uint8Array, count: number): Uint8Array {
  const changed = Buffer.from(zip);
  changed.writeUInt16LE(count, endOf(changed) + 10);
  return new Uint8Array(changed);
}

/** Two zips in one: the second's directory is at the end, a Zip64 locator before it leads to the first's. */
function leadingElsewhere(other: Uint8Array, shown: Uint8Array): Uint8Array {
  const first = Buffer.from(other);
  const second = Buffer.from(shown);
  const zip64 = Buffer.alloc(56 + 20);
  zip64.writeUInt32LE(0x06064b50, 0);
  zip64.writeUInt32LE(first.readUInt16LE(endOf(first) + 10), 32);
  zip64.writeUInt32LE(first.readUInt32LE(endOf(first) + 16), 48);
  zip64.writeUInt32LE(0x07064b50, 56);
  const start = first.length;
  zip64.writeUInt32LE(start + endOf(second), 56 + 8);
  const both = Buffer.concat([
    first,
    second.subarray(0, endOf(second)),
    zip64,
    second.subarray(endOf(second)),
  ]);
  both.writeUInt32LE(start + second.readUInt32LE(endOf(second) + 16), endOf(both) + 16);
  return changeEntries(both, (directory, at) =>
    directory.writeUInt32LE(directory.readUInt32LE(at + 42) + start, at + 42),
  );
}

it('U2 reads a workbook whose directory can be found in two ways by the one that was looked at', async () => {
  const bytes = leadingElsewhere(book(hidden), book('shown'));
  const read = await doReaderJob({ task: 'document', bytes, name: 'a.xlsx' });
  expect(read).toMatchObject({ tables: [{ rows: [['shown', 1]] }] });
});

const wordDocument = makeZip({
  'word/styles.xml': '<w:styles/>',
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${hidden}</w:t></w:r></w:p></w:body></w:document>`,
});

it.each([
  ['workbook', 'a.xlsx', book(hidden), 4],
  ['Word document', 'a.docx', wordDocument, 3],
])('U2 reads no part of a %s that was not looked at', async (_, name, bytes, count) => {
  // The part with the content comes last: who trusts the smaller count does not see it.
  const read = doReaderJob({ task: 'document', bytes: countingTwice(bytes, count), name });
  await expect(read).rejects.toMatchObject({ code: 'file.unreadable' });
});

it.each([
  ['65 spaces', ' '.repeat(65)],
  ['a byte order mark and a page of empty lines', `\uFEFF${'\r\n\t'.repeat(500)}`],
])('U2 looks at a part that begins with %s as at every other', async (_, start) => {
  const far =
    '<worksheet><sheetData><row><c r="A1"><v>1</v></c></row><row><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = makeZip({ 'xl/worksheets/sheet1.xml': `${start}${far}` });
  await expect(doReaderJob({ task: 'document', bytes, name: 'a.xlsx' })).rejects.toMatchObject({
    code: 'file.unreadable',
    message: expect.stringMatching(/reaches so far/),
  });
});
