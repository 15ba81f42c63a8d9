import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fingerprintOf, type ErrorOrigin, type SliceError } from './slice-errors.models.ts';
import { sliceErrorEndpoints, sliceErrors } from './slice-errors.tables.ts';

export type EndpointRow = typeof sliceErrorEndpoints.$inferSelect;
export type SliceErrorRow = typeof sliceErrors.$inferSelect;
type Endpoint = Pick<EndpointRow, 'remote' | 'address'>;

/** Different errors that wait for one report; of more, only how many there were is kept. */
const mostWaiting = 100;

const isEndpoint = ({ remote, address }: Endpoint) =>
  and(eq(sliceErrorEndpoints.remote, remote), eq(sliceErrorEndpoints.address, address));

/** Adds an error to those that wait, and sees to it that they are sent at `dueAt` unless that is settled already. */
export async function addError(
  tx: Database,
  { remote, address, version }: ErrorOrigin,
  error: SliceError,
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> {
  await tx
    .insert(sliceErrorEndpoints)
    .values({ remote, address, nextAttemptAt: dueAt })
    .onConflictDoUpdate({
      target: [sliceErrorEndpoints.remote, sliceErrorEndpoints.address],
      set: { nextAttemptAt: sql`coalesce(${sliceErrorEndpoints.nextAttemptAt}, excluded.next_attempt_at)` },
    });
  const fingerprint = fingerprintOf(error);
  const isSame = and(
    eq(sliceErrors.remote, remote),
    eq(sliceErrors.address, address),
    eq(sliceErrors.version, version),
    eq(sliceErrors.fingerprint, fingerprint),
  );
  const counted = await tx
    .update(sliceErrors)
    .set({ count: sql`least(${sliceErrors.count} + 1, 1000000)`, lastAt: now })
    .where(isSame)
    .returning({ count: sliceErrors.count });
  if (counted.length > 0) return;
  // Under the lock of the endpoint's row: nobody else adds one meanwhile.
  const waiting = await tx.$count(
    sliceErrors,
    and(eq(sliceErrors.remote, remote), eq(sliceErrors.address, address)),
  );
  if (waiting >= mostWaiting) {
    await tx
      .update(sliceErrorEndpoints)
      .set({ leftOut: sql`least(${sliceErrorEndpoints.leftOut} + 1, 1000000)` })
      .where(isEndpoint({ remote, address }));
    return;
  }
  await tx
    .insert(sliceErrors)
    .values({ remote, address, version, fingerprint, ...error, count: 1, firstAt: now, lastAt: now });
}

/** Endpoints whose turn it is, locked: what another process has in hand is left to it. */
export async function lockDue(tx: Database, now: Date, most: number): Promise<EndpointRow[]> {
  return await tx
    .select()
    .from(sliceErrorEndpoints)
    .where(sql`${sliceErrorEndpoints.nextAttemptAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(asc(sliceErrorEndpoints.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Takes all that waits for a report to this endpoint, the most frequent first. */
export async function takeErrors(tx: Database, { remote, address }: Endpoint): Promise<SliceErrorRow[]> {
  const rows = await tx
    .delete(sliceErrors)
    .where(and(eq(sliceErrors.remote, remote), eq(sliceErrors.address, address)))
    .returning();
  return rows.toSorted((a, b) => b.count - a.count || (a.fingerprint < b.fingerprint ? -1 : 1));
}

export async function updateEndpoint(
  db: Database,
  endpoint: Endpoint,
  change: Partial<Omit<EndpointRow, 'remote' | 'address'>>,
): Promise<void> {
  await db.update(sliceErrorEndpoints).set(change).where(isEndpoint(endpoint));
}

/** How it goes with these endpoints. */
export async function listEndpoints(db: Database, addresses: readonly string[]): Promise<EndpointRow[]> {
  if (addresses.length === 0) return [];
  return await db
    .select()
    .from(sliceErrorEndpoints)
    .where(inArray(sliceErrorEndpoints.address, [...addresses]));
}
