import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { TestPayment, TestPaymentBook } from '../../providers/payments/test-payments.ts';
import { testPayments } from './payments.tables.ts';

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
