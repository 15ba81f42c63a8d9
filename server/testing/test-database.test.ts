import { beforeEach, expect, it, onTestFinished } from 'vitest';
import pg from 'pg';
import { createTestServer } from './test-server.ts';
import { clearShelf, createTestDatabase, type TakenDatabase, takeTestDatabase } from './test-database.ts';

// A database that many tests had before is not handed on for ever.
beforeEach(clearShelf);

/** What one test does to the database it took, and the database that the next one takes. */
async function nextAfter(
  work: (database: TakenDatabase) => Promise<void>,
): Promise<{ before: TakenDatabase; next: TakenDatabase }> {
  const before = await takeTestDatabase();
  await work(before);
  await before.close();
  const next = await takeTestDatabase();
  onTestFinished(() => next.close());
  return { before, next };
}

const isKept = ({ before, next }: Awaited<ReturnType<typeof nextAfter>>) =>
  before.connection.database === next.connection.database;

const person = `insert into users (id, email, name, password_hash, referral_code) values ('usr_1', 'a@example.com', 'A', 'x', 'R1')`;

async function writeLedger({ pool }: TakenDatabase): Promise<void> {
  await pool.query(person);
  await pool.query(
    `with t as (insert into ledger_transactions (id, user_id, kind, title, idempotency_key)
       values ('ltx_1', 'usr_1', 'grant', 't', 'k') returning id)
     insert into ledger_entries (transaction_id, user_id, account, amount)
       select id, 'usr_1', 'available', amount from t, unnest(array[5, -5]) amount`,
  );
}

/** Every row of every table, and how far every sequence is. */
async function everythingIn(database: { pool: pg.Pool }): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.pool.query<{ name: string; kind: string }>(
    `select c.oid::regclass::text as name, relkind as kind from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'S') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name, kind } of tables) {
    const what = kind === 'S' ? 'last_value, is_called' : '*';
    const { rows } = await database.pool.query(`select ${what} from ${name} order by 1`);
    found[name] = rows;
  }
  return found;
}

it('gives the next test what a fresh database holds, after a server with accounts, credits and a queue', async () => {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.close());
  const server = await createTestServer();
  await server.signUp();
  await server.deps.runs.start({ worksOnRuns: true });
  await server.deps.pool.query('update pgboss.version set cron_on = now()');
  expect(await everythingIn(server.deps)).not.toEqual(await everythingIn(fresh));
  await server.close();
  const next = await takeTestDatabase();
  onTestFinished(() => next.close());
  expect(await everythingIn(next)).toEqual(await everythingIn(fresh));
});

it('empties what may only be added to, and counts from one again', async () => {
  const after = await nextAfter(writeLedger);
  expect(isKept(after)).toBe(true);
  await writeLedger(after.next);
  const { rows } = await after.next.pool.query('select id::int from ledger_entries order by id');
  expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  await expect(after.next.pool.query('delete from ledger_entries')).rejects.toThrow('append-only');
});

it('leaves nothing that a session has set, prepared, locked or made for itself', async () => {
  const after = await nextAfter(async ({ pool }) => {
    const client = await pool.connect();
    await client.query(`set search_path = pgboss`);
    await client.query('select pg_advisory_lock(1)');
    await client.query('create temporary table mine (id int)');
    await client.query({ name: 'asked', text: 'select $1::int', values: [1] });
    await client.query('listen something');
    client.release();
  });
  const { rows } = await after.next.pool.query(
    `select current_setting('search_path') as path, to_regclass('mine') as mine, (select count(*)::int from pg_locks
       where locktype = 'advisory') as locks, (select count(*)::int from pg_prepared_statements) as prepared,
       (select count(*)::int from pg_listening_channels()) as channels`,
  );
  expect(rows).toEqual([{ path: '"$user", public', mine: null, locks: 0, prepared: 0, channels: 0 }]);
});

it.each([
  ['a table', 'create table things (id int)'],
  ['a column', 'alter table users add column colour text'],
  ['a rule that was switched off', 'alter table ledger_entries disable trigger all'],
  ['a function', `create function one() returns int language sql return 1`],
  ['a name', 'alter table notices rename to told'],
  ['an index', 'drop index audit_log_order'],
  ['what the planner knows', 'analyze users'],
])('is another database after a test has changed %s', async (_what, statement) => {
  const after = await nextAfter(async ({ pool }) => {
    await pool.query(person);
    await pool.query(statement);
  });
  expect(isKept(after)).toBe(false);
});

it('is another database while a transaction of the test is still open', async () => {
  const forgotten = { client: new pg.Client() };
  const after = await nextAfter(async ({ connection }) => {
    forgotten.client = new pg.Client(connection);
    forgotten.client.on('error', () => undefined);
    await forgotten.client.connect();
    await forgotten.client.query('begin');
    await forgotten.client.query(person);
  });
  expect(isKept(after)).toBe(false);
});

it('cuts off who is still connected, before the next test has it', async () => {
  const forgotten = { client: new pg.Client() };
  const after = await nextAfter(async ({ connection }) => {
    forgotten.client = new pg.Client(connection);
    forgotten.client.on('error', () => undefined);
    await forgotten.client.connect();
  });
  await expect(forgotten.client.query(person)).rejects.toThrow();
  expect(isKept(after)).toBe(true);
});

it('stays with the test until the last of its servers is closed', async () => {
  const first = await createTestServer();
  const second = await createTestServer({ sharesDatabaseWith: first });
  const { token } = await first.signUp();
  await first.close();
  const other = await createTestServer();
  onTestFinished(() => other.close());
  expect((await second.api('GET /chats', { token })).status).toBe(200);
  expect((await other.api('GET /chats', { token })).status).toBe(401);
  await second.close();
});

it('answers nothing to a pool that was closed', async () => {
  const { before } = await nextAfter(async () => undefined);
  await expect(before.pool.query(person)).rejects.toThrow('after calling end');
});
