import { describe, expect, it } from 'vitest';
import { byCode, byName } from './text-order.ts';

describe('the order of texts', () => {
  it('puts days and instants one after the other, unfinished ones first', () => {
    expect(['2026-05-02', '', '2026-05', '2025-12-31'].toSorted(byCode)).toEqual([
      '',
      '2025-12-31',
      '2026-05',
      '2026-05-02',
    ]);
  });

  it('puts names as people look for them', () => {
    expect(['Zeta', 'ärzte', 'beta', 'Alpha'].toSorted(byName)).toEqual(['Alpha', 'ärzte', 'beta', 'Zeta']);
  });
});
