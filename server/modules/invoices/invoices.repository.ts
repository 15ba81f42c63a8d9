import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceCounters, invoices } from './invoices.tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'number'>;

/** Writes an invoice under the next number of its year. The one that stands for the same cause already is answered instead. */
export async function insertInvoice(tx: Database, invoice: NewInvoice): Promise<InvoiceRow> {
  const earlier = await findInvoiceByCause(tx, invoice.cause);
  if (earlier) return earlier;
  const year = invoice.issuedAt.getUTCFullYear();
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  const number = `${year}-${String(counter?.last ?? 1).padStart(6, '0')}`;
  const [made] = await tx
    .insert(invoices)
    .values({ ...invoice, number })
    .returning();
  if (!made) throw new Error('the invoice was not written');
  return made;
}

export async function updateInvoice(
  tx: Database,
  id: string,
  fields: Partial<typeof invoices.$inferInsert>,
): Promise<InvoiceRow> {
  const [row] = await tx.update(invoices).set(fields).where(eq(invoices.id, id)).returning();
  if (!row) throw new Error('the invoice is gone');
  return row;
}

export async function findInvoice(db: Database, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row ?? null;
}

export async function findInvoiceByCause(db: Database, cause: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.cause, cause));
  return row ?? null;
}

export async function findInvoiceByPayment(db: Database, paymentId: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.paymentId, paymentId));
  return row ?? null;
}

/** The last plan that was paid for. */
export async function findNewestPlanInvoice(tx: Database, userId: string): Promise<InvoiceRow | null> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, userId),
        inArray(invoices.status, ['paid', 'refunded']),
        sql`${invoices.lines} @> '[{"kind":"plan"}]'::jsonb`,
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(1);
  return row ?? null;
}

/** Until the transaction ends, nobody else writes down what went back of this payment. */
export async function lockPayment(tx: Database, paymentId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${paymentId}`}, 0))`);
}

/** Own invoices after a position, newest first. */
export async function listInvoices(
  db: Database,
  userId: string,
  afterNumber: string | null,
  limit: number,
): Promise<InvoiceRow[]> {
  const older = afterNumber === null ? undefined : lt(invoices.number, afterNumber);
  // Numbers rise with time, and no two are the same.
  return await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), older))
    .orderBy(desc(invoices.number))
    .limit(limit);
}
