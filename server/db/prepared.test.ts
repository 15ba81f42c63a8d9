import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../modules/identity/identity.tables.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { prepared } from './prepared.ts';

const nameOf = prepared<{ id: string }, { name: string }[]>('name_of_somebody', (db) =>
  db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);

const add = (id: string) =>
  `insert into users (id, email, name, password_hash, referral_code) values ('${id}', '${id}@example.com', '${id}', 'none', '${id}')`;

it('asks the same with other values, in transactions too, and a connection has it parsed once', async () => {
  const { db, pool, close } = await createTestDatabase();
  try {
    await pool.query(add('usr_one'));
    expect(await nameOf(db, { id: 'usr_one' })).toEqual([{ name: 'usr_one' }]);
    expect(await nameOf(db, { id: 'usr_two' })).toEqual([]);
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(add('usr_two')));
      expect(await nameOf(tx, { id: 'usr_two' })).toEqual([{ name: 'usr_two' }]);
      expect(await nameOf(tx, { id: 'usr_one' })).toEqual([{ name: 'usr_one' }]);
      const { rows } = await tx.execute(sql`select name from pg_prepared_statements`);
      expect(rows).toEqual([{ name: 'name_of_somebody' }]);
    });
  } finally {
    await close();
  }
});
