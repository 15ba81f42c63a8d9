import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into users (id, email, name, password_hash, referral_code) values ('usr_1', 'a@example.com', 'A', 'x', 'R1')`,
  );
});
afterEach(() => database.close());

async function post(amounts: readonly number[], id = 'ltx_1'): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(
      `insert into ledger_transactions (id, user_id, kind, title, idempotency_key) values ('${id}', 'usr_1', 'grant', 't', '${id}')`,
    );
    for (const amount of amounts) {
      await tx.execute(
        `insert into ledger_entries (transaction_id, user_id, account, amount) values ('${id}', 'usr_1', 'available', ${amount})`,
      );
    }
  });
}

it('C1 stores a ledger transaction whose entries sum to zero', async () => {
  await post([500, -500]);
  const { rows } = await database.pool.query(
    'select sum(amount)::int as total, count(*)::int as entries from ledger_entries',
  );
  expect(rows[0]).toEqual({ total: 0, entries: 2 });
});

it('C1 refuses at commit a ledger transaction that does not sum to zero, and stores nothing of it', async () => {
  await expect(post([500, -499])).rejects.toMatchObject({
    cause: { message: expect.stringContaining('does not sum to zero') },
  });
  const { rowCount } = await database.pool.query('select 1 from ledger_transactions');
  expect(rowCount).toBe(0);
});

it.each([
  'update ledger_entries set amount = 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  `update ledger_transactions set title = 'x'`,
  'delete from ledger_transactions',
  'truncate ledger_transactions cascade',
  `update audit_log set action = 'x'`,
  'delete from audit_log',
])('C1 refuses "%s": what is written stays written', async (statement) => {
  await post([500, -500]);
  await expect(database.pool.query(statement)).rejects.toThrow(/append-only/);
});

it('C1 says on each line what was there before it, whoever writes it and however many at once', async () => {
  await database.pool.query(`insert into credit_balances (user_id) values ('usr_1')`);
  const write = (id: string, amount: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(
        `insert into ledger_transactions (id, user_id, kind, title, idempotency_key, balance_before) values ('${id}', 'usr_1', 'grant', 't', '${id}', 999)`,
      );
      await tx.execute(
        `insert into ledger_entries (transaction_id, user_id, account, amount) values ('${id}', 'usr_1', 'available', ${amount}), ('${id}', 'usr_1', 'granted', ${-amount})`,
      );
    });
  await Promise.all(Array.from({ length: 8 }, (_, i) => write(`ltx_${i}`, 10 ** i)));
  const { rows } = await database.pool.query(
    `select substr(id, 5)::int as i, balance_before::int as before from ledger_transactions order by position`,
  );
  let sum = 0;
  for (const { i, before } of rows) {
    expect(before).toBe(sum);
    sum += 10 ** i;
  }
  expect(sum).toBe(11_111_111);
});
