import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { users } from '../identity/identity.tables.ts';
import { creditBalances, creditHolds, creditLots } from './billing.tables.ts';
import { createBilling, type Billing } from './billing.usecases.ts';

let database: TestDatabase;
let billing: Billing;
let count = 0;
const start = new Date('2026-01-31T08:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  billing = createBilling({ db: database.db });
});
afterAll(() => database.close());

async function account(): Promise<string> {
  count += 1;
  const userId = `usr_${count}`;
  await database.db.insert(users).values({
    id: userId,
    email: `${userId}@example.com`,
    name: 'A',
    passwordHash: 'x',
    referralCode: userId,
  });
  await database.db.transaction((tx) => billing.openAccount(tx, userId, start));
  return userId;
}

const reserve = (userId: string, runId: string, millicredits: number, now = start) =>
  database.db.transaction((tx) =>
    billing.reserve(tx, {
      userId,
      runId,
      chatId: 'cht_1',
      title: 'Run',
      millicredits,
      idempotencyKey: `hold:${runId}`,
      now,
    }),
  );
const settle = (runId: string, stepsMillicredits: number, now = start) =>
  database.db.transaction((tx) =>
    billing.settle(tx, { runId, chatId: 'cht_1', title: 'Run', stepsMillicredits, now }),
  );
const release = (runId: string, now = start) =>
  database.db.transaction((tx) => billing.release(tx, { runId, chatId: 'cht_1', title: 'Run', now }));

async function balanceOf(userId: string) {
  const [balance] = await database.db.select().from(creditBalances).where(eq(creditBalances.userId, userId));
  if (!balance) throw new Error('no balance');
  return { available: balance.available, held: balance.held, used: balance.usedThisCycle };
}

async function lotsOf(userId: string) {
  const lots = await database.db.select().from(creditLots).where(eq(creditLots.userId, userId));
  return lots.map((lot) => ({ id: lot.id, remaining: lot.remaining })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

it('C1 opens an account once, with the first 500 free credits', async () => {
  const userId = await account();
  await database.db.transaction((tx) => billing.openAccount(tx, userId, start));
  expect(await balanceOf(userId)).toEqual({ available: 500_000, held: 0, used: 0 });
});

it('C1 charges the stored steps in whole credits and returns the rest; a second settlement changes nothing', async () => {
  const userId = await account();
  const runId = `run_${userId}`;
  await reserve(userId, runId, 30_000);
  await reserve(userId, runId, 30_000);
  expect(await balanceOf(userId)).toEqual({ available: 470_000, held: 30_000, used: 0 });
  expect(await settle(runId, 11_200)).toEqual({ charged: 12_000, returned: 18_000 });
  expect(await settle(runId, 29_000)).toEqual({ charged: 12_000, returned: 18_000 });
  expect(await release(runId)).toEqual({ charged: 12_000, returned: 18_000 });
  expect(await balanceOf(userId)).toEqual({ available: 488_000, held: 0, used: 12_000 });
});

it('C1 gives a failed run all of its hold back, once', async () => {
  const userId = await account();
  await reserve(userId, `run_${userId}`, 30_000);
  expect(await release(`run_${userId}`)).toEqual({ charged: 0, returned: 30_000 });
  await release(`run_${userId}`);
  expect(await balanceOf(userId)).toEqual({ available: 500_000, held: 0, used: 0 });
});

it('C1 refuses what the credits do not cover, with the amounts in the sentence, and holds nothing', async () => {
  const userId = await account();
  await expect(reserve(userId, 'run_big', 501_000)).rejects.toMatchObject({
    code: 'credits.not_enough',
    details: { needed: 501, available: 500 },
    message: expect.stringMatching(/needs 501 credits and there are 500.*28\sFeb\s2026.*Credit usage/),
  });
  expect(await balanceOf(userId)).toEqual({ available: 500_000, held: 0, used: 0 });
});

it('C1 never overspends under twenty reservations at once', async () => {
  const userId = await account();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => reserve(userId, `run_${userId}_${index}`, 60_000)),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(8);
  expect(await balanceOf(userId)).toEqual({ available: 20_000, held: 480_000, used: 0 });
  await expectSoundLedger(userId);
});

it('C1 refills once a month and lets the old free credits expire, however long nobody looked', async () => {
  const userId = await account();
  await reserve(userId, `run_${userId}`, 100_000);
  await settle(`run_${userId}`, 100_000);
  const later = new Date('2026-05-02T00:00:00Z');
  await Promise.all(
    [1, 2, 3].map(() => database.db.transaction((tx) => billing.bringUpToDate(tx, userId, later))),
  );
  expect(await balanceOf(userId)).toEqual({ available: 500_000, held: 0, used: 0 });
  expect((await lotsOf(userId)).filter((lot) => lot.remaining > 0)).toHaveLength(1);
});

it('C1 the schedule refills every account that is due', async () => {
  const userId = await account();
  await reserve(userId, `run_${userId}`, 1000);
  await settle(`run_${userId}`, 1000);
  await billing.refillDue(new Date('2026-03-01T00:00:00Z'));
  expect(await balanceOf(userId)).toEqual({ available: 500_000, held: 0, used: 0 });
  expect(await billing.refillDue(new Date('2026-03-01T00:00:00Z'))).toBe(0);
});

const day = (number: number) => new Date(start.getTime() + number * 86_400_000);

it('C1 counts what was used in a cycle as the ledger does, also when the clock is set back', async () => {
  const userId = await account();
  const used = async () => {
    await database.db.transaction((tx) => billing.bringUpToDate(tx, userId, day(40)));
    const counted = (await balanceOf(userId)).used;
    await database.db.transaction((tx) => billing.rebuildBalances(tx, userId));
    expect((await balanceOf(userId)).used).toBe(counted);
    return counted;
  };
  const run = async (runId: string, millicredits: number, now: Date) => {
    await reserve(userId, `${userId} ${runId}`, millicredits, now);
    await settle(`${userId} ${runId}`, millicredits, now);
  };
  await run('before', 3_000, day(1));
  await run('in the next cycle', 5_000, day(40));
  expect(await used()).toBe(5_000);
  await run('after the clock was set back', 7_000, day(2));
  expect(await used()).toBe(12_000);
});

it('C1 credits that come back after their lot expired expire too', async () => {
  const userId = await account();
  await reserve(userId, `run_${userId}`, 40_000);
  const later = new Date('2026-03-01T00:00:00Z');
  expect(await settle(`run_${userId}`, 10_000, later)).toEqual({ charged: 10_000, returned: 30_000 });
  expect(await balanceOf(userId)).toEqual({ available: 500_000, held: 0, used: 10_000 });
});

type Operation =
  | { kind: 'grant'; credits: number; days: number | null }
  | { kind: 'reserve'; credits: number }
  | { kind: 'settle'; run: number; millicredits: number }
  | { kind: 'release'; run: number }
  | { kind: 'pass'; days: number };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 300 }),
    days: fc.option(fc.integer({ min: 1, max: 60 })),
  }),
  fc.record({ kind: fc.constant('reserve' as const), credits: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('settle' as const), run: fc.nat(12), millicredits: fc.nat(500_000) }),
  fc.record({ kind: fc.constant('release' as const), run: fc.nat(12) }),
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
);

