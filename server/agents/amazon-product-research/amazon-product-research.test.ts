import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { doubted, headline, research, statusOf, valueOf } from './testing/research.ts';

/** Name, brand, price, reviews, sales, rating, first day. */
const rows = [
  ['Bamboo Bread Box A', 'Orla', 31.5, 410, 300, 4.2, '2023-01-01'],
  ['Bamboo Bread Box B', 'Tamsin', 24.9, 95, 120, 4.6, '2025-05-11'],
  ['Steel Bread Box', 'Orla', 39, 1_240, 700, 3.9, '2021-02-03'],
  ['Bread Box with Board', 'Wick', 28, 60, 80, 4.4, '2026-03-14'],
  ['Roll-top Bread Box', 'Hale', 44.9, 310, 210, 4.1, '2022-07-07'],
  ['Linen Bread Bag', 'Ferrow', 19.9, 33, 150, 4.7, '2026-06-30'],
  ['Tall Bread Box', 'Quill', 35.5, 150, 90, 4, '2024-04-01'],
  ['Small Bread Box', 'Tamsin', 22, 480, 260, 3.8, '2022-11-20'],
  ['Bread Box Set', 'Vane', 49, 75, 40, 4.5, '2025-01-15'],
  ['Double Bread Box', 'Marl', 33, 205, 110, 4.3, '2023-09-09'],
  ['Corner Bread Box', 'Pell', 29.5, 18, 30, 4.4, '2026-08-02'],
] as const;
const head = 'Title,Brand,Price (EUR),Reviews,Monthly Sales,Rating,Date First Available';
const listings = `${head}\n${rows.map((row) => row.join(',')).join('\n')}\n`;
const costs = {
  price: '32',
  cost: '7.5',
  quantity: '400',
  freight: '1.1',
  vat: '19',
  fee_rate: '12',
  fulfilment_fee: '4.6',
  ad_share: '9',
  duty: '4',
  returns: '5',
  once: '700',
};

/** What is left of one unit at a price, as a ledger of 100 units. */
function left(price: number): number {
  let sum = 0;
  for (let i = 0; i < 100; i += 1) {
    sum -= 7.5 * 1.04 + 1.1 + 4.6 + 0.09 * price;
    if (i >= 5) sum += price / 1.19 - 0.12 * price;
  }
  return sum / 100;
}

/** Between neighbours on a straight line, by hand. */
function quartile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at % 1);
}

