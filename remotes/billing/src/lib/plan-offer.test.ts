import { describe, expect, it } from 'vitest';
import { euros, plans, plusPlan, subscription } from '../testing/billing-fixtures.ts';
import { monthOf, monthsFree, priceOfThousand, standingOf } from './plan-offer.ts';
import { priceLineNote, priceLineTitle } from './price-line.ts';
import { isSamePurchase, paymentPath, purchaseFields, readPurchase } from './purchase.ts';
import { deepReportsOf } from './work-of-credits.ts';

const [free, starter, plus] = plans as [
  (typeof plans)[number],
  (typeof plans)[number],
  (typeof plans)[number],
];

describe('R12 how a plan compares with the own one', () => {
  it.each([
    ['the own plan', plus, 'monthly', plusPlan, 'current'],
    ['the own plan, paid otherwise', plus, 'yearly', plusPlan, 'interval'],
    ['a smaller plan', starter, 'monthly', plusPlan, 'smaller'],
    ['the free plan while a paid one runs', free, 'monthly', plusPlan, 'free'],
    ['the free plan of somebody who has it', free, 'yearly', subscription(), 'current'],
    ['a bigger plan', plus, 'monthly', subscription(), 'upgrade'],
  ] as const)('R12 %s', (_name, plan, interval, own, standing) => {
    expect(standingOf(plan, interval, own, plans)).toBe(standing);
  });

  it('R12 says what a year is in months, and what it saves', () => {
    expect(monthOf(euros(290))).toEqual({ amount_minor: 2417, currency: 'EUR' });
    expect([monthsFree(plans), monthsFree([free]), monthsFree([])]).toEqual([2, 0, 0]);
  });

  it('R12 prices a thousand credits, and counts them in reports', () => {
    expect([priceOfThousand(plus)?.amount_minor, priceOfThousand(free)]).toEqual([483, null]);
    expect([deepReportsOf(6000), deepReportsOf(79), deepReportsOf(0)]).toEqual([75, 0, 0]);
  });
});

describe('R9 what the address chooses', () => {
  it.each([
    [
      { plan: 'plus', interval: 'yearly' },
      { kind: 'plan', plan: 'plus', interval: 'yearly' },
    ],
    [
      { plan: 'plus', interval: 'weekly' },
      { kind: 'plan', plan: 'plus', interval: 'monthly' },
    ],
    [{ top_up: 'credits_500' }, { kind: 'top_up', topUp: 'credits_500' }],
    [{ invoice: 'inv_1' }, { kind: 'invoice', invoiceId: 'inv_1' }],
    [{ plan: '' }, null],
    [{ plan: 'x'.repeat(41) }, null],
    [{}, null],
  ])('R9 %j', (query, purchase) => {
    expect(readPurchase(query)).toEqual(purchase);
  });

  it('R9 writes an address that reads as the same purchase', () => {
    const all = [
      { kind: 'plan', plan: 'a & b', interval: 'yearly' },
      { kind: 'top_up', topUp: 'credits_500' },
      { kind: 'invoice', invoiceId: 'inv_1' },
    ] as const;
    for (const purchase of all) {
      const { searchParams } = new URL(paymentPath(purchase), 'http://loupe.test');
      expect(readPurchase(Object.fromEntries(searchParams))).toEqual(purchase);
      expect(isSamePurchase(purchase, { ...purchase })).toBe(true);
    }
    expect(isSamePurchase(all[0], null)).toBe(false);
    expect(purchaseFields(all[2])).toEqual({ invoice_id: 'inv_1' });
  });
});

describe('R9 the lines of an order', () => {
  const titles = { plus: 'Plus' };
  const base = { title: 'As the invoice says', amount: euros(1), plan: null, interval: null, credits: null };
  const from = '2026-01-05T12:00:00Z';
  const to = '2026-02-05T12:00:00Z';
  it.each([
    [{ ...base, kind: 'plan', plan: 'plus', interval: 'yearly', from, to }, 'Plus plan, paid yearly'],
    [{ ...base, kind: 'unused', plan: 'plus', from: null, to: null }, 'Unused time of the Plus plan'],
    [{ ...base, kind: 'top_up', credits: 500, from: null, to: null }, '500 credits'],
    [{ ...base, kind: 'plan', from: null, to: null }, 'As the invoice says'],
    [{ ...base, kind: 'plan', plan: 'gone', from: null, to: null }, 'gone plan, paid monthly'],
  ] as const)('R9 %j', (line, title) => {
    expect(priceLineTitle(line, titles)).toBe(title);
  });

  it('R9 F5 a line says its time, bought credits that they stay', () => {
    expect(priceLineNote({ ...base, kind: 'plan', from, to })).toBe('05-01-2026 to 05-02-2026');
    expect(priceLineNote({ ...base, kind: 'top_up', from: null, to: null })).toBe('never expire');
    expect(priceLineNote({ ...base, kind: 'plan', from: null, to: null })).toBeNull();
  });
});
