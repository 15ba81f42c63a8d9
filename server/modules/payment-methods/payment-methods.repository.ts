import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Card } from '../../providers/payments/payment-provider.ts';
import { paymentMethods } from './payment-methods.tables.ts';

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
  card: Card & { userId: string; provider: string; createdAt: Date },
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
