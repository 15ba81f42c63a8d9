import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cycleStart } from '../billing/billing.models.ts';
import { expectBooksToAddUp } from '../payments/testing/books.ts';
import { signInAgain, rows, type Buyer } from '../payments/testing/shop.ts';
import { openStripeShop, type StripeShop } from '../payments/testing/stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

const yearMinor = 12_000;

/** Somebody with the yearly Starter plan: 2,000 credits a month, 500 bought ones, and 500 free ones in the first month. */
interface Subscriber {
  readonly ada: Buyer;
  readonly payment: string;
  readonly since: Date;
}

async function subscribe(): Promise<Subscriber> {
  const ada = await shop.knownBuyer();
  const { checkout } = (await ada.buy({ plan: 'starter', interval: 'yearly' })).data;
  return { ada, payment: await shop.paymentOf(checkout.id), since: shop.server.clock.now() };
}

/** The start of a month of the plan; both processes look for refills. */
async function moveTo(at: Date): Promise<void> {
  const { server, second } = shop;
  for (const one of [server, second]) one.clock.set(at);
  await Promise.all([server.deps.billing.refillDue(at), second.deps.billing.refillDue(at)]);
}

const monthOf = ({ since }: Subscriber, index: number) => moveTo(cycleStart(since, index));

async function creditsOf({ ada }: Subscriber): Promise<number> {
  const [balance] = await rows(shop.server, 'select available::int from credit_balances where user_id = $1', [
    ada.user.id,
  ]);
  return Number(balance?.available) / 1000;
}

const summaryOf = async ({ ada }: Subscriber) =>
  (await (await signInAgain(shop.server, ada.user)).summary()).subscription;

describe('R11 a disputed yearly plan', () => {
  it('R11 gets no credits while the bank has the money, and those of every month when it is won', async () => {
    const one = await subscribe();
    await shop.dispute(one.payment, yearMinor, 'needs_response');
    expect(await creditsOf(one)).toBe(1000);
    await monthOf(one, 1);
    await monthOf(one, 2);
    // The free ones of the first month are gone, the bought ones stay.
    expect(await creditsOf(one)).toBe(500);
    expect(await summaryOf(one)).toMatchObject({ plan: 'starter', refills_held: true, next_payment: null });
    await shop.dispute(one.payment, yearMinor, 'won');
    expect(await creditsOf(one)).toBe(500 + 3 * 2000);
    expect((await summaryOf(one)).refills_held).toBe(false);
    await monthOf(one, 3);
    // What came back for the first month has lasted a month; each later one lasts a month longer.
    expect(await creditsOf(one)).toBe(500 + 2 * 2000 + 2000);
    await expectBooksToAddUp(shop.server, one.ada.user.id);
  });

  it('R11 shows no date of a refill that will not come', async () => {
    const one = await subscribe();
    const next = async () => {
      const { server } = shop;
      const { token } = await signInAgain(server, one.ada.user);
      const status = (await server.api('GET /billing/invoice-status', { token })).data.current_subscription;
      return [
        status.next_credits_refill_date,
        (await server.api('GET /billing/usage', { token })).data.next_refill_at,
      ];
    };
    const planned = cycleStart(one.since, 1).toISOString();
    expect(await next()).toEqual([planned, planned]);
    await shop.dispute(one.payment, yearMinor, 'needs_response');
    expect(await next()).toEqual([null, null]);
    await shop.dispute(one.payment, yearMinor, 'won');
    expect(await next()).toEqual([planned, planned]);
  });

  it('R11 ends when the dispute is lost, and what was held back stays away', async () => {
    const one = await subscribe();
    await shop.dispute(one.payment, yearMinor, 'needs_response');
    await monthOf(one, 1);
    await shop.dispute(one.payment, yearMinor, 'lost');
    expect(await summaryOf(one)).toMatchObject({ plan: 'free', refills_held: false });
    expect(await creditsOf(one)).toBe(500);
    await monthOf(one, 2);
    expect(await creditsOf(one)).toBe(500 + 500);
    await expectBooksToAddUp(shop.server, one.ada.user.id);
  });

  it('R11 gives back what was held even when the paid year is over', async () => {
    const one = await subscribe();
    await monthOf(one, 11);
    await shop.dispute(one.payment, yearMinor, 'needs_response');
    await monthOf(one, 12);
    expect((await summaryOf(one)).plan).toBe('free');
    await shop.dispute(one.payment, yearMinor, 'won');
    expect(await creditsOf(one)).toBe(500 + 500 + 2000);
    await expectBooksToAddUp(shop.server, one.ada.user.id);
  });

  it.each(['refunded', 'disputed'])('R11 refills without the part that was %s', async (how) => {
    const one = await subscribe();
    if (how === 'refunded') await shop.refund(one.payment, yearMinor / 4);
    else await shop.dispute(one.payment, yearMinor / 4, 'needs_response');
    await monthOf(one, 1);
    expect(await creditsOf(one)).toBe(500 + 1500);
    expect(await summaryOf(one)).toMatchObject({ plan: 'starter', refills_held: false, cancelled_at: null });
    if (how === 'refunded') return;
    await shop.dispute(one.payment, yearMinor / 4, 'won');
    expect(await creditsOf(one)).toBe(500 + 2000 + 500);
  });

  it('R9 takes nothing off a bigger plan for money that is with the bank', async () => {
    const one = await subscribe();
    const priceOf = async () => {
      const query = { plan: 'plus', interval: 'yearly' } as const;
      const answer = await shop.server.api('GET /billing/preview', { token: one.ada.token, query });
      return answer.data.today.total.amount_minor;
    };
    expect(await priceOf()).toBe(29_000 - yearMinor);
    await shop.dispute(one.payment, yearMinor / 2, 'needs_response');
    // The month's credits are halved as well, so half of one month counts in the half of the price that is left.
    expect(await priceOf()).toBe(29_000 - (yearMinor / 2 - 250));
    await shop.dispute(one.payment, yearMinor, 'needs_response');
    expect(await priceOf()).toBe(29_000);
  });
});

