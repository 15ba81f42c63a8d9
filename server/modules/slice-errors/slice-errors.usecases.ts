import type { CompositionReport } from '@loupe/shared/contract/composition-reports';
import type { Database } from '../../db/database.ts';
import type { DeliveryFailure } from './post-report.ts';
import { collectMs, errorOf, fingerprintOf, type ErrorOrigin } from './slice-errors.models.ts';
import { addError, listEndpoints } from './slice-errors.repository.ts';

/**
 * Notes what went wrong in a version for its owner, in the transaction of the reports: it is sent within two minutes, with
 * what comes until then.
 */
export async function noteErrors(
  tx: Database,
  origin: ErrorOrigin,
  reports: readonly CompositionReport[],
  now: Date,
): Promise<void> {
  const errors = reports.flatMap((report) => errorOf(report, origin.files) ?? []);
  // Of the same order for everybody, so that two batches never wait for each other crosswise.
  const sorted = errors
    .map((error) => ({ error, key: fingerprintOf(error) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const dueAt = new Date(now.getTime() + collectMs);
  for (const { error } of sorted) await addError(tx, origin, error, { now, dueAt });
}

/** How an endpoint takes what it is sent. */
export interface EndpointState {
  readonly lastSentAt: Date | null;
  readonly failing: (Omit<DeliveryFailure, 'cause'> & { readonly since: Date }) | null;
}

/** By slice and address, with a space between; nothing of an endpoint that nothing had to be sent to. */
export async function endpointStates(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, EndpointState>> {
  const rows = await listEndpoints(db, addresses);
  return new Map(
    rows.map(
      ({ remote, address, lastSentAt, failingSince: since, failure: reason, failureStatus: status }) => [
        `${remote} ${address}`,
        { lastSentAt, failing: since && reason && { since, reason, status } },
      ],
    ),
  );
}
