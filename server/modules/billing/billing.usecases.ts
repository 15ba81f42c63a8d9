import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import {
  chargeFor,
  cycleStart,
  fundFromLots,
  isExpired,
  millisPerCredit,
  wholeCreditsDown,
  wholeCreditsUp,
  type LotSource,
} from './billing.models.ts';
import { writeSettlement } from './hold-settlement.ts';
import * as holds from './holds.repository.ts';
import { readAccount } from './account-state.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';
import * as ledger from './ledger.repository.ts';
import { freePlan } from './plans.ts';
import { rebuildProjections } from './projections.repository.ts';
import { reclaimReturned } from './reclaim.ts';
import { fillNewLot, refill, refillAndExpire } from './refill.ts';
import { refusals } from '../../messages/refusals-texts.ts';

export const creditsChannel = 'credits_changed';

export interface BillingDeps {
  readonly db: Database;
  /** Called inside a transaction that moves this user's credits, before it commits. */
  readonly onChange?: (userId: string) => void;
}

interface Reservation {
  readonly userId: string;
  readonly runId: string;
  readonly chatId: string;
  readonly title: string;
  readonly millicredits: number;
  readonly idempotencyKey: string;
  readonly now: Date;
}

interface Settlement {
  /** Whose hold it is; looked up without it. */
  readonly userId?: string;
  readonly runId: string;
  readonly chatId: string;
  readonly title: string;
  /** Sum of the stored steps. */
  readonly stepsMillicredits: number;
  readonly now: Date;
}

/** Millicredits. */
interface Settled {
  readonly charged: number;
  readonly returned: number;
}

/** What moves credits. Every call wants a transaction, takes the account's lock and does nothing the second time. */
export interface Billing {
  openAccount(tx: Database, userId: string, now: Date): Promise<void>;
  lockAccount(tx: Database, userId: string): Promise<void>;
  bringUpToDate(tx: Database, userId: string, now: Date): Promise<void>;
  grant(
    tx: Database,
    grant: {
      userId: string;
      source: LotSource;
      credits: number;
      title: string;
      expiresAt: Date | null;
      idempotencyKey: string;
      now: Date;
    },
  ): Promise<void>;
  reserve(tx: Database, reservation: Reservation): Promise<void>;
  settle(tx: Database, settlement: Settlement): Promise<Settled>;
  /** Gives the whole hold back: the failure was ours. */
  release(tx: Database, settlement: Omit<Settlement, 'stepsMillicredits'>): Promise<Settled>;
  /** Tells every process that this account's credits or plan changed. */
  announce(tx: Database, userId: string): Promise<void>;
  rebuildBalances(tx: Database, userId: string): Promise<void>;
  /** Refills every account that is due; for the schedule. Returns how many. */
  refillDue(now: Date): Promise<number>;
}

