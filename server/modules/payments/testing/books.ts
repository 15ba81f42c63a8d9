import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';
import { rows } from './shop.ts';

/** The books of one account: every transaction sums to zero, and balance and lots are what the entries say. */
export async function expectBooksToAddUp(server: TestServer, userId: string): Promise<void> {
  const uneven = await rows(
    server,
    `select transaction_id from ledger_entries where user_id = $1 group by transaction_id having sum(amount) <> 0`,
    [userId],
  );
  expect(uneven).toEqual([]);
  const [booked] = await rows(
    server,
    `select coalesce(sum(amount) filter (where account = 'available'), 0)::int as available from ledger_entries where user_id = $1`,
    [userId],
  );
  const [balance] = await rows(server, 'select available::int from credit_balances where user_id = $1', [
    userId,
  ]);
  const [lots] = await rows(
    server,
    'select coalesce(sum(remaining), 0)::int as available from credit_lots where user_id = $1',
    [userId],
  );
  expect([balance, lots]).toEqual([booked, booked]);
}
