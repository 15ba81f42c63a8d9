import type { Notifications } from '../../db/notifications.ts';
import { AppError } from '../../errors/app-error.ts';
import { inLanguageOf } from '../identity/account-language.ts';
import { lookUp } from './checkout-progress.ts';
import { findCheckout, listOpenCheckouts } from './checkouts.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { listLeasedRenewals } from './renewals.repository.ts';
import { recordMadeRenewal } from './renewals.usecases.ts';

/** Short enough that what a dead process had charged is credited within a minute of the next start. */
const everyMs = 30_000;
const batch = 200;

/**
 * Asks the provider about everything that was begun and has no end here, and writes down what it knows: the process that
 * charged may have died before it could. Charges nothing, so any number of processes may do it at once.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  for (const row of await listOpenCheckouts(deps.db, batch))
    await trying(deps, { checkout: row.id }, row.userId, async () => {
      // The rows before it took their time: meanwhile it may have been paid or given up.
      const current = await findCheckout(deps.db, row.id);
      if (current) await lookUp(deps, current);
    });
  for (const { userId, invoiceId } of await listLeasedRenewals(deps.db, deps.clock.now(), batch))
    await trying(
      deps,
      { invoice: invoiceId },
      userId,
      async () => void (await recordMadeRenewal(deps, invoiceId)),
    );
}

async function trying(
  deps: PaymentDeps,
  what: object,
  userId: string,
  work: () => Promise<void>,
): Promise<void> {
  await inLanguageOf(deps.db, userId, work).catch((error: unknown) => {
    // The next round asks again.
    const isExpected = error instanceof AppError;
    deps.log[isExpected ? 'warn' : 'error']({ err: error, ...what }, 'what became of a payment is not known');
  });
}

/**
 * Reconciles at once, when the database was away (then the outcome of a charge could not be stored either), and again and
 * again, until the returned function is called.
 */
export function startReconciliation(
  deps: PaymentDeps,
  notifications: Pick<Notifications, 'onGap'>,
): () => Promise<void> {
  let round: Promise<void> | null = null;
  const begin = () => {
    round ??= reconcile(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'payments could not be reconciled'))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(begin, everyMs);
  const stopHearingGaps = notifications.onGap(begin);
  begin();
  return async () => {
    stopHearingGaps();
    clearInterval(timer);
    await round;
  };
}