export function createBilling(deps: BillingDeps): Billing {
  const changed = async (tx: Database, userId: string) => {
    deps.onChange?.(userId);
    await ledger.announceCredits(tx, userId, creditsChannel);
  };

  /** Transactions by the accounts they have locked: until their end nobody has to ask again. */
  const locked = new WeakMap<Database, Set<string>>();
  const lockAccount = async (tx: Database, userId: string) => {
    const known = locked.get(tx) ?? new Set();
    if (known.has(userId)) return;
    await ledger.lockAccount(tx, userId);
    locked.set(tx, known.add(userId));
  };

  const billing: Billing = {
    openAccount: async (tx, userId, now) => {
      const isNew = await subscriptions.insertAccount(tx, {
        userId,
        plan: freePlan.slug,
        startedAt: now,
        cycleStartedAt: now,
        nextRefillAt: cycleStart(now, 1),
        freeCreditsRefilledAt: now,
      });
      if (!isNew) return;
      await lockAccount(tx, userId);
      await refill(tx, { userId, plan: freePlan, start: now, end: cycleStart(now, 1), now });
      await changed(tx, userId);
    },

    lockAccount,

    bringUpToDate: async (tx, userId, now) => {
      await lockAccount(tx, userId);
      if (await refillAndExpire(tx, userId, now)) await changed(tx, userId);
    },

    grant: async (tx, grant) => {
      await lockAccount(tx, grant.userId);
      if (await ledger.hasTransaction(tx, grant.idempotencyKey)) return;
      const kind = grant.source === 'purchase' || grant.source === 'referral' ? grant.source : 'grant';
      await fillNewLot(tx, { ...grant, kind, amount: grant.credits * millisPerCredit });
      await changed(tx, grant.userId);
    },

    reserve: async (tx, reservation) => {
      const { userId, runId, chatId, title, millicredits, idempotencyKey, now } = reservation;
      await lockAccount(tx, userId);
      const account = await readAccount(tx, userId, idempotencyKey);
      if (account.isWritten) return;
      const hasMoved = await refillAndExpire(tx, userId, now, account);
      const lots = hasMoved ? await ledger.listFilledLots(tx, userId) : account.filled;
      const shares = fundFromLots(lots, millicredits, now);
      if (!shares) throw await notEnough(tx, userId, millicredits, lots, now);
      const hold = { id: newId('hld'), userId, runId, amount: millicredits, createdAt: now };
      const line = {
        userId,
        kind: 'hold' as const,
        title,
        runId,
        chatId,
        idempotencyKey,
        at: now,
        entries: shares.flatMap(({ lotId, amount }) => [
          { account: 'available' as const, lotId, amount: -amount },
          { account: 'held' as const, lotId, amount },
        ]),
      };
      await ledger.appendTransaction(tx, line, holds.openedHold(hold, shares));
      await changed(tx, userId);
    },

    settle: async (tx, settlement) =>
      await closeHold(tx, settlement, settlement.stepsMillicredits, 'settled'),
    release: async (tx, settlement) => await closeHold(tx, settlement, 0, 'released'),

    announce: changed,

    rebuildBalances: async (tx, userId) => {
      await lockAccount(tx, userId);
      await rebuildProjections(tx, userId);
      await changed(tx, userId);
    },

    refillDue: async (now) => {
      const due = await subscriptions.listUsersDueForRefill(deps.db, now, 1000);
      for (const userId of due)
        await deps.db.transaction(async (tx) => await billing.bringUpToDate(tx, userId, now));
      return due.length;
    },
  };

  async function closeHold(
    tx: Database,
    settlement: Omit<Settlement, 'stepsMillicredits'>,
    steps: number,
    status: 'settled' | 'released',
  ): Promise<Settled> {
    const userId = settlement.userId ?? (await holds.findHold(tx, settlement.runId))?.userId;
    if (userId === undefined) return { charged: 0, returned: 0 };
    await lockAccount(tx, userId);
    // Only under the lock: another process may have closed it meanwhile.
    const funded = await holds.findFundedHold(tx, settlement.runId);
    if (!funded) return { charged: 0, returned: 0 };
    const { hold, lots } = funded;
    if (hold.status !== 'open')
      return { charged: hold.charged ?? 0, returned: hold.amount - (hold.charged ?? 0) };
    const account = await readAccount(tx, hold.userId);
    const hasMoved = await refillAndExpire(tx, hold.userId, settlement.now, account);
    const charged = chargeFor(steps, hold.amount);
    await writeSettlement(tx, funded, settlement, charged, status);
    if (hasMoved || [...account.filled, ...lots.map(({ lot }) => lot)].some(({ reclaim }) => reclaim > 0))
      await reclaimReturned(tx, hold.userId, settlement.now);
    await changed(tx, hold.userId);
    return { charged, returned: hold.amount - charged };
  }

  return billing;
}

async function notEnough(
  tx: Database,
  userId: string,
  millicredits: number,
  lots: readonly ledger.CreditLot[],
  now: Date,
): Promise<Error> {
  const needed = wholeCreditsUp(millicredits);
  const available = wholeCreditsDown(
    lots.filter((lot) => !isExpired(lot, now)).reduce((sum, lot) => sum + lot.remaining, 0),
  );
  const subscription = await subscriptions.findSubscription(tx, userId);
  return appError('credits.not_enough', {
    sentence: refusals.said((t) =>
      t.notEnoughCredits(needed, available, (subscription?.nextRefillAt ?? now).toISOString().slice(0, 10)),
    ),
    details: { needed, available },
  });
}
