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

/** Changes every entry of a zip's directory; `at` is where the entry begins. */
function changeEntries(zip: Uint8Array, change: (directory: Buffer, at: number) => void): Uint8Array {
  const changed = Buffer.from(zip);
  const end = changed.lastIndexOf(Buffer.from('504b0506', 'hex'));
  for (let at = changed.readUInt32LE(end + 16); changed.readUInt32LE(at) === 0x02014b50;) {
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
  // What a reader thread does, here in the thread that counts.
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
