import { describe, expect, it } from 'vitest';
import { plainText, type Grid } from './blocks.ts';
import { inPanels, panelsOf } from './panels.ts';

const gridOf = (rows: number, columns: number): Grid => ({
  columns: Array.from({ length: columns }, (_, at) => ({
    title: [{ kind: 'text', text: `c${at}` }],
    align: 'left',
  })),
  rows: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, at) => ({
      text: [{ kind: 'text' as const, text: `${row}.${at}` }],
    })),
  ),
});

describe('a long narrow table', () => {
  it('is in panels that are read downwards, no row lost', () => {
    const wide = inPanels(gridOf(53, 2), 5);
    expect(wide.columns).toHaveLength(10);
    expect(wide.rows).toHaveLength(11);
    const cells = wide.rows.map((row) => row.map(({ text }) => plainText(text)));
    expect(cells[1]?.slice(0, 4)).toEqual(['1.0', '1.1', '12.0', '12.1']);
    expect(cells.flat().filter((one) => one !== '')).toHaveLength(106);
  });

  it('stays below itself where it is short or wide', () => {
    const wide = gridOf(50, 4);
    const rows = wide.rows.map((row) =>
      row.map(() => ({ text: [{ kind: 'text' as const, text: '50,762.30' }] })),
    );
    expect(panelsOf({ ...wide, rows })).toBe(2);
    expect([panelsOf(gridOf(8, 2)), panelsOf(gridOf(50, 7)), panelsOf(gridOf(50, 4))]).toEqual([1, 1, 3]);
  });
});
