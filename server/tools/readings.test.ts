import { expect, test } from 'vitest';
import { parseDocument } from './readers/parse-document.ts';
import { Readings } from './readings.ts';
import { bytesOf } from './testing/make-files.ts';

const file = (file_id: string) => ({ file_id, document: null });
const readKessel = () => parseDocument(bytesOf('# Kessel\n\nGlass.'), 'kessel.md', 'markdown');

test('what a run has read is taken once, and only as what it is', async () => {
  const readings = new Readings();
  expect(readings.take(file('fil_1'))).toBeNull();
  const read = await readings.read(file('fil_1'), readKessel);
  expect(readings.take(file('fil_1'))).toBe(read);
  expect(readings.take(file('fil_1'))).toBeNull();
  await readings.read(file('fil_1'), readKessel);
  expect(readings.take(file('fil_2'))).toBeNull();
});

test('what was begun before its step is not read again by it, and tells the step what went wrong', async () => {
  const readings = new Readings();
  const begun = readKessel();
  readings.begin(file('fil_1'), () => begun);
  readings.begin(file('fil_2'), () => Promise.reject(new Error('a broken file')));
  expect(await readings.read(file('fil_1'), () => expect.unreachable())).toBe(await begun);
  await expect(readings.read(file('fil_2'), readKessel)).rejects.toThrow('a broken file');
  expect((await readings.read(file('fil_2'), readKessel)).kind).toBe('text');
});
