import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargeFor,
  cycleIndexAt,
  cycleStart,
  fundFromLots,
  receiptLines,
  reclaimOf,
  shownStatus,
  splitHold,
  type Lot,
} from './billing.models.ts';

const now = new Date('2026-11-20T10:00:00Z');
const lot = (id: string, remaining: number, over: Partial<Lot> = {}): Lot => ({
  id,
  remaining,
  priority: 10,
  expiresAt: null,
  createdAt: now,
  ...over,
});

describe('C1 funding a hold', () => {
  it('C1 takes the lowest priority first, then what expires soonest', () => {
    const lots = [
      lot('bought', 9000, { priority: 40 }),
      lot('later', 2000, { expiresAt: new Date('2027-01-01') }),
      lot('sooner', 1000, { expiresAt: new Date('2026-12-01') }),
    ];
    expect(fundFromLots(lots, 4000, now)).toEqual([
      { lotId: 'sooner', amount: 1000 },
      { lotId: 'later', amount: 2000 },
      { lotId: 'bought', amount: 1000 },
    ]);
  });

  it('C1 takes nothing from an expired lot and nothing at all when it is not enough', () => {
    expect(fundFromLots([lot('old', 5000, { expiresAt: now }), lot('new', 1000)], 2000, now)).toBeNull();
  });

  it('C1 splits a hold into charge and return without losing a millicredit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9000), { minLength: 1, maxLength: 5 }),
        fc.nat(50_000),
        (amounts, wanted) => {
          const total = amounts.reduce((sum, amount) => sum + amount, 0);
          const charge = Math.min(total, wanted);
          const split = splitHold(
            amounts.map((amount, index) => ({ lotId: `lot_${index}`, amount })),
            charge,
          );
          expect(split.reduce((sum, one) => sum + one.charged, 0)).toBe(charge);
          expect(
            split.every(
              (one, index) =>
                one.charged >= 0 && one.returned >= 0 && one.charged + one.returned === amounts[index],
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('C1 the price of a run', () => {
  it('C1 rounds the steps up to whole credits and never goes above the hold', () => {
    expect(chargeFor(0, 30_000)).toBe(0);
    expect(chargeFor(1, 30_000)).toBe(1000);
    expect(chargeFor(12_000, 30_000)).toBe(12_000);
    expect(chargeFor(99_500, 30_000)).toBe(30_000);
  });

  it('C1 makes receipt lines and rounding add up to the charge', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5000), { maxLength: 8 }),
        fc.integer({ min: 0, max: 20 }),
        (prices, holdCredits) => {
          const charge = chargeFor(
            prices.reduce((sum, price) => sum + price, 0),
            holdCredits * 1000,
          );
          const { lines, rounding } = receiptLines(
            prices.map((millicredits) => ({ title: 't', tool: 't', stage: 's', millicredits })),
            charge,
          );
          expect(lines.reduce((sum, line) => sum + line.millicredits, rounding)).toBe(charge);
          expect(rounding).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('C1 monthly cycles', () => {
  it('C1 keeps the day of the month, clamped to short months', () => {
    const start = new Date('2026-01-31T08:00:00Z');
    expect([1, 2, 3].map((index) => cycleStart(start, index).toISOString())).toEqual([
      '2026-02-28T08:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
      '2026-04-30T08:00:00.000Z',
    ]);
  });

  it('C1 finds for every instant the cycle it is in', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
        fc.nat(900),
        (start, days) => {
          const at = new Date(start.getTime() + days * 86_400_000);
          const index = cycleIndexAt(start, at);
          expect(cycleStart(start, index) <= at && at < cycleStart(start, index + 1)).toBe(true);
        },
      ),
    );
  });

  it('C1 ends a cycle at the same hour of the same day, whatever zone and daylight saving its reader has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          '2026-01-31T23:59:59.999Z',
          '2026-03-29T00:59:59.000Z',
          '2026-10-25T01:00:00.000Z',
          '2024-02-29T00:00:00.000Z',
        ),
        fc.nat(400),
        (first, index) => {
          const start = new Date(first);
          const cycle = cycleStart(start, index);
          expect(cycle.toISOString().slice(11)).toBe(start.toISOString().slice(11));
          const lastDay = new Date(Date.UTC(cycle.getUTCFullYear(), cycle.getUTCMonth() + 1, 0)).getUTCDate();
          expect(cycle.getUTCDate()).toBe(Math.min(start.getUTCDate(), lastDay));
          // The last instant belongs to the cycle, the next one to the one after it.
          expect(cycleIndexAt(start, new Date(cycleStart(start, index + 1).getTime() - 1))).toBe(index);
          expect(cycleIndexAt(start, cycleStart(start, index + 1))).toBe(index + 1);
        },
      ),
    );
  });
});

describe('R9 the part of a grant whose money went back', () => {
  it('R9 is whole credits, never more than was granted, all of it for all, and grows with the money', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat(12_000_000),
        (credits, paid, returned) => {
          const part = reclaimOf(credits * 1000, returned, paid);
          expect(part % 1000).toBe(0);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(credits * 1000);
          expect(reclaimOf(credits * 1000, paid, paid)).toBe(credits * 1000);
          expect(reclaimOf(credits * 1000, returned + 1, paid)).toBeGreaterThanOrEqual(part);
        },
      ),
    );
  });
});

it.each([
  ['active', 'active'],
  ['paid', 'paid'],
  ['past_due', 'pending'],
  ['open', 'pending'],
  ['unpaid', 'inactive'],
  ['canceled', 'inactive'],
  ['uncollectible', 'failed'],
])('F9 shows the word “%s” as “%s”, so that nothing bad is green', (word, shown) => {
  expect(shownStatus(word)).toBe(shown);
});
