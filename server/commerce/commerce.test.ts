import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashNeed } from './cash-need.ts';
import { concentration, quartilesOf } from './competition.ts';
import { boughtIn, reviewsAMonth, salesByReviews } from './demand.ts';
import {
  landedCost,
  landedForMargin,
  mostAdShare,
  priceForMargin,
  unitEconomics,
  type UnitInputs,
} from './unit-economics.ts';

const unit: UnitInputs = {
  price: 30,
  cost: 6,
  freight: 1,
  duty: 0.05,
  vat: 0.2,
  feeRate: 0.1,
  fulfilment: 4,
  adShare: 0.08,
  returns: 0.1,
};

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** Counted over a thousand units one by one, as a ledger would. */
function ledger(given: UnitInputs): number {
  let left = 0;
  for (let i = 0; i < 1_000; i += 1) {
    const isReturned = i < (given.returns ?? 0) * 1_000;
    left -= given.cost + given.cost * (given.duty ?? 0) + (given.freight ?? 0);
    left -= (given.fulfilment ?? 0) + given.price * (given.adShare ?? 0);
    if (isReturned) continue;
    left += given.price;
    left -= given.price - given.price / (1 + (given.vat ?? 0));
    left -= given.price * (given.feeRate ?? 0);
  }
  return left / 1_000;
}

const units: fc.Arbitrary<UnitInputs> = fc.record({
  price: fc.double({ min: 1, max: 500, noNaN: true }),
  cost: fc.double({ min: 0.1, max: 200, noNaN: true }),
  freight: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
  duty: fc.option(fc.double({ min: 0, max: 0.3, noNaN: true })),
  vat: fc.option(fc.double({ min: 0, max: 0.27, noNaN: true })),
  feeRate: fc.option(fc.double({ min: 0, max: 0.3, noNaN: true })),
  fulfilment: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
  adShare: fc.option(fc.double({ min: 0, max: 0.4, noNaN: true })),
  returns: fc.option(fc.double({ min: 0, max: 0.3, noNaN: true })),
});

describe('one unit', () => {
  it('leaves what a ledger of a thousand units leaves, VAT taken out of the price and the fee of the whole price', () => {
    const { contribution, netPrice, referral, landed } = unitEconomics(unit);
    expect(landed).toBeCloseTo(6 + 0.3 + 1);
    expect(netPrice).toBeCloseTo(25);
    expect(referral).toBeCloseTo(0.9 * 0.1 * 30);
    expect(contribution).toBeCloseTo(ledger(unit));
    // 25 − 2.5 refunded − 2.7 referral − 4 fulfilment − 2.4 advertising − 7.3 landed
    expect(contribution).toBeCloseTo(6.1);
  });

  it('is a straight line in the price: put back in, the break-even price leaves nothing', () => {
    fc.assert(
      fc.property(units, (given) => {
        const { breakEven, keep } = unitEconomics(given);
        fc.pre(keep > 0.01);
        expect(breakEven).not.toBeNull();
        expect(unitEconomics({ ...given, price: breakEven ?? 0 }).contribution).toBeCloseTo(0, 6);
      }),
    );
  });

  it('has a price and a landed cost for a margin, which give that margin', () => {
    fc.assert(
      fc.property(units, (given) => {
        const worked = unitEconomics(given);
        const price = priceForMargin(worked, 0.25);
        fc.pre(price !== null && worked.keep - 0.25 / (1 + (given.vat ?? 0)) > 0.01);
        expect(unitEconomics({ ...given, price: price ?? 0 }).margin).toBeCloseTo(0.25, 6);
        const landed = landedForMargin(worked, 0.25);
        const other = unitEconomics({ ...given, cost: landed, freight: 0, duty: 0 });
        expect(other.margin).toBeCloseTo(0.25, 6);
        const ads = unitEconomics({ ...given, adShare: mostAdShare(worked) });
        expect(ads.contribution).toBeCloseTo(0, 6);
      }),
    );
  });

  it('has no break-even price where fees, VAT and advertising take each further unit of price', () => {
    const given = { ...unit, feeRate: 0.5, adShare: 0.6 };
    expect(unitEconomics(given).breakEven).toBeNull();
    expect(priceForMargin(unitEconomics(given), 0.25)).toBeNull();
  });

  it('leaves out what was not given and names it; with it, less would be left', () => {
    fc.assert(
      fc.property(units, (given) => {
        const full = unitEconomics(given);
        const bare = unitEconomics({ ...given, feeRate: null, fulfilment: null });
        expect(bare.missing).toEqual(expect.arrayContaining(['feeRate', 'fulfilment']));
        expect(bare.contribution).toBeGreaterThanOrEqual(full.contribution - 1e-9);
        expect(bare.margin).toBeGreaterThanOrEqual(full.margin - 1e-9);
        expect(bare.keep).toBeGreaterThanOrEqual(full.keep - 1e-9);
      }),
    );
    expect(landedCost({ cost: 6, freight: null, duty: null })).toBe(6);
  });
});

