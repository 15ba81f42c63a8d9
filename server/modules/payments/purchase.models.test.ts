import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleIndexAt, cycleStart } from '../billing/billing.models.ts';
import { cyclesOf } from '../billing/plan-periods.ts';
import { findPlan, freePlan, plans } from '../billing/plans.ts';
import { price, quoteOf, sumOf, type Holding } from './purchase.models.ts';

const start = new Date('2026-01-31T08:00:00Z');
const dayMs = 86_400_000;

/** Somebody with a paid plan since `start`, at an instant within what is paid. */
function holdingAt(slug: string, interval: 'monthly' | 'yearly', now: Date, creditsLeft: number): Holding {
  const plan = findPlan(slug) ?? freePlan;
  const index = cycleIndexAt(start, now);
  return {
    plan,
    interval,
    startedAt: start,
    periodStartedAt: start,
    cycleStartedAt: cycleStart(start, index),
    nextRefillAt: cycleStart(start, index + 1),
    paidUntil: cycleStart(start, cyclesOf[interval]),
    cancelledAt: null,
    nextPlan: null,
    nextInterval: null,
    dueInvoiceId: null,
    returnedMinor: 0,
    returnedOfMinor: 0,
    planCreditsLeft: Math.round(plan.monthlyCredits * 1000 * creditsLeft),
  };
}

const anyInterval = fc.constantFrom('monthly' as const, 'yearly' as const);
const anyPaid = fc.constantFrom(...plans.slice(1).map((plan) => plan.slug));

/** What is taken off the price of Pro for a Plus that began some days ago. */
const off = (days: number, creditsLeft: number) => {
  const now = new Date(start.getTime() + days * dayMs);
  const priced = price({ plan: 'pro' }, holdingAt('plus', 'monthly', now, creditsLeft), null, now);
  return 7900 - priced.totalMinor;
};

describe('R12 what a change of plan costs', () => {
  it('R12 takes off no more than was paid, never pays out, and adds its lines up', () => {
    fc.assert(
      fc.property(
        anyPaid,
        anyInterval,
        anyPaid,
        anyInterval,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, fromInterval, to, toInterval, time, creditsLeft) => {
          fc.pre(from !== to || fromInterval !== toInterval);
          const end = cycleStart(start, cyclesOf[fromInterval]);
          const now = new Date(start.getTime() + Math.floor((end.getTime() - start.getTime()) * time));
          const holding = holdingAt(from, fromInterval, now, creditsLeft);
          const priced = price({ plan: to, interval: toInterval }, holding, null, now);
          const isLater = priced.effect === 'starts_later';
          const unused = priced.lines
            .filter(({ kind }) => kind === 'unused')
            .map(({ amount }) => -amount.amount_minor);
          expect(priced.totalMinor).toBe(sumOf(priced.lines));
          expect(
            unused.every((amount) => amount > 0 && amount <= holding.plan.prices[fromInterval].amount_minor),
          ).toBe(true);
          expect(isLater ? priced.totalMinor === 0 : priced.totalMinor > 0).toBe(true);
          expect(Number.isSafeInteger(priced.totalMinor)).toBe(true);
        },
      ),
    );
  });

  it('R12 takes off less the later it is and the more was spent', () => {
    expect([off(0, 1), off(14, 1), off(14, 0.25), off(27, 1), off(0, 0)]).toEqual([2900, 1450, 725, 103, 0]);
  });

  it('R12 values the months of a year that have not begun', () => {
    const now = cycleStart(start, 6);
    const priced = price(
      { plan: 'plus', interval: 'yearly' },
      holdingAt('starter', 'yearly', now, 0),
      null,
      now,
    );
    expect(priced.lines.map(({ amount }) => amount.amount_minor)).toEqual([29_000, -5000]);
  });
});

describe('R9 quotes', () => {
  const now = new Date(start.getTime() + dayMs);
  const holding = holdingAt('starter', 'monthly', now, 1);
  const quote = (over: Partial<Holding> = {}, lastPaid: string | null = null, plan = 'plus') => {
    const held = { ...holding, ...over };
    return quoteOf('usr_1', { plan }, held, price({ plan }, held, null, now), lastPaid);
  };

  it('R9 stays the same while nothing changed and is another one after anything did', () => {
    expect(quote()).toBe(quote());
    const others = [
      quote({}, 'chk_1'),
      quote({}, null, 'pro'),
      quote({ cancelledAt: now }),
      quote({ planCreditsLeft: 0 }),
    ];
    expect(new Set([quote(), ...others]).size).toBe(5);
  });
});
