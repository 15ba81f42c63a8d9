import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(async () => await database.close());

/** Asks on one connection, which is the one that knows what it has prepared. */
async function onOneConnection<T>(work: (client: pg.PoolClient) => Promise<T>) {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const text = 'select $1::int + 1 as next';
const ask = { text, values: [1] };

it('what is asked again is prepared, and answers the same', async () => {
  await onOneConnection(async (client) => {
    const prepared = async () => {
      const { rows } = await client.query<{ count: string }>(
        'select count(*) from pg_prepared_statements where statement = $1',
        [text],
      );
      return Number(rows[0]?.count);
    };
    expect((await client.query(ask)).rows).toEqual([{ next: 2 }]);
    expect(await prepared()).toBe(0);
    expect((await client.query({ ...ask, values: [4] })).rows).toEqual([{ next: 5 }]);
    expect((await client.query({ ...ask, values: [6] })).rows).toEqual([{ next: 7 }]);
    expect(await prepared()).toBe(1);
  });
});

it('a search is planned for what it looks for each time', async () => {
  await onOneConnection(async (client) => {
    for (const sought of ['a%', 'b%', 'c%'])
      expect(
        (await client.query({ text: 'select $1::text like $2 as is_found', values: ['abc', sought] })).rows,
      ).toEqual([{ is_found: sought === 'a%' }]);
    const { rows } = await client.query(
      "select name from pg_prepared_statements where statement like '%is_found%'",
    );
    expect(rows).toEqual([]);
  });
});

it('no more is prepared than the server should keep, and the rest is answered as well', async () => {
  await onOneConnection(async (client) => {
    for (let number = 0; number < 300; number += 1)
      for (const value of [1, 2]) {
        const { rows } = await client.query({ text: `select $1::int + ${number} as sum`, values: [value] });
        expect(rows).toEqual([{ sum: value + number }]);
      }
    const { rows } = await client.query<{ count: string }>('select count(*) from pg_prepared_statements');
    expect(Number(rows[0]?.count)).toBeLessThanOrEqual(256);
  });
});

it('a column that came meanwhile does no harm to what was prepared before', async () => {
  await database.db.execute(sql`create table things (name text)`);
  const insert = () => database.db.execute(sql`insert into things (name) values (${'a'}) returning name`);
  for (let turn = 0; turn < 4; turn += 1) await insert();
  await database.db.execute(sql`alter table things add column age integer not null default 3`);
  expect((await insert()).rows).toEqual([{ name: 'a' }]);
});
