import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentEvents } from './payments.tables.ts';

/** True for exactly one of those who bring the same event; the others wait for that one's commit. */
export async function insertEvent(tx: Database, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return made.length > 0;
}

export async function hasEvent(db: Database, provider: string, eventId: string): Promise<boolean> {
  const found = await db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return found.length > 0;
}
