import { expect, test } from 'vitest';
import { LastRead } from './last-read.ts';
import { parseDocument } from './readers/parse-document.ts';
import { bytesOf } from './testing/make-files.ts';

test('what a run has read is taken once, and only as what it is', async () => {
  const read = await parseDocument(bytesOf('# Kessel\n\nGlass.'), 'kessel.md', 'markdown');
  const last = new LastRead();
  expect(last.take({ file_id: 'fil_1', document: null })).toBeNull();
  last.keep({ file_id: 'fil_1', document: null }, read);
  expect(last.take({ file_id: 'fil_1', document: null })).toBe(read);
  expect(last.take({ file_id: 'fil_1', document: null })).toBeNull();
  last.keep({ file_id: 'fil_1', document: null }, read);
  expect(last.take({ file_id: 'fil_2', document: null })).toBeNull();
});
