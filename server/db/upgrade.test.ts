import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

/** The schema as it was after so many migrations. */
async function migrateTo(pool: pg.Pool, count: number): Promise<void> {
  const folder = throwAwayFolder('migrations');
  cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(drizzle(pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}

it('C1 a ledger from before says on each line what was there before it, and goes on from there', async () => {
  const { pool, close } = await createTestDatabase('template0');
  try {
    await migrateTo(pool, 27);
    const write = (user: string, id: string, available: number, held: number) =>
      pool.query(`begin;
        insert into ledger_transactions (id, user_id, kind, title, idempotency_key) values ('${id}', '${user}', 'grant', 't', '${id}');
        insert into ledger_entries (transaction_id, user_id, account, amount) values
          ('${id}', '${user}', 'available', ${available}), ('${id}', '${user}', 'held', ${held}), ('${id}', '${user}', 'granted', ${-available - held});
        commit`);
    for (const user of ['usr_1', 'usr_2'])
      await pool.query(
        `insert into users (id, email, name, password_hash, referral_code) values ('${user}', '${user}@example.com', 'A', 'x', '${user}')`,
      );
    await write('usr_1', 'ltx_1', 500, 0);
    await write('usr_2', 'ltx_2', 90, 0);
    await write('usr_1', 'ltx_3', -200, 200);
    await write('usr_1', 'ltx_4', 0, -120);
    await migrateDatabase(pool);
    await write('usr_1', 'ltx_5', 30, 0);
    const { rows } = await pool.query(
      'select id, balance_before::int as before from ledger_transactions order by position',
    );
    expect(rows.map(({ id, before }) => [id, before])).toEqual([
      ['ltx_1', 0],
      ['ltx_2', 0],
      ['ltx_3', 500],
      ['ltx_4', 500],
      ['ltx_5', 380],
    ]);
    await expect(pool.query('update ledger_transactions set balance_before = 1')).rejects.toThrow(
      /append-only/,
    );
  } finally {
    await close();
  }
});
