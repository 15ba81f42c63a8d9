import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './pool.ts';
import { askServer, followConnections, type ServerNow } from './standing-connections.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Two connections, opened before and after the moment `lostAt`; which of them are open after `dropVanished`. */
async function stillStanding(answer: (now: ServerNow, own: readonly number[]) => ServerNow) {
  const { pool, close } = openDatabase(database.connection, 4, () => undefined);
  try {
    const answers: ServerNow[] = [];
    const standing = followConnections([pool], async () => answers.shift() ?? now);
    const before = await pool.connect();
    const lostAt = performance.now();
    const after = await pool.connect();
    const clients = [before, after];
    const now = await askServer(database.connection);
    const own = await Promise.all(
      clients.map(
        async (client) =>
          (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0,
      ),
    );
    answers.push(now, answer(now, own));
    await standing.meetServer();
    await standing.dropVanished(lostAt);
    const stand = await Promise.all(
      clients.map((client) =>
        client.query('select 1').then(
          () => true,
          () => false,
        ),
      ),
    );
    clients.forEach((client, index) => client.release(!stand[index]));
    return { before: stand[0], after: stand[1] };
  } finally {
    await close();
  }
}

it('a server tells its start and the processes of every connection', async () => {
  const { processes, startedAt } = await askServer(database.connection);
  expect(startedAt).toMatch(/^\d{4}-\d\d-\d\d /);
  expect(processes?.size).toBeGreaterThan(0);
});

it('keeps all connections of a server that knows them', async () => {
  expect(await stillStanding((now) => now)).toEqual({ before: true, after: true });
});

it('leaves the connections that the same server does not know any more', async () => {
  expect(
    await stillStanding((now, [before]) => ({
      ...now,
      processes: new Set([...(now.processes ?? [])].filter((pid) => pid !== before)),
    })),
  ).toEqual({ before: false, after: true });
});

it('leaves what was opened before the loss when it is another server, whose processes may have the same ids', async () => {
  expect(await stillStanding((now) => ({ ...now, startedAt: 'later' }))).toEqual({
    before: false,
    after: true,
  });
});

it('behind a pooler, which makes up ids, goes by the server alone', async () => {
  expect(await stillStanding((now) => ({ ...now, processes: null }))).toEqual({ before: true, after: true });
  expect(await stillStanding(() => ({ startedAt: 'later', processes: null }))).toEqual({
    before: false,
    after: true,
  });
});