/** Lots as somebody would keep them on paper: what is spent first comes first. */
interface Lot {
  readonly rank: number;
  readonly ends: Date;
  left: number;
}

const never = new Date('9999-01-01');
const anyStep = fc.oneof(
  fc.constant('month' as const),
  fc.constant('open' as const),
  fc.constant('won' as const),
  fc.record({ spend: fc.integer({ min: 1, max: 2500 }) }),
);

it('R11 whatever happens meanwhile, a dispute that is won costs nobody a credit, and an open one gives none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      const one = await subscribe();
      let now = one.since;
      let month = 0;
      let isOpen = false;
      let away: number[] = [];
      let lots: Lot[] = [
        { rank: 10, ends: cycleStart(now, 1), left: 500 },
        { rank: 30, ends: cycleStart(now, 1), left: 2000 },
        { rank: 40, ends: never, left: 500 },
      ];
      const isOfPlan = ({ rank }: Lot) => rank === 20 || rank === 30;
      const decide = {
        open: async () => {
          // In the order in which they were filled: what came back once before, then the month's.
          away = [...away, ...lots.filter(isOfPlan).map(({ left }) => left)].filter((left) => left > 0);
          lots = lots.filter((lot) => !isOfPlan(lot));
          isOpen = true;
          await shop.dispute(one.payment, yearMinor, 'needs_response');
        },
        won: async () => {
          const back = away.map((left, index) => ({ rank: 20, ends: cycleStart(now, index + 1), left }));
          lots = [...lots, ...back];
          away = [];
          isOpen = false;
          await shop.dispute(one.payment, yearMinor, 'won');
        },
      };
      for (const step of steps) {
        if (step === 'month' && month < 10) {
          month += 1;
          now = cycleStart(one.since, month);
          await monthOf(one, month);
          lots = lots.filter(({ ends }) => ends > now);
          if (isOpen) away.push(2000);
          else lots.push({ rank: 30, ends: cycleStart(one.since, month + 1), left: 2000 });
        }
        if (step === 'open' && !isOpen) await decide.open();
        if (step === 'won' && isOpen) await decide.won();
        if (typeof step === 'object') spendOnPaper(lots, await spend(one, step.spend, now));
        expect(await creditsOf(one)).toBe(lots.reduce((sum, { left }) => sum + left, 0));
        await expectBooksToAddUp(shop.server, one.ada.user.id);
      }
      if (isOpen) await decide.won();
      expect(await creditsOf(one)).toBe(lots.reduce((sum, { left }) => sum + left, 0));
      const [away_] = await rows(
        shop.server,
        `select coalesce(sum(amount), 0)::int as away from ledger_entries where user_id = $1 and account = 'reclaimed'`,
        [one.ada.user.id],
      );
      expect(away_).toEqual({ away: 0 });
    }),
    { numRuns: 15 },
  );
}, 120_000);

function spendOnPaper(lots: Lot[], credits: number): void {
  let left = credits;
  lots.sort((a, b) => a.rank - b.rank || a.ends.getTime() - b.ends.getTime());
  for (const lot of lots) {
    const taken = Math.min(left, lot.left);
    lot.left -= taken;
    left -= taken;
  }
}

let runs = 0;

/** A run that costs this much; nothing when there are not as many credits. */
async function spend({ ada }: Subscriber, credits: number, now: Date): Promise<number> {
  const { billing, db } = shop.server.deps;
  const run = { runId: `run_spent_${(runs += 1)}`, chatId: 'cht_1', title: 'A run', now };
  const millicredits = credits * 1000;
  try {
    await db.transaction((tx) =>
      billing.reserve(tx, { ...run, userId: ada.user.id, millicredits, idempotencyKey: run.runId }),
    );
  } catch {
    return 0;
  }
  await db.transaction((tx) => billing.settle(tx, { ...run, stepsMillicredits: millicredits }));
  return credits;
}
