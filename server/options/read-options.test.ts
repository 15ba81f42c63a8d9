import { describe, expect, it } from 'vitest';
import { weigh } from '../vendors/criteria.ts';
import { readWanted } from '../vendors/read-wanted.ts';
import { directionOfOption } from './option-direction.ts';
import { readOptions } from './read-options.ts';
import { leadOf, leadSwings } from './swings.ts';
import { quadrantOf, quadrantsOf } from './swot.ts';

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

  it('are read with a colon, a blank or an equals sign before their value', () => {
    const lines = 'A: investment: £145,000; profit £38,500 (£20,000 - £45,000); fit 2/5\nDo nothing: cost 0';
    const { cells, notUnderstood } = readOptions(lines, '.');
    expect(notUnderstood).toEqual([]);
    expect(cells.map(({ criterion, text: said, range }) => [criterion, said, range?.high ?? null])).toEqual([
      ['investment', '£145,000', null],
      ['profit', '£38,500', 45_000],
      ['fit', '2/5', null],
      ['cost', '0', null],
    ]);
  });

  it('are scaled by a letter beside a currency, and cost nothing without a unit', () => {
    const { cells } = readOptions('A: cost £60k\nB: cost 0\nC: cost £145,000 (£120k - £0.2m)', '.');
    expect(cells.map(({ answer }) => (answer.kind === 'number' ? answer.value : null))).toEqual([
      60_000, 0, 145_000,
    ]);
    expect(cells[2]?.range?.high).toBe(200_000);
    const { result, notScored } = weigh({ cells, weights: new Map() }, readWanted('cost 100 lower'));
    expect(notScored).toEqual([]);
    expect(result?.scores.map(({ option }) => option)).toEqual(['B', 'A', 'C']);
  });

  it('keep a number that is about so much, and leave a place empty where none is known', () => {
    const { cells, notUnderstood } = readOptions('A: cost = about $25,000; load = ?\nB: cost = ca. $9k', '.');
    expect(cells.map(({ text: said, answer }) => [said, answer])).toEqual([
      ['about $25,000', { kind: 'number', value: 25_000, unit: 'USD' }],
      ['ca. $9k', { kind: 'number', value: 9000, unit: 'USD' }],
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['yearly profit', 'higher'],
    ['Deckungsbeitrag p.a.', 'higher'],
    ['investment', 'lower'],
    ['Personalkosten', 'lower'],
    ['cost saving', null],
    ['amount', null],
  ])('of money “%s” is better %s where the person does not say it', (name, better) => {
    const { cells } = readOptions(`A: ${name} = EUR 5\nB: ${name} = EUR 6`, '.');
    const { result, notScored } = weigh({ cells, weights: new Map() }, [], directionOfOption);
    expect(result?.criteria[0]?.better ?? null).toBe(better);
    expect(notScored.map(({ why }) => why)).toEqual(better === null ? ['direction'] : []);
  });

  it('leave out an amount that can be read two ways', () => {
    const { cells, twoWays } = readOptions('A: cost = £ 32.000; price = £12.50\nB: cost = £32,000', '.');
    expect(twoWays).toEqual(['A: cost = £ 32.000']);
    expect(cells.map(({ text: said }) => said)).toEqual(['£12.50', '£32,000']);
    expect(readOptions('A: Kosten = 185.000 €', ',').cells.map(({ answer }) => answer)).toEqual([
      { kind: 'number', value: 185_000, unit: 'EUR' },
    ]);
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
    ['We don’t have a shortage of cash.', null],
    ['Our wages rose by 10 %.', 'weaknesses'],
    ['Our complaints fell by a third.', 'strengths'],
    ['Our prices rose.', null],
    ['Inflation is rising.', 'threats'],
    ['Die Zinsen könnten weiter steigen.', 'threats'],
    ['Our competitor grew by 20 %.', 'threats'],
    ['Competitor SudsNow cut its prices by 10 %.', 'threats'],
    ['Ein Wettbewerber am Bahnhof schließt im Mai.', 'opportunities'],
    ['A rival lost its licence and opened a shop.', null],
    ['Der Umsatz stieg um 6 %.', 'strengths'],
    ['Der Umsatz der Branche stieg um 6 %.', null],
  ])('“%s” is %s', (sentence, quadrant) => {
    expect(quadrantOf(sentence)).toBe(quadrant);
  });

  it('is what the note calls it, for its line and below its heading, over what its words say', () => {
    const note = [
      ['Threat: from April relief ends, which would cost us more.', true],
      ['Risiken: Der Großkunde schreibt neu aus.', true],
      ['Die Verordnung verbietet unsere Altanlagen.', false],
      ['Our repeat orders grew by 12 %.', true],
      ['Our weakness is that two of us can run the kiln.', true],
      ['Opportunities', true],
      ['A reseller in York has asked for samples.', true],
      ['Next steps', true],
      ['Call the reseller on Monday.', true],
    ] as const;
    expect(quadrantsOf(note.map(([said, opensLine]) => ({ text: said, opensLine })))).toEqual([
      'threats',
      'threats',
      'threats',
      'strengths',
      'weaknesses',
      null,
      'opportunities',
      null,
      null,
    ]);
  });
});