describe('a unit', () => {
  it('is worked out with VAT taken out of the price, and its break-even price leaves nothing', async () => {
    const run = await research({ listings: { 'x.csv': listings } }, costs);
    const own = left(32);
    expect(valueOf(run, 'landed-cost')).toBe('EUR 8.90');
    expect(valueOf(run, 'contribution')).toBe(`EUR ${own.toFixed(2)}`);
    expect(valueOf(run, 'margin')).toBe(`${((100 * own) / (32 / 1.19)).toFixed(1)} %`);
    let [low, high] = [0, 1_000];
    for (let i = 0; i < 60; i += 1) {
      const middle = (low + high) / 2;
      if (left(middle) < 0) low = middle;
      else high = middle;
    }
    expect(valueOf(run, 'break-even-price')).toBe(`EUR ${low.toFixed(2)}`);
    expect(valueOf(run, 'break-even-proof')).toBe('EUR 0.00');
    expect(valueOf(run, 'break-even-share')).toBe(`${((100 * low) / 32).toFixed(1)} %`);
    expect(valueOf(run, 'what-if-price')).toBe(`EUR ${left(28.8).toFixed(2)}`);
    expect(valueOf(run, 'cash')).toBe(
      `EUR ${(400 * 8.9 + 700).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
    expect(valueOf(run, 'break-even-units')).toBe(String(Math.ceil((400 * 8.9 + 700) / (own + 8.9))));
    expect(doubted(run)).toEqual([]);
  });

  it('is shown before fees that were not given, and no good word is said of it', async () => {
    const { fee_rate: _fee, fulfilment_fee: _fulfilment, ...rest } = costs;
    const run = await research({ listings: { 'x.csv': listings } }, rest);
    expect(headline(run)).toContain('not decided');
    expect(headline(run)).toContain('before referral fee and fulfilment fee');
    expect(run.report).toContain('Look up your category');
    for (const id of ['margin', 'return-on-landed', 'break-even-share', 'cash', 'demand'])
      expect(statusOf(run, id)).toBe('for review');
    expect(doubted(run)).toEqual([]);
  });

  it('that loses even before its fees is not listed, whatever they are', async () => {
    const run = await research(
      {},
      { price: '9', cost: '8', freight: '2', vat: '20', currency: 'gbp', quantity: '50' },
    );
    expect(headline(run)).toContain('do not list it at this price, every unit loses GBP 2.50');
    expect(statusOf(run, 'margin')).toBe('high risk');
    expect(run.report).toContain('even before');
    expect(doubted(run)).toEqual([]);
  });

  it('whose fees take the whole price is said to; where no price helps, none is given', async () => {
    const below = await research({}, { ...costs, price: '4', currency: 'EUR' });
    expect(below.report).toContain('take the whole price');
    expect(below.report).toContain('the cash does not come back');
    expect(doubted(below)).toEqual([]);
    const never = await research({}, { ...costs, fee_rate: '50', ad_share: '60' });
    expect(headline(never)).toContain('leave nothing at any price');
    expect(valueOf(never, 'break-even-price')).toBeUndefined();
    expect(doubted(never)).toEqual([]);
  });

  it('without a price is worked out at the median of the listings, and that is said', async () => {
    const { price: _, ...rest } = costs;
    const run = await research({ listings: { 'x.csv': listings } }, rest);
    expect(valueOf(run, 'price')).toBe(
      `EUR ${quartile(
        rows.map((row) => row[2]),
        0.5,
      ).toFixed(2)}`,
    );
    expect(run.report).toContain('No price was given: it is the median of the listings.');
    expect(doubted(run)).toEqual([]);
  });
});

describe('the decision', () => {
  const good = { ...costs, cost: '4', ad_share: '5' };

  it('is to list it only where the unit is good and something tells how much sells', async () => {
    const sold = await research({ listings: { 'x.csv': listings } }, { ...good, quantity: '200' });
    expect(statusOf(sold, 'demand')).toBe('low risk');
    expect(headline(sold)).toContain('because of the competition');
    const spread = listings.replace(',1240,', ',240,');
    const free = await research({ listings: { 'x.csv': spread } }, { ...good, quantity: '200' });
    expect(statusOf(free, 'competition')).not.toBe('high risk');
    expect(headline(free)).toContain('list it, ');
    const alone = await research({}, { ...good, currency: 'EUR' });
    expect(headline(alone)).toContain('how much sells is open');
    expect(alone.report).toContain('Still to give: Listings');
    expect([...doubted(sold), ...doubted(free), ...doubted(alone)]).toEqual([]);
  });

  it('is not good where the order does not bring back what is paid once', async () => {
    const run = await research(
      { listings: { 'x.csv': listings } },
      { ...good, quantity: '100', once: '9000' },
    );
    expect(statusOf(run, 'margin')).toBe('low risk');
    expect(statusOf(run, 'cash')).toBe('high risk');
    expect(headline(run)).toContain('and the cash');
    expect(run.report).toContain('the order does not pay for itself');
    expect(doubted(run)).toEqual([]);
  });

  it('does not take sales of another marketplace for those of one’s own', async () => {
    const run = await research({ listings: { 'x.csv': listings } }, { ...good, currency: 'GBP' });
    expect(statusOf(run, 'demand')).toBe('for review');
    expect(valueOf(run, 'order-lasts-middle')).toBeUndefined();
    expect(run.report).toContain('Your price is in GBP, the listings are in EUR');
    expect(doubted(run)).toEqual([]);
  });

  it('is against a margin with high risk, however good the rest is', async () => {
    const run = await research({ listings: { 'x.csv': listings } }, { ...costs, cost: '11.5' });
    expect(statusOf(run, 'margin')).toBe('high risk');
    expect(headline(run)).toContain('do not list it at this price');
    expect(doubted(run)).toEqual([]);
  });
});

describe('the market', () => {
  it('has quartiles, the place of the price, and the concentration over brands', async () => {
    const run = await research({ listings: { 'x.csv': listings } }, costs);
    const prices = rows.map((row) => row[2]);
    expect(valueOf(run, 'price-low')).toBe(`EUR ${quartile(prices, 0.25).toFixed(2)}`);
    expect(valueOf(run, 'price-high')).toBe(`EUR ${quartile(prices, 0.75).toFixed(2)}`);
    expect(valueOf(run, 'listings-cheaper')).toBe(String(prices.filter((price) => price < 32).length));
    const brands = new Map<string, number>();
    for (const [, brand, , reviews] of rows) brands.set(brand, (brands.get(brand) ?? 0) + reviews);
    const whole = [...brands.values()].reduce((a, b) => a + b);
    let squares = 0;
    for (const reviews of brands.values()) squares += (reviews / whole) ** 2;
    expect(valueOf(run, 'review-concentration')).toBe(squares.toFixed(2));
    expect(statusOf(run, 'competition')).toBe(squares > 0.25 ? 'high risk' : 'medium risk');
    const [rating, sales] = [5, 4].map((at) =>
      quartile(
        rows.map((row) => Number(row[at])),
        0.5,
      ),
    );
    const open = rows.filter((row) => row[5] < (rating ?? 0) && row[4] > (sales ?? 0));
    expect(valueOf(run, 'openings')).toBe(String(open.length));
  });

  it('has demand as ranges: estimates by quartile, the pace of reviews over an assumed share', async () => {
    const run = await research({ listings: { 'x.csv': listings } }, { ...costs, as_of: '2026-10-01' });
    const sales = rows.map((row) => row[4]);
    expect(valueOf(run, 'demand-sales-middle')).toBe(quartile(sales, 0.5).toFixed(0));
    const pace = rows.map((row) => {
      const days = (Date.parse('2026-10-01') - Date.parse(row[6])) / 86_400_000;
      return (row[3] * (365.25 / 12)) / days;
    });
    const middle = quartile(pace, 0.5);
    expect(valueOf(run, 'demand-velocity-low')).toBe((middle / 0.05).toFixed(0));
    expect(valueOf(run, 'demand-velocity-middle')).toBe((middle / 0.02).toFixed(0));
    expect(run.figures.find(({ id }) => id === 'assumed-review-rate')?.is_assumed).toBe(true);
    const back = Math.ceil((400 * 8.9 + 700) / (left(32) + 8.9));
    expect(valueOf(run, 'cash-months')).toBe(`${(back / quartile(sales, 0.25)).toFixed(1)} months`);
    const said = await research(
      { listings: { 'x.csv': listings } },
      { ...costs, as_of: '2026-10-01', assumptions: 'review rate = 4 % (3 % - 5 %)\nhope = 3' },
    );
    expect(valueOf(said, 'demand-velocity-middle')).toBe((middle / 0.04).toFixed(0));
    expect(said.report).toContain('Not understood among the assumptions: hope = 3');
    expect(doubted(said)).toEqual([]);
  });

  it('of few listings has no quartiles and no concentration', async () => {
    const few = listings.split('\n').slice(0, 4).join('\n');
    const run = await research({ listings: { 'x.csv': few } }, costs);
    expect(run.report).toContain('Fewer than 5 listings have a price');
    expect(statusOf(run, 'competition')).toBe('for review');
    expect(valueOf(run, 'demand-sales-low')).toBeUndefined();
    expect(doubted(run)).toEqual([]);
  });
});

const sheet = (currency: string) =>
  makeWorkbook([
    {
      name: 'Quotation',
      rows: [
        ['Quotation No. 18', null, null],
        ['FOB Ningbo', null, null],
        ['Item', 'MOQ', `Unit Price (${currency})`],
        ['Bread box', 300, 56],
        ['Bread box', 1_000, 49.5],
      ],
    },
  ]);

describe('a quote', () => {
  const { cost: _, ...rest } = costs;
  it('in another currency is refused with a sentence, and taken at a rate that is given', async () => {
    const given = { listings: { 'x.csv': listings }, quote: { 'q.xlsx': sheet('CNY') } };
    const refused = await research(given, rest);
    expect(refused.report).toContain('the quote is in CNY, your price in EUR; give the exchange rate');
    expect(valueOf(refused, 'contribution')).toBeUndefined();
    expect(doubted(refused)).toEqual([]);
    const taken = await research(given, { ...rest, rate: '0.125' });
    expect(valueOf(taken, 'unit-cost')).toBe('EUR 7.00');
    expect(valueOf(taken, 'landed-cost')).toBe(`EUR ${(7 * 1.04 + 1.1).toFixed(2)}`);
    expect(doubted(taken)).toEqual([]);
  });

  it('gives the price of the step that is reached, and none below its smallest order', async () => {
    const given = { listings: { 'x.csv': listings }, quote: { 'q.xlsx': sheet('EUR') } };
    expect(valueOf(await research(given, { ...rest, quantity: '1200' }), 'unit-cost')).toBe('EUR 49.50');
    const below = await research(given, { ...rest, quantity: '200' });
    expect(below.report).toContain('begins at 300 units and says no price for 200');
    const { quantity: _quantity, ...open } = rest;
    const least = await research(given, open);
    expect(valueOf(least, 'quantity')).toBe('300');
    expect(doubted(least)).toEqual([]);
  });

  it('with several prices for one quantity is not guessed at; a cost of the form wins', async () => {
    const two = 'Model,MOQ,Unit Price (EUR)\nA,300,5.10\nB,300,6.20\n';
    const given = { listings: { 'x.csv': listings }, quote: { 'q.csv': two } };
    expect((await research(given, rest)).report).toContain(
      'several prices hold for this quantity (lines 2, 3)',
    );
    const own = await research(given, costs);
    expect(valueOf(own, 'unit-cost')).toBe('EUR 7.50');
    expect(own.report).toContain('the quote was not used, because the form gives');
    expect(doubted(own)).toEqual([]);
  });
});
