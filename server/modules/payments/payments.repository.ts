import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { TestPayment, TestPaymentBook } from '../../providers/payments/test-payments.ts';
import {
  billingProfiles,
  paymentEvents,
  paymentMethods,
  testPayments,
  type CardOnTrial,
} from './payments.tables.ts';

export type MethodRow = typeof paymentMethods.$inferSelect;

const live = (userId: string, provider: string) =>
  and(
    eq(paymentMethods.userId, userId),
    eq(paymentMethods.provider, provider),
    isNull(paymentMethods.removedAt),
  );

/** Cards that were not removed, the default one first, then the newest. */
export async function listMethods(db: Database, userId: string, provider: string): Promise<MethodRow[]> {
  return await db
    .select()
    .from(paymentMethods)
    .where(live(userId, provider))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt), paymentMethods.id);
}

export async function findMethod(
  db: Database,
  userId: string,
  provider: string,
  id: string,
): Promise<MethodRow | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(live(userId, provider), eq(paymentMethods.id, id)));
  return row ?? null;
}

export async function findDefaultMethod(
  db: Database,
  userId: string,
  provider: string,
): Promise<MethodRow | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(live(userId, provider), eq(paymentMethods.isDefault, true)));
  return row ?? null;
}

/** Keeps a card; the same token is kept once. Null when it is somebody else's or was removed. */
export async function insertMethod(
  tx: Database,
  card: CardOnTrial & { userId: string; provider: string; createdAt: Date },
): Promise<MethodRow | null> {
  await tx
    .insert(paymentMethods)
    .values({ id: newId('pm'), ...card })
    .onConflictDoNothing({ target: [paymentMethods.provider, paymentMethods.token] });
  const [row] = await tx
    .select()
    .from(paymentMethods)
    .where(and(live(card.userId, card.provider), eq(paymentMethods.token, card.token)));
  return row ?? null;
}

export async function makeDefault(tx: Database, userId: string, id: string): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(
      and(eq(paymentMethods.userId, userId), eq(paymentMethods.isDefault, true), ne(paymentMethods.id, id)),
    );
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
}

export async function removeMethod(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(paymentMethods).set({ removedAt: now, isDefault: false }).where(eq(paymentMethods.id, id));
}

export async function saveProfile(
  db: Database,
  userId: string,
  fields: { details?: BillingDetails; stripeCustomerId?: string },
): Promise<void> {
  await db
    .insert(billingProfiles)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: billingProfiles.userId, set: fields });
}

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

const asPayment = (row: typeof testPayments.$inferSelect | undefined): TestPayment | null =>
  row ? { ...row, status: row.status as TestPayment['status'] } : null;

/** The test provider's books in the database, so that every process reads the same ones. */
export function createTestPaymentBook(db: Database, now: () => Date): TestPaymentBook {
  const find = async (id: string) => {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
    return asPayment(row);
  };
  const findByKey = async (key: string) => {
    const [row] = await db.select().from(testPayments).where(eq(testPayments.key, key));
    return asPayment(row);
  };
  return {
    find,
    findByKey,
    insert: async (payment) => {
      await db
        .insert(testPayments)
        .values({ id: newId('tpy'), ...payment, createdAt: now() })
        .onConflictDoNothing({ target: testPayments.key });
      const kept = await findByKey(payment.key);
      if (!kept) throw new Error('the test payment was not written');
      return kept;
    },
    decide: async (id, status, reason) => {
      await db
        .update(testPayments)
        .set({ status, reason })
        .where(and(eq(testPayments.id, id), sql`${testPayments.status} = 'needs_confirmation'`));
      return await find(id);
    },
  };
}
