import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { LotShare } from './billing.models.ts';
import { creditHoldLots, creditHolds, creditLots } from './billing.tables.ts';
import type { CreditLot } from './ledger.repository.ts';

export type Hold = typeof creditHolds.$inferSelect;

export async function findHold(tx: Database, runId: string): Promise<Hold | undefined> {
  const [hold] = await tx.select().from(creditHolds).where(eq(creditHolds.runId, runId));
  return hold;
}

/** The part of `appendTransaction` that opens the hold of its transaction. */
export function openedHold(
  hold: Pick<Hold, 'id' | 'userId' | 'runId' | 'amount' | 'createdAt'>,
  shares: readonly LotShare[],
): SQL {
  return sql`, hold as (
      insert into credit_holds (id, user_id, run_id, amount, created_at)
      select ${hold.id}, ${hold.userId}, ${hold.runId}, ${hold.amount}::bigint, ${hold.createdAt.toISOString()}::timestamptz from line
      returning id
    ), funded as (
      insert into credit_hold_lots (hold_id, lot_id, amount)
      select hold.id, share."lotId", share.amount
      from hold, jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share("lotId" text, amount bigint)
    )`;
}

/** A lot that funds a hold, with its part of it. */
export interface HeldLot {
  readonly lot: CreditLot;
  readonly amount: number;
}

interface FundedRow {
  readonly hold: Hold;
  readonly amount: number | null;
  readonly lot: CreditLot | null;
}

const fundedHold = prepared<{ runId: string }, FundedRow[]>('funded_hold', (tx) =>
  tx
    .select({ hold: creditHolds, amount: creditHoldLots.amount, lot: creditLots })
    .from(creditHolds)
    .leftJoin(creditHoldLots, eq(creditHoldLots.holdId, creditHolds.id))
    .leftJoin(creditLots, eq(creditLots.id, creditHoldLots.lotId))
    .where(eq(creditHolds.runId, sql.placeholder('runId'))),
);

/** The hold of a run with the lots that fund it. */
export async function findFundedHold(
  tx: Database,
  runId: string,
): Promise<{ hold: Hold; lots: readonly HeldLot[] } | undefined> {
  const rows = await fundedHold(tx, { runId });
  const [first] = rows;
  if (!first) return undefined;
  const lots = rows.flatMap(({ lot, amount }) => (lot && amount !== null ? { lot, amount } : []));
  return { hold: first.hold, lots };
}

/** The part of `appendTransaction` that closes the hold which its transaction settles. */
export function closedHold(
  holdId: string,
  { charged, status, closedAt }: { charged: number; status: 'settled' | 'released'; closedAt: Date },
): SQL {
  return sql`, closed as (
      update credit_holds set charged = ${charged}::bigint, status = ${status}, closed_at = ${closedAt.toISOString()}::timestamptz
      from line where credit_holds.id = ${holdId}
    )`;
}
