import { describe, expect, it } from 'vitest';
import { readWanted, weigh } from '../vendors/criteria.ts';
import { readOptions } from './read-options.ts';
import { leadOf, leadSwings } from './swings.ts';
import { quadrantOf } from './swot.ts';

const text = `- Second shop: investment = EUR 80,000; yearly profit = EUR 30,000 (EUR 15,000 - EUR 38,000); fit = 3 of 5
2) Online shop: investment = EUR 25,000; yearly profit = EUR 18,000; fit = 4 of 5
Stay as we are`;

describe('options', () => {
  it('are read a line each with their numbers, ranges and judgements', () => {
    const { options, cells, notUnderstood } = readOptions(text, '.');
    expect(options).toEqual(['Second shop', 'Online shop', 'Stay as we are']);
    expect(cells.map(({ vendor, criterion, answer, range }) => [vendor, criterion, answer, range])).toEqual([
      ['Second shop', 'investment', { kind: 'number', value: 80_000, unit: 'EUR' }, null],
      [
        'Second shop',
        'yearly profit',
        { kind: 'number', value: 30_000, unit: 'EUR' },
        { low: 15_000, high: 38_000, lowText: 'EUR 15,000', highText: 'EUR 38,000' },
      ],
      ['Second shop', 'fit', { kind: 'points', value: 0.6 }, null],
      ['Online shop', 'investment', { kind: 'number', value: 25_000, unit: 'EUR' }, null],
      ['Online shop', 'yearly profit', { kind: 'number', value: 18_000, unit: 'EUR' }, null],
      ['Online shop', 'fit', { kind: 'points', value: 0.8 }, null],
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it('give back what is no value, or lies outside its own range', () => {
    const { notUnderstood } = readOptions('A: profit = a lot; cost; price = 5 (6 - 7); x = 1.234', '.');
    expect(notUnderstood).toEqual(['A: profit = a lot', 'A: cost', 'A: price = 5 (6 - 7)']);
  });

  it('are scored, and a number within its range may take the first place away', () => {
    const { cells } = readOptions(text, '.');
    const lines = 'investment 20 lower\nyearly profit 60 higher\nfit 20 higher';
    const { result } = weigh({ cells, weights: new Map() }, readWanted(lines));
    if (result === null) throw new Error('a result');
    // Second: 0·20 + 1·60 + 0.6·20; online: 1·20 + 0·60 + 0.8·20.
    expect(leadOf(result, 'Second shop')).toBeCloseTo((60 + 12 - 20 - 16) / 100, 12);
    const [swing] = leadSwings(result, cells);
    // At 15,000 the online shop has the most profit: second 0.6·20, online 20 + 60 + 16.
    expect(swing?.atLow).toBeCloseTo((12 - 96) / 100, 12);
    expect(swing?.atHigh).toBeCloseTo((60 + 12 - 36) / 100, 12);
  });
});

describe('a sentence of a source', () => {
  it.each([
    ['Our repeat orders grew by 12 % last year.', 'strengths'],
    ['We lost two drivers in spring.', 'weaknesses'],
    ['Demand in the market is rising.', 'opportunities'],
    ['Ein Wettbewerber bedroht die Preise.', 'threats'],
    ['Unsere Stammkunden sind treu.', 'strengths'],
    ['We did not lose a customer.', null],
    ['We lost orders while the market grew.', null],
    ['The shop opens at nine.', null],
  ])('“%s” is %s', (sentence, quadrant) => {
    expect(quadrantOf(sentence)).toBe(quadrant);
  });
});
