import { describe, expect, it } from 'vitest';
import { makePdfPages, tableLines, type PlacedText } from '../tools/testing/make-pdf-pages.ts';
import { resolvePlace } from './resolve-place.ts';
import { copyOf } from './testing/memory-copy.ts';

const line = (text: string, y: number): PlacedText => ({ text, x: 60, y });
const statement = [
  ['EUR million', '2023', '2024'],
  ['Revenue', '1,340.0', '1,402.5'],
  ['Operating profit', '30.0', '41.5'],
  ['Employees', '845', '901'],
];
const report = makePdfPages([
  [
    line('Key figures of the group', 740),
    ...tableLines(statement, 680),
    line('The board met in May and approved the plan.', 580),
  ],
]);

async function shown(bytes: Uint8Array): Promise<string[]> {
  const copy = await copyOf(bytes, 'report.pdf');
  const blocks = await Promise.all([...copy.index.parts.keys()].map((part) => copy.part(part)));
  return blocks.flat().flatMap((block) => {
    if (block.kind === 'page') return [];
    return block.kind === 'table' ? block.rows.map((row) => row.join(' | ')) : [block.text];
  });
}

describe('R14 the copy of a page with a table', () => {
  it('has the table once, between the text above and the text below', async () => {
    expect(await shown(report)).toEqual([
      'Key figures of the group',
      'Revenue | 1,340.0 | 1,402.5',
      'Operating profit | 30.0 | 41.5',
      'Employees | 845 | 901',
      'The board met in May and approved the plan.',
    ]);
  });

  it('lights the row that a quote of the page’s text is of', async () => {
    const copy = await copyOf(report, 'report.pdf');
    const source = { title: 'report.pdf', locator: 'page 1', excerpt: 'Operating profit 30.0 41.5' };
    const { match, marks } = await resolvePlace(copy, source);
    expect(match).toBe('words');
    expect(marks).toMatchObject([{ kind: 'cells', table: 0, rows: [[3, 3]], columns: [] }]);
  });

  const depots = Array.from({ length: 6 }, (_, i) => [`Depot ${'abcdef'[i]}`, `${i + 1}.5`, `${i + 2}.5`]);
  const head = ['Depot', '2023', '2024'];
  const longTable = makePdfPages([
    [line('Depots of the group', 740), ...tableLines([head, ...depots.slice(0, 3)], 700)],
    [...tableLines([head, ...depots.slice(3)], 740), line('The board met in May.', 600)],
  ]);

  it('has a table over two pages once, whole, on the page it begins on', async () => {
    expect(await shown(longTable)).toEqual([
      'Depots of the group',
      ...depots.map((row) => row.join(' | ')),
      'The board met in May.',
    ]);
  });

  it('lights its row for a quote of the second page', async () => {
    const copy = await copyOf(longTable, 'report.pdf');
    const source = { title: 'report.pdf', locator: 'page 2', excerpt: 'Depot e 5.5 6.5' };
    const { match, marks } = await resolvePlace(copy, source);
    expect(match).toBe('words');
    expect(marks).toMatchObject([{ kind: 'cells', table: 0, rows: [[6, 6]], columns: [] }]);
  });
});
