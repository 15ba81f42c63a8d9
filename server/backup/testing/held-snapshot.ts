import pg from 'pg';
import type { TestServer } from '../../testing/test-server.ts';

/** Every row of every table, as text, by table. */
export type AllRows = Record<string, string[]>;

export async function readAllRows(client: pg.ClientBase): Promise<AllRows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const all: AllRows = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/**
 * A pool whose first transaction tells its snapshot: `rows()` gives, at any time later, what that transaction could see,
 * read by another connection.
 */
export function followSnapshot({ deps: { pool } }: TestServer): {
  readonly pool: pg.Pool;
  rows(): Promise<AllRows>;
  close(): Promise<void>;
} {
  const reader = new pg.Client(pool.options);
  const hold = async (client: pg.ClientBase) => {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    await reader.connect();
    await reader.query('begin isolation level repeatable read read only');
    await reader.query(`set transaction snapshot '${rows[0]?.id}'`);
  };
  const connect = async () => {
    const client = await pool.connect();
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const told = (...given: unknown[]) => {
      const answer = query(...given);
      const isFirst = typeof given[0] === 'string' && given[0].startsWith('lock table');
      return isFirst ? (answer as Promise<unknown>).then(() => hold(client)) : answer;
    };
    const release = client.release.bind(client);
    // The pool hands the same client out again later.
    return Object.assign(client, {
      query: told,
      release: (isBroken?: boolean) => {
        Object.assign(client, { query, release });
        release(isBroken);
      },
    });
  };
  const followed = Object.assign(Object.create(pool) as pg.Pool, { connect });
  return { pool: followed, rows: () => readAllRows(reader), close: () => reader.end() };
}
