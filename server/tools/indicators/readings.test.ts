import { describe, expect, it } from 'vitest';
import { indicatorsEn } from './messages/indicators-en.ts';
import { readChange } from '../../findings/changes.ts';
import { changeRules } from '../../packs/market/readings.ts';
import { gapMeaning } from './indicator-table.ts';

describe('the distance of the close from its average', () => {
  it.each([
    [-0.064, -0.082, 'narrower'],
    [-0.082, -0.064, 'wider'],
    [0.064, 0.082, 'narrower'],
    [0.082, 0.064, 'wider'],
    [-0.064, 0.02, 'below'],
    [-0.05, 0.055, 'below'],
    [0.05, -0.055, 'above'],
    [0.064, 0.068, 'unchanged'],
    [0.05, Number.NaN, 'notComparable'],
  ])(
    'of %d, three months ago %d, reads %s: the sign is the side, which may have changed',
    (now, before, reading) => {
      const valueOf = (id: string) => (id === 'gap50' ? now : before);
      expect(readChange(changeRules.gap50, valueOf) ?? 'notComparable').toBe(reading);
    },
  );

  it('takes a larger rise to make good than it is, and a smaller fall', () => {
    const { meanings } = indicatorsEn;
    expect(gapMeaning(-0.0645, meanings)).toBe(
      'The price has to rise by 6.9\u00a0% to reach its 50-day average.',
    );
    expect(gapMeaning(0.0645, meanings)).toBe(
      'The price could fall by 6.1\u00a0% before it touches its 50-day average.',
    );
  });
});
