import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { checkouts } from './checkout.tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = typeof checkouts.$inferInsert;

export const openStatuses = ['processing', 'needs_confirmation', 'needs_redirect'];

export async function insertCheckout(tx: Database, row: NewCheckout): Promise<CheckoutRow> {
  const [made] = await tx.insert(checkouts).values(row).returning();
  if (!made) throw new Error('the checkout was not written');
  return made;
}

export async function updateCheckout(
  tx: Database,
  id: string,
  fields: Partial<NewCheckout>,
): Promise<CheckoutRow> {
  const [row] = await tx.update(checkouts).set(fields).where(eq(checkouts.id, id)).returning();
  if (!row) throw new Error('the checkout is gone');
  return row;
}

export async function findCheckout(db: Database, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

export async function findCheckoutByKey(
  db: Database,
  userId: string,
  key: string,
): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.idempotencyKey, key)));
  return row ?? null;
}

export async function findOpenCheckout(db: Database, userId: string): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), inArray(checkouts.status, openStatuses)));
  return row ?? null;
}

export async function findLastPaidCheckout(db: Database, userId: string): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), inArray(checkouts.status, ['paid', 'scheduled'])))
    .orderBy(desc(checkouts.finishedAt), desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

export async function findCheckoutByPayment(db: Database, paymentId: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.paymentId, paymentId));
  return row ?? null;
}

export async function findCheckoutByPage(db: Database, pageId: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.pageId, pageId));
  return row ?? null;
}

/** Purchases without an end, oldest first. */
export async function listOpenCheckouts(db: Database, limit: number): Promise<CheckoutRow[]> {
  return await db
    .select()
    .from(checkouts)
    .where(inArray(checkouts.status, openStatuses))
    .orderBy(checkouts.createdAt)
    .limit(limit);
}

/** Purchases that nobody finished, oldest first. */
export async function listOpenBefore(db: Database, before: Date, limit: number): Promise<CheckoutRow[]> {
  return await db
    .select()
    .from(checkouts)
    .where(and(inArray(checkouts.status, openStatuses), lt(checkouts.createdAt, before)))
    .orderBy(checkouts.createdAt)
    .limit(limit);
}
