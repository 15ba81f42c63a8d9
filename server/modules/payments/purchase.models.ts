import { utcDayOf } from '@loupe/shared/lib/dates/utc-days';
import { createHash } from 'node:crypto';
import type { Interval } from '@loupe/shared/contract/money';
import type { PriceLine } from '@loupe/shared/contract/payments';
import { appError } from '../../errors/app-error.ts';
import { cycleIndexAt, cycleStart, millisPerCredit } from '../billing/billing.models.ts';
import { cyclesOf } from '../billing/plan-periods.ts';
import { currency, findPlan, findTopUp, freePlan, type Plan, type TopUp } from '../billing/plans.ts';
import { titles } from '../../messages/titles-texts.ts';

/** What somebody asks to buy, as it came in. */
export interface Purchase {
  readonly plan?: string | undefined;
  readonly interval?: Interval | undefined;
  readonly top_up?: string | undefined;
  readonly invoice_id?: string | undefined;
}

/** What the account has when it buys. Millicredits. */
export interface Holding {
  readonly plan: Plan;
  readonly interval: Interval | null;
  readonly startedAt: Date;
  readonly cycleStartedAt: Date;
  readonly nextRefillAt: Date;
  readonly periodStartedAt: Date | null;
  readonly paidUntil: Date | null;
  readonly cancelledAt: Date | null;
  readonly nextPlan: string | null;
  readonly nextInterval: Interval | null;
  readonly dueInvoiceId: string | null;
  readonly planCreditsLeft: number;
  /** What went back of this period's payment, and of how much. */
  readonly returnedMinor: number;
  readonly returnedOfMinor: number;
}

export interface OpenInvoice {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly PriceLine[];
  readonly amountMinor: number;
  readonly plan: string | null;
  readonly interval: string | null;
}

/** A purchase with its price. `pays_now` is charged today; `starts_later` waits for the end of the paid period. */
export type Priced =
  | {
      kind: 'top_up';
      effect: 'pays_now';
      title: string;
      lines: PriceLine[];
      totalMinor: number;
      topUp: TopUp;
    }
  | {
      kind: 'plan';
      effect: 'pays_now' | 'starts_later';
      title: string;
      lines: PriceLine[];
      totalMinor: number;
      plan: Plan;
      interval: Interval;
      startsAt: Date;
    }
  | {
      kind: 'invoice';
      effect: 'pays_now';
      title: string;
      lines: PriceLine[];
      totalMinor: number;
      invoice: OpenInvoice;
    };

const day = (date: Date) => utcDayOf(date);

/**
 * Prices a purchase. Throws `purchase.unclear`, `plan.*`, `top_up.unknown`, and `invoice.open` when the plan's own payment
 * is overdue. A bigger plan starts now: the unused part of the old one is taken off. A smaller one starts when the paid
 * period ends, and so does paying monthly instead of yearly.
 */
export function price(purchase: Purchase, holding: Holding, invoice: OpenInvoice | null, now: Date): Priced {
  const asked = [purchase.plan, purchase.top_up, purchase.invoice_id].filter((one) => one !== undefined);
  if (asked.length !== 1) throw appError('purchase.unclear');
  if (purchase.top_up !== undefined) return priceTopUp(purchase.top_up);
  if (purchase.invoice_id !== undefined) {
    if (!invoice) throw appError('invoice.not_found');
    const { title, lines, amountMinor } = invoice;
    return {
      kind: 'invoice',
      effect: 'pays_now',
      title,
      lines: [...lines],
      totalMinor: amountMinor,
      invoice,
    };
  }
  return pricePlan(purchase.plan ?? '', purchase.interval ?? 'monthly', holding, now);
}

function priceTopUp(slug: string): Priced {
  const topUp = findTopUp(slug);
  if (!topUp) throw appError('top_up.unknown', { field: 'top_up' });
  const title = titles().creditsOf(topUp.credits);
  const line: PriceLine = {
    kind: 'top_up',
    title,
    amount: topUp.price,
    plan: null,
    interval: null,
    credits: topUp.credits,
    from: null,
    to: null,
  };
  return {
    kind: 'top_up',
    effect: 'pays_now',
    title,
    lines: [line],
    totalMinor: topUp.price.amount_minor,
    topUp,
  };
}

