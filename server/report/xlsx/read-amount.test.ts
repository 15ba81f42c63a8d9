import { expect, it } from 'vitest';
import { readAmounts } from './read-amount.ts';

const read = (texts: readonly string[], mark: ',' | '.') =>
  readAmounts(texts, mark).map((one) => (one === null ? null : `${one.value} ${one.unit}`));

it('reads amounts with their scale as numbers of one unit, so that a workbook can compute with them', () => {
  expect(read(['USD 4,812 million', 'USD 4,530 million'], '.')).toEqual([
    '4812 USD million',
    '4530 USD million',
  ]);
  expect(read(['−1.040 Tsd. EUR', '64.218 Tsd. EUR'], ',')).toEqual(['-1040 Tsd. EUR', '64218 Tsd. EUR']);
  expect(read(['14.210 Tsd. EUR = 14,21 Mio. EUR', '231.877 Tsd. EUR'], ',')).toEqual([
    '14210 Tsd. EUR',
    '231877 Tsd. EUR',
  ]);
  expect(read(['EUR 43,150 thousand = EUR 43.15 million', 'EUR 7 million'], '.')).toEqual([
    '43.15 EUR million',
    '7 EUR million',
  ]);
  expect(read(['97.42', '8.1 %'], '.')).toEqual(['97.42 ', '8.1 %']);
});

it('leaves text what is no single number', () => {
  expect(read(['about EUR 430 million', 'EUR 330–345 million', 'more than 1,400'], '.')).toEqual([
    null,
    null,
    null,
  ]);
});