it('C1 whatever happens: balance equals ledger, nothing is negative, every transaction sums to zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14 }), async (operations) => {
      const userId = await account();
      let now = start;
      let runs = 0;
      for (const [index, one] of operations.entries()) {
        if (one.kind === 'pass') {
          now = new Date(now.getTime() + one.days * 86_400_000);
          await database.db.transaction((tx) => billing.bringUpToDate(tx, userId, now));
        } else if (one.kind === 'grant') {
          const expiresAt = one.days === null ? null : new Date(now.getTime() + one.days * 86_400_000);
          await database.db.transaction((tx) =>
            billing.grant(tx, {
              userId,
              source: 'grant',
              credits: one.credits,
              title: 'Grant',
              expiresAt,
              idempotencyKey: `${userId}:${index}`,
              now,
            }),
          );
        } else if (one.kind === 'reserve') {
          runs += 1;
          await reserve(userId, `run_${userId}_${runs}`, one.credits * 1000, now).catch(
            (error: { code?: string }) => expect(error.code).toBe('credits.not_enough'),
          );
        } else if (one.kind === 'settle') await settle(`run_${userId}_${one.run}`, one.millicredits, now);
        else await release(`run_${userId}_${one.run}`, now);
      }
      await expectSoundLedger(userId);
    }),
    { numRuns: 25 },
  );
}, 60_000);

async function expectSoundLedger(userId: string): Promise<void> {
  const before = { balance: await balanceOf(userId), lots: await lotsOf(userId) };
  const { rows: sums } = await database.pool.query(
    'select account, sum(amount)::int as total from ledger_entries where user_id = $1 group by account',
    [userId],
  );
  const total = (name: string) => sums.find((row) => row.account === name)?.total ?? 0;
  expect(sums.reduce((sum, row) => sum + row.total, 0)).toBe(0);
  expect(before.balance).toMatchObject({ available: total('available'), held: total('held') });
  expect(
    [before.balance.available, before.balance.held, total('used'), total('expired'), -total('granted')].every(
      (amount) => amount >= 0,
    ),
  ).toBe(true);
  const holds = await database.db.select().from(creditHolds).where(eq(creditHolds.userId, userId));
  expect(holds.filter((hold) => hold.status === 'open').reduce((sum, hold) => sum + hold.amount, 0)).toBe(
    before.balance.held,
  );
  expect(before.lots.reduce((sum, lot) => sum + lot.remaining, 0)).toBe(before.balance.available);
  await expectEveryLineToSayItsBalance(userId);
  await database.db.transaction((tx) => billing.rebuildBalances(tx, userId));
  expect({ balance: await balanceOf(userId), lots: await lotsOf(userId) }).toEqual(before);
}

/** What each line says was there before it is the sum of all lines before it, in the order they are shown. */
async function expectEveryLineToSayItsBalance(userId: string): Promise<void> {
  const { rows } = await database.pool.query(
    `select ltx.balance_before::int as told, coalesce(sum(own.amount) over (
       order by ltx.position rows between unbounded preceding and 1 preceding), 0)::int as summed
     from ledger_transactions ltx left join (
       select transaction_id, sum(amount) as amount from ledger_entries where account in ('available', 'held') group by 1
     ) own on own.transaction_id = ltx.id
     where ltx.user_id = $1 order by ltx.position`,
    [userId],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ told }) => told)).toEqual(rows.map(({ summed }) => summed));
}
