import { expect, it } from 'vitest';
import type { Source } from '@loupe/shared/contract/run-events';
import { documentsOf } from './source-documents.ts';

const source = (n: number, title: string, fileId: string): Source => ({
  n,
  kind: 'file',
  title,
  locator: `page ${n}`,
  url: null,
  file_id: fileId,
  excerpt: '',
  fetched_at: '2026-11-23T08:00:00.000Z',
  is_sample: false,
});

it('R7 lists passages under their document, two files of one name apart', () => {
  const documents = documentsOf([
    source(1, 'report.pdf', 'fil_1'),
    source(2, 'notes.md', 'fil_2'),
    source(3, 'report.pdf', 'fil_1'),
    source(4, 'report.pdf', 'fil_3'),
  ]);
  expect(documents.map(({ title, passages }) => [title, passages.map(({ n }) => n)])).toEqual([
    ['report.pdf', [1, 3]],
    ['notes.md', [2]],
    ['report.pdf', [4]],
  ]);
});
