import type { CurrentSubscription } from '@loupe/shared/contract/billing';
import { createBoundedMemory } from '../../bounded-memory.ts';
import type { Clock } from '../../clock.ts';
import type { Notifications } from '../../db/notifications.ts';
import { creditsChannel } from './billing.usecases.ts';

/** What C1 answers, and until when it cannot change by itself. */
export interface CreditStatus {
  readonly subscription: CurrentSubscription;
  readonly validUntil: Date;
}

/**
 * Credit status by user, kept while nothing moves. A transaction that moves credits calls `touch` before it commits: from
 * then on readers go to the database, until the commit's NOTIFY has come back (or never comes, after a rollback).
 */
export interface CreditStatusCache {
  read(userId: string): Promise<CurrentSubscription>;
  touch(userId: string): void;
  close(): void;
}

const maxEntries = 50_000;
/** After a rollback no NOTIFY comes; a user's numbers are then kept again after this long. */
const longestUnnotifiedMs = 5_000;

export function createCreditStatusCache(deps: {
  readonly notifications: Notifications;
  readonly load: (userId: string) => Promise<CreditStatus>;
  readonly clock: Clock;
}): CreditStatusCache {
  const kept = createBoundedMemory<CreditStatus>(maxEntries);
  const moving = new Map<string, number>();
  const loading = new Map<string, Promise<CreditStatus>>();

  const forget = (userId: string) => {
    kept.delete(userId);
    loading.delete(userId);
  };
  const stopListening = deps.notifications.listen(creditsChannel, (userId) => {
    moving.delete(userId);
    forget(userId);
  });
  const stopHearingGaps = deps.notifications.onGap(() => {
    kept.clear();
    loading.clear();
  });

  const isMoving = (userId: string) => {
    const since = moving.get(userId);
    if (since === undefined) return false;
    if (deps.clock.now().getTime() - since < longestUnnotifiedMs) return true;
    moving.delete(userId);
    return false;
  };

  const load = (userId: string): Promise<CreditStatus> => {
    const shared = loading.get(userId);
    if (shared) return shared;
    const fresh = deps.load(userId);
    loading.set(userId, fresh);
    const settle = (status: CreditStatus | null) => {
      // Someone moved credits while this was read: it may be old already.
      if (loading.get(userId) !== fresh) return;
      loading.delete(userId);
      if (!status || !deps.notifications.isConnected()) return;
      kept.set(userId, status);
    };
    fresh.then(settle, () => settle(null));
    return fresh;
  };

  return {
    read: async (userId) => {
      if (isMoving(userId) || !deps.notifications.isConnected())
        return (await deps.load(userId)).subscription;
      const status = kept.get(userId);
      if (status && status.validUntil > deps.clock.now()) return status.subscription;
      return (await load(userId)).subscription;
    },
    touch: (userId) => {
      moving.set(userId, deps.clock.now().getTime());
      forget(userId);
    },
    close: () => {
      stopListening();
      stopHearingGaps();
    },
  };
}
