import type { Notifications } from '../../db/notifications.ts';
import { AppError } from '../../errors/app-error.ts';
import { inLanguageOf } from '../identity/account-language.ts';
import { lookUp } from '../checkout/checkout-progress.ts';
import { findCheckout, listOpenCheckouts } from '../checkout/open-checkouts.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { listLeasedRenewals, recordMadeRenewal } from '../renewals/renewals.usecases.ts';

/** Short enough that what a dead process had charged is credited within a minute of the next start. */
const everyMs = 30_000;
const batch = 200;

/**
 * Asks the provider about everything that was begun and has no end here, and writes down what it knows: the process that
 * charged may have died before it could. Charges nothing, so any number of processes may do it at once. Looks at nothing
 * more once `isStopped`.
 */
export async function reconcile(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const trying = async (what: object, userId: string, work: () => Promise<unknown>) => {
    if (isStopped()) return;
    await inLanguageOf(deps.db, userId, work).catch((error: unknown) => {
      // The database was closed while the provider was asked; the next start asks again.
      if (isStopped()) return;
      // The next round asks again.
      const isExpected = error instanceof AppError;
      deps.log[isExpected ? 'warn' : 'error'](
        { err: error, ...what },
        'what became of a payment is not known',
      );
    });
  };
  for (const { id, userId } of await listOpenCheckouts(deps.db, batch))
    await trying({ checkout: id }, userId, async () => {
      // The rows before it took their time: meanwhile it may have been paid or given up.
      const row = await findCheckout(deps.db, id);
      if (row) await lookUp(deps, row);
    });
  if (isStopped()) return;
  for (const { userId, invoiceId } of await listLeasedRenewals(deps.db, deps.clock.now(), batch))
    await trying({ invoice: invoiceId }, userId, () => recordMadeRenewal(deps, invoiceId));
}

/**
 * Reconciles at once, when the database was away (then the outcome of a charge could not be stored either), and again and
 * again, until the returned function is called. That does not wait for the provider, which may take long not to answer:
 * all of it may be done again.
 */
export function startReconciliation(
  deps: PaymentDeps,
  notifications: Pick<Notifications, 'onGap'>,
): () => void {
  let isBusy = false;
  let isStopped = false;
  const round: PaymentDeps = {
    ...deps,
    // What waits for the background may have been waited for already; the reward is given by the next minute's round.
    onPaid: (userId) => {
      if (!isStopped) deps.onPaid?.(userId);
    },
  };
  const begin = () => {
    if (isBusy) return;
    isBusy = true;
    reconcile(round, () => isStopped)
      .catch((error: unknown) => {
        if (!isStopped) deps.log.warn({ err: error }, 'payments could not be reconciled');
      })
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = setInterval(begin, everyMs);
  const stopHearingGaps = notifications.onGap(begin);
  begin();
  return () => {
    isStopped = true;
    stopHearingGaps();
    clearInterval(timer);
  };
}