function pricePlan(slug: string, interval: Interval, holding: Holding, now: Date): Priced {
  const plan = findPlan(slug);
  if (!plan) throw appError('plan.unknown', { field: 'plan' });
  if (plan.slug === freePlan.slug) throw appError('plan.not_sold', { field: 'plan' });
  if (holding.dueInvoiceId !== null) throw appError('invoice.open');
  const isSame = plan.slug === holding.plan.slug && interval === holding.interval;
  const isPlanned = plan.slug === holding.nextPlan && interval === holding.nextInterval;
  if (isSame || isPlanned) throw appError('plan.already_active', { field: 'plan' });
  const title = planTitle(plan, interval);
  if (holding.paidUntil !== null && !isBigger(plan, interval, holding)) {
    const startsAt = holding.paidUntil;
    return {
      kind: 'plan',
      effect: 'starts_later',
      title,
      lines: [],
      totalMinor: 0,
      plan,
      interval,
      startsAt,
    };
  }
  const lines = [
    planLine(plan, interval, now, cycleStart(now, cyclesOf[interval])),
    ...unusedLines(holding, now),
  ];
  const totalMinor = Math.max(0, sumOf(lines));
  return { kind: 'plan', effect: 'pays_now', title, lines, totalMinor, plan, interval, startsAt: now };
}

function isBigger(plan: Plan, interval: Interval, holding: Holding): boolean {
  if (holding.interval === 'yearly' && interval === 'monthly') return false;
  return plan.monthlyCredits >= holding.plan.monthlyCredits;
}

export function planTitle(plan: Plan, interval: Interval): string {
  return titles().plan(plan.title, interval);
}

export function planLine(plan: Plan, interval: Interval, from: Date, to: Date): PriceLine {
  return {
    kind: 'plan',
    title: titles().planFrom(
      planTitle(plan, interval),
      titles().invoice.day(day(from)),
      titles().invoice.day(day(to)),
    ),
    amount: plan.prices[interval],
    plan: plan.slug,
    interval,
    credits: plan.monthlyCredits,
    from: from.toISOString(),
    to: to.toISOString(),
  };
}

/**
 * What is left of the plan that ends: whole months that have not begun, and of this month the smaller share of time and
 * credits left. Nothing for the part of its payment that went back.
 */
function unusedLines(holding: Holding, now: Date): PriceLine[] {
  const { plan, interval, paidUntil } = holding;
  if (interval === null || paidUntil === null || paidUntil <= now) return [];
  const cycles = cyclesOf[interval];
  const cyclesLeft =
    cycleIndexAt(holding.startedAt, new Date(paidUntil.getTime() - 1)) - cycleIndexAt(holding.startedAt, now);
  const time = holding.nextRefillAt.getTime() - holding.cycleStartedAt.getTime();
  const timeLeft = Math.max(0, holding.nextRefillAt.getTime() - now.getTime()) / time;
  const creditsLeft = holding.planCreditsLeft / (plan.monthlyCredits * millisPerCredit);
  const share = Math.min(1, (cyclesLeft + Math.min(timeLeft, creditsLeft, 1)) / cycles);
  const unused = Math.floor(plan.prices[interval].amount_minor * share);
  const { returnedMinor, returnedOfMinor } = holding;
  const amount =
    returnedMinor === 0 ? unused : Math.floor((unused * (returnedOfMinor - returnedMinor)) / returnedOfMinor);
  if (amount === 0) return [];
  return [
    {
      kind: 'unused',
      title: titles().unused(planTitle(plan, interval)),
      amount: { amount_minor: -amount, currency },
      plan: plan.slug,
      interval,
      credits: null,
      from: now.toISOString(),
      to: paidUntil.toISOString(),
    },
  ];
}

export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount.amount_minor, 0);
}

/**
 * Fingerprint of a purchase and of everything its price rests on, that is of the page somebody looks at. `lastPaid` makes
 * the next purchase of the same thing another one.
 */
export function quoteOf(
  userId: string,
  purchase: Purchase,
  holding: Holding,
  priced: Priced,
  lastPaid: string | null,
): string {
  const { plan, interval, paidUntil, cancelledAt, nextPlan, nextInterval, dueInvoiceId } = holding;
  const facts = [
    userId,
    [purchase.plan ?? null, purchase.interval ?? null, purchase.top_up ?? null, purchase.invoice_id ?? null],
    [plan.slug, interval, paidUntil, cancelledAt, nextPlan, nextInterval, dueInvoiceId],
    priced.totalMinor,
    lastPaid,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** What the account pays by itself next, and when; null when nothing. */
export function nextPayment(holding: Holding): { at: Date; plan: Plan; interval: Interval } | null {
  if (holding.paidUntil === null || holding.interval === null || holding.cancelledAt !== null) return null;
  if (holding.dueInvoiceId !== null) return null;
  const plan = (holding.nextPlan === null ? undefined : findPlan(holding.nextPlan)) ?? holding.plan;
  return { at: holding.paidUntil, plan, interval: holding.nextInterval ?? holding.interval };
}