describe('the cash of a first order', () => {
  it('is back after the least number of units whose proceeds reach it', () => {
    const worked = unitEconomics(unit);
    const cash = cashNeed(worked, 500, 800);
    expect(cash.whole).toBeCloseTo(500 * 7.3 + 800);
    let [sold, back] = [0, 0];
    while (back < cash.whole) {
      sold += 1;
      back += worked.contribution + worked.landed;
    }
    expect(cash.unitsBack).toBe(sold);
    expect(cash.unitsOnce).toBe(Math.ceil(800 / 6.1));
  });

  it('adds no unit for a rounding of decimals, and never comes back where a unit brings nothing in', () => {
    const plain = unitEconomics({
      ...unit,
      price: 10,
      cost: 1,
      freight: 0,
      duty: 0,
      vat: 0,
      feeRate: 0,
      fulfilment: 0,
      adShare: 0,
      returns: 0,
    });
    expect(cashNeed(plain, 30, null)).toMatchObject({ unitsBack: 3, unitsOnce: null, whole: 30 });
    expect(cashNeed(unitEconomics({ ...unit, price: 3 }), 10, 50)).toMatchObject({
      unitsBack: null,
      unitsOnce: null,
    });
  });
});

describe('a market', () => {
  it('has the concentration of the published example: 30, 30, 20 and 20 percent are 2,600 points', () => {
    expect((concentration([30, 30, 20, 20]) ?? 0) * 10_000).toBeCloseTo(2_600);
    expect(concentration([5])).toBe(1);
    expect(concentration([0, 0])).toBeNull();
    expect(concentration([])).toBeNull();
  });

  it('has quartiles between neighbours on a straight line', () => {
    expect(quartilesOf([10, 20, 30, 40])).toEqual({ low: 17.5, middle: 25, high: 32.5 });
    expect(quartilesOf([])).toBeNull();
  });
});

describe('proxies of demand', () => {
  it.each([
    ['500+ bought in past month', 500],
    ['1K+ bought in past month', 1_000],
    ['10K+', 10_000],
    ['1.5K+', 1_500],
    ['2,000+', 2_000],
    ['2.000+', 2_000],
    ['Mehr als 900 Mal im letzten Monat gekauft', 900],
    ['1,5 Tsd.+', 1_500],
    ['bought often', null],
    ['', null],
    ['12 % more', null],
  ])('%s is %s', (text, value) => {
    expect(boughtIn(text)).toBe(value);
  });

  it('count reviews a month since the first day, and sales as so many per review', () => {
    expect(reviewsAMonth(240, day('2024-01-01'), day('2026-01-01'))).toBeCloseTo(
      240 / (731 / (365.25 / 12)),
      9,
    );
    expect(reviewsAMonth(4, day('2026-01-01'), day('2026-01-20'))).toBeNull();
    expect(reviewsAMonth(4, day('2026-02-01'), day('2026-01-20'))).toBeNull();
    expect(salesByReviews(10, { low: 0.01, value: 0.02, high: 0.05 })).toEqual({
      low: 200,
      middle: 500,
      high: 1_000,
    });
  });
});
